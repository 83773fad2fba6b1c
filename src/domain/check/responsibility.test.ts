import { expect, test } from 'vitest';
import { types } from '../inspection-type.ts';
import { wantsResponsibility } from './responsibility.ts';

const day = '2026-11-27';
const change = { typeId: types.checkOut, before: 'Good', now: 'Good: handle broken', responsibilities: [] };

test('a change at check out wants somebody responsible, in words', () => {
  expect(wantsResponsibility(change, day)).toBe(true);
  expect(wantsResponsibility({ ...change, responsibilities: [' '] }, day)).toBe(true);
  expect(wantsResponsibility({ ...change, responsibilities: ['None (FWT)'] }, day)).toBe(false);
});

test.each([
  ['another type of inspection', { typeId: types.checkIn }],
  ['a condition that stayed', { now: ' Good ' }],
  ['words that point back', { now: 'As check in' }],
  ['a condition that was empty then', { before: null }],
  ['one that is empty now', { now: '' }],
  ['an answer', { before: 1, now: 0 }],
])('%s wants nobody', (_title, given) => {
  expect(wantsResponsibility({ ...change, ...given }, day)).toBe(false);
});

test('a report of before the rule is not held to it', () => {
  expect(wantsResponsibility(change, '2026-11-26')).toBe(false);
});
