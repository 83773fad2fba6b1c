/** Allowances shared by all processes: each takes a batch at a time, so the sum never passes the limit. */
import type { Executor } from '../database/database.ts';
import { notWaitingForDisk } from '../database/not-waiting-for-disk.ts';

/** `wanted` of `limit` in the window that began at `windowStart`. Requests without an account are counted in the directory. */
export type LeaseRequest = {
  accountId?: number | undefined;
  key: string;
  windowStart: string;
  wanted: number;
  limit: number;
};
/** The window it counts in begins, in seconds since 1970, when the clock that is ahead says. */
export type Lease = { granted: number; used: number; windowStart: number };

/** A window that begins later than the next one does is one of a clock that is wrong, or was. */
const isSameWindow = `kept.window_start between excluded.window_start and excluded.window_start + interval '1 minute'`;

export const buildRateLimitStore = (db: Pick<Executor, 'rows'>) => ({
  /**
   * When two clocks differ, the one behind counts in the window that has begun; otherwise the two would begin a new
   * window by turns.
   */
  lease: async ({ accountId, key, windowStart, wanted, limit }: LeaseRequest): Promise<Lease> => {
    const isPublic = accountId === undefined;
    const [lease] = await db.rows<Lease>(
      isPublic ? 'rate_limits.lease-public' : 'rate_limits.lease',
      `insert into ${isPublic ? 'directory.rate_limits' : 'rate_limits'} as kept
         (key, window_start, used, granted${isPublic ? '' : ', account_id'})
       select $1, $2::timestamptz, least($3::int, $4::int), least($3::int, $4::int)${isPublic ? '' : ', $5::int'}
       from ${notWaitingForDisk}
       on conflict (${isPublic ? '' : 'account_id, '}key) do update set
         window_start = case when ${isSameWindow} then kept.window_start else excluded.window_start end,
         granted = case when ${isSameWindow}
           then greatest(least(excluded.used, $4::int - kept.used), 0) else excluded.granted end,
         used = case when ${isSameWindow} then least(kept.used + excluded.used, $4::int) else excluded.used end
       returning granted, used, extract(epoch from window_start)::int as "windowStart"`,
      [key, windowStart, wanted, limit, ...(isPublic ? [] : [accountId])],
    );
    if (lease === undefined) throw new Error('the lease returned no row');
    return lease;
  },

  forgetOld: async (): Promise<void> => {
    for (const table of ['rate_limits', 'directory.rate_limits']) {
      await db.rows(`${table}.forget`, `delete from ${table} where window_start < now() - interval '1 hour'`);
    }
  },
});

export type RateLimitStore = ReturnType<typeof buildRateLimitStore>;
