/** Opens the report behind a link: what the service has, overlaid by what was entered on this device and not sent yet. */
import { buildEditStore } from '#web/report/sync/edits.ts';
import { buildReportOutbox, type ReportOutbox } from '#web/report/sync/report-outbox.ts';
import { ReportStore } from '#web/report/model/report-store.ts';
import type { Attachment, TenantAttachment, TenantReport } from '#web/queries/generated/types.gen.ts';
import { asReport } from './as-report.ts';
import { buildCaptionQueue, type CaptionQueue } from '#web/report/sync/caption-queue.ts';
import { buildPhotoQueue, type PhotoQueue } from '#web/report/sync/photo-queue.ts';
import type { Place } from '#web/report/model/report-entry.ts';
import { buildTenantApi, type TenantApi } from './tenant-api.ts';
import { takeOverTenant } from '#web/report/sync/take-over-older.ts';
import { UNSENT } from '#web/report/sync/unsent-database.ts';
import { buildWaitingBox } from '#web/report/sync/waiting-box.ts';

/** Whose edits these are on this device: nobody signs in, account and inspection tell them apart. */
const ownerOf = ({ company }: TenantReport) => `${company.id ?? 0}/tenant`;

export type OpenReport = {
  /** As it was read last; rooms and items are the store's. */
  head: TenantReport;
  api: TenantApi;
  report: ReportStore;
  outbox: ReportOutbox;
  photos: PhotoQueue;
  captions: CaptionQueue;
  /** Replaces a photo that was changed, or takes it away. */
  changePhoto: (place: Place, id: number, now: TenantAttachment | undefined) => void;
  reload: () => Promise<TenantReport>;
  close: () => void;
};

export async function openTenantReport(token: string): Promise<OpenReport> {
  const api = buildTenantApi(token);
  const head = await api.read();
  const inspectionId = head.inspection.id;
  const report = new ReportStore(inspectionId, asReport(head));
  const reload = async () => {
    const now = await api.read();
    report.replace(asReport(now));
    await outbox.followDisk();
    return now;
  };
  const owner = ownerOf(head);
  const takeOver = takeOverTenant(owner, inspectionId);
  const edits = buildEditStore(UNSENT, takeOver);
  const outbox = buildReportOutbox({
    report,
    edits,
    owner,
    send: api.sendItem,
    onSentElsewhere: () => void reload().catch(() => undefined),
  });
  const changePhoto = (place: Place, id: number, now: TenantAttachment | undefined) => {
    const home = place.itemId === null ? report.room(place.roomId) : report.item(place.itemId);
    const others = (home?.attachments ?? []).filter((one) => one.id !== id);
    const at = (home?.attachments ?? []).findIndex((one) => one.id === id);
    const attachments: Attachment[] =
      now === undefined ? others : others.toSpliced(at === -1 ? others.length : at, 0, now);
    if (place.itemId === null) report.changeRoom(place.roomId, { attachments });
    else report.changeItem(place.itemId, { attachments });
  };
  const onSent = (place: Place, attachment: TenantAttachment) => changePhoto(place, attachment.id, attachment);
  const photos = buildPhotoQueue({
    owner,
    inspectionId,
    box: buildWaitingBox({ name: UNSENT, owner, inspectionId, kind: 'photos', takeOver }),
    sendPhoto: api.sendPhoto,
    onSent,
  });
  const captions = buildCaptionQueue({
    owner,
    inspectionId,
    box: buildWaitingBox({ name: UNSENT, owner, inspectionId, kind: 'captions', takeOver }),
    sendCaption: api.caption,
    onSent,
  });
  if (head.writable) {
    await outbox.overlay();
    await captions.resume();
    await photos.resume();
  }
  return {
    head,
    api,
    report,
    outbox,
    photos,
    captions,
    changePhoto,
    reload,
    close: () => {
      outbox.close();
      photos.close();
      captions.close();
    },
  };
}
