/** The page or part that a list is asked for, and the pagination envelope around its records. */
import type { FastifyRequest } from 'fastify';
import type { ListedTable } from '#store/lists/change-line.ts';
import type { ListPage, PageRequest } from '#store/lists/list-page.ts';

export function pageOf({ query, step }: FastifyRequest): PageRequest {
  const { page, per_page: perPage } = query as { page: number; per_page: number };
  const { since, cursor, sort } = step ?? {};
  const isByChange = sort === 'updated' || sort === '-updated';
  return { page: cursor?.part ?? page, perPage, since, cursor, ...(isByChange && { sort }) };
}

/** Undefined: the archived ones and the others. */
export function archivedOf(archived: 'true' | 'false' | 'any' | undefined): boolean | undefined {
  return archived === 'any' ? undefined : archived === 'true';
}

export function listAnswer<Row, Record>(
  request: FastifyRequest,
  { page, perPage }: PageRequest,
  { rows, total, next }: ListPage<Row>,
  present: (row: Row) => Record,
) {
  const totalPages = Math.max(1, Math.ceil(total / perPage));
  const data = rows.map(present);
  const counts = { perPage, currentPage: page, totalPages, totalRecords: total };
  const linkTo = linksTo(request);
  const last = linkTo(`page=${totalPages}`);
  if (next !== undefined) {
    const nextCursor = next && request.server.writeCursor(request, next);
    const { cursor = '' } = request.query as { cursor?: string };
    return {
      pagination: { ...counts, nextCursor },
      links: {
        first: linkTo('cursor='),
        prev: null,
        self: linkTo(`cursor=${cursor}`),
        next: nextCursor && linkTo(`cursor=${nextCursor}`),
        last,
      },
      data,
    };
  }
  return {
    pagination: counts,
    links: {
      first: linkTo('page=1'),
      prev: page > 1 ? linkTo(`page=${Math.min(page - 1, totalPages)}`) : null,
      self: linkTo(`page=${page}`),
      next: page < totalPages ? linkTo(`page=${page + 1}`) : null,
      last,
    },
    data,
  };
}

/** Links repeat the caller's other parameters, in whatever spelling they came. */
function linksTo(request: FastifyRequest): (place: string) => string {
  const [path = '', query = ''] = request.url.split('?');
  const rest = query
    .split('&')
    .filter((part) => part !== '' && !/^(page|cursor)((\[|%5B)\d*(\]|%5D))?(=|$)/i.test(part));
  const origin = new URL(request.server.settings.publicUrl).origin;
  return (place) => `${origin}${path}?${[...rest, place].join('&')}`;
}

/** The part of a list without pages, whose rows stand in that table: those that changed since then, in the order that was asked for. */
export async function stepOf<Row extends { id: number }>(
  { step, store: { changeLine }, caller }: FastifyRequest,
  table: ListedTable,
  rows: Row[],
): Promise<Row[]> {
  const { since, sort } = step ?? {};
  if (since === undefined && sort === undefined) return rows;
  const changed = await changeLine.listChanged(
    caller.accountId,
    table,
    rows.map(({ id }) => id),
  );
  const changeOf = ({ id }: Row) => changed.get(id) ?? 0;
  const from = since === undefined ? 0 : ((await changeLine.findNumber(since)) ?? 0);
  const wanted = rows.filter((row) => changeOf(row) >= from);
  if (sort === undefined) return wanted;
  const sign = sort.startsWith('-') ? -1 : 1;
  return wanted.toSorted((one, other) => sign * (changeOf(one) - changeOf(other)));
}
