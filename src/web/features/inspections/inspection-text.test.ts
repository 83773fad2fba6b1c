import { expect, test } from 'vitest';
import type { Inspection } from '#web/queries/generated/types.gen.ts';
import { reportText } from './inspection-text.ts';

const address = { line1: '12 Harbour Lane', line2: null, city: 'Portsmouth', county: null, postcode: 'PO5 3LX' };
const earlier = {
  type: { id: 4, name: 'Check In / Move In' },
  property: { address },
  conduct_date: '2027-02-03',
} as Pick<Inspection, 'type' | 'property' | 'conduct_date'>;

test('a report that another one started from is named by its type, its property and its day', () => {
  expect(reportText(earlier)).toBe('Check In, 12 Harbour Lane, Wed 3 Feb 2027');
  expect(reportText({ ...earlier, conduct_date: null })).toBe('Check In, 12 Harbour Lane');
});
