import { expect, test } from 'vitest';
import { trailFilter, trailUrl } from './trail-search.ts';

test('a trail is asked for as its URL says it, and nothing of what makes no sense', () => {
  const search = trailUrl.read(
    new URLSearchParams('person=7&about=meter,moon&kind=removed&from=2027-02-30x&until=2027-02-03'),
  );
  expect(trailFilter(search)).toEqual({ person_id: 7, topic: ['meter'], kind: ['removed'], until: '2027-02-03' });
  expect(trailFilter(trailUrl.withoutFilters(search))).toEqual({});
});
