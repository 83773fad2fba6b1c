import { expect, test } from 'vitest';
import { types } from '../inspection-type.ts';
import { disclaimersFor } from './disclaimers-for.ts';

test('a report carries the disclaimers for every type and those of its own type, in their order', () => {
  const visits = { title: 'Visits', text: 'A short look.', typeIds: [types.inspection, types.routine] };
  const scope = { title: 'Scope', text: 'Seen, not tested.' };
  const inventories = { title: 'Contents', text: 'All of them.', typeIds: [types.inventory] };
  const all = [visits, scope, inventories, { ...scope, typeIds: [] }];
  const titles = (type: number) => disclaimersFor(type, all).map(({ title }) => title);
  expect(titles(types.routine)).toEqual(['Visits', 'Scope', 'Scope']);
  expect(titles(types.inventory)).toEqual(['Scope', 'Contents', 'Scope']);
  expect(titles(types.checkOut)).toEqual(['Scope', 'Scope']);
  expect(disclaimersFor(types.routine, [visits])).toEqual([{ title: 'Visits', text: 'A short look.' }]);
});
