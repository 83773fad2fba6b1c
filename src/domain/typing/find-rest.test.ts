import { describe, expect, test } from 'vitest';
import { findRest, partsOf, segmentOf, weighSaid } from './find-rest.ts';

const said = [
  { text: 'Light scuffs to lower edge', weight: 2 },
  { text: 'Light scuffs throughout', weight: 5 },
  { text: 'Good order', weight: 1 },
  { text: 'Good, clean', weight: 1 },
  { text: 'clean', weight: 1 },
  { text: 'chip approx. 1 cm to front edge', weight: 1 },
];

describe('the rest of a phrase', () => {
  test.each([
    ['Li', 'ght scuffs throughout'],
    ['Light scuffs to', ' lower edge'],
    ['Good: li', 'ght scuffs throughout'],
    ['Fair. Light scuffs t', 'hroughout'],
    ['Fair; Chip approx. 1', ' cm to front edge'],
    ['Good, c', 'lean'],
    ['Fair, cl', 'ean'],
  ])('%j goes on with %j', (before, rest) => {
    expect(findRest(before, said)).toBe(rest);
  });

  test.each(['', 'L', 'Good order', 'Fair, clean', 'GO', 'Slight', 'Light  '])('%j is left alone', (before) => {
    expect(findRest(before, said)).toBeUndefined();
  });
});

test('a condition is taken apart at the ends of sentences and at commas, and not after approx.', () => {
  expect(partsOf('Good order, clean: light scuffs; chip approx. 1 cm. Dry\nNew')).toEqual([
    'Good order, clean',
    'Good order',
    'clean',
    'light scuffs',
    'chip approx. 1 cm',
  ]);
});

test('one key takes what reaches to the next comma', () => {
  expect(segmentOf('-on grease to door glass, base, shelves')).toBe('-on grease to door glass,');
  expect(segmentOf(' base, shelves')).toBe(' base,');
  expect(segmentOf(' shelves')).toBe(' shelves');
});

test('the words of an item of the same name weigh most, then those of the firm', () => {
  const written = [
    { name: 'Door', text: 'Light scuffs to edge' },
    { name: 'Wall', text: 'Light scuffs throughout' },
    { name: 'Hall', text: 'Light scuffs throughout' },
  ];
  const sources = { written, phrases: ['Light scuffs to lower edge'] };
  expect(findRest('Lig', weighSaid({ name: 'Door', ...sources }))).toBe('ht scuffs to edge');
  expect(findRest('Lig', weighSaid({ name: 'Floor', ...sources }))).toBe('ht scuffs throughout');
  expect(findRest('Light scuffs to ', weighSaid({ name: 'Floor', ...sources }))).toBe('lower edge');
});
