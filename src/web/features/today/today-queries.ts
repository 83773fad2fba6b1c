/** The first page's queries for lists of inspections, role by role. */
import { inspectionStateCodes, states } from '#domain/inspection-state.ts';
import { isManager, type Role, roles } from '#domain/role.ts';
import type { ListInspectionsData } from '#web/queries/generated/types.gen.ts';
import { wholeList } from '#web/queries/whole-list.ts';
import { addDays, weekStartOf } from '#web/ui/time/time-zone.ts';

type Query = NonNullable<ListInspectionsData['query']>;

/** More than a day's work, and not yet a list. */
export const MOST_LINES = 50;

/** A cancelled inspection is a closed one. */
export const notClosed = inspectionStateCodes.filter((code) => code !== states.closed);

/** Today's and those in review are counted in the lists below. */
export const officeCounts = (now: string) =>
  ({
    late: { state_id: [states.pending, states.assigned], conduct_date: `../${addDays(now, -1)}` },
    beingTyped: { state_id: [states.processing] },
  }) satisfies Record<string, Query>;

export const dayQuery = (day: string) => ({ conduct_date: day, sort: 'conduct_date' }) satisfies Query;

export function weekQuery(now: string) {
  const first = weekStartOf(now);
  return { conduct_date: `${first}/${addDays(first, 6)}` } satisfies Query;
}

/** Visits that a clerk declined, and that nobody has had since. */
export const declinedQuery = { declined: 'true', state_id: [states.pending], sort: 'conduct_date' } satisfies Query;

/** The visits of the next seven days that have not begun. */
export const promisesQuery = (now: string) =>
  ({
    state_id: [states.pending, states.assigned],
    conduct_date: `${now}/${addDays(now, 7)}`,
    sort: 'conduct_date',
  }) satisfies Query;

export const reviewQuery = { state_id: [states.review], sort: 'conduct_date' } satisfies Query;
export const typingQuery = { state_id: [states.processing], sort: 'conduct_date' } satisfies Query;
export const finishedQuery = { state_id: [states.complete, states.closed], sort: '-conduct_date' } satisfies Query;

export function clerkQueries(clerkId: number, now: string) {
  const mine = { clerk_id: [clerkId], sort: 'conduct_date' as const };
  return {
    today: { ...mine, conduct_date: now },
    next: { ...mine, conduct_date: `${addDays(now, 1)}/${addDays(now, 7)}` },
    begun: { ...mine, state_id: [states.active] },
  } satisfies Record<string, Query>;
}

/** Visits of a clerk; the service says which of them they have still to accept. */
export const assignedQuery = (clerkId: number) =>
  ({ clerk_id: [clerkId], state_id: [states.assigned], sort: 'conduct_date' }) satisfies Query;

/** All of them, as they go over the wire. */
export function todayQueries({ role, id }: { role: number; id: number }, now: string): Query[] {
  const lines = (queries: readonly Query[]) => queries.map((query) => ({ ...query, per_page: MOST_LINES }));
  if (isManager(role as Role))
    return [
      wholeList(dayQuery(addDays(now, 1)), 1),
      wholeList(weekQuery(now), 1),
      wholeList(reviewQuery, 1),
      ...Object.values(officeCounts(now)).map((query) => ({ ...query, per_page: 1 })),
    ];
  if (role === roles.clerk) return lines(Object.values(clerkQueries(id, now)));
  if (role === roles.typist) return lines([typingQuery]);
  if (role === roles.reviewer) return [wholeList(reviewQuery, 1)];
  return lines([finishedQuery]);
}
