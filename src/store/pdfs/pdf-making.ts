/** How the making of a PDF goes on and ends, as the worker records it. */
import { and, eq, ne, notInArray, sql } from 'drizzle-orm';
import type { Executor } from '../database/database.ts';
import { notePdfHash } from '../directory/pdf-hashes.ts';
import { pdfs } from '../schema/pdf.ts';
import type { PdfRow } from './pdf-place.ts';

export type MadePdf = Pick<PdfRow, 'bytes' | 'pages' | 'sha256' | 'standard' | 'reportVersion' | 'contentKey'>;

const done = { state: 'ready', progress: 100 } as const;

export const buildPdfMaking = (db: Executor) => {
  const one = (accountId: number, id: number) => and(eq(pdfs.accountId, accountId), eq(pdfs.id, id));

  return {
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

    /**
     * Whether it was not finished before: two workers may have made it, and it is announced once. Nor is one that was withdrawn
     * while it was made, as parts of its pictures were covered.
     */
    finish: async (accountId: number, id: number, { contentKey, ...made }: MadePdf): Promise<boolean> => {
      const finished = await db.orm
        .update(pdfs)
        .set({ ...made, ...done, contentKey: ownContent(accountId, contentKey), readyAt: sql`now()` })
        .where(and(one(accountId, id), notInArray(pdfs.state, ['ready', 'failed'])))
        .returning({ id: pdfs.id });
      if (finished.length > 0 && made.sha256 !== null) await notePdfHash(db, made.sha256, { accountId, id });
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

/**
 * The content it was made from, which may be newer than what was asked for. Where that has been asked for since, by another
 * row, this one is of a content that nobody asks for any more.
 */
function ownContent(accountId: number, contentKey: string) {
  return sql`case when exists (
    select from pdfs other
    where other.account_id = ${accountId} and other.inspection_id = ${pdfs.inspectionId} and other.type = ${pdfs.type}
      and other.content_key = ${contentKey} and other.id <> ${pdfs.id}
  ) then ${contentKey} || ' ' || ${pdfs.id} else ${contentKey} end`;
}
