/** Requests for PDFs: one row, and so one job, for the same printed content. */
import { and, eq, sql } from 'drizzle-orm';
import type { Executor } from '../database/database.ts';
import { pdfs } from '../schema/pdf.ts';
import { type PdfRow, withoutGone } from './pdf-place.ts';

/** One kind of PDF of a report as it is printed at one moment; `contentKey` is a fingerprint of that. */
export type PdfContent = Pick<PdfRow, 'accountId' | 'inspectionId' | 'type' | 'reportVersion' | 'contentKey'>;

const whenFailed = (value: unknown, column: unknown) =>
  sql`case when ${pdfs.state} = 'failed' then ${value} else ${column} end`;

const queuedAnew = { state: 'queued', progress: 0, attempts: 0, interruptions: 0, nextAttemptAt: sql`now()` } as const;

export const buildPdfRequests = (db: Executor) => {
  /** The row for this content, if it was ever asked for. */
  const find = async (
    dataDir: string,
    { accountId, inspectionId, type, contentKey }: PdfContent,
  ): Promise<PdfRow | undefined> => {
    const [row] = await db.orm
      .select()
      .from(pdfs)
      .where(
        and(
          eq(pdfs.accountId, accountId),
          eq(pdfs.inspectionId, inspectionId),
          eq(pdfs.type, type),
          eq(pdfs.contentKey, contentKey),
        ),
      );
    return row && withoutGone(db, dataDir, row);
  };

  const makeAgain = async (row: PdfRow): Promise<PdfRow> => {
    const [queued] = await db.orm
      .update(pdfs)
      .set(queuedAnew)
      // Another request may have queued it meanwhile.
      .where(and(eq(pdfs.accountId, row.accountId), eq(pdfs.id, row.id), eq(pdfs.state, 'ready')))
      .returning();
    return queued ?? { ...row, ...queuedAnew, nextAttemptAt: row.nextAttemptAt };
  };

  return {
    find,

    /** Whether a request for this content would make a new job. */
    isNew: async (dataDir: string, content: PdfContent): Promise<boolean> => {
      const row = await find(dataDir, content);
      return row === undefined || row.state === 'failed';
    },

    /** The row for this content: the one there is, or a new one; one that failed, or whose file is gone, is queued again. */
    request: async (dataDir: string, content: PdfContent): Promise<PdfRow> => {
      const [row] = await db.orm
        .insert(pdfs)
        .values({ ...content, id: await db.ids.takeOne('pdfs', content.accountId) })
        .onConflictDoUpdate({
          target: [pdfs.accountId, pdfs.inspectionId, pdfs.type, pdfs.contentKey],
          set: {
            state: whenFailed('queued', pdfs.state),
            attempts: whenFailed(0, pdfs.attempts),
            interruptions: whenFailed(0, pdfs.interruptions),
            nextAttemptAt: whenFailed(sql`now()`, pdfs.nextAttemptAt),
          },
        })
        .returning();
      if (row === undefined) throw new Error('insert returned no row');
      return (await withoutGone(db, dataDir, row)).state === 'failed' ? makeAgain(row) : row;
    },
  };
};
