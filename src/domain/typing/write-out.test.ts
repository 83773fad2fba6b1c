import { expect, test } from 'vitest';
import { writeOut } from './write-out.ts';

const firm = [
  { short: 'GO', long: 'good order' },
  { short: 'LHS', long: 'left-hand side' },
  { short: 'L/S', long: 'light scuffs' },
  { short: 'S', long: 'south' },
  { short: 'ACI', long: 'as check in' },
  { short: 'ls', long: 'lower shelf' },
];
const at = (text: string) => writeOut(text, text.length, firm)?.text;

test.each([
  ['GO', 'Good order'],
  ['Walls GO', 'Walls good order'],
  ['Fair. GO', 'Fair. Good order'],
  ['Fair\nGO', 'Fair\nGood order'],
  ['Good: l/s', 'Good: light scuffs'],
  ['Chip (LHS', 'Chip (left-hand side'],
  ['Chip lhs', 'Chip left-hand side'],
  ['Dust to ls', 'Dust to lower shelf'],
])('%j becomes %j', (typed, written) => {
  expect(at(typed)).toBe(written);
});

test.each(['go', 'Let it go', 'LOGO', 'Good', 'aci', 'Walls/S', '4GO', 'GO ', 'The owner’s', "The owner's"])(
  '%j stays as it was typed',
  (typed) => {
    expect(at(typed)).toBeUndefined();
  },
);

test('the words after it stay, and the caret moves along', () => {
  expect(writeOut('Good: L/S to edge', 'Good: L/S'.length, firm)).toEqual({
    text: 'Good: light scuffs to edge',
    added: 'light scuffs'.length - 'L/S'.length,
  });
});
