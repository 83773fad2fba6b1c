/** Counts by the minute what callers draw on. A process takes a batch at a time from the count that all share. */
import type { RateLimitStore } from '#store/access/rate-limits.ts';
import { networkOf } from '../network.ts';

/** Per 60 seconds. */
export type Allowance = { limit: number; batch: number };
/** Without an account: counted for the whole installation. */
export type Subject = { accountId?: number; key: string };
export type Draw = { allowed: boolean; remaining: number; reset: number };
type Leases = Pick<RateLimitStore, 'lease'>;

export const WINDOW = 60;
const MOST_HELD = 50_000;

type Held = { windowStart: number; left: number; used: number };

const heldKey = (name: string, { accountId = 0, key }: Subject): string => `${accountId} ${name}:${key}`;

export function buildAllowances(rateLimits: Leases) {
  const held = new Map<string, Held>();
  const leasing = new Map<string, Promise<void>>();

  const takeBatch = async (
    name: string,
    { limit, batch }: Allowance,
    subject: Subject,
    windowStart: number,
  ): Promise<void> => {
    const start = new Date(windowStart * 1000).toISOString();
    const { accountId } = subject;
    const key = `${name}:${subject.key}`;
    const lease = await rateLimits.lease({ accountId, key, windowStart: start, wanted: batch, limit });
    if (held.size > MOST_HELD) held.clear();
    held.set(heldKey(name, subject), { windowStart: lease.windowStart, left: lease.granted, used: lease.used });
  };

  /** One batch at a time: simultaneous requests would each take one, and keep unused batches from other processes. */
  const leaseOnce = (name: string, allowance: Allowance, subject: Subject, windowStart: number): Promise<void> => {
    const key = heldKey(name, subject);
    const underWay = leasing.get(key);
    if (underWay !== undefined) return underWay;
    const batch = takeBatch(name, allowance, subject, windowStart).finally(() => leasing.delete(key));
    leasing.set(key, batch);
    return batch;
  };

  /** Takes one, if there is one left; `reset` in seconds. */
  return async (name: string, allowance: Allowance, subject: Subject): Promise<Draw> => {
    const { limit } = allowance;
    const key = heldKey(name, subject);
    for (;;) {
      const now = Math.floor(Date.now() / 1000);
      const windowStart = now - (now % WINDOW);
      const mine = held.get(key);
      // By the clock of another process the next one may have begun.
      const isNow = mine?.windowStart === windowStart || mine?.windowStart === windowStart + WINDOW;
      if (isNow && (mine.left > 0 || mine.used >= limit)) {
        const allowed = mine.left > 0;
        if (allowed) mine.left -= 1;
        return { allowed, remaining: limit - mine.used + mine.left, reset: mine.windowStart + WINDOW - now };
      }
      await leaseOnce(name, allowance, subject, windowStart);
    }
  };
}

/** Seconds to wait; undefined while the address may go on. */
export type AddressLimit = (address: string) => Promise<number | undefined>;

/** An office of hundreds behind one address opens fewer pages a minute; a flood of sign-ins is more. */
const ofAddress: Allowance = { limit: 600, batch: 20 };

type LimitedPages = 'oauth' | 'session' | 'set-up' | 'appointment' | 'feeds';

/** For the sign-in pages, links and sessions, where nobody is known yet. */
export function buildAddressLimit(name: LimitedPages, rateLimits: Leases | undefined): AddressLimit {
  const take = buildAllowances(rateLimits ?? countingAlone);
  return async (address) => {
    const { allowed, reset } = await take(name, ofAddress, { key: networkOf(address) });
    return allowed ? undefined : reset;
  };
}

/** For a process without a database: it has the whole allowance for itself. */
const countingAlone: Leases = {
  lease: async ({ windowStart, limit }) => ({
    granted: limit,
    used: limit,
    windowStart: Date.parse(windowStart) / 1000,
  }),
};
