/** How much each application asks for, by day. */
import type { Executor } from '../database/database.ts';

/** `grants`: the approvals by which it asked. `busiest`: the most requests of one of them in a minute. */
export type ApplicationUse = {
  applicationId: number;
  requests: number;
  refused: number;
  busiest: number;
  grants: ReadonlySet<string>;
};
export type UseOfDay = { date: string; requests: number; refused: number; busiest: number };

export const DAYS_SHOWN = 30;

export const buildApplicationUseStore = (db: Executor) => ({
  /** Adds to the counts of today. Rows are taken in one order, so that two processes never wait for each other in a ring. */
  add: async (accountId: number, uses: readonly ApplicationUse[]): Promise<void> => {
    const counts = (['applicationId', 'requests', 'refused', 'busiest'] as const).map((name) =>
      uses.map((use) => use[name]),
    );
    await db.rows(
      'application-use.add',
      `with asked as (
         update grants set last_used_at = now() where account_id = $1 and id in (
           select id from grants where account_id = $1 and id = any($6::uuid[]) order by id for no key update)
       )
       insert into application_use as kept (account_id, application_id, day, requests, refused, busiest)
       select $1, application_id, (now() at time zone a.time_zone)::date, requests, refused, busiest
       from accounts a cross join unnest($2::int[], $3::int[], $4::int[], $5::int[])
         as use (application_id, requests, refused, busiest)
       where a.id = $1 order by application_id
       on conflict (account_id, application_id, day) do update set requests = kept.requests + excluded.requests,
         refused = kept.refused + excluded.refused, busiest = greatest(kept.busiest, excluded.busiest)`,
      [accountId, ...counts, uses.flatMap(({ grants }) => [...grants])],
    );
  },

  /** Each of the last 30 days of the firm, today last, also those without a request. */
  list: (accountId: number, applicationId: number): Promise<UseOfDay[]> =>
    db.rows<UseOfDay>(
      'application-use.list',
      `select to_char(of.day, 'YYYY-MM-DD') as date, coalesce(use.requests, 0) as requests,
              coalesce(use.refused, 0) as refused, coalesce(use.busiest, 0) as busiest
       from accounts a
       cross join lateral (select (now() at time zone a.time_zone)::date - ago as day
                           from generate_series(0, ${DAYS_SHOWN - 1}) ago) of
       left join application_use use on use.account_id = $1 and use.application_id = $2 and use.day = of.day
       where a.id = $1 order by of.day`,
      [accountId, applicationId],
    ),

  forgetOld: async (): Promise<void> => {
    await db.rows('application-use.forget', `delete from application_use where day < current_date - ${DAYS_SHOWN + 1}`);
  },
});

export type ApplicationUseStore = ReturnType<typeof buildApplicationUseStore>;
