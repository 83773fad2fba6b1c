/** E-mails: sent through a mail server where there is one, kept and readable in the app otherwise. */
import { and, eq, inArray, not, or, type SQL, sql } from 'drizzle-orm';
import { DAYS_TRIED, type EmailState, emailStates } from '#domain/message/email-state.ts';
import { notFound } from '#domain/refusal.ts';
import type { Executor } from '../database/database.ts';
import { listNewest } from '../lists/list-newest.ts';
import { orderOf } from '../lists/people-filter.ts';
import { type OrderedBy, selectPage } from '../lists/select-page.ts';
import type { ListPage, PageRequest } from '../lists/list-page.ts';
import { totalRows } from '../lists/row-counts.ts';
import { emails } from '../schema/event.ts';
import { inspections } from '../schema/inspection.ts';
import { properties } from '../schema/property.ts';
import { addEmailVisits, copyEmailVisits, isAboutAny, listEmailVisits } from './email-visits.ts';

export type EmailRow = typeof emails.$inferSelect;
export type EmailAddition = {
  inspectionId: number | null;
  /** The inspections that it tells of together, where they are several. */
  visits?: number[];
  recipient: string;
  subject: string;
  text: string;
  calendar?: string | null;
  /** Its text is for the recipient alone: nobody of the account reads it. */
  confidential?: boolean;
  /** Nothing sends it before then. */
  notBefore?: string | null;
};
/** The recipient, and the appointment as the e-mail names it. */
export type EmailTarget = Pick<EmailRow, 'recipient' | 'calendar'>;
/** The mail server's answer, and the rest before the next try; null ends the tries. */
export type EmailAttempt = { failure: null } | { failure: string; restMs: number | null };

/** An omitted member filters nothing. `isServerSet` and `now` determine the states. */
export type EmailFilter = {
  inspectionIds?: number[] | undefined;
  /** The beginning of their address. */
  recipient?: string | undefined;
  states?: EmailState[] | undefined;
  /** `created` or `recipient`, with a minus for the opposite order. */
  sort?: string | undefined;
  isServerSet: boolean;
  now: Date;
};

const addressColumns = {
  id: properties.id,
  line1: properties.line1,
  line2: properties.line2,
  city: properties.city,
  county: properties.county,
  postcode: properties.postcode,
  country: properties.country,
};
export type EmailProperty = Pick<typeof properties.$inferSelect, keyof typeof addressColumns>;

const one = (accountId: number, id: number) => and(eq(emails.accountId, accountId), eq(emails.id, id));

export const buildEmailStore = (db: Executor) => ({ ...readEmails(db), ...writeEmails(db) });

function isTo(beginning: string): SQL | undefined {
  if (beginning === '') return undefined;
  const pattern = `${beginning.toLowerCase().replaceAll(/[\\%_]/g, '\\$&')}%`;
  return sql`lower(${emails.recipient}) like ${pattern}`;
}

/** The usual order. */
const NEWEST = '-created';
const orders = { created: emails.createdAt, recipient: emails.recipient };

const isAbout = (accountId: number, { inspectionIds, recipient = '' }: EmailFilter): SQL | undefined =>
  and(inspectionIds && isAboutAny(accountId, inspectionIds), isTo(recipient));

const listOrdered = (
  db: Executor,
  accountId: number,
  { isWanted, order, ...filter }: EmailFilter & { isWanted: SQL | undefined; order: OrderedBy[] },
  page: PageRequest,
): Promise<ListPage<EmailRow>> =>
  selectPage(db, page, {
    from: emails,
    where: and(eq(emails.accountId, accountId), isAbout(accountId, filter), isWanted),
    order: [...order, { column: emails.id, descending: order[0]?.descending === true }],
    select: db.orm.select().from(emails).$dynamic(),
  });

const readEmails = (db: Executor) => ({
  list: async (accountId: number, filter: EmailFilter, page: PageRequest): Promise<ListPage<EmailRow>> => {
    const { inspectionIds, recipient = '', states = emailStates } = filter;
    const newest = { accountId, at: emails.createdAt };
    const isAny = emailStates.every((state) => states.includes(state));
    const isWanted = isAny ? undefined : or(...states.map((state) => inState(state, filter)));
    const order = filter.sort === NEWEST ? [] : orderOf(filter.sort, orders);
    if (order.length > 0) return listOrdered(db, accountId, { ...filter, isWanted, order }, page);
    if (inspectionIds !== undefined || recipient !== '')
      return listNewest(db, emails, { ...newest, wanted: and(isAbout(accountId, filter), isWanted) }, page);
    if (isWanted === undefined) return listNewest(db, emails, newest, page, await totalRows(db, accountId, 'emails'));
    // Most have gone, so only the others are counted, by an index of their own.
    const total = states.includes('sent')
      ? (await totalRows(db, accountId, 'emails')) -
        (await db.orm.$count(
          emails,
          and(eq(emails.accountId, accountId), inState('kept', { ...filter, isServerSet: false }), not(isWanted)),
        ))
      : undefined;
    return listNewest(db, emails, { ...newest, wanted: isWanted }, page, total);
  },

  /** By inspection. */
  listProperties: async (accountId: number, inspectionIds: number[]): Promise<Map<number, EmailProperty>> => {
    if (inspectionIds.length === 0) return new Map();
    const rows = await db.orm
      .select({ inspectionId: inspections.id, property: addressColumns })
      .from(inspections)
      .innerJoin(
        properties,
        and(eq(properties.accountId, inspections.accountId), eq(properties.id, inspections.propertyId)),
      )
      .where(and(eq(inspections.accountId, accountId), inArray(inspections.id, inspectionIds)));
    return new Map(rows.map(({ inspectionId, property }) => [inspectionId, property]));
  },

  listVisits: (accountId: number, ids: number[]) => listEmailVisits(db, accountId, ids),

  get: async (accountId: number, id: number): Promise<EmailRow> =>
    found((await db.orm.select().from(emails).where(one(accountId, id)))[0]),

  /** The same, with its row locked until the transaction ends. */
  lock: async (accountId: number, id: number): Promise<EmailRow> =>
    found((await db.orm.select().from(emails).where(one(accountId, id)).for('update'))[0]),

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
});

