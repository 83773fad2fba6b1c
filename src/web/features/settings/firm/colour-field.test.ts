import { expect, test } from 'vitest';
import { readable } from './colour-field.tsx';

test('a colour that is too light is said to be, with the shade that headings take', () => {
  expect(readable('#0f5c6e').words).toMatch(/^Contrast with white paper: 7\.\d to 1, so headings can be read in it\.$/);
  const yellow = readable('#ffe100');
  expect(yellow.words).toMatch(/^Contrast with white paper: 1\.\d to 1, of the 4\.5 that small words need\./);
  expect(yellow.ink).not.toBe('#ffe100');
});
