/** How the office sends what waits, as the person who is signed in; and where all of it waits in this browser. */
import { updateItemAttachment, updateRoomAttachment } from '#web/queries/generated/sdk.gen.ts';
import { uploadFile } from '#web/queries/upload-file.ts';
import type { ReportHome } from '#web/report/model/report-home.ts';
import { WAITING, WaitingDisk } from './disk.ts';
import { answerTo } from './judge-failure.ts';
import type { SendCaption, SendPhoto } from './parcels.ts';
import type { Send } from './queue.ts';
import type { ReportRequests } from './report-requests.ts';

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
});

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
    const more = { body: { description }, ...options(), throwOnError: true as const };
    const { data } =
      itemId === null
        ? await updateRoomAttachment({ path, ...more })
        : await updateItemAttachment({ path: { ...path, item_id: itemId }, ...more });
    return data;
  };

/** A template has no photographs. */
export const sendAsOffice = (
  home: ReportHome,
  { updateItem, renameRoom }: Pick<ReportRequests, 'updateItem' | 'renameRoom'>,
): Send => ({
  item: (at, fields, version) => answerTo(() => updateItem(at, fields, options(version))),
  name: (roomId, name, version) => answerTo(() => renameRoom(roomId, name, options(version)), 'room'),
  ...(typeof home === 'number' && { photo: sendPhoto(home), caption: sendCaption(home) }),
});
