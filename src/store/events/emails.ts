/** E-mails: sent through SMTP where that is set, kept and readable in the app otherwise. */
import { and, eq, sql } from 'drizzle-orm';
import { DAYS_TRIED } from '#domain/email-state.ts';
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
/** What the mail server said; an answer that is final ends the tries. */
export type EmailAttempt = { failure: string | null; isFinal: boolean };

export const buildEmailStore = (db: Executor) => {
  const one = (accountId: number, id: number) => and(eq(emails.accountId, accountId), eq(emails.id, id));

  return {
    add: async (accountId: number, additions: EmailAddition[]): Promise<void> => {
      if (additions.length > 0) await db.orm.insert(emails).values(additions.map((email) => ({ ...email, accountId })));
    },

    list: async (accountId: number, page: PageRequest): Promise<ListPage<EmailRow>> =>
      listNewest(db, emails, eq(emails.accountId, accountId), page, await totalRows(db, accountId, 'emails')),

    get: async (accountId: number, id: number): Promise<EmailRow> =>
      found((await db.orm.select().from(emails).where(one(accountId, id)))[0]),

    /** The same, with its row locked until the transaction ends. */
    lock: async (accountId: number, id: number): Promise<EmailRow> =>
      found((await db.orm.select().from(emails).where(one(accountId, id)).for('update'))[0]),

    /** Due at once, for as long as a new one. */
    retry: async (accountId: number, id: number, recipient: string): Promise<EmailRow> =>
      found(
        (
          await db.orm
            .update(emails)
            .set({
              recipient,
              attempts: 0,
              failure: null,
              triedUntil: sql.raw(`now() + interval '${DAYS_TRIED} days'`),
            })
            .where(one(accountId, id))
            .returning()
        )[0],
      ),

    /** The same text to another address, once to each; undefined when that is there already. */
    addResent: async (
      accountId: number,
      { id: resentFrom, inspectionId, subject, text, calendar }: EmailRow,
      recipient: string,
    ): Promise<EmailRow | undefined> => {
      const [row] = await db.orm
        .insert(emails)
        .values({ accountId, resentFrom, inspectionId, recipient, subject, text, calendar })
        .onConflictDoNothing()
        .returning();
      return row;
    },

    getResent: async (accountId: number, resentFrom: number, recipient: string): Promise<EmailRow> =>
      found(
        (
          await db.orm
            .select()
            .from(emails)
            .where(
              and(
                eq(emails.accountId, accountId),
                eq(emails.resentFrom, resentFrom),
                sql`lower(${emails.recipient}) = lower(${recipient})`,
              ),
            )
        )[0],
      ),

    /** Of a try to the address that it had; one that was changed meanwhile has not been tried. */
    recordAttempt: async (
      { accountId, id, recipient }: Pick<EmailRow, 'accountId' | 'id' | 'recipient'>,
      { failure, isFinal }: EmailAttempt,
    ): Promise<void> => {
      await db.orm
        .update(emails)
        .set({
          failure,
          attempts: sql`${emails.attempts} + 1`,
          ...(failure === null && { sentAt: sql`now()` }),
          ...(isFinal && { triedUntil: sql`now()` }),
        })
        .where(and(one(accountId, id), eq(emails.recipient, recipient)));
    },
  };
};

function found(row: EmailRow | undefined): EmailRow {
  if (row === undefined) throw notFound('e-mail');
  return row;
}
