/** The security log as its URL says it. */
import { securityAreaNames } from '#domain/security-event.ts';
import type { ListSecurityLogData } from '#web/queries/generated/types.gen.ts';
import { choicesParam, dayParam, idParam, listUrl } from '#web/ui/table/list-search.ts';

export const logUrl = listUrl({
  filters: {
    areas: choicesParam('area', securityAreaNames),
    personId: idParam('person'),
    from: dayParam('from'),
    until: dayParam('until'),
  },
  others: { openId: idParam('event') },
});

export type LogSearch = ReturnType<typeof logUrl.read>;
type Query = NonNullable<ListSecurityLogData['query']>;

/** The filters alone: the whole log is taken away by them too. */
export function logFilter({ areas, personId, from, until }: LogSearch): Omit<Query, 'page' | 'per_page'> {
  return {
    ...(areas.length > 0 && { area: areas }),
    ...(personId !== undefined && { person_id: personId }),
    ...(from !== '' && { from }),
    ...(until !== '' && { until }),
  };
}

export function logQuery(search: LogSearch): Query {
  return { page: search.page, per_page: search.perPage, ...logFilter(search) };
}
