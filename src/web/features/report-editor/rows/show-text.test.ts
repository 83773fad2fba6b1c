import { expect, test } from 'vitest';
import { placeIn } from './show-text.ts';

test.each([
  ['before what changed', 'White door', 'White gloss door', 3, 3],
  ['after what changed', 'White door', 'White gloss door', 10, 16],
  ['where it begins', 'White door', 'White gloss door', 6, 6],
  ['inside what is gone', 'White gloss door', 'White door', 9, 6],
  ['in another text', 'Good', 'Dented', 2, 5],
  ['in a text that is cleared', 'Good', '', 2, 0],
])('a caret %s', (_where, before, after, at, expected) => {
  expect(placeIn(before, after, at)).toBe(expected);
});
