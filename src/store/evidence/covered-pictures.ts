/**
 * A sealed version names the pictures that it was sealed with, and keeps them. Where parts of one were covered since,
 * its readers are shown the covered one: in the web report, in PDFs that are made of it later, and in dispute packs.
 */
import type { Executor } from '../database/database.ts';
import type { AttachmentRow } from '../reports/report-rows.ts';
import type { ReportTree } from '../reports/report-tree.ts';
import type { PrintedFacts } from './printed-facts.ts';
import { filesOf } from './sealed-files.ts';

type Shown = Required<Pick<AttachmentRow, 'fileId' | 'sha256' | 'mediaType' | 'bytes' | 'covered'>>;

export async function withCoveredPictures(db: Executor, accountId: number, facts: PrintedFacts): Promise<PrintedFacts> {
  const rows = await db.rows<Shown & { of: number }>(
    'evidence.covered',
    `select c.file_id as of, f.id as "fileId", f.sha256, f.media_type as "mediaType", f.bytes::float8 as bytes, f.covered
     from covered_files c join files f on f.account_id = c.account_id and f.id = c.shown_id
     where c.account_id = $1 and c.file_id = any($2::int[])`,
    [accountId, filesOf(facts)],
  );
  if (rows.length === 0) return facts;
  const shown = new Map(rows.map(({ of, ...file }) => [of, file]));
  const attachments = (all: AttachmentRow[]) => all.map((row) => ({ ...row, ...shown.get(row.fileId) }));
  const tree = (whole: ReportTree): ReportTree => ({
    attachments: attachments(whole.attachments),
    rooms: whole.rooms.map((room) => ({
      ...room,
      attachments: attachments(room.attachments),
      items: room.items.map((item) => ({ ...item, attachments: attachments(item.attachments) })),
    })),
  });
  const inspection = <Named extends { coverFileId: number | null }>(named: Named): Named => ({
    ...named,
    coverFileId: shown.get(named.coverFileId ?? 0)?.fileId ?? named.coverFileId,
  });
  const { earlier, visitBefore } = facts;
  return {
    ...facts,
    inspection: inspection(facts.inspection),
    tree: tree(facts.tree),
    earlier: earlier && { ...earlier, inspection: inspection(earlier.inspection), tree: tree(earlier.tree) },
    meters: facts.meters.map((meter) => ({ ...meter, attachments: attachments(meter.attachments) })),
    visitBefore: visitBefore && { ...visitBefore, tree: tree(visitBefore.tree) },
  };
}
