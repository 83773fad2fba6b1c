import { expect, test } from 'vitest';
import type { Proposal } from '#web/queries/generated/types.gen.ts';
import { dueNote, dueTitle } from './due-words.ts';

const visit: Proposal = {
  key: 'visit-1-2-3',
  kind: 'visit',
  due_on: '2027-05-04',
  nominal_on: '2027-05-03',
  type: { id: 8, name: 'Routine Inspection' },
  property: { id: 1, address: { line1: '1 A Road', line2: null, city: 'Portsmouth', postcode: 'PO1 1AA' } },
  tenancy_id: 2,
  recurring_visit: { id: 1, name: 'Quarterly' },
  certificate: null,
  outcome: null,
  inspection_id: null,
};
const other = { ...visit, recurring_visit: null };

test('a recurring visit has the name of its rule, and says from when it has moved', () => {
  expect([dueTitle(visit), dueNote(visit)]).toEqual(['Quarterly', 'Routine Inspection, moved from Mon 3 May 2027']);
});

test('steps of a notice and certificates say what they are', () => {
  expect(dueTitle({ ...other, kind: 'key_return', type: null })).toBe('Keys come back');
  expect(dueTitle({ ...other, kind: 'check_out', type: { id: 5, name: 'Check Out' } })).toBe('Check Out');
  expect(dueTitle({ ...other, kind: 'certificate', type: null, certificate: { id: 4, kind: 'gas' } })).toBe(
    'Gas safety record runs out',
  );
});
