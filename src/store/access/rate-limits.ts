/** Allowances shared by all processes: each takes a batch at a time, so the sum never passes the limit. */
import type { Executor } from '../database/database.ts';
import { gathered } from '../database/gathered.ts';

/** `wanted` of `limit` in the window that began at `windowStart`. */
export type LeaseRequest = { key: string; windowStart: string; wanted: number; limit: number };
/** The window it counts in begins, in seconds since 1970, when the clock that is ahead says. */
export type Lease = { granted: number; used: number; windowStart: number };

const MOST_TOGETHER = 16;

/** A window that begins later than the next one does is one of a clock that is wrong, or was. */
const isSameWindow = `kept.window_start between excluded.window_start and excluded.window_start + interval '1 minute'`;

export const buildRateLimitStore = (db: Executor) => ({
  /** Of an office where everybody asks now and then, nearly every request takes a batch: those that come together take them together. */
  lease: gathered((requests: LeaseRequest[]) => leaseThose(db, requests), MOST_TOGETHER),

  forgetOld: async (): Promise<void> => {
    await db.rows('rate_limits.forget', `delete from rate_limits where window_start < now() - interval '1 hour'`);
  },
});

export type RateLimitStore = ReturnType<typeof buildRateLimitStore>;

async function leaseThose(db: Executor, requests: LeaseRequest[]): Promise<Lease[]> {
  // One of each key: a statement changes no row twice.
  const those = new Map(requests.map((request) => [request.key, request]));
  const columns = [...those.values()];
  const rows = await db.rows<Lease & { key: string }>('rate_limits.lease', statement, [
    columns.map(({ key }) => key),
    columns.map(({ windowStart }) => windowStart),
    columns.map(({ wanted }) => wanted),
    columns.map(({ limit }) => limit),
  ]);
  const leases = new Map(rows.map((row) => [row.key, row]));
  return Promise.all(
    requests.map(async (request) => {
      const lease = those.get(request.key) === request ? leases.get(request.key) : (await leaseThose(db, [request]))[0];
      if (lease === undefined) throw new Error('the lease returned no row');
      return lease;
    }),
  );
}

// In the order of the keys, so that two processes never wait for each other in a ring. Of two whose clocks differ the
// one behind counts in the window that has begun already: by turns they would begin one anew with every lease.
const statement = `with asked as materialized (
    select * from unnest((select $1::text[]), (select $2::timestamptz[]), (select $3::int[]), (select $4::int[]))
      as asked (key, window_start, wanted, most)
  )
  insert into rate_limits as kept (key, window_start, used, granted)
  select key, window_start, least(wanted, most), least(wanted, most) from asked order by key
  on conflict (key) do update set
    window_start = case when ${isSameWindow} then kept.window_start else excluded.window_start end,
    granted = case when ${isSameWindow}
      then greatest(least(excluded.used, (select most from asked where asked.key = kept.key) - kept.used), 0) else excluded.granted end,
    used = case when ${isSameWindow}
      then least(kept.used + excluded.used, (select most from asked where asked.key = kept.key)) else excluded.used end
  returning key, granted, used, extract(epoch from window_start)::int as "windowStart"`;
