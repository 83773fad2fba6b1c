import { expect, test } from 'vitest';
import { mergeEntries, readAbbreviations, unreadLine } from './word-list.ts';

test('a pasted list is read as people write it, and as cells of a spreadsheet', () => {
  expect(readAbbreviations('GO = good order\r\nFWT: fair wear and tear\n\nB/N\tbrand new\nL/S=light scuffs')).toEqual([
    { short: 'GO', long: 'good order' },
    { short: 'FWT', long: 'fair wear and tear' },
    { short: 'B/N', long: 'brand new' },
    { short: 'L/S', long: 'light scuffs' },
  ]);
});

test('a line without words for its short form is named', () => {
  expect(unreadLine('GO = good order\nFWT')).toBe('FWT');
  expect(unreadLine('GO =')).toBe('GO =');
  expect(unreadLine('GO = good order\n')).toBeUndefined();
});

test('an entry that is there already keeps its place and takes the newer words', () => {
  const before = [
    { short: 'GO', long: 'good order' },
    { short: 'PC', long: 'professionally cleaned' },
  ];
  const more = [
    { short: 'GO', long: 'good overall' },
    { short: 'PC', long: 'professionally cleaned' },
    { short: 'DC', long: 'domestic clean' },
  ];
  expect(mergeEntries(before, more, ({ short }) => short)).toEqual({
    entries: [more[0], before[1], more[2]],
    added: 1,
    replaced: 1,
  });
});
