import { expect, test } from 'vitest';
import { lineFault, linesOf, wordingText } from './wording-text.ts';

test('each entry is a line, whatever it holds', () => {
  expect(wordingText(['Kitchen', 'Hall'])).toBe('Kitchen\nHall');
  expect(wordingText([{ term: 'Good', meaning: 'Light marks' }])).toBe('Good: Light marks');
  expect(wordingText([{ title: 'Scope', text: 'Seen, not tested.' }])).toBe('Scope: Seen, not tested.');
});

test('a pasted list loses its empty lines and what it has twice, and keeps its order', () => {
  expect(linesOf('Kitchen\r\n\n  Hall \nKitchen\nAttic')).toEqual(['Kitchen', 'Hall', 'Attic']);
});

test('the first line that is too long is named by its number', () => {
  expect(lineFault('a\nabc\nabcd', 2)).toBe('Line 2 has more than 2 characters.');
  expect(lineFault('a\nab', 2)).toBeUndefined();
});
