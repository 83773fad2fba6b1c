import { expect, test } from 'vitest';
import type { Charge } from '#web/queries/generated/types.gen.ts';
import { chargeColumns, chargesSubtitle } from './charge-columns.tsx';

const charge: Charge = {
  id: 1,
  kind: 'aborted',
  amount: '45.10',
  cause: 'no_keys',
  notice: -20,
  minutes: null,
  actor_id: 1,
  at: '2027-02-03T10:20:00Z',
  waived: null,
  inspection: { id: 4, type: { id: 5, name: 'Check Out' }, ref: null, conduct_date: '2027-02-03', cancelled_at: null },
  address: '12 Albert Road, Southsea',
  client: null,
};
const waived = { ...charge, id: 2, waived: { reason: 'An old client', actor_id: 1, at: charge.at } };
const columnOf = (id: string) => chargeColumns(undefined).find((column) => column.id === id);

test('charges are added up without those that were waived', () => {
  expect(chargesSubtitle([charge, charge])).toBe('£90.20');
  expect(chargesSubtitle([charge, waived])).toBe('£45.10, and £45.10 waived');
});

test('a file has numbers, nothing for a waived charge, and the reason beside it', () => {
  expect([charge, waived].map((one) => columnOf('charged')?.text?.(one))).toEqual([45.1, 0]);
  expect(columnOf('waived')?.cell(waived)).toBe('An old client');
  expect(columnOf('for')?.cell(charge)).toBe('The keys were missing or did not fit, 20 min after its time');
});

test('there are no buttons for somebody who may only look', () => {
  expect(columnOf('actions')).toBeUndefined();
  expect(chargeColumns({ onWaive: () => undefined, onChargeAgain: () => undefined }).at(-1)?.isControl).toBe(true);
});
