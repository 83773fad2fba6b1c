/** One item on its way to the service, and what the answer means for the edits in it. */
import { updateItem } from '#web/queries/generated/sdk.gen.ts';
import type { SendItem } from './drain.ts';
import { outcomeOf } from './send-outcome.ts';

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
