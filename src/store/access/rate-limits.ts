/** Allowances shared by all processes: each takes a batch at a time, so the sum never passes the limit. */
import type { Executor } from '../database/database.ts';

/** `wanted` of `limit` in the window that began at `windowStart`. */
export type LeaseRequest = { key: string; windowStart: string; wanted: number; limit: number };
/** The window it counts in begins, in seconds since 1970, when the clock that is ahead says. */
export type Lease = { granted: number; used: number; windowStart: number };

/** A window that begins later than the next one does is one of a clock that is wrong, or was. */
const isSameWindow = `kept.window_start between excluded.window_start and excluded.window_start + interval '1 minute'`;

export const buildRateLimitStore = (db: Executor) => ({
  /** Of two whose clocks differ the one behind counts in the window that has begun: by turns they would begin one anew each time. */
  lease: async ({ key, windowStart, wanted, limit }: LeaseRequest): Promise<Lease> => {
    const [lease] = await db.rows<Lease>(
      'rate_limits.lease',
      `insert into rate_limits as kept (key, window_start, used, granted)
       values ($1, $2, least($3::int, $4::int), least($3::int, $4::int))
       on conflict (key) do update set
         window_start = case when ${isSameWindow} then kept.window_start else excluded.window_start end,
         granted = case when ${isSameWindow}
           then greatest(least(excluded.used, $4::int - kept.used), 0) else excluded.granted end,
         used = case when ${isSameWindow} then least(kept.used + excluded.used, $4::int) else excluded.used end
       returning granted, used, extract(epoch from window_start)::int as "windowStart"`,
      [key, windowStart, wanted, limit],
    );
    if (lease === undefined) throw new Error('the lease returned no row');
    return lease;
  },

  forgetOld: async (): Promise<void> => {
    await db.rows('rate_limits.forget', `delete from rate_limits where window_start < now() - interval '1 hour'`);
  },
});

export type RateLimitStore = ReturnType<typeof buildRateLimitStore>;
