import { expect, test } from 'vitest';
import { keysQuery, keysUrl } from './keys-url.ts';

test('the address of the list says what is looked for, where it is and which set is open', () => {
  const search = keysUrl.read(new URLSearchParams('q=ann&state=overdue&sort=-due_back_on&set=7&page=2'));
  expect(search).toMatchObject({ q: 'ann', state: ['overdue'], openId: 7 });
  expect(keysQuery(search)).toEqual({ page: 2, per_page: 30, q: 'ann', state: 'overdue', sort: '-due_back_on' });
  expect(keysUrl.write(search).toString()).toBe('page=2&q=ann&state=overdue&sort=-due_back_on&set=7');
});

test('an address without words asks for all sets by their tags', () => {
  const search = keysUrl.read(new URLSearchParams('state=lost'));
  expect(keysQuery(search)).toEqual({ page: 1, per_page: 30, sort: 'tag' });
  expect(keysUrl.isFiltered(search)).toBe(false);
});
