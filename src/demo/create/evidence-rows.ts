/** Attachments of reports and meters; the cover of each report that has photos. */
import type { DemoContent, DemoInspection } from '#demo/content/demo-content.ts';
import type { DemoEvidence } from '#demo/content/report/evidence.ts';
import type { RoomKind } from '#demo/content/wording/room-items.ts';
import { photos } from '#demo/photos/catalogue.ts';
import { insertRows } from '#store/database/bulk-insert.ts';
import type { Executor } from '#store/database/database.ts';
import { attachments } from '#store/schema/attachment.ts';
import type { CompanyIds } from './company-rows.ts';
import { Identities } from './identities.ts';
import type { PortfolioIds } from './portfolio-rows.ts';
import type { ReportIds } from './report-rows.ts';

/** Ids of the files by what they show or say. */
export type FileIds = { photos: ReadonlyMap<string, number>; dictations: ReadonlyMap<RoomKind, number> };

/** Which attachment is the cover of which report. */
export type Covers = Map<DemoInspection, number>;

export async function insertEvidence(
  tx: Executor,
  content: DemoContent,
  company: CompanyIds,
  portfolio: PortfolioIds,
  reports: ReportIds,
  files: FileIds,
): Promise<Covers> {
  const { accountId } = company;
  const ids = await Identities.reserve(
    tx,
    attachments,
    content.inspections.flatMap(({ evidence }) => evidence),
  );
  const covers: Covers = new Map();
  const rows = content.inspections.flatMap((inspection) =>
    inspection.evidence.map((one, at) => {
      if (one.room === null && 'photo' in one.file && !covers.has(inspection)) covers.set(inspection, ids.of(one));
      return {
        id: ids.of(one),
        accountId,
        fileId: fileIdOf(one, files),
        reportId: reports.reports.of(inspection),
        roomId: reports.rooms.find(one.room),
        itemId: reports.items.find(one.item),
        meterId: null as number | null,
        position: at,
        description: one.description,
        filename: 'photo' in one.file ? `${one.file.photo}.jpg` : `${one.file.dictation}.wav`,
        createdAt: (inspection.milestones.startedAt ?? inspection.milestones.updatedAt).toISOString(),
      };
    }),
  );
  await insertRows(tx, attachments, rows);
  await insertMeterPhotos(tx, content, accountId, portfolio, files);
  return covers;
}

/** Every fourth property has its meters photographed. */
async function insertMeterPhotos(
  tx: Executor,
  { homes, now }: DemoContent,
  accountId: number,
  portfolio: PortfolioIds,
  files: FileIds,
): Promise<void> {
  const shown = homes.filter(({ property }) => property.key % 4 === 0).flatMap(({ meters }) => meters);
  const ids = await Identities.reserve(tx, attachments, shown);
  await insertRows(
    tx,
    attachments,
    shown.flatMap((meter) => {
      const photo = photos.find(({ items }) => items?.test(meter.type) === true);
      const fileId = photo === undefined ? undefined : files.photos.get(photo.key);
      if (photo === undefined || fileId === undefined) return [];
      return [
        {
          id: ids.of(meter),
          accountId,
          fileId,
          reportId: null as number | null,
          roomId: null as number | null,
          itemId: null as number | null,
          meterId: portfolio.meters.of(meter),
          position: 0,
          description: `${meter.type} meter`,
          filename: `${photo.key}.jpg`,
          createdAt: now.toISOString(),
        },
      ];
    }),
  );
}

function fileIdOf({ file }: DemoEvidence, files: FileIds): number {
  const id = 'photo' in file ? files.photos.get(file.photo) : files.dictations.get(file.dictation);
  if (id === undefined) throw new Error(`No file shows ${JSON.stringify(file)}.`);
  return id;
}
