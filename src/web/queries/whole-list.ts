/** How a list is read that is wanted whole: as few pages as there can be. */

const MOST_ROWS = 100;

export function wholeList<Filter extends object>(filter: Filter, page: number) {
  return { ...filter, page, per_page: MOST_ROWS };
}
