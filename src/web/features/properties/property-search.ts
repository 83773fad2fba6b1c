/** The list of properties as its URL says it. */
import type { ListPropertiesData } from '#web/queries/generated/types.gen.ts';
import { idsParam, listUrl, textParam, wordsParam } from '#web/ui/table/list-search.ts';

export const propertyUrl = listUrl({
  filters: {
    address: textParam('address'),
    area: textParam('postcode'),
    clientIds: idsParam('client'),
    tags: wordsParam('tag'),
  },
  sorts: ['-created', 'created', 'address', '-address', 'postcode', '-postcode', 'updated', '-updated'],
});

export type PropertySearch = ReturnType<typeof propertyUrl.read>;

export function propertyQuery(search: PropertySearch): NonNullable<ListPropertiesData['query']> {
  const { page, perPage, address, area, clientIds, tags, sort } = search;
  return {
    page,
    per_page: perPage,
    ...(address.trim() !== '' && { address: address.trim() }),
    ...(area.trim() !== '' && { postcode: area.trim() }),
    ...(clientIds.length > 0 && { client_id: clientIds }),
    ...(tags.length > 0 && { tag: tags }),
    ...(sort !== undefined && sort !== '-created' && { sort }),
  };
}
