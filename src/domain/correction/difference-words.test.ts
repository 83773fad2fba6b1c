import { expect, test } from 'vitest';
import {
  type Difference,
  differenceLine,
  differenceLines,
  fieldText,
  kindText,
  placeText,
} from './difference-words.ts';

const oven: Difference = {
  place: ['Kitchen', 'Oven'],
  kind: 'item',
  change: 'changed',
  field: 'condition',
  was: 'Cracked',
  now: null,
};

test('kinds and fields are put into words, also those that are not known', () => {
  expect(kindText('item')).toBe('Item');
  expect(kindText('new_kind')).toBe('New kind');
  expect(fieldText({ kind: 'item', field: 'condition' })).toBe('Condition');
  expect(fieldText({ kind: 'property', field: 'no_of_beds' })).toBe('Bedrooms');
  expect(fieldText({ kind: 'photograph', field: 'description' })).toBe('Photograph: description');
});

test('a difference has a place, be it the report itself', () => {
  expect(placeText(oven)).toBe('Kitchen · Oven');
  expect(placeText({ kind: 'property', place: [] })).toBe('Property');
  expect(placeText({ kind: 'photograph', place: [] })).toBe('The report');
});

test('a difference is a line of an e-mail', () => {
  expect(differenceLine(oven)).toBe('Kitchen · Oven, condition: was “Cracked”, now nothing');
  const added = { ...oven, change: 'added', field: null, was: null, now: 'Oven · Clean' };
  expect(differenceLine(added)).toBe('Kitchen · Oven, item added: “Oven · Clean”');
  expect(differenceLine({ ...oven, was: 'x'.repeat(500) }).length).toBeLessThan(200);
  expect(differenceLine({ ...oven, was: 'one\ntwo' })).toContain('“one two”');
});

test('a long list of differences ends in a count', () => {
  const lines = differenceLines(Array.from({ length: 30 }, () => oven)).split('\n');
  expect([lines.length, lines.at(-1)]).toEqual([26, 'and 5 more, which the report lists.']);
  expect(differenceLines([])).toBe('Nothing that is printed.');
});
