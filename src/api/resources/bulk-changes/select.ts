/** The inspections that a bulk change means: those that are named, or all that a list's filter matches. */
import type * as z from 'zod';
import type { BulkChangeDraft } from '#contract/inspections/bulk-change.ts';
import { type BulkTask, MOST_BULK_INSPECTIONS } from '#domain/bulk-change.ts';
import type { Caller } from '#domain/caller.ts';
import { type Fault, invalid, Refusal } from '#domain/refusal.ts';
import type { Store } from '#store/build-store.ts';
import type { Selected } from '#store/inspections/bulk-change-rows.ts';
import type { Interval } from '#store/inspections/inspections-filter.ts';
import { readInterval } from '../../date-interval.ts';
import { acceptFilter } from '../inspections/present.ts';
import { worksHere } from './works-here.ts';

type Draft = z.output<typeof BulkChangeDraft>;

/** A version that was not given is the present one. */
export async function selectInspections(
  store: Store,
  caller: Caller,
  { inspections, filter = {} }: Pick<Draft, 'inspections' | 'filter'>,
): Promise<Selected[]> {
  if (inspections !== undefined) return selectThese(store, caller, inspections);
  const { conduct_date, unassigned, ...rest } = filter;
  const timeZone = await store.people.getTimeZone(caller.accountId);
  const conducted = conduct_date === undefined ? undefined : readDates(conduct_date, timeZone);
  const matching = await store.bulkChanges.findMatching(
    caller,
    { ...acceptFilter(rest), unassigned, conducted },
    MOST_BULK_INSPECTIONS,
  );
  if (matching.length > MOST_BULK_INSPECTIONS)
    throw invalid({
      pointer: '/filter',
      code: 'too_big',
      detail: `More than ${MOST_BULK_INSPECTIONS} inspections match; narrow the filter.`,
    });
  return matching;
}

function readDates(text: string, timeZone: string): Interval {
  try {
    return readInterval(text, timeZone);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const faults = error.faults.map(({ code, detail }) => ({ pointer: '/filter/conduct_date', code, detail }));
    throw invalid(...faults);
  }
}

async function selectThese(
  store: Store,
  { accountId }: Caller,
  given: NonNullable<Draft['inspections']>,
): Promise<Selected[]> {
  const found = await store.bulkChanges.findThese(
    accountId,
    given.map(({ id }) => id),
  );
  const versions = new Map(found.map(({ id, version }) => [id, version]));
  const places = new Map<number, number>();
  const faults: Fault[] = [];
  const selected = given.map(({ id, version }, at) => {
    const fault = (code: string, detail: string) => faults.push({ pointer: `/inspections/${at}/id`, code, detail });
    const present = versions.get(id);
    if (present === undefined) fault('unknown', `There is no inspection ${id}.`);
    if (places.has(id)) fault('duplicate', `Inspection ${id} is named twice.`);
    places.set(id, at);
    return { id, version: version ?? present ?? 0 };
  });
  if (faults.length > 0) throw invalid(...faults);
  return selected;
}

/** The members that its action needs, and no others. */
export async function acceptTask(store: Store, { accountId }: Caller, draft: Draft): Promise<BulkTask> {
  const { action, staff_id: staffId, days, reason, inspections, filter } = draft;
  const faults: Fault[] = [];
  const missing = (pointer: string, detail: string) => faults.push({ pointer, code: 'missing', detail });
  if ((inspections === undefined) === (filter === undefined))
    missing('/inspections', 'Give either inspections or a filter.');
  const assigns = action === 'assign_clerk' || action === 'assign_typist';
  if (assigns && staffId === undefined) missing('/staff_id', `${action} needs staff_id; null takes the person away.`);
  if (action === 'move' && (days === undefined || days === 0)) missing('/days', 'move needs days other than 0.');
  if (assigns && staffId != null && !(await worksHere(store, accountId, staffId)))
    faults.push({ pointer: '/staff_id', code: 'unknown', detail: `There is no member of staff ${staffId}.` });
  if (faults.length > 0) throw invalid(...faults);
  return {
    action,
    staffId: assigns ? (staffId ?? null) : null,
    days: action === 'move' ? (days ?? null) : null,
    reason: action === 'cancel' ? (reason ?? null) : null,
  };
}
