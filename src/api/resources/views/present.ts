/** Saved views on the wire, each with how many inspections match today. */
import { Temporal } from 'temporal-polyfill';
import type * as z from 'zod';
import type { SavedViewsDraft } from '#contract/inspections/saved-views.ts';
import type { Caller } from '#domain/caller.ts';
import { MOST_COUNTED } from '#domain/firm/saved-view.ts';
import { intervalOf } from '#domain/schedule/date-range.ts';
import type { Store } from '#store/build-store.ts';
import { FIRM, type ViewsRow } from '#store/inspections/saved-views.ts';
import { readInterval } from '../../date-interval.ts';
import { acceptFilter } from '../inspections/present.ts';

type View = z.output<typeof SavedViewsDraft>['views'][number];
type Day = { timeZone: string; today: string; weekStart: number };

export async function presentViews(store: Store, caller: Caller) {
  const { accountId, userId } = caller;
  const { timeZone, settings } = await store.people.getAccount(accountId);
  const today = Temporal.Now.plainDateISO(timeZone).toString();
  const day = { timeZone, today, weekStart: settings.weekStartsOn ?? 1 };
  const [own, firm] = await Promise.all([
    store.savedViews.get(accountId, userId),
    store.savedViews.get(accountId, FIRM),
  ]);
  return { own: await withCounts(store, caller, own, day), firm: await withCounts(store, caller, firm, day) };
}

/** One after the other: a navigation takes one connection, not thirty. */
async function withCounts(store: Store, caller: Caller, { version, views }: ViewsRow, day: Day) {
  const counted = [];
  for (const view of views as View[])
    counted.push({ ...view, count: await store.savedViews.count(caller, filterOf(view, day), MOST_COUNTED) });
  return { version, views: counted };
}

function filterOf({ filter: { when, unassigned, ...filter } }: View, { timeZone, today, weekStart }: Day) {
  const conducted = when && readInterval(intervalOf(when, today, weekStart), timeZone);
  return { ...acceptFilter(filter), unassigned, conducted: conducted || undefined };
}
