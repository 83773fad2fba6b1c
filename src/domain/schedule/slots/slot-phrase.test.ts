/** 26 November 2026 is a Thursday. */
import { describe, expect, test } from 'vitest';
import type { SlotAsk } from './slot-ask.ts';
import { asksForSlot, readSlotPhrase } from './slot-phrase.ts';

const today = '2026-11-26';
const read = (text: string) => readSlotPhrase(text, today);
const day = (date: string) => ({ from: date, to: date, isDated: true });

describe('a phrase of the phone', () => {
  test.each<[phrase: string, ask: Partial<SlotAsk>]>([
    ['2-bed check-out PO4 8AA Wed pm', { beds: 2, type: 5, postcode: 'PO4 8AA', earliest: 720, ...day('2026-12-02') }],
    [
      'studio inventory po48aa tomorrow am',
      { beds: 0, type: 1, postcode: 'PO4 8AA', latest: 719, ...day('2026-11-27') },
    ],
    [
      'three bedroom check in SW1A 1AA 3rd Dec at 10:30',
      { beds: 3, type: 2, postcode: 'SW1A 1AA', near: 630, ...day('2026-12-03') },
    ],
    ['who is free Wednesday afternoon near PO4?', { postcode: 'PO4', earliest: 720, ...day('2026-12-02') }],
    ['mid-term, E1 6AN, next week', { type: 8, postcode: 'E1 6AN', from: '2026-11-30', to: '2026-12-06' }],
    [
      'inventory & check-in 4bed M1 1AE Fri after 2pm',
      { type: 6, beds: 4, postcode: 'M1 1AE', earliest: 840, ...day('2026-11-27') },
    ],
    ['inventory and check-in M1 1AE before 11', { type: 6, postcode: 'M1 1AE', latest: 659, isDated: false }],
    [
      'move-out 1 bed furnished so14 3xx next tue',
      { type: 5, beds: 1, furnished: 'Fully Furnished', ...day('2026-12-01') },
    ],
    [
      'part furnished 2 bed checkin PO5 2SJ 2pm',
      { furnished: 'Part Furnished', near: 840, earliest: 780, latest: 900 },
    ],
    ['check out PO4 3rd Dec', { postcode: 'PO4', ...day('2026-12-03') }],
    ['check out PO4 3rd', { postcode: 'PO4 3RD', isDated: false }],
    ['check out PO4 2pm', { postcode: 'PO4', near: 840 }],
    ['PO4 8AA 90min Thu', { minutes: 90, ...day('2026-12-03') }],
    ['PO4 8AA 2 hours today', { minutes: 120, ...day('2026-11-26') }],
    ['PO4 8AA 1h30 tomorrow', { minutes: 90 }],
    ['check-out PO4 8AA Mon to Wed', { from: '2026-11-30', to: '2026-12-02' }],
    ['check-out PO4 8AA mon-wed', { from: '2026-11-30', to: '2026-12-02' }],
    ['check-out PO4 8AA 12/1', day('2027-01-12')],
    ['check-out PO4 8AA 12/1/28', day('2028-01-12')],
    ['check-out PO4 8AA Jan 12', day('2027-01-12')],
    ['check-out PO4 8AA 2026-12-24 morning', { latest: 719, ...day('2026-12-24') }],
    ['check-out PO4 8AA this week', { from: today, to: '2026-11-29' }],
    ['routine inspection B33 8TH at 9', { type: 8, postcode: 'B33 8TH', near: 540 }],
    ['inspection B33 8TH around noon', { type: 3, near: 720 }],
    ['check-out CR2 6XH after 2', { earliest: 840 }],
    ['check-out DN55 1PT evening', { postcode: 'DN55 1PT', earliest: 1020 }],
  ])('%s', (phrase, ask) => {
    const found = read(phrase);
    expect(found).toMatchObject(ask);
    expect(found.unread).toEqual([]);
    expect(asksForSlot(found)).toBe(true);
  });
});

test('without a day the next seven are meant', () => {
  expect(read('check-out PO4 8AA')).toMatchObject({ from: today, to: '2026-12-02', isDated: false });
});

test.each([
  '12 Albert Road',
  'PO4 8AA',
  'check-out',
  'Wed pm',
  'Marina check-out PO4 8AA',
  '',
  '31/2 PO4',
  '---',
  '2 2 2',
])('%j is no wish for a slot', (phrase) => expect(asksForSlot(read(phrase))).toBe(false));

test('unknown words are named', () => {
  expect(read('check-out for Mrs Lambert PO4 8AA').unread).toEqual(['mrs', 'lambert']);
});

test('a very long text takes no longer than its beginning', () => {
  // Its own work: a machine that is busy with other things lets time pass.
  const before = process.threadCpuUsage();
  for (const text of ['2-'.repeat(100_000), 'a'.repeat(100_000), 'po4 '.repeat(50_000), ' '.repeat(100_000)])
    read(text);
  const { user, system } = process.threadCpuUsage(before);
  expect((user + system) / 1000).toBeLessThan(100);
});
