import { expect, test } from 'vitest';
import { isHouseStyleBegun, sayHouseStyle } from './house-style.ts';

const firm = [
  { short: 'L/S', long: 'light scuffs' },
  { short: 'C/M', long: 'chip marks' },
  { short: 'LHS', long: 'left-hand side' },
];

test.each([
  ['g', 'Good'],
  ['F', 'Fair'],
  ['g ls 3 lhs', 'Good: light scuffs approx. 3 cm left-hand side'],
  ['n L/S', 'As new: light scuffs'],
  ['p ls lhs; cm 1.5 x4', 'Poor: light scuffs left-hand side; chip marks approx. 1.5 cm ×4'],
  ['g ls, cm ', 'Good: light scuffs; chip marks'],
])('%j says %j', (typed, said) => {
  expect(sayHouseStyle(typed, firm)).toBe(said);
});

test.each(['', 'x', 'go', 'Good', 'g 3', 'g lhs panel', 'g ls; 3', 'a ls'])('%j is no house style', (typed) => {
  expect(sayHouseStyle(typed, firm)).toBeUndefined();
});

test('it is begun by a grade and a space', () => {
  expect(['g ', 'P ls', 'g', 'go ls', ''].map(isHouseStyleBegun)).toEqual([true, true, false, false, false]);
});
