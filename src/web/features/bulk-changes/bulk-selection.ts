/** The selection of a bulk change: inspections as they were seen, or all that a list shows. */
import type { BulkChangeDraft, ListInspectionsData } from '#web/queries/generated/types.gen.ts';

export type BulkFilter = NonNullable<BulkChangeDraft['filter']>;
export type BulkSelection = Pick<BulkChangeDraft, 'inspections' | 'filter'>;

type Query = NonNullable<ListInspectionsData['query']>;

/** The filter of a list, as its address has it, for a body. */
export function filterOf(query: Query): BulkFilter {
  const { page: _, per_page: __, sort: ___, cursor: ____, updated_since: _____, unassigned, ...filter } = query;
  return { ...filter, ...(unassigned !== undefined && { unassigned: unassigned === 'true' }) };
}
