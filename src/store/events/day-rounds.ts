/** When the clerks of an account are told next what they have on the day after, and of which day they were told. */
import type { Executor } from '../database/database.ts';

/** The hour of the evening, in the account's time zone. */
const EVENING = '18:00';

/** `day`: the one to tell of now. `isTold`: it was told already. `next` is an ISO 8601 instant. */
export type DayRound = { day: string; isTold: boolean; next: string };

export const buildDayRoundStore = (db: Executor) => ({
  /** From the next evening on. */
  begin: async (accountId: number): Promise<void> => {
    await db.rows(
      'day-rounds.begin',
      `insert into day_rounds (account_id, told_of, next_attempt_at)
       select id, (now() at time zone time_zone)::date, now() from accounts where id = $1`,
      [accountId],
    );
  },

  /** Before the evening it is the day itself: the worker may have been away since. */
  lock: async (accountId: number): Promise<DayRound | undefined> => {
    const [row] = await db.rows<DayRound>(
      'day-rounds.lock',
      `select wall.day::text as day, r.told_of >= wall.day as "isTold",
         to_json((wall.day + time '${EVENING}') at time zone a.time_zone) as next
       from day_rounds r join accounts a on a.id = r.account_id,
         lateral (select now() at time zone a.time_zone as at) clock,
         lateral (select clock.at::date + (clock.at::time >= '${EVENING}')::int as day) wall
       where r.account_id = $1 for update of r`,
      [accountId],
    );
    return row;
  },

  end: async (accountId: number, { day, next }: DayRound): Promise<void> => {
    await db.rows(
      'day-rounds.end',
      `update day_rounds set told_of = greatest(told_of, $2), next_attempt_at = $3, attempts = attempts + 1
       where account_id = $1`,
      [accountId, day, next],
    );
  },
});
