/** PDFs of reports: requests, progress and results. */
import { and, desc, eq, gte, lt } from 'drizzle-orm';
import { notFound } from '#domain/refusal.ts';
import type { Viewer } from '#domain/viewer.ts';
import type { Executor } from '../database/database.ts';
import { findPdfByHash } from '../directory/pdf-hashes.ts';
import { findAccountOfId } from '../directory/token-accounts.ts';
import type { LinkedId } from '../files/link-signature.ts';
import { buildPdfMaking } from './pdf-making.ts';
import { findPdfFile, type PdfRow, withoutGone } from './pdf-place.ts';
import { buildPdfRequests } from './pdf-requests.ts';
import { readPdfContents } from './pdf-source.ts';
import { getPdfSource } from './pdf-versions.ts';
import { pdfs } from '../schema/pdf.ts';

type SealedPdf = Pick<PdfRow, 'accountId' | 'inspectionId' | 'type'> & Record<'from' | 'until', string>;

async function isWithdrawn(db: Executor, accountId: number, id: number): Promise<boolean> {
  const [row] = await db.rows<{ state: PdfRow['state'] }>(
    'pdfs.state',
    'select state from pdfs where account_id = $1 and id = $2',
    [accountId, id],
  );
  return row?.state === 'failed';
}

export const buildPdfStore = (db: Executor) => ({
  ...buildPdfRequests(db),
  ...buildPdfMaking(db),

  getSource: (viewer: Viewer, inspectionId: number) => getPdfSource(db, viewer, inspectionId),

  readContents: (accountId: number, inspectionId: number) => readPdfContents(db, accountId, inspectionId),

  list: async (dataDir: string, accountId: number, inspectionId: number): Promise<PdfRow[]> => {
    const rows = await db.orm
      .select()
      .from(pdfs)
      .where(and(eq(pdfs.accountId, accountId), eq(pdfs.inspectionId, inspectionId)))
      .orderBy(desc(pdfs.requestedAt), desc(pdfs.id))
      .limit(100);
    return Promise.all(rows.map((row) => withoutGone(db, dataDir, row)));
  },

  /** The newest of a finished report, asked for between its sealing and its reopening; undefined when there is none. */
  findSealed: async (
    dataDir: string,
    { accountId, inspectionId, type, from, until }: SealedPdf,
  ): Promise<PdfRow | undefined> => {
    const [row] = await db.orm
      .select()
      .from(pdfs)
      .where(
        and(
          eq(pdfs.accountId, accountId),
          eq(pdfs.inspectionId, inspectionId),
          eq(pdfs.type, type),
          eq(pdfs.state, 'ready'),
          gte(pdfs.requestedAt, from),
          lt(pdfs.requestedAt, until),
        ),
      )
      .orderBy(desc(pdfs.requestedAt), desc(pdfs.id))
      .limit(1);
    return row && withoutGone(db, dataDir, row);
  },

  /** Undefined for one whose report is gone. */
  findOne: async (accountId: number, id: number): Promise<PdfRow | undefined> => {
    const [row] = await db.orm
      .select()
      .from(pdfs)
      .where(and(eq(pdfs.accountId, accountId), eq(pdfs.id, id)));
    return row;
  },

  /** By the hash of its bytes, in any account. */
  findByHash: (sha256: string) => findPdfByHash(db, sha256),

  get: async (accountId: number, id: number): Promise<PdfRow> => {
    const [row] = await db.orm
      .select()
      .from(pdfs)
      .where(and(eq(pdfs.accountId, accountId), eq(pdfs.id, id)));
    if (row === undefined) throw notFound('PDF');
    return row;
  },

  locate: async (dataDir: string, { accountId, id }: LinkedId): Promise<string> => {
    const owner = accountId ?? (await findAccountOfId(db, 'pdfs', id));
    // One that shows what was covered since lies there still, for nobody.
    if (owner !== undefined && (await isWithdrawn(db, owner, id))) throw notFound('PDF');
    const path = owner === undefined ? undefined : await findPdfFile(db, dataDir, { accountId: owner, id });
    if (path === undefined) throw notFound('PDF');
    return path;
  },
});
