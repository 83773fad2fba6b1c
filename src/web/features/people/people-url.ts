/** The lists of staff and clients, as their URLs say them. */
import { flagParam, idParam, listUrl, textParam } from '#web/ui/table/list-search.ts';

const filters = { q: textParam('q'), archived: flagParam('archived') };

export const staffUrl = listUrl({ filters, sorts: ['name', '-name', 'email', '-email', 'role', '-role'] });
export const clientUrl = listUrl({ filters, sorts: ['name', '-name', 'email', '-email', 'ref', '-ref'] });
export const clientPeopleUrl = listUrl({
  filters,
  others: { openId: idParam('person') },
  sorts: ['name', '-name', 'email', '-email'],
});

type Search<Sort> = {
  page: number;
  perPage: number;
  q: string;
  archived: boolean;
  sort?: Sort | undefined;
};

export function peopleQuery<Sort extends string>({ page, perPage, q, archived, sort }: Search<Sort>) {
  return {
    page,
    per_page: perPage,
    ...(q.trim() !== '' && { q: q.trim() }),
    ...(archived && { archived: 'true' as const }),
    ...(sort !== undefined && { sort }),
  };
}
