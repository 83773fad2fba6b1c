/** Opens the report behind a link: what the service has, overlaid by what was entered on this device and not sent yet. */
import { webConfig } from '#web/env.ts';
import { buildEditStore } from '#web/features/report-editor/outbox/edits.ts';
import { buildReportOutbox, type ReportOutbox } from '#web/features/report-editor/outbox/report-outbox.ts';
import { ReportStore } from '#web/features/report-editor/report-store.ts';
import type { Attachment, TenantAttachment, TenantReport } from '#web/queries/generated/types.gen.ts';
import { asReport } from './as-report.ts';
import { buildCaptionQueue, type CaptionQueue } from './caption-queue.ts';
import { buildPhotoQueue, type PhotoQueue } from './photo-queue.ts';
import { buildTenantApi, type PhotoPlace, type TenantApi } from './tenant-api.ts';
import { buildWaitingBox } from './waiting-box.ts';

/** Whose edits these are on this device: nobody signs in, the inspection tells them apart. */
const OWNER = 'tenant';

export type OpenReport = {
  /** As it was read last; rooms and items are the store's. */
  head: TenantReport;
  api: TenantApi;
  report: ReportStore;
  outbox: ReportOutbox;
  photos: PhotoQueue;
  captions: CaptionQueue;
  /** Replaces a photo that was changed, or takes it away. */
  changePhoto: (place: PhotoPlace, id: number, now: TenantAttachment | undefined) => void;
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
  const edits = buildEditStore(`keyturn-tenant-edits ${webConfig.apiUrl}`);
  const outbox = buildReportOutbox({
    report,
    edits,
    owner: OWNER,
    send: api.sendItem,
    onSentElsewhere: () => void reload().catch(() => undefined),
  });
  const changePhoto = (place: PhotoPlace, id: number, now: TenantAttachment | undefined) => {
    const home = place.itemId === null ? report.room(place.roomId) : report.item(place.itemId);
    const others = (home?.attachments ?? []).filter((one) => one.id !== id);
    const at = (home?.attachments ?? []).findIndex((one) => one.id === id);
    const attachments: Attachment[] =
      now === undefined ? others : others.toSpliced(at === -1 ? others.length : at, 0, now);
    if (place.itemId === null) report.changeRoom(place.roomId, { attachments });
    else report.changeItem(place.itemId, { attachments });
  };
  const onSent = (place: PhotoPlace, attachment: TenantAttachment) => changePhoto(place, attachment.id, attachment);
  const photos = buildPhotoQueue({
    inspectionId,
    box: buildWaitingBox(`keyturn-tenant-photos ${webConfig.apiUrl}`, 'photos'),
    sendPhoto: api.sendPhoto,
    onSent,
  });
  const captions = buildCaptionQueue({
    inspectionId,
    box: buildWaitingBox(`keyturn-tenant-captions ${webConfig.apiUrl}`, 'captions'),
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
