/** Allowances shared by all processes: each takes a batch at a time, so the sum never passes the limit. */
import type { Executor } from './database.ts';

export type Lease = { granted: number; used: number };

export const buildRateLimitStore = (db: Executor) => ({
  /** Takes up to `wanted` of `limit` in the window that began at `windowStart`. */
  lease: async (key: string, windowStart: string, wanted: number, limit: number): Promise<Lease> => {
    const [row] = await db.rows<Lease>(
      'rate_limits.lease',
      `insert into rate_limits as kept (key, window_start, used, granted) values ($1, $2, least($3::int, $4::int), least($3::int, $4::int))
       on conflict (key) do update set
         window_start = excluded.window_start,
         granted = case when kept.window_start = excluded.window_start then greatest(least($3::int, $4::int - kept.used), 0) else excluded.granted end,
         used = case when kept.window_start = excluded.window_start then least(kept.used + $3::int, $4::int) else excluded.used end
       returning granted, used`,
      [key, windowStart, wanted, limit],
    );
    if (row === undefined) throw new Error('the lease returned no row');
    return row;
  },

  forgetOld: async (): Promise<void> => {
    await db.rows('rate_limits.forget', `delete from rate_limits where window_start < now() - interval '1 hour'`);
  },
});
