/** How the office sends what waits, as the person who is signed in; and where all of it waits in this browser. */
import { updateItemAttachment, updateRoomAttachment } from '#web/queries/generated/sdk.gen.ts';
import { uploadFile } from '#web/queries/upload-file.ts';
import type { ReportHome } from '#web/report/model/report-home.ts';
import type { LocalIds } from '#web/report/requests/local-ids.ts';
import { WAITING, WaitingDisk } from './disk.ts';
import { answerTo } from './judge-failure.ts';
import type { SendCaption, SendPhoto } from './parcels.ts';
import { isOlderThere, LATER, OLD_EDITS } from './older-databases.ts';
import type { Send } from './queue-state.ts';
import type { ReportRequests } from '#web/report/requests/report-requests.ts';
import { patient, versionHeaders } from './request-options.ts';

/** The older release's part is loaded only where such a release has been: nobody else waits for it. */
export const disk = new WaitingDisk(WAITING, async (put) => {
  if (!(await isOlderThere([OLD_EDITS, LATER]))) return;
  const { takeOverOffice } = await import('./take-over-older.ts');
  await takeOverOffice(put);
});

const sendPhoto =
  (inspectionId: number, { served }: LocalIds): SendPhoto =>
  async ({ place: { roomId, itemId }, ...photo }) => {
    const item = itemId === null ? '' : `/items/${served(itemId)}`;
    return uploadFile({ path: `/inspections/${inspectionId}/rooms/${served(roomId)}${item}/attachments`, ...photo });
  };

const sendCaption =
  (inspectionId: number, { served }: LocalIds): SendCaption =>
  async ({ roomId, itemId }, photoId, description) => {
    const path = { inspection_id: inspectionId, room_id: served(roomId), attachment_id: photoId };
    const more = { body: { description }, ...patient({}), throwOnError: true as const };
    const { data } =
      itemId === null
        ? await updateRoomAttachment({ path, ...more })
        : await updateItemAttachment({ path: { ...path, item_id: served(itemId) }, ...more });
    return data;
  };

/** A template has no photographs. */
export const sendAsOffice = (home: ReportHome, requests: ReportRequests): Send => ({
  item: (at, fields, version) => answerTo(() => requests.updateItem(at, fields, patient(versionHeaders(version)))),
  name: (roomId, name, version) =>
    answerTo(() => requests.renameRoom(roomId, name, patient(versionHeaders(version))), 'room'),
  ...(typeof home === 'number' && { photo: sendPhoto(home, requests.ids), caption: sendCaption(home, requests.ids) }),
});
