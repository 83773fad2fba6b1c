/** Attachments of reports and meters; the cover of each report that has photos. */
import type { DemoContent, DemoInspection } from '#demo/content/demo-inspection.ts';
import { insertRows } from '#store/database/bulk-insert.ts';
import type { Executor } from '#store/database/database.ts';
import { attachments } from '#store/schema/attachment.ts';
import type { CompanyIds } from './company-rows.ts';
import { meterPhotos, type Shown } from './demo-files.ts';
import { Identities } from './identities.ts';
import type { PortfolioIds } from './portfolio-rows.ts';
import type { ReportIds } from './report-rows.ts';

/** The attachment that is the cover of each report. */
export type Covers = Map<DemoInspection, number>;

export async function insertEvidence(
  tx: Executor,
  content: DemoContent,
  company: CompanyIds,
  portfolio: PortfolioIds,
  reports: ReportIds,
  files: Identities<Shown>,
): Promise<Covers> {
  const { accountId } = company;
  const ids = await Identities.reserve(
    tx,
    attachments,
    accountId,
    content.inspections.flatMap(({ evidence }) => evidence),
  );
  const covers: Covers = new Map();
  const rows = content.inspections.flatMap((inspection) =>
    inspection.evidence.map((one, at) => {
      if (one.room === null && 'photo' in one.file && !covers.has(inspection)) covers.set(inspection, ids.of(one));
      return {
        id: ids.of(one),
        accountId,
        fileId: files.of(one),
        reportId: reports.reports.of(inspection),
        roomId: reports.rooms.find(one.room),
        itemId: reports.items.find(one.item),
        meterId: null as number | null,
        position: at,
        description: one.description,
        filename: 'photo' in one.file ? `${one.file.photo}.jpg` : `${one.file.dictation.file}.webm`,
        createdAt: (inspection.milestones.startedAt ?? inspection.milestones.updatedAt).toISOString(),
      };
    }),
  );
  await insertRows(tx, attachments, rows);
  await insertMeterPhotos(tx, content, accountId, portfolio, files);
  return covers;
}

async function insertMeterPhotos(
  tx: Executor,
  content: DemoContent,
  accountId: number,
  portfolio: PortfolioIds,
  files: Identities<Shown>,
): Promise<void> {
  const photos = meterPhotos(content);
  const ids = await Identities.reserve(
    tx,
    attachments,
    accountId,
    photos.map(({ meter }) => meter),
  );
  const rows = photos.map(({ meter, photo }) => ({
    id: ids.of(meter),
    accountId,
    fileId: files.of(meter),
    reportId: null as number | null,
    roomId: null as number | null,
    itemId: null as number | null,
    meterId: portfolio.meters.of(meter),
    position: 0,
    description: `${meter.type} meter`,
    filename: `${photo}.jpg`,
    createdAt: content.now.toISOString(),
  }));
  await insertRows(tx, attachments, rows);
}
