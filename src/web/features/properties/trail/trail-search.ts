/** A trail as its URL says it: whose entries, about what, of which days. */
import { auditKinds, auditTopics } from '#domain/audit-kind.ts';
import type { ListPropertyAuditData } from '#web/queries/generated/types.gen.ts';
import { choicesParam, dayParam, idParam, listUrl } from '#web/ui/table/list-search.ts';

export const trailUrl = listUrl({
  filters: {
    personId: idParam('person'),
    inspectionId: idParam('inspection'),
    topics: choicesParam('about', auditTopics),
    kinds: choicesParam('kind', auditKinds),
    from: dayParam('from'),
    until: dayParam('until'),
  },
});

export type TrailSearch = ReturnType<typeof trailUrl.read>;
type Query = NonNullable<ListPropertyAuditData['query']>;

/** All but the page. */
export function trailFilter({ personId, inspectionId, topics, kinds, from, until }: TrailSearch): Query {
  return {
    ...(personId !== undefined && { person_id: personId }),
    ...(inspectionId !== undefined && { inspection_id: inspectionId }),
    ...(topics.length > 0 && { topic: topics }),
    ...(kinds.length > 0 && { kind: kinds }),
    ...(from !== '' && { from }),
    ...(until !== '' && { until }),
  };
}
