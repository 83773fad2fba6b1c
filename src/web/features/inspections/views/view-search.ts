/** A saved view as the address of the list, and the list as a view. */
import type { DateRange } from '#domain/schedule/date-range.ts';
import { paths } from '#web/paths.ts';
import type { SavedViewsDraft } from '#web/queries/generated/types.gen.ts';
import { today } from '#web/ui/time/time-zone.ts';
import { inspectionQuery, type InspectionSearch, inspectionUrl } from '../inspection-search.ts';

export type ViewDraft = SavedViewsDraft['views'][number];

const usual = inspectionUrl.read(new URLSearchParams());

export function searchOf({ filter, sort, columns }: ViewDraft): InspectionSearch {
  return {
    ...usual,
    q: filter.q ?? '',
    area: filter.postcode ?? '',
    stateIds: filter.state_id ?? [],
    typeIds: filter.type_id ?? [],
    clerkIds: filter.clerk_id ?? [],
    typistIds: filter.typist_id ?? [],
    clientIds: filter.client_id ?? [],
    propertyIds: filter.property_id ?? [],
    templateIds: filter.template_id ?? [],
    isUnassigned: filter.unassigned === true,
    range: filter.when as DateRange | undefined,
    sort: (sort as InspectionSearch['sort']) ?? usual.sort,
    columns: columns ?? [],
  };
}

/** `this month` stays a month by name, so that the view goes along with the days. */
export function viewOf(name: string, search: InspectionSearch, columns: readonly string[] | undefined): ViewDraft {
  const query = inspectionQuery(search, today());
  const { page: _, per_page: __, sort, cursor: ___, updated_since: ____, conduct_date: _____, ...rest } = query;
  const { unassigned, ...filter } = rest;
  return {
    name,
    filter: {
      ...filter,
      ...(unassigned !== undefined && { unassigned: true }),
      ...(search.range !== undefined && { when: search.range }),
    },
    sort: sort ?? null,
    columns: columns === undefined ? null : [...columns],
  };
}

export const viewHref = (view: ViewDraft): string => {
  const query = inspectionUrl.write(searchOf(view)).toString();
  return query === '' ? paths.inspections() : `${paths.inspections()}?${query}`;
};

/** Whether the list at this address is the view; the page of it does not matter. */
export function isShown(view: ViewDraft, address: { pathname: string; search: string }): boolean {
  if (address.pathname !== paths.inspections()) return false;
  const search = inspectionUrl.read(new URLSearchParams(address.search));
  const written = inspectionUrl.write({ ...search, page: usual.page, perPage: usual.perPage });
  return written.toString() === inspectionUrl.write(searchOf(view)).toString();
}
