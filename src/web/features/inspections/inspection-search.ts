/** The list of inspections as its URL says it: page, filters, sort, columns. */
import type { ListInspectionsData } from '#web/queries/generated/types.gen.ts';
import { type DateRange, intervalOf, isDateRange } from './date-range.ts';

export type InspectionSearch = {
  page: number;
  perPage: number;
  q: string;
  stateIds: number[];
  typeIds: number[];
  clerkIds: number[];
  typistIds: number[];
  clientIds: number[];
  propertyIds: number[];
  isUnassigned: boolean;
  /** A named range, or a first and last day as `2027-02-01/2027-02-07`. */
  range: DateRange | undefined;
  sort: Sort;
  /** Undefined: the columns nobody changed. */
  columns: string[] | undefined;
};
type Query = NonNullable<ListInspectionsData['query']>;
type Sort = NonNullable<Query['sort']>;

const standardPerPage = 30;
const standardSort = '-created';
const sorts: readonly string[] = ['created', 'conduct_date', 'address', 'state'];

const readList = (text: string | null): string[] => (text ?? '').split(',').filter((part) => part !== '');
const readIds = (text: string | null): number[] => readList(text).map(Number).filter(Number.isInteger);

function readPositive(text: string | null, otherwise: number): number {
  const value = Number(text);
  return Number.isInteger(value) && value > 0 ? value : otherwise;
}

function readSort(text: string | null): Sort {
  return text !== null && sorts.includes(text.replace(/^-/, '')) ? (text as Sort) : standardSort;
}

export function readInspectionSearch(params: URLSearchParams): InspectionSearch {
  const columns = readList(params.get('columns'));
  const range = params.get('when') ?? '';
  return {
    page: readPositive(params.get('page'), 1),
    perPage: Math.min(readPositive(params.get('per_page'), standardPerPage), 100),
    q: params.get('q') ?? '',
    stateIds: readIds(params.get('state')),
    typeIds: readIds(params.get('type')),
    clerkIds: readIds(params.get('clerk')),
    typistIds: readIds(params.get('typist')),
    clientIds: readIds(params.get('client')),
    propertyIds: readIds(params.get('property')),
    isUnassigned: params.get('unassigned') === 'true',
    range: isDateRange(range) ? range : undefined,
    sort: readSort(params.get('sort')),
    columns: columns.length > 0 ? columns : undefined,
  };
}

/** Only what differs from the usual, so that addresses stay short. */
export function writeInspectionSearch(search: InspectionSearch): URLSearchParams {
  const params = new URLSearchParams();
  const set = (name: string, value: string, usual = '') => {
    if (value !== usual) params.set(name, value);
  };
  set('page', String(search.page), '1');
  set('per_page', String(search.perPage), String(standardPerPage));
  set('q', search.q);
  set('state', search.stateIds.join(','));
  set('type', search.typeIds.join(','));
  set('clerk', search.clerkIds.join(','));
  set('typist', search.typistIds.join(','));
  set('client', search.clientIds.join(','));
  set('property', search.propertyIds.join(','));
  set('unassigned', String(search.isUnassigned), 'false');
  set('when', search.range ?? '');
  set('sort', search.sort, standardSort);
  set('columns', search.columns?.join(',') ?? '');
  return params;
}

/** The same list without its filters. */
export function withoutFilters(search: InspectionSearch): InspectionSearch {
  const { perPage, sort, columns } = search;
  return { ...readInspectionSearch(new URLSearchParams()), perPage, sort, columns };
}

export function isFiltered(search: InspectionSearch): boolean {
  const narrowed = writeInspectionSearch(search);
  for (const name of ['page', 'per_page', 'sort', 'columns']) narrowed.delete(name);
  return narrowed.size > 0;
}

export function inspectionQuery(search: InspectionSearch, today: string): Query {
  const ids = (name: keyof Query, list: number[]) => (list.length > 0 ? { [name]: list } : {});
  return {
    page: search.page,
    per_page: search.perPage,
    sort: search.sort,
    ...(search.q.trim() !== '' && { q: search.q.trim() }),
    ...ids('state_id', search.stateIds),
    ...ids('type_id', search.typeIds),
    ...ids('clerk_id', search.clerkIds),
    ...ids('typist_id', search.typistIds),
    ...ids('client_id', search.clientIds),
    ...ids('property_id', search.propertyIds),
    ...(search.isUnassigned && { unassigned: 'true' as const }),
    ...(search.range !== undefined && { conduct_date: intervalOf(search.range, today) }),
  };
}
