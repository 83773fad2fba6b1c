import { describe, expect, test } from 'vitest';
import { findWords, goOn } from './find-words.ts';
import { buildWordModel } from './word-model.ts';

const layersOf = (...texts: string[]) => [{ model: buildWordModel(texts), weight: 1 }];
const layers = layersOf(
  'Good: light scuffs to lower edge',
  'Fair: light scuffs to lower edge; chip approx. 2 cm to LHS',
  'Fair: dent approx. 3 cm below handle, inside',
  'Good order',
);

describe('a text goes on word by word', () => {
  test.each([
    ['Poor: light sc', 'uffs to lower edge'],
    ['Dent to low', 'er edge'],
    ['Chip approx. 7', ' cm to LHS'],
    ['Dent approx. 12 cm b', 'elow handle, inside'],
    ['Ch', 'ip approx.'],
    ['Dent to L', 'HS'],
  ])('%j goes on with %j', (before, rest) => {
    expect(findWords(before, layers)).toBe(rest);
  });

  test.each(['', 'x', 'Light scuffs to lower edge', 'Dent to l7', 'Dent approx. '])('%j is left alone', (before) => {
    expect(findWords(before, layers)).toBeUndefined();
  });
});

test('a phrase goes first, and one that is whole is left alone', () => {
  const said = [{ text: 'Light scuffs', weight: 1 }];
  expect(goOn('Li', said, layers)).toBe('ght scuffs');
  expect(goOn('Light scuffs', said, layers)).toBeUndefined();
  expect(goOn('Poor, light scuffs to', said, layers)).toBe(' lower edge');
});

test('words of a text that is taken back are not offered any more', () => {
  const model = buildWordModel(['Zebra stripes']);
  expect(findWords('Ze', [{ model, weight: 1 }])).toBe('bra stripes');
  model.add('Zebra stripes', -1);
  expect(findWords('Ze', [{ model, weight: 1 }])).toBeUndefined();
});
