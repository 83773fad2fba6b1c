/** How the office sends what waits, as the person who is signed in; and where all of it waits in this browser. */
import { renameRoom, updateItem, updateItemAttachment, updateRoomAttachment } from '#web/queries/generated/sdk.gen.ts';
import { uploadFile } from '#web/queries/upload-file.ts';
import { WAITING, WaitingDisk } from './disk.ts';
import { answerTo } from './judge-failure.ts';
import type { SendCaption, SendPhoto } from './parcels.ts';
import type { SendItem, SendName } from './texts.ts';

/** A line may keep a request for ever: then everything typed after it would wait, too. */
const PATIENCE_MS = 30_000;

/** The older release's part is loaded by itself: one release from now nobody needs it. */
export const disk = new WaitingDisk(WAITING, async (put) => {
  const { takeOverOffice } = await import('./take-over-older.ts');
  await takeOverOffice(put);
});

/** A deployment without versions gets no If-Match: the last writer wins there, as its contract says. */
export const versionHeaders = (version: number | undefined): Record<string, string> =>
  version === undefined ? {} : { 'If-Match': `"${version}-json"` };

const options = (version?: number) => ({
  headers: versionHeaders(version),
  signal: AbortSignal.timeout(PATIENCE_MS),
  throwOnError: true as const,
});

export const sendItem: SendItem = ({ inspectionId, roomId, itemId }, body, version) => {
  const path = { inspection_id: inspectionId, room_id: roomId, item_id: itemId };
  return answerTo(async () => (await updateItem({ path, body, ...options(version) })).data);
};

export const sendName: SendName = ({ inspectionId, roomId }, name, version) => {
  const path = { inspection_id: inspectionId, room_id: roomId };
  return answerTo(async () => (await renameRoom({ path, body: { name }, ...options(version) })).data, 'room');
};

const sendPhoto =
  (inspectionId: number): SendPhoto =>
  ({ place: { roomId, itemId }, ...photo }) => {
    const item = itemId === null ? '' : `/items/${itemId}`;
    return uploadFile({ path: `/inspections/${inspectionId}/rooms/${roomId}${item}/attachments`, ...photo });
  };

const sendCaption =
  (inspectionId: number): SendCaption =>
  async ({ roomId, itemId }, photoId, description) => {
    const path = { inspection_id: inspectionId, room_id: roomId, attachment_id: photoId };
    const more = { body: { description }, ...options() };
    const { data } =
      itemId === null
        ? await updateRoomAttachment({ path, ...more })
        : await updateItemAttachment({ path: { ...path, item_id: itemId }, ...more });
    return data;
  };

export const sendAsOffice = (inspectionId: number) => ({
  item: sendItem,
  name: sendName,
  photo: sendPhoto(inspectionId),
  caption: sendCaption(inspectionId),
});
