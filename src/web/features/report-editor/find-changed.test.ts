import { expect, test } from 'vitest';
import { isContinued } from './find-changed.ts';

test.each([
  ['As check in', 'Good, clean'],
  ['Good, clean ', 'Good, clean'],
  [4, 4],
  [{ 'Is it clean?': 1 }, { 'Is it clean?': 1 }],
  [null, null],
])('%j after %j is no change', (now, before) => {
  expect(isContinued(now, before)).toBe(true);
});

test.each([
  ['As check in; two scuffs', 'Good, clean'],
  ['Fair', 'Good'],
  [3, 4],
  [null, 'Good'],
])('%j after %j is one', (now, before) => {
  expect(isContinued(now, before)).toBe(false);
});
