/** Appointments whose changes people are told of a while later, and what they know of them until then. */
import { and, eq, inArray, sql } from 'drizzle-orm';
import { minutesToWait, mostMinutes, soonMinutes, type WaitingVisit } from '#domain/message/message-wait.ts';
import type { Executor } from '../database/database.ts';
import type { Appointment } from '../inspections/appointment.ts';
import type { ListPage, PageRequest } from '../lists/list-page.ts';
import { selectPage } from '../lists/select-page.ts';
import { waitingMessages } from '../schema/event.ts';

export type WaitingRow = typeof waitingMessages.$inferSelect;
/** `told` know it as it was `before`; nobody knows of one without that. */
export type Known = { before: Appointment | null; toldContacts: number[] };
type Wait = Known & { inspectionId: number; actorId: number; newcomers: number[]; minutes: number };

const one = (accountId: number, inspectionId: number) =>
  and(eq(waitingMessages.accountId, accountId), eq(waitingMessages.id, inspectionId));

type FoundVisit = Omit<WaitingVisit, 'isSoon'> & { times: (string | null)[]; now: number };
const milliseconds = (column: string) => `(extract(epoch from ${column}) * 1000)::float8`;
/** Clerks before and after the changes, those to whom the visit is offered, and contacts. */
const visitsSql = `
  select w.id, ${milliseconds('w.since')} as since, ${milliseconds('w.due_at')} as "dueAt", ${milliseconds('now()')} as now,
    array[w.before ->> 'conductAt', i.conduct_at::text, offer.ends_at::text] as times,
    array(
      select lower(c.email) from inspection_contacts c
      where c.account_id = $1 and c.inspection_id = w.id and c.notify and c.email is not null
      union
      select lower(u.email) from users u
      where u.account_id = $1 and u.id = any(offer.clerk_ids || i.clerk_id || (w.before ->> 'clerkId')::int)
    ) as people
  from waiting_messages w
  join inspections i on i.account_id = $1 and i.id = w.id
  left join lateral (
    select o.clerk_ids, o.ends_at from offers o
    where o.account_id = $1 and o.inspection_id = w.id and o.accepted_by is null and o.withdrawn_at is null
    order by o.id desc limit 1
  ) offer on true
  where w.account_id = $1`;

/** A worker that has taken one of them finds that it waits on, by its attempts. */
const putOffSql = `
  update waiting_messages w set attempts = w.attempts + 1, next_attempt_at = greatest(w.due_at, now() + interval '1 minute')
  from (select id from waiting_messages where account_id = $1 and id = any($2::int[]) for update skip locked) free
  where w.account_id = $1 and w.id = free.id`;

export const buildWaitingMessageStore = (db: Executor) => ({
  /**
   * Begins to wait, or waits on: so many minutes from now, and `mostMinutes` from the first change at most. People know
   * what they knew at that one, but for newcomers, who know nothing.
   */
  wait: async (accountId: number, { inspectionId, actorId, before, ...wait }: Wait): Promise<WaitingRow> => {
    const due = sql`now() + make_interval(mins => ${wait.minutes})`;
    const later = sql`least(excluded.due_at, ${waitingMessages.since} + make_interval(mins => ${mostMinutes}))`;
    const [row] = await db.orm
      .insert(waitingMessages)
      .values({
        accountId,
        id: inspectionId,
        actorId,
        before,
        toldContacts: wait.toldContacts.filter((id) => !wait.newcomers.includes(id)),
        dueAt: due,
        nextAttemptAt: due,
      })
      .onConflictDoUpdate({
        target: [waitingMessages.accountId, waitingMessages.id],
        set: {
          actorId: sql`case when ${waitingMessages.actorId} = excluded.actor_id then excluded.actor_id end`,
          toldContacts: sql`array(select unnest(${waitingMessages.toldContacts}) except select unnest(${sql.param(wait.newcomers)}::int[]))`,
          dueAt: later,
          nextAttemptAt: later,
          // A worker that has taken it finds that it waits again.
          attempts: sql`${waitingMessages.attempts} + 1`,
        },
      })
      .returning();
    if (row === undefined) throw new Error('insert returned no row');
    return row;
  },

  find: async (accountId: number, inspectionId: number): Promise<WaitingRow | undefined> =>
    (await db.orm.select().from(waitingMessages).where(one(accountId, inspectionId)))[0],

  /** Ends the wait, for somebody who tells people in the same transaction or finds that nothing is new. */
  take: async (accountId: number, inspectionId: number): Promise<WaitingRow | undefined> =>
    (await db.orm.delete(waitingMessages).where(one(accountId, inspectionId)).returning())[0],

  /** The same once its time has come. */
  takeDue: async (accountId: number, inspectionId: number): Promise<WaitingRow | undefined> => {
    const isDue = sql`${waitingMessages.dueAt} <= now()`;
    return (
      await db.orm
        .delete(waitingMessages)
        .where(and(one(accountId, inspectionId), isDue))
        .returning()
    )[0];
  },

  /** All of the account, with the addresses of everybody whom they may be for. `now` is that of the transaction. */
  listVisits: (accountId: number) => listVisits(db, accountId),

  /** Locks their inspections, or answers that somebody changes one of them just now. */
  lockAll: (accountId: number, inspectionIds: number[]) => lockAll(db, accountId, inspectionIds),

  /** Looks at them again in a minute: they wait for others of the same people, which may change until then. */
  putOff: async (accountId: number, inspectionIds: number[]): Promise<void> => {
    await db.rows('waiting-messages.put-off', putOffSql, [accountId, inspectionIds]);
  },

  /** Due first; of these inspections, where some are named. */
  list: (accountId: number, inspectionIds: number[] | undefined, page: PageRequest): Promise<ListPage<WaitingRow>> =>
    selectPage(db, page, {
      from: waitingMessages,
      where: and(
        eq(waitingMessages.accountId, accountId),
        inspectionIds === undefined ? undefined : inArray(waitingMessages.id, inspectionIds),
      ),
      order: [{ column: waitingMessages.dueAt }, { column: waitingMessages.id }],
      select: db.orm.select().from(waitingMessages).$dynamic(),
    }),
});

async function listVisits(db: Executor, accountId: number): Promise<{ now: number; visits: WaitingVisit[] }> {
  const rows = await db.rows<FoundVisit>('waiting-messages.visits', visitsSql, [accountId]);
  const visits = rows.map(({ times, now, ...visit }) => ({
    ...visit,
    isSoon: minutesToWait(times, now) === soonMinutes,
  }));
  return { now: rows[0]?.now ?? 0, visits };
}

/**
 * Waits for the first alone, while it holds nothing: whoever changes many at once locks them in an order of their own, and
 * the two would wait for each other.
 */
async function lockAll(db: Executor, accountId: number, inspectionIds: number[]): Promise<boolean> {
  const first = Math.min(...inspectionIds);
  await db.rows(
    'waiting-messages.lock-first',
    'select from inspections where account_id = $1 and id = $2 for no key update',
    [accountId, first],
  );
  const locked = await db.rows(
    'waiting-messages.lock-all',
    'select id from inspections where account_id = $1 and id = any($2::int[]) for no key update skip locked',
    [accountId, inspectionIds],
  );
  return locked.length === inspectionIds.length;
}
