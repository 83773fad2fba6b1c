/** Starts the data of the first page as soon as it is known whose day it is. */
import { isManager, type Role, roles } from '#domain/role.ts';
import {
  clerkQueries,
  dayQuery,
  finishedQuery,
  MOST_LINES,
  officeCounts,
  reviewQuery,
  typingQuery,
  weekQuery,
} from '#web/features/today/today-queries.ts';
import { allInspectionsOptions, allStaffOptions } from '#web/queries/every-page.ts';
import { listInspectionsOptions } from '#web/queries/generated/@tanstack/react-query.gen.ts';
import type { ListInspectionsData } from '#web/queries/generated/types.gen.ts';
import { comesLater, queryClient } from '#web/queries/query-client.ts';
import { type Person, readSession, watchSession } from '#web/session/session.ts';
import { addDays, today } from '#web/ui/time/time-zone.ts';

type Query = NonNullable<ListInspectionsData['query']>;

export function loadToday(): null {
  const begin = (): boolean => {
    const session = readSession();
    if (session.status !== 'signed-in') return false;
    prefetchFor(session.person);
    return true;
  };
  if (begin()) return null;
  const stop = watchSession(() => begin() && stop());
  return null;
}

function prefetchFor({ role, id }: Person): void {
  const now = today();
  const part = (query: Query, rows: number, meta = {}) =>
    queryClient.prefetchQuery({ ...listInspectionsOptions({ query: { ...query, per_page: rows } }), meta });
  const whole = (query: Query) => queryClient.prefetchQuery(allInspectionsOptions(query));
  if (isManager(role as Role)) {
    void queryClient.prefetchQuery(allStaffOptions());
    for (const query of [dayQuery(addDays(now, 1)), weekQuery(now), reviewQuery]) void whole(query);
    // The lists are read meanwhile: a browser has six lines, and these would be the seventh to ninth request.
    for (const query of Object.values(officeCounts(now))) void part(query, 1, comesLater);
  }
  if (role === roles.clerk) for (const query of Object.values(clerkQueries(id, now))) void part(query, MOST_LINES);
  if (role === roles.typist) void part(typingQuery, MOST_LINES);
  if (role === roles.reviewer) void whole(reviewQuery);
  if (role === roles.client) void part(finishedQuery, MOST_LINES);
}
