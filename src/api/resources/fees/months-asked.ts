/** The months that a list of fees is asked for: a year until now, unless it says otherwise. */
import { Temporal } from 'temporal-polyfill';
import type { Caller } from '#domain/caller.ts';
import type { Store } from '#store/build-store.ts';

/** With this one, a year. */
const MONTHS_BACK = 11;

type Asked = { from?: string | undefined; until?: string | undefined };

export async function monthsAsked(store: Store, { accountId }: Caller, query: Asked) {
  const now = Temporal.Now.plainDateISO(await store.people.getTimeZone(accountId)).toPlainYearMonth();
  const until = query.until ?? latest(now.toString(), query.from);
  const from = query.from ?? Temporal.PlainYearMonth.from(until).subtract({ months: MONTHS_BACK }).toString();
  return { from, until };
}

const latest = (now: string, from: string | undefined): string => (from !== undefined && from > now ? from : now);
