/** The file of a PDF, and the state of a PDF that has lost it. */
import { access } from 'node:fs/promises';
import type { Executor } from '../database/database.ts';
import type { pdfs } from '../schema/pdf.ts';
import { formerPdfPath, type PdfKey, pdfPath } from './pdf-files.ts';

export type PdfRow = typeof pdfs.$inferSelect;

/** Its path, also of a PDF from before accounts counted their own ids; undefined when there is none. */
export async function findPdfFile(db: Executor, dataDir: string, key: PdfKey): Promise<string | undefined> {
  const own = pdfPath(dataDir, key);
  if (await isThere(own)) return own;
  const former = formerPdfPath(dataDir, key.id);
  return (await isThere(former)) && (await isFormerPdf(db, key)) ? former : undefined;
}

/** Read as failed, so that it is made again when somebody asks for it. The row stays, since the file may come back. */
export async function withoutGone(db: Executor, dataDir: string, row: PdfRow): Promise<PdfRow> {
  if (row.state !== 'ready' || (await findPdfFile(db, dataDir, row)) !== undefined) return row;
  return { ...row, state: 'failed', failure: 'The file of this PDF is gone. Ask for the PDF again.' };
}

/** Whether it is from before accounts counted their own ids, when its file was named by the id alone. */
async function isFormerPdf(db: Executor, { accountId, id }: PdfKey): Promise<boolean> {
  const rows = await db.rows(
    'pdfs.is-former',
    `select from pdfs join id_leases lease on lease.account_id = $1 and lease.kind = 'pdfs'
     where pdfs.account_id = $1 and pdfs.id = $2 and pdfs.id < lease.first`,
    [accountId, id],
  );
  return rows.length > 0;
}

async function isThere(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
