/** The page that a list is asked for, and the pagination envelope around its records. */
import type { FastifyRequest } from 'fastify';
import type { ListPage, PageRequest } from '#store/lists/list-page.ts';

export function pageOf({ page, per_page: perPage }: { page: number; per_page: number }): PageRequest {
  return { page, perPage };
}

export function listAnswer<Row, Record>(
  request: FastifyRequest,
  { page, perPage }: PageRequest,
  { rows, total }: ListPage<Row>,
  present: (row: Row) => Record,
) {
  const totalPages = Math.max(1, Math.ceil(total / perPage));
  const linkTo = linksTo(request);
  return {
    pagination: { perPage, currentPage: page, totalPages, totalRecords: total },
    links: {
      first: linkTo(1),
      prev: page > 1 ? linkTo(Math.min(page - 1, totalPages)) : null,
      self: linkTo(page),
      next: page < totalPages ? linkTo(page + 1) : null,
      last: linkTo(totalPages),
    },
    data: rows.map(present),
  };
}

/** Links repeat the caller's other parameters, in whatever spelling they came. */
function linksTo(request: FastifyRequest): (page: number) => string {
  const [path = '', query = ''] = request.url.split('?');
  const rest = query.split('&').filter((part) => part !== '' && !/^page((\[|%5B)\d*(\]|%5D))?(=|$)/i.test(part));
  const origin = new URL(request.server.settings.publicUrl).origin;
  return (page) => `${origin}${path}?${[...rest, `page=${page}`].join('&')}`;
}
