import { expect, test } from 'vitest';
import { states } from '../inspection-state.ts';
import { types } from '../inspection-type.ts';
import { type AbortFee, abortFee, type Charge, noticeOf, waitingFee, withCharge, withoutCharge } from './charges.ts';

const late: AbortFee = { cause: null, notice: 24, amount: '35.00' };
const atTheDoor: AbortFee = { cause: null, notice: 0, amount: '60.00' };
const noKeys: AbortFee = { cause: 'no_keys', notice: null, amount: '45.00' };
const rules = [late, noKeys, atTheDoor];

test('an aborted visit costs by its notice, the shortest that it keeps to', () => {
  expect(abortFee(rules, 'client', 24 * 60 + 1)).toBeUndefined();
  expect(abortFee(rules, 'client', 24 * 60)).toBe(late);
  expect(abortFee(rules, 'tenant', 1)).toBe(late);
  expect(abortFee(rules, 'no_access', 0)).toBe(atTheDoor);
  expect(abortFee(rules, 'no_access', -20)).toBe(atTheDoor);
});

test('a rule for its cause counts before the others, and nobody pays for the firm’s own', () => {
  expect(abortFee(rules, 'no_keys', 10_000)).toBe(noKeys);
  expect(abortFee(rules, 'no_keys', -20)).toBe(noKeys);
  expect(abortFee(rules, 'firm', -20)).toBeUndefined();
  expect(abortFee([{ ...noKeys, amount: '0' }, late], 'no_keys', 5)?.amount).toBe('0');
});

test('notice is of a visit that was agreed and not made yet', () => {
  const visit = {
    state: states.assigned,
    type: types.checkOut,
    conductAt: '2027-02-03T10:00:00Z',
    conductDateOption: 0,
  };
  const now = Date.parse('2027-02-03T08:29:30Z');
  expect(noticeOf(visit, now)).toBe(90);
  expect(noticeOf({ ...visit, state: states.active }, Date.parse('2027-02-03T10:20:00Z'))).toBe(-20);
  expect(noticeOf({ ...visit, conductDateOption: 1 }, now)).toBeNull();
  expect(noticeOf({ ...visit, conductAt: null }, now)).toBeNull();
  expect(noticeOf({ ...visit, type: types.selfService }, now)).toBeNull();
  expect(noticeOf({ ...visit, state: states.processing }, now)).toBeNull();
});

test('waiting costs by started stretches after the free minutes, and never more than the most', () => {
  const rule = { free: 15, each: 10, amount: '7.50', most: '20' };
  expect([0, 15, 16, 25, 26, 90].map((minutes) => waitingFee(rule, minutes))).toEqual([
    '0.00',
    '0.00',
    '7.50',
    '7.50',
    '15.00',
    '20.00',
  ]);
  expect(waitingFee({ ...rule, most: null }, 90)).toBe('60.00');
  expect(waitingFee(null, 90)).toBe('0.00');
});

const waited: Charge = {
  kind: 'waiting',
  amount: '7.10',
  cause: null,
  notice: null,
  minutes: 20,
  actorId: 1,
  at: '2027-02-03T10:20:00Z',
  waived: null,
};

test('charges are added to what was typed, each once, and taken off again', () => {
  const typed = { price: '95.00', additional: '10', margin: null };
  const once = withCharge(typed, waited);
  expect(once).toEqual({ ...typed, additional: '17.10', charges: [waited] });
  const longer = { ...waited, amount: '14.20', minutes: 30 };
  expect(withCharge(once, longer)).toEqual({ ...typed, additional: '24.20', charges: [longer] });
  expect(withoutCharge(once, 'waiting')).toEqual({ ...typed, additional: '10.00' });
  expect(withoutCharge(withCharge(null, waited), 'waiting')).toEqual({ price: null, additional: null, margin: null });
});

test('a waived charge stays and costs nothing, and additional is never below nothing', () => {
  const waived = { ...waited, waived: { reason: 'An old client', actorId: 2, at: waited.at } };
  expect(withCharge(withCharge(null, waited), waived)).toMatchObject({ additional: '0.00', charges: [waived] });
  expect(withCharge({ ...withCharge(null, waited), additional: '5.00' }, waived).additional).toBe('0.00');
  expect(withoutCharge(withCharge(null, waited), 'aborted')?.charges).toEqual([waited]);
});
