/** Appointments whose changes people are told of a while later, and what they know of them until then. */
import { and, eq, inArray, sql } from 'drizzle-orm';
import { mostMinutes } from '#domain/message/message-wait.ts';
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
