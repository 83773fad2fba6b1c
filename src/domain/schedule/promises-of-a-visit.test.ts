import { describe, expect, test } from 'vitest';
import { startsFrom } from '../initialization.ts';
import { states } from '../inspection-state.ts';
import { types } from '../inspection-type.ts';
import type { HeldSet } from '../property/keys.ts';
import { type BookingFacts, readinessOf } from './readiness.ts';

const ready: BookingFacts = {
  state: states.assigned,
  type: types.inventory,
  cancelledAt: null,
  conductAt: '2027-02-03T09:30:00Z',
  conductDateOption: 0,
  locationOfKeys: 'At the office',
  keptKeys: null,
  initializationType: null,
  hasEarlierReport: null,
  parking: true,
  notes: [null, null],
  told: { told: 1, confirmed: 1, asking: 0, tenants: 1, tenantsConfirmed: 1 },
  clerkId: 7,
  actorId: 1,
  clerkAcceptedAt: '2027-02-01T09:00:00Z',
};
const missing = (more: Partial<BookingFacts>) =>
  readinessOf({ ...ready, ...more })?.flatMap(({ part, detail }) => (detail === null ? [] : [`${part}: ${detail}`]));

test('a booking of which everything is known is ready', () => {
  expect(missing({})).toEqual([]);
});

describe('keys of a set', () => {
  const inOffice: HeldSet = {
    id: 1,
    tag: 'DK-14',
    place: 'Office board, hook 14',
    holder: 'office',
    staffId: null,
    holderName: null,
    dueBackOn: null,
  };
  const out = (more: Partial<HeldSet>): HeldSet => ({
    ...inOffice,
    holder: 'contractor',
    holderName: 'Bo Fix',
    ...more,
  });
  const kept = (sets: HeldSet[], day: string | null = '2027-02-03'): Partial<BookingFacts> => ({
    locationOfKeys: '',
    keptKeys: { sets, day, today: '2027-01-20' },
  });

  test('are known by its log, also when they are back by the day, or with the clerk of the visit', () => {
    expect(missing(kept([inOffice]))).toEqual([]);
    expect(missing(kept([out({ dueBackOn: '2027-02-03' })]))).toEqual([]);
    expect(missing(kept([out({ holder: 'clerk', staffId: 7 })]))).toEqual([]);
    expect(missing(kept([out({}), { ...inOffice, id: 2, tag: 'DK-15' }]))).toEqual([]);
  });

  test.each<[string, Partial<HeldSet>]>([
    ['keys: Keys DK-14 are with Bo Fix (contractor) until 4 Feb', { dueBackOn: '2027-02-04' }],
    ['keys: Keys DK-14 are with Bo Fix (contractor), overdue since 19 Jan', { dueBackOn: '2027-01-19' }],
    ['keys: Keys DK-14 are with Bo Fix (contractor), and no day is set to bring them back', {}],
    [
      'keys: Keys DK-14 are with Sam (clerk) until 4 Feb',
      { holder: 'clerk', staffId: 8, holderName: 'Sam', dueBackOn: '2027-02-04' },
    ],
  ])('%s', (words, more) => {
    expect(missing(kept([out(more)]))).toEqual([words]);
    // A line of text knows nothing of what the log says.
    expect(missing({ ...kept([out(more)]), locationOfKeys: 'At the office' })).toEqual([words]);
  });

  test('are asked of a visit without a day for whether they come back at all', () => {
    expect(missing({ ...kept([out({ dueBackOn: '2027-02-04' })], null) })).toEqual([]);
    expect(missing({ ...kept([out({ dueBackOn: '2027-01-19' })], null) })).toHaveLength(1);
  });
});

test.each<[string, Partial<BookingFacts>]>([
  ['date: There is no date', { conductAt: null }],
  ['date: The date is not confirmed', { conductDateOption: 1 }],
  ['keys: Nobody has said where the keys are', { locationOfKeys: ' ' }],
  ['access: No note says how to get in, or where to park', { parking: false, notes: [null, ' '] }],
  [
    'told: Nobody is told of the visit',
    { told: { told: 0, confirmed: 0, asking: 0, tenants: 0, tenantsConfirmed: 0 } },
  ],
  ['told: Nobody has answered yet', { told: { told: 2, confirmed: 0, asking: 0, tenants: 1, tenantsConfirmed: 0 } }],
  [
    'told: Somebody asks for another time',
    { told: { told: 2, confirmed: 1, asking: 1, tenants: 1, tenantsConfirmed: 1 } },
  ],
  ['told: No tenant has answered yet', { told: { told: 2, confirmed: 1, asking: 0, tenants: 1, tenantsConfirmed: 0 } }],
  ['clerk: Nobody is assigned', { clerkId: null }],
  ['clerk: The clerk has not accepted yet', { clerkAcceptedAt: null }],
])('%s', (words, more) => {
  expect(missing(more)).toEqual([words]);
});

describe('a check-out', () => {
  test('needs a finished report to compare with, and no other type does', () => {
    expect(missing({ type: types.checkOut })).toEqual([
      'source: There is no finished check-in or inventory of this home',
    ]);
    expect(missing({ type: types.checkOut, hasEarlierReport: true })).toEqual([]);
    expect(missing({ type: types.checkOut, initializationType: startsFrom.report })).toEqual([]);
    expect(readinessOf(ready)?.map(({ part }) => part)).not.toContain('source');
  });
});

test('somebody who books for themselves has accepted', () => {
  expect(missing({ clerkAcceptedAt: null, actorId: 7 })).toEqual([]);
});

test.each<[string, Partial<BookingFacts>]>([
  ['begun', { state: states.active }],
  ['cancelled', { cancelledAt: '2027-02-01T09:00:00Z' }],
  ['made by a tenant', { type: types.selfService }],
])('nothing is promised of a visit that is %s', (_, more) => {
  expect(readinessOf({ ...ready, ...more })).toBeNull();
});
