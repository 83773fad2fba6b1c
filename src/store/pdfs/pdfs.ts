/** PDFs of reports: requests, progress and results. */
import { access } from 'node:fs/promises';
import { and, desc, eq } from 'drizzle-orm';
import { notFound } from '#domain/refusal.ts';
import type { Viewer } from '#domain/viewer.ts';
import type { Executor } from '../database/database.ts';
import { findAccountOfId } from '../directory/token-accounts.ts';
import type { LinkedId } from '../files/link-signature.ts';
import { formerPdfPath, pdfPath } from './pdf-files.ts';
import { buildPdfMaking } from './pdf-making.ts';
import { buildPdfRequests, type PdfRow } from './pdf-requests.ts';
import { readPdfContents } from './pdf-source.ts';
import { getPdfSource } from './pdf-versions.ts';
import { pdfs } from '../schema/pdf.ts';

export const buildPdfStore = (db: Executor) => ({
  ...buildPdfRequests(db),
  ...buildPdfMaking(db),

  getSource: (viewer: Viewer, inspectionId: number) => getPdfSource(db, viewer, inspectionId),

  readContents: (accountId: number, inspectionId: number) => readPdfContents(db, accountId, inspectionId),

  list: (accountId: number, inspectionId: number): Promise<PdfRow[]> =>
    db.orm
      .select()
      .from(pdfs)
      .where(and(eq(pdfs.accountId, accountId), eq(pdfs.inspectionId, inspectionId)))
      .orderBy(desc(pdfs.requestedAt), desc(pdfs.id))
      .limit(100),

  get: async (accountId: number, id: number): Promise<PdfRow> => {
    const [row] = await db.orm
      .select()
      .from(pdfs)
      .where(and(eq(pdfs.accountId, accountId), eq(pdfs.id, id)));
    if (row === undefined) throw notFound('PDF');
    return row;
  },

  /** The path of its file, also of a PDF from before accounts counted their own ids. */
  locate: async (dataDir: string, { accountId, id }: LinkedId): Promise<string> => {
    const owner = accountId ?? (await findAccountOfId(db, 'pdfs', id));
    if (owner !== undefined) {
      const own = pdfPath(dataDir, { accountId: owner, id });
      if (await isThere(own)) return own;
      const former = formerPdfPath(dataDir, id);
      if ((await isThere(former)) && (await isFormerPdf(db, owner, id))) return former;
    }
    throw notFound('PDF');
  },
});

/** Whether it is from before accounts counted their own ids, when its file was named by the id alone. */
async function isFormerPdf(db: Executor, accountId: number, id: number): Promise<boolean> {
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
