import { expect, test } from 'vitest';
import { inspectionUrl } from '../inspection-search.ts';
import { isShown, viewHref, viewOf } from './view-search.ts';

const read = (query: string) => inspectionUrl.read(new URLSearchParams(query));
const query =
  'q=harbour&state=100%2C200&clerk=7&unassigned=true&when=next-month&sort=conduct_date&columns=address%2Cclerk';

test('a list that is saved opens the same again, with its days by name', () => {
  const view = viewOf('Next month', read(query), ['address', 'clerk']);
  expect(view).toEqual({
    name: 'Next month',
    filter: { q: 'harbour', state_id: [100, 200], clerk_id: [7], unassigned: true, when: 'next-month' },
    sort: 'conduct_date',
    columns: ['address', 'clerk'],
  });
  expect(viewHref(view)).toBe(`/inspections?${query}`);
});

test('a view without filters is the list itself', () => {
  expect(viewHref(viewOf('All', read(''), undefined))).toBe('/inspections');
});

test('a view is shown on each of its pages, and not with another filter', () => {
  const view = viewOf('Mine', read('clerk=7'), undefined);
  const at = (search: string, pathname = '/inspections') => isShown(view, { pathname, search });
  expect([at('?clerk=7'), at('?page=3&clerk=7'), at('?clerk=7&state=100'), at('?clerk=7', '/properties')]).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
