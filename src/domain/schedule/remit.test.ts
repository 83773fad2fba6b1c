import { expect, test } from 'vitest';
import { types } from '../inspection-type.ts';
import { outsideRemit, readArea, remitArea } from './remit.ts';

const remit = { areas: ['SO', 'PO5'], inspection_types: [types.inventory] };

test.each([
  ['within an area', 'SO14 2AB', []],
  ['within a district, however it is spelt', 'po53lx', []],
  ['not in a neighbouring district', 'PO51 3LX', ['Does not go to PO51']],
  ['not in another one of the same area', 'PO1 2JF', ['Does not go to PO1']],
  ['not where the postcode is unknown', '', []],
])('a clerk goes: %s', (_what, postcode, expected) => {
  expect(outsideRemit(remit, { postcode })).toEqual(expected);
});

test('a clerk does the types that they take, and without a list every one', () => {
  expect(outsideRemit(remit, { type: types.inventory })).toEqual([]);
  expect(outsideRemit(remit, { type: types.checkOut, postcode: 'GU1 1AA' })).toEqual([
    'Does not go to GU1',
    'Does not do this type: Check Out',
  ]);
  expect(outsideRemit({ areas: [], inspection_types: [] }, { type: types.checkOut, postcode: 'GU1 1AA' })).toEqual([]);
  expect(outsideRemit({}, { type: types.checkOut, postcode: 'GU1 1AA' })).toEqual([]);
});

test('areas are read as people type them', () => {
  expect([' po 5', 'ec1a', 'so'].map(readArea)).toEqual(['PO5', 'EC1A', 'SO']);
  expect(['PO5', 'EC1A', 'SO', 'W1'].every((one) => remitArea.test(one))).toBe(true);
  expect(['PO5 3LX', 'P-1', '5', 'PO123'].some((one) => remitArea.test(one))).toBe(false);
});
