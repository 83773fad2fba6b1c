/** The list of inspections as its URL says it. */
import { type DateRange, isDateRange } from '#domain/schedule/date-range.ts';
import type { ListInspectionsData } from '#web/queries/generated/types.gen.ts';
import { flagParam, idsParam, listUrl, textParam, wordsParam } from '#web/ui/table/list-search.ts';
import { intervalOf } from './date-range.ts';

type Query = NonNullable<ListInspectionsData['query']>;
type Sort = NonNullable<Query['sort']>;

const ways = (word: 'created' | 'conduct_date' | 'address' | 'state'): Sort[] => [`-${word}`, word];

export const inspectionUrl = listUrl({
  filters: {
    q: textParam('q'),
    area: textParam('postcode'),
    stateIds: idsParam('state'),
    typeIds: idsParam('type'),
    clerkIds: idsParam('clerk'),
    typistIds: idsParam('typist'),
    clientIds: idsParam('client'),
    propertyIds: idsParam('property'),
    templateIds: idsParam('template'),
    isUnassigned: flagParam('unassigned'),
    /** Visits ahead of which something that was promised is missing. */
    isNotReady: flagParam('not_ready'),
    /** A named range, or a first and last day as `2027-02-01/2027-02-07`. */
    range: {
      name: 'when',
      read: (text: string): DateRange | undefined => (isDateRange(text) ? text : undefined),
      write: (range: DateRange | undefined) => range ?? '',
    },
  },
  /** Those of a saved view, in place of those that somebody has chosen. */
  others: { columns: wordsParam('columns') },
  sorts: [...ways('created'), ...ways('conduct_date'), ...ways('address'), ...ways('state')],
});

export type InspectionSearch = ReturnType<typeof inspectionUrl.read>;

export function inspectionQuery(search: InspectionSearch, today: string): Query {
  const ids = (name: keyof Query, list: number[]) => (list.length > 0 ? { [name]: list } : {});
  return {
    page: search.page,
    per_page: search.perPage,
    ...(search.sort !== undefined && { sort: search.sort }),
    ...(search.q.trim() !== '' && { q: search.q.trim() }),
    ...(search.area.trim() !== '' && { postcode: search.area.trim() }),
    ...ids('state_id', search.stateIds),
    ...ids('type_id', search.typeIds),
    ...ids('clerk_id', search.clerkIds),
    ...ids('typist_id', search.typistIds),
    ...ids('client_id', search.clientIds),
    ...ids('property_id', search.propertyIds),
    ...ids('template_id', search.templateIds),
    ...(search.isUnassigned && { unassigned: 'true' as const }),
    ...(search.range !== undefined && { conduct_date: intervalOf(search.range, today) }),
  };
}
