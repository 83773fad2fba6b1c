import { expect, test } from 'vitest';
import type { ReportDifference } from '#web/queries/generated/types.gen.ts';
import { groupByPlace } from './group-by-place.ts';

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
