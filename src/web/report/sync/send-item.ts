/** One item, or the name of a room, on its way to the service, and what the answer means for the edits in it. */
import { renameRoom, updateItem } from '#web/queries/generated/sdk.gen.ts';
import type { SendItem, SendName } from './drain.ts';
import { outcomeOf } from './send-outcome.ts';

/** A line may keep a request for ever: then everything typed after it would wait, too. */
const PATIENCE_MS = 30_000;

/** A deployment without versions gets no If-Match: the last writer wins there, as its contract says. */
export const versionHeaders = (version: number | undefined): Record<string, string> =>
  version === undefined ? {} : { 'If-Match': `"${version}-json"` };

export const sendItem: SendItem = async ({ inspectionId, roomId, itemId }, fields, version) => {
  try {
    const { data } = await updateItem({
      path: { inspection_id: inspectionId, room_id: roomId, item_id: itemId },
      body: fields,
      headers: versionHeaders(version),
      signal: AbortSignal.timeout(PATIENCE_MS),
      throwOnError: true,
    });
    return { outcome: 'saved', current: data };
  } catch (error) {
    return outcomeOf(error);
  }
};

export const sendName: SendName = async ({ inspectionId, roomId }, name, version) => {
  try {
    const path = { inspection_id: inspectionId, room_id: roomId };
    const { data } = await renameRoom({
      path,
      body: { name },
      headers: versionHeaders(version),
      signal: AbortSignal.timeout(PATIENCE_MS),
      throwOnError: true,
    });
    return { outcome: 'saved', current: data };
  } catch (error) {
    return outcomeOf(error, 'room');
  }
};
