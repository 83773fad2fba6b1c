/**
 * The first queries of each address, sent before the page's own script is there. Any other query of a page is merely
 * later: an answer is handed only to the same query.
 */
import { isManager, type Role } from '#domain/role.ts';
import { inspectionQuery, inspectionUrl } from '#web/features/inspections/inspection-search.ts';
import { propertyQuery, propertyUrl } from '#web/features/properties/property-search.ts';
import { boardQuery, trayQuery } from '#web/features/schedule/board-queries.ts';
import { daysInSight, readScheduleSearch } from '#web/features/schedule/schedule-search.ts';
import { todayQueries } from '#web/features/today/today-queries.ts';
import { wholeList } from '#web/queries/whole-list.ts';
import { today } from '#web/ui/time/time-zone.ts';

type Query = Record<string, unknown>;
type First = { address: RegExp; ask: (params: URLSearchParams, id: string) => string[] };

const first: First[] = [
  {
    address: /^\/inspections$/,
    ask: (params) => [list('/inspections', inspectionQuery(inspectionUrl.read(params), today()))],
  },
  { address: /^\/properties$/, ask: (params) => [list('/properties', propertyQuery(propertyUrl.read(params)))] },
  { address: /^\/properties\/(\d+)(?:\/|$)/, ask: (_params, id) => [`/properties/${id}`] },
  {
    address: /^\/inspections\/(\d+)\/report$/,
    ask: (_params, id) => [`/inspections/${id}`, `/inspections/${id}/report`],
  },
  { address: /^\/inspections\/(\d+)(?:\/|$)/, ask: (_params, id) => [`/inspections/${id}`] },
  { address: /^\/schedule$/, ask: askForBoard },
];

export function firstQueries({ pathname, searchParams }: URL): string[] {
  for (const { address, ask } of first) {
    const found = address.exec(pathname);
    if (found !== null) return ask(searchParams, found[1] ?? '');
  }
  return [];
}

/** `/` shows each role its own; the office's risks of tomorrow need the clerks' hours and leave. */
export function queriesOfPerson(person: { role: number; id: number }): string[] {
  const lists = todayQueries(person, today()).map((query) => list('/inspections', query));
  return isManager(person.role as Role) ? [everybody, ...lists] : lists;
}

function askForBoard(params: URLSearchParams): string[] {
  const days = daysInSight(readScheduleSearch(params, today()));
  return [
    everybody,
    list('/inspections', wholeList(boardQuery(days[0] ?? '', days.at(-1) ?? ''), 1)),
    list('/inspections', wholeList(trayQuery, 1)),
  ];
}

const everybody = list('/staff', wholeList({}, 1));

function list(path: string, query: Query): string {
  const written = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const one of Array.isArray(value) ? value : [value]) written.append(name, String(one));
  }
  return `${path}?${written}`;
}
