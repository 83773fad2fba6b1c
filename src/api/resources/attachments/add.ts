/** Takes an uploaded file into a report or to a meter. */
import type { Caller, Writer } from '#domain/caller.ts';
import type { StoreTransaction } from '#store/build-store.ts';
import type { AttachmentRow } from '#store/reports/report-rows.ts';
import type { ReportHome } from '#store/reports/report-standing.ts';
import type { Services } from '../../plugins/request-store.ts';
import type { Written } from '../report/report-home.ts';
import { checkMayChangeMeters } from '../meters/may-change.ts';
import { checkPlace, type PlaceInReport } from './place.ts';
import { filesChange, noteMeter } from './trail.ts';
import type { Upload } from './upload.ts';

export async function addToReport(
  { store, server: { library, settings } }: Services,
  writer: Writer,
  { home, ...place }: PlaceInReport & { home: ReportHome },
  { file, description, filename }: Upload,
  /** Work that must happen together with it. */
  also: (tx: StoreTransaction) => Promise<void> = async () => undefined,
): Promise<Written<AttachmentRow>> {
  const { accountId } = writer;
  return library.settle(store, accountId, file, () =>
    store.inTransaction(async (tx) => {
      const standing = await tx.reports.lock(writer, home);
      await checkPlace(tx, writer, standing, place);
      await also(tx);
      const fileId = await tx.files.place(accountId, settings.dataDir, file);
      const { reportId } = standing;
      const id = await tx.attachments.add(accountId, { reportId, ...place }, { fileId, description, filename });
      const { row } = await tx.attachments.get(writer, id);
      await tx.reports.noteChange(writer, standing, filesChange('added', home, row));
      if (home.kind === 'inspection') {
        await tx.events.add(accountId, 'attachment.created', {
          attachment_id: id,
          inspection_id: home.id,
          room_id: place.roomId ?? null,
          item_id: place.itemId ?? null,
          type: row.type,
        });
      }
      return { result: row, reportVersion: standing.newVersion };
    }),
  );
}

export async function addToMeter(
  { store, server: { library, settings } }: Services,
  caller: Caller,
  { propertyId, meterId }: { propertyId: number; meterId: number },
  { file, description, filename }: Upload,
): Promise<AttachmentRow> {
  const { accountId } = caller;
  return library.settle(store, accountId, file, () =>
    store.inTransaction(async (tx) => {
      await tx.meters.get(accountId, { propertyId, id: meterId });
      await checkMayChangeMeters(tx, caller, propertyId);
      const fileId = await tx.files.place(accountId, settings.dataDir, file);
      const id = await tx.attachments.add(accountId, { meterId }, { fileId, description, filename });
      const { row } = await tx.attachments.get(caller, id);
      await noteMeter(tx, caller, { propertyId, id: meterId }, 'added', row);
      await tx.events.add(accountId, 'attachment.created', {
        attachment_id: id,
        property_id: propertyId,
        meter_id: meterId,
        type: row.type,
      });
      return row;
    }),
  );
}
