import { expect, test } from 'vitest';
import type { ReportDifference } from '#web/queries/generated/types.gen.ts';
import { fieldText, groupByPlace, kindText } from './difference-words.ts';

test('kinds and fields are put into words, also those that are not known', () => {
  expect(kindText('item')).toBe('Item');
  expect(kindText('new_kind')).toBe('New kind');
  expect(fieldText({ kind: 'item', field: 'condition' })).toBe('Condition');
  expect(fieldText({ kind: 'property', field: 'no_of_beds' })).toBe('Bedrooms');
  expect(fieldText({ kind: 'photograph', field: 'description' })).toBe('Photograph: description');
});

test('differences stand under their place, in the order of the report', () => {
  const one = (kind: string, place: string[]): ReportDifference => ({
    kind,
    place,
    change: 'changed',
    field: 'name',
    was: 'a',
    now: 'b',
    by: null,
    at: null,
  });
  const oven = one('item', ['Kitchen', 'Oven']);
  const groups = groupByPlace([
    one('property', []),
    oven,
    one('photograph', ['Kitchen', 'Oven']),
    one('photograph', []),
  ]);
  expect(groups.map(({ place, differences }) => [place, differences.length])).toEqual([
    ['Property', 1],
    ['Kitchen · Oven', 2],
    ['The report', 1],
  ]);
});
