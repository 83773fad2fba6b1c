import { type InspectionTypeCode, types } from '#domain/inspection-type.ts';
import { expect, test } from 'vitest';
import { countByClerk } from './clerk-counts.ts';

const of = (
  id: number | null,
  name = '',
  cancelled_at: string | null = null,
  type: InspectionTypeCode = types.checkOut,
) => ({
  clerk: id === null ? null : { id, name, is_manager: false },
  cancelled_at,
  type: { id: type, name: '' },
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

test('a report that the tenant writes alone is no clerk’s, but for one who was booked for it', () => {
  const tenants = types.selfService;
  expect(countByClerk([of(null, '', null, tenants), of(1, 'Aisha', null, tenants)])).toEqual([
    { id: 1, name: 'Aisha', count: 1 },
  ]);
});
