/** The list of properties as its URL says it: page, filters, columns. */
import type { ListPropertiesData } from '#web/queries/generated/types.gen.ts';

export type PropertySearch = {
  page: number;
  perPage: number;
  address: string;
  clientIds: number[];
  tags: string[];
  /** Undefined: the columns nobody changed. */
  columns: string[] | undefined;
};

const standardPerPage = 30;

const readList = (text: string | null): string[] => (text ?? '').split(',').filter((part) => part !== '');

function readPositive(text: string | null, otherwise: number): number {
  const value = Number(text);
  return Number.isInteger(value) && value > 0 ? value : otherwise;
}

export function readPropertySearch(params: URLSearchParams): PropertySearch {
  const columns = readList(params.get('columns'));
  return {
    page: readPositive(params.get('page'), 1),
    perPage: Math.min(readPositive(params.get('per_page'), standardPerPage), 100),
    address: params.get('address') ?? '',
    clientIds: readList(params.get('client')).map(Number).filter(Number.isInteger),
    tags: readList(params.get('tag')),
    columns: columns.length > 0 ? columns : undefined,
  };
}

/** Only what differs from the usual, so that addresses stay short. */
export function writePropertySearch(search: PropertySearch): URLSearchParams {
  const params = new URLSearchParams();
  if (search.page > 1) params.set('page', String(search.page));
  if (search.perPage !== standardPerPage) params.set('per_page', String(search.perPage));
  if (search.address !== '') params.set('address', search.address);
  if (search.clientIds.length > 0) params.set('client', search.clientIds.join(','));
  if (search.tags.length > 0) params.set('tag', search.tags.join(','));
  if (search.columns) params.set('columns', search.columns.join(','));
  return params;
}

export function isFiltered({ address, clientIds, tags }: PropertySearch): boolean {
  return address !== '' || clientIds.length > 0 || tags.length > 0;
}

export function propertyQuery(search: PropertySearch): NonNullable<ListPropertiesData['query']> {
  const { page, perPage, address, clientIds, tags } = search;
  return {
    page,
    per_page: perPage,
    ...(address.trim() !== '' && { address: address.trim() }),
    ...(clientIds.length > 0 && { client_id: clientIds }),
    ...(tags.length > 0 && { tag: tags }),
  };
}
