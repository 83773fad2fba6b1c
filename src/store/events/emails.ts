/** E-mails: sent through SMTP where that is set, kept and readable in the app otherwise. */
import { and, eq, sql } from 'drizzle-orm';
import { notFound } from '#domain/refusal.ts';
import type { Executor } from '../database/database.ts';
import { listNewest } from '../lists/list-newest.ts';
import type { ListPage, PageRequest } from '../lists/list-page.ts';
import { totalRows } from '../lists/row-counts.ts';
import { emails } from '../schema/event.ts';

export type EmailRow = typeof emails.$inferSelect;
export type EmailAddition = {
  inspectionId: number | null;
  recipient: string;
  subject: string;
  text: string;
  calendar?: string | null;
};

export const buildEmailStore = (db: Executor) => ({
  add: async (accountId: number, additions: EmailAddition[]): Promise<void> => {
    if (additions.length > 0) await db.orm.insert(emails).values(additions.map((email) => ({ ...email, accountId })));
  },

  list: async (accountId: number, page: PageRequest): Promise<ListPage<EmailRow>> =>
    listNewest(db, emails, eq(emails.accountId, accountId), page, await totalRows(db, accountId, 'emails')),

  get: async (accountId: number, id: number): Promise<EmailRow> => {
    const [row] = await db.orm
      .select()
      .from(emails)
      .where(and(eq(emails.accountId, accountId), eq(emails.id, id)));
    if (row === undefined) throw notFound('e-mail');
    return row;
  },

  recordAttempt: async (accountId: number, id: number, failure: string | null): Promise<void> => {
    await db.orm
      .update(emails)
      .set({ failure, attempts: sql`${emails.attempts} + 1`, ...(failure === null && { sentAt: sql`now()` }) })
      .where(and(eq(emails.accountId, accountId), eq(emails.id, id)));
  },
});
