/** PDFs of reports: what was asked for, how far it is, what was made. */
import { access } from 'node:fs/promises';
import { and, desc, eq, ne, sql } from 'drizzle-orm';
import type { PdfType } from '#domain/pdf-type.ts';
import { notFound } from '#domain/refusal.ts';
import type { Viewer } from '#domain/viewer.ts';
import type { Executor } from '../database/database.ts';
import { findAccountOfId } from '../directory/token-accounts.ts';
import type { LinkedId } from '../files/link-signature.ts';
import { formerPdfPath, pdfPath } from './pdf-files.ts';
import { getPdfSource, type PdfSource } from './pdf-versions.ts';
import { pdfs } from '../schema/pdf.ts';

export type PdfRow = typeof pdfs.$inferSelect;

/** The pages of one kind at one moment. */
type Content = [accountId: number, type: PdfType, source: PdfSource, contentKey: string];

const done = { state: 'ready', progress: 100 } as const;

export const buildPdfStore = (db: Executor) => {
  const one = (accountId: number, id: number) => and(eq(pdfs.accountId, accountId), eq(pdfs.id, id));
  const find = async (...[accountId, type, { inspectionId }, contentKey]: Content): Promise<PdfRow | undefined> => {
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
    return row;
  };

  return {
    getSource: (viewer: Viewer, inspectionId: number) => getPdfSource(db, viewer, inspectionId),

    /** The row for this content: the one there is, or a new one; a failed one is queued again. */
    request: async (...[accountId, type, source, contentKey]: Content): Promise<PdfRow> => {
      const { inspectionId, reportVersion } = source;
      const [row] = await db.orm
        .insert(pdfs)
        .values({
          accountId,
          id: await db.ids.takeOne('pdfs', accountId),
          inspectionId,
          type,
          contentKey,
          reportVersion,
        })
        .onConflictDoUpdate({
          target: [pdfs.accountId, pdfs.inspectionId, pdfs.type, pdfs.contentKey],
          set: {
            state: sql`case when ${pdfs.state} = 'failed' then 'queued' else ${pdfs.state} end`,
            attempts: sql`case when ${pdfs.state} = 'failed' then 0 else ${pdfs.attempts} end`,
            interruptions: sql`case when ${pdfs.state} = 'failed' then 0 else ${pdfs.interruptions} end`,
            nextAttemptAt: sql`case when ${pdfs.state} = 'failed' then now() else ${pdfs.nextAttemptAt} end`,
          },
        })
        .returning();
      if (row === undefined) throw new Error('insert returned no row');
      return row;
    },

    /** Whether a request for this content would make a new job. */
    isNew: async (...content: Content): Promise<boolean> => {
      const row = await find(...content);
      return row === undefined || row.state === 'failed';
    },

    /** The row for this content, if it was ever asked for. */
    find,

    list: (accountId: number, inspectionId: number): Promise<PdfRow[]> =>
      db.orm
        .select()
        .from(pdfs)
        .where(and(eq(pdfs.accountId, accountId), eq(pdfs.inspectionId, inspectionId)))
        .orderBy(desc(pdfs.requestedAt), desc(pdfs.id))
        .limit(100),

    get: async (accountId: number, id: number): Promise<PdfRow> => {
      const [row] = await db.orm.select().from(pdfs).where(one(accountId, id));
      if (row === undefined) throw notFound('PDF');
      return row;
    },

    /** Where its file is, that of one from before accounts counted their own ids included. */
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

    /** How often a process has ended while it was made: one that is still said to run was never put down. */
    start: async (accountId: number, id: number): Promise<number> => {
      const interruptions = sql`${pdfs.interruptions} + (${pdfs.state} = 'running')::int`;
      const [row] = await db.orm
        .update(pdfs)
        .set({ interruptions, state: 'running', progress: 0, failure: null })
        .where(one(accountId, id))
        .returning({ interruptions: pdfs.interruptions });
      return row?.interruptions ?? 0;
    },

    /** Nothing is wrong with it: the worker stops, and another makes it. */
    putDown: async (accountId: number, id: number): Promise<void> => {
      await db.orm
        .update(pdfs)
        .set({ state: 'queued' })
        .where(and(one(accountId, id), eq(pdfs.state, 'running')));
    },

    setProgress: async (accountId: number, id: number, progress: number): Promise<void> => {
      await db.orm.update(pdfs).set({ progress }).where(one(accountId, id));
    },

    /** Whether it was not finished before: two workers may have made it, and it is announced once. */
    finish: async (
      accountId: number,
      id: number,
      made: Pick<PdfRow, 'bytes' | 'pages' | 'sha256' | 'standard'>,
    ): Promise<boolean> => {
      const finished = await db.orm
        .update(pdfs)
        .set({ ...made, ...done, readyAt: sql`now()` })
        .where(and(one(accountId, id), ne(pdfs.state, 'ready')))
        .returning({ id: pdfs.id });
      return finished.length > 0;
    },

    /** Counts the attempt; `restMs` is how long until the next, null gives up. */
    fail: async (accountId: number, id: number, failure: string, restMs: number | null): Promise<void> => {
      await db.orm
        .update(pdfs)
        .set({
          failure,
          attempts: sql`${pdfs.attempts} + 1`,
          state: restMs === null ? 'failed' : 'queued',
          nextAttemptAt: sql`now() + ${restMs ?? 0} * interval '1 millisecond'`,
        })
        .where(and(one(accountId, id), ne(pdfs.state, 'ready')));
    },
  };
};

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
