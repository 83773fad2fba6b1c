/** Lists that are wanted whole: a board without its last appointments would double-book, a choice without its last names could not be made. */
import { queryOptions } from '@tanstack/react-query';
import { listClients, listInspections, listStaff, listTemplates } from './generated/sdk.gen.ts';
import type { Client, Inspection, ListInspectionsData, StaffMember, Template } from './generated/types.gen.ts';
import { wholeList } from './whole-list.ts';

type Page<T> = { data: T[]; pagination: { totalPages: number } };

const MOST_PAGES = 20;

type ReadPage<T> = (query: { page: number; per_page: number }) => Promise<{ data: Page<T> }>;

/** `isEnough`: whether the pages read so far already answer the question. */
export async function everyPage<T>(read: ReadPage<T>, isEnough: (all: readonly T[]) => boolean = () => false) {
  const all: T[] = [];
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    const { data: answer } = await read(wholeList({}, page));
    all.push(...answer.data);
    if (page >= answer.pagination.totalPages || isEnough(all)) break;
  }
  return all;
}

/** Named like the operations they come from, so that a write makes them stale with its lists. */
export const allStaffOptions = () =>
  queryOptions({
    queryKey: [{ _id: 'listStaff', isWhole: true }],
    queryFn: ({ signal }): Promise<StaffMember[]> => everyPage((query) => listStaff({ query, signal })),
  });

/** Those who have left. */
export const formerStaffOptions = () =>
  queryOptions({
    queryKey: [{ _id: 'listStaff', isWhole: true, archived: true }],
    queryFn: ({ signal }): Promise<StaffMember[]> =>
      everyPage((query) => listStaff({ query: { ...query, archived: 'true' }, signal })),
  });

export const everyClientOptions = () =>
  queryOptions({
    queryKey: [{ _id: 'listClients', isWhole: true }],
    queryFn: ({ signal }): Promise<Client[]> => everyPage((query) => listClients({ query, signal })),
  });

export const allTemplatesOptions = () =>
  queryOptions({
    queryKey: [{ _id: 'listTemplates', isWhole: true }],
    queryFn: ({ signal }): Promise<Template[]> => everyPage((query) => listTemplates({ query, signal })),
  });

type InspectionFilter = Omit<NonNullable<ListInspectionsData['query']>, 'page' | 'per_page'>;

export const allInspectionsOptions = (filter: InspectionFilter) =>
  queryOptions({
    queryKey: [{ _id: 'listInspections', isWhole: true, filter }],
    queryFn: ({ signal }): Promise<Inspection[]> =>
      everyPage((query) => listInspections({ query: { ...filter, ...query }, signal })),
  });
