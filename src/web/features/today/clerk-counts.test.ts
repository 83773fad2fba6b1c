import { expect, test } from 'vitest';
import { countByClerk } from './clerk-counts.ts';

const of = (id: number | null, name = '', cancelled_at: string | null = null) => ({
  clerk: id === null ? null : { id, name, is_manager: false },
  cancelled_at,
});

test('the busiest comes first, and cancelled visits do not count', () => {
  const week = [of(1, 'Aisha'), of(2, 'Tom'), of(2, 'Tom'), of(1, 'Aisha', '2027-02-03T09:30:00Z'), of(null)];
  expect(countByClerk(week)).toEqual([
    { id: 2, name: 'Tom', count: 2 },
    { id: 1, name: 'Aisha', count: 1 },
    { id: 0, name: 'Nobody yet', count: 1 },
  ]);
});

test('two people of one name are two', () => {
  expect(countByClerk([of(1, 'Sam Lee'), of(2, 'Sam Lee')])).toHaveLength(2);
});
