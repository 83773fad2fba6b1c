import { expect, test } from 'vitest';
import { areaPattern, MOST_AREAS } from './postcode-area.ts';

const has = (text: string, postcode: string) =>
  new RegExp(areaPattern(text) ?? 'nothing').test(postcode.toLowerCase().replace(' ', ''));

test.each([
  ['PO4', 'PO4 8AA', true],
  ['po4', 'PO4 8AA', true],
  ['PO4', 'PO40 8AA', false],
  ['PO', 'PO40 8AA', true],
  ['P', 'PO40 8AA', false],
  ['PO4 8', 'PO4 8AA', true],
  ['PO4 8', 'PO4 9AA', false],
  ['PO4 8AA', 'PO4 8AA', true],
  ['PO48AA', 'PO4 8AA', true],
  ['SW1', 'SW1A 1AA', true],
  ['SW1', 'SW10 1AA', false],
  ['SW1A', 'SW1A 1AA', true],
  ['PO1, PO5 3', 'PO5 3LX', true],
  ['PO1, PO5 3', 'PO5 4LX', false],
  ['PO1,', 'PO1 4LX', true],
  ['80331', '80331', true],
])('%s has %s: %s', (text, postcode, expected) => {
  expect(has(text, postcode)).toBe(expected);
});

test.each([
  ['nothing', ''],
  ['commas', ' , ,'],
  ['a sign', '%_'],
  ['a pattern', 'PO4|SO'],
  ['a sentence', 'near the station'],
  ['a word', 'Southsea'],
  ['a house', '12 High'],
  ['too many', 'PO1,'.repeat(MOST_AREAS + 1)],
])('%s is no area', (_named, text) => {
  expect(areaPattern(text)).toBeUndefined();
});
