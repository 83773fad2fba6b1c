/** The security log as its URL says it. */
import { securityAreaNames } from '#domain/security-event.ts';
import type { ListSecurityLogData } from '#web/queries/generated/types.gen.ts';
import { choicesParam, dayParam, idParam, listUrl, textParam } from '#web/ui/table/list-search.ts';

export const logUrl = listUrl({
  filters: {
    q: textParam('q'),
    areas: choicesParam('area', securityAreaNames),
    personId: idParam('person'),
    from: dayParam('from'),
    until: dayParam('until'),
  },
  others: { openId: idParam('event') },
  sorts: ['-created', 'created'],
});

export type LogSearch = ReturnType<typeof logUrl.read>;
type Query = NonNullable<ListSecurityLogData['query']>;

/** The filters alone: the whole log is taken away by them too. */
export function logFilter({ q, areas, personId, from, until }: LogSearch): Omit<Query, 'page' | 'per_page' | 'sort'> {
  return {
    ...(q.trim() !== '' && { q: q.trim() }),
    ...(areas.length > 0 && { area: areas }),
    ...(personId !== undefined && { person_id: personId }),
    ...(from !== '' && { from }),
    ...(until !== '' && { until }),
  };
}

export function logQuery(search: LogSearch): Query {
  const { page, perPage, sort } = search;
  return { page, per_page: perPage, ...(sort === 'created' && { sort }), ...logFilter(search) };
}