const writeEmails = (db: Executor) => ({
  /** Answers their ids. */
  add: async (accountId: number, additions: EmailAddition[]): Promise<number[]> => {
    if (additions.length === 0) return [];
    const ids = await db.ids.take('emails', accountId, additions.length);
    // As JSON, so that it is one statement, planned once, for however many.
    await db.rows(
      'emails.add',
      `insert into emails (account_id, id, inspection_id, recipient, subject, text, calendar, confidential, not_before, next_attempt_at)
       select $1, id, "inspectionId", recipient, subject, text, calendar, coalesce(confidential, false), "notBefore", greatest(now(), "notBefore")
       from json_to_recordset($2::json) as added (id int, "inspectionId" int, recipient text, subject text, text text,
         calendar text, confidential boolean, "notBefore" timestamptz)`,
      [accountId, JSON.stringify(additions.map((email, at) => ({ ...email, id: ids[at] })))],
    );
    await addEmailVisits(
      db,
      accountId,
      additions.map(({ visits = [] }, at) => ({ emailId: ids[at] ?? 0, visits })),
    );
    return ids;
  },

  /** Due at once, for as long as a new one. */
  retry: async (accountId: number, id: number, { recipient, calendar }: EmailTarget): Promise<EmailRow> =>
    found(
      (
        await db.orm
          .update(emails)
          .set({
            recipient,
            calendar,
            attempts: 0,
            failure: null,
            triedUntil: sql.raw(`now() + interval '${DAYS_TRIED} days'`),
            nextAttemptAt: sql`now()`,
          })
          .where(one(accountId, id))
          .returning()
      )[0],
    ),

  /** Those that wait are due at once: for another mail server than before. */
  wake: (accountId: number) => wakeEmails(db, accountId),

  /** The same text to another address, once to each; undefined when that is there already. */
  addResent: (accountId: number, email: EmailRow, target: EmailTarget) => addResent(db, accountId, email, target),

  /**
   * Records a try to the address that it had then. If the address was changed meanwhile, the new one has not been
   * tried.
   */
  recordAttempt: async (
    { accountId, id, recipient }: Pick<EmailRow, 'accountId' | 'id' | 'recipient'>,
    attempt: EmailAttempt,
  ): Promise<void> => {
    await db.orm
      .update(emails)
      .set({
        failure: attempt.failure,
        attempts: sql`${emails.attempts} + 1`,
        ...afterAttempt(attempt),
      })
      .where(and(one(accountId, id), eq(emails.recipient, recipient)));
  },
});

async function addResent(
  db: Executor,
  accountId: number,
  { id: resentFrom, inspectionId, subject, text }: EmailRow,
  { recipient, calendar }: EmailTarget,
): Promise<EmailRow | undefined> {
  const [row] = await db.orm
    .insert(emails)
    .values({
      accountId,
      id: await db.ids.takeOne('emails', accountId),
      resentFrom,
      inspectionId,
      recipient,
      subject,
      text,
      calendar,
    })
    .onConflictDoNothing()
    .returning();
  if (row !== undefined) await copyEmailVisits(db, row);
  return row;
}

async function wakeEmails(db: Executor, accountId: number): Promise<void> {
  await db.rows(
    'emails.wake',
    'update emails set next_attempt_at = now() where account_id = $1 and sent_at is null and tried_until > now()',
    [accountId],
  );
}

/**
 * E-mails whose time is over without a last try, in steps: where there is no mail server, that is all of them. The worker
 * looks through them no more.
 */
export async function giveUpEmails(db: Executor): Promise<void> {
  const step = 5000;
  for (let given = step; given === step; ) {
    const rows = await db.rows(
      'emails.give-up',
      `update emails set next_attempt_at = null from (
         select account_id, id from emails
         where sent_at is null and next_attempt_at is not null and tried_until <= now() limit ${step} for update skip locked
       ) late where emails.account_id = late.account_id and emails.id = late.id returning emails.id`,
    );
    given = rows.length;
  }
}

function afterAttempt(attempt: EmailAttempt) {
  if (attempt.failure === null)
    return { sentAt: sql`now()`, text: sql`case when ${emails.confidential} then '' else ${emails.text} end` };
  if (attempt.restMs === null) return { triedUntil: sql`now()`, nextAttemptAt: null };
  return { nextAttemptAt: sql`now() + ${attempt.restMs} * interval '1 millisecond'` };
}

/** The same as `emailState` says of a row. */
function inState(state: EmailState, { isServerSet, now }: Pick<EmailFilter, 'isServerSet' | 'now'>): SQL {
  const until = sql`${now.toISOString()}::timestamptz`;
  switch (state) {
    case 'sent':
      return sql`${emails.sentAt} is not null`;
    case 'kept':
      return isServerSet ? sql`false` : sql`${emails.sentAt} is null`;
    case 'waiting':
      return isServerSet ? sql`(${emails.sentAt} is null and ${emails.triedUntil} > ${until})` : sql`false`;
    case 'failed':
      return isServerSet ? sql`(${emails.sentAt} is null and ${emails.triedUntil} <= ${until})` : sql`false`;
  }
}

function found(row: EmailRow | undefined): EmailRow {
  if (row === undefined) throw notFound('e-mail');
  return row;
}
