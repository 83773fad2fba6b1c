/** One item on its way to the service, and what the answer means for the edits in it. */
import { ApiError, ConnectionLost, errorText } from '#web/queries/api-error.ts';
import { updateItem } from '#web/queries/generated/sdk.gen.ts';
import type { Item } from '#web/queries/generated/types.gen.ts';
import type { SendAnswer, SendItem } from './drain.ts';

/** A deployment without versions gets no If-Match: the last writer wins there, as its contract says. */
export const versionHeaders = (version: number | undefined): Record<string, string> =>
  version === undefined ? {} : { 'If-Match': `"${version}-json"` };

export const sendItem: SendItem = async ({ inspectionId, roomId, itemId }, fields, version) => {
  try {
    const { data } = await updateItem({
      path: { inspection_id: inspectionId, room_id: roomId, item_id: itemId },
      body: fields,
      headers: versionHeaders(version),
      throwOnError: true,
    });
    return { outcome: 'saved', item: data };
  } catch (error) {
    return outcomeOf(error);
  }
};

function outcomeOf(error: unknown): SendAnswer {
  if (error instanceof ConnectionLost) return { outcome: 'no answer' };
  if (!(error instanceof ApiError)) throw error;
  const { status, code, retryAfterSeconds, facts } = error;
  if (code === 'version_mismatch') return { outcome: 'changed', current: facts['current'] as Item };
  if (status >= 500 || status === 429 || status === 408 || status === 425 || code === 'request_in_progress')
    return { outcome: 'no answer', retryAfterSeconds };
  if (status === 404) return { outcome: 'refused', reason: 'The item is no longer in the report.' };
  return { outcome: 'refused', reason: errorText(error) };
}
