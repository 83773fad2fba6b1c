/**
 * PDFs of unfinished reports: they print whoever is erased, and are drawn anew when somebody asks. Nothing tells which of
 * them name the person, so all go.
 */
import { rm } from 'node:fs/promises';
import type { Executor } from '../database/database.ts';
import { formerPdfPath, pdfPath } from '../pdfs/pdf-files.ts';
import { findPdfFile } from '../pdfs/pdf-place.ts';
import { heldInspection } from './held.ts';

const from = `pdfs t join inspections i on i.account_id = t.account_id and i.id = t.inspection_id
  where t.account_id = $1 and i.completed_at is null`;

export async function countDraftPdfs(db: Executor, accountId: number): Promise<{ gone: number; held: number }> {
  const [row] = await db.rows<{ gone: number; held: number }>(
    'erasures.count-draft-pdfs',
    `select count(*) filter (where not ${heldInspection('i')})::int as gone,
       count(*) filter (where ${heldInspection('i')})::int as held from ${from}`,
    [accountId],
  );
  return row ?? { gone: 0, held: 0 };
}

/** The files first: a row without one is made again when somebody asks, a file without a row would stay for good. */
export async function removeDraftPdfs(db: Executor, accountId: number, dataDir: string): Promise<void> {
  const rows = await db.rows<{ id: number }>(
    'erasures.draft-pdfs',
    `select t.id from ${from} and not ${heldInspection('i')} order by t.id`,
    [accountId],
  );
  for (const { id } of rows) {
    const former = await findPdfFile(db, dataDir, { accountId, id });
    if (former === formerPdfPath(dataDir, id)) await rm(former, { force: true });
    await rm(pdfPath(dataDir, { accountId, id }), { force: true });
  }
  await db.rows('erasures.remove-draft-pdfs', 'delete from pdfs where account_id = $1 and id = any($2::int[])', [
    accountId,
    rows.map(({ id }) => id),
  ]);
}
