/**
 * A page of the list of inspections as its URL says it. The service says of each visit what it lacks, and is not asked
 * for those alone: so all that are ahead are read, and the list of those that are not ready is made of them here.
 */
import { states } from '#domain/inspection-state.ts';
import { inspectionQuery, type InspectionSearch } from '#web/features/inspections/inspection-search.ts';
import { isBroken } from '#web/forms/readiness/readiness-line.tsx';
import { everyPage } from '#web/queries/every-page.ts';
import { listInspections } from '#web/queries/generated/sdk.gen.ts';
import type { Inspection, ListInspectionsResponse } from '#web/queries/generated/types.gen.ts';
import type { ListAnswer } from '#web/ui/table/list-answer.ts';
import { pageOfRows } from '#web/ui/table/whole-answer.ts';
import { today } from '#web/ui/time/time-zone.ts';

/** Nothing is asked of others. */
const ahead = [states.pending, states.assigned];

/** `of`: which part of the list, in place of the one that the URL speaks of. */
export async function readPage(
  search: InspectionSearch,
  of: { page: number; per_page: number } = { page: search.page, per_page: search.perPage },
): Promise<ListInspectionsResponse> {
  const query = inspectionQuery(search, today());
  if (!search.isNotReady) return (await listInspections({ query: { ...query, ...of } })).data;
  const all = await everyPage((part) => listInspections({ query: { state_id: ahead, ...query, ...part } }));
  const answer: ListAnswer<Inspection> = pageOfRows(all.filter(isBroken), { page: of.page, perPage: of.per_page });
  // The list looks at nothing else of an answer.
  return answer as ListInspectionsResponse;
}
