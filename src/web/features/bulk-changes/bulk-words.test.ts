import { expect, test } from 'vitest';
import type { BulkChange } from '#web/queries/generated/types.gen.ts';
import { clashTail, endWords, outcomeWords, pastWords, planWords, progressOf } from './bulk-words.ts';

const counts = (some: Partial<BulkChange['counts']>): BulkChange['counts'] => ({
  inspections: 0,
  changed: 0,
  unchanged: 0,
  refused: 0,
  undone: 0,
  kept: 0,
  ...some,
});
const planned = (some: Partial<BulkChange['counts']>, clashes: BulkChange['clashes'] = null) => ({
  counts: counts(some),
  clashes,
});
const ended = (some: Partial<BulkChange>) =>
  ({ id: 7, action: 'move', state: 'done', exceptions: [], failure: null, ...some }) as BulkChange & { id: number };
const flat = {
  inspection_id: 7,
  address: '8 Elm Grove, Southsea',
  outcome: 'kept',
  note: 'Somebody has changed it since.',
};

test('a plan says how many will change, are so already, and cannot', () => {
  expect(planWords('move', planned({ changed: 11, unchanged: 1, refused: 2 }))).toBe(
    '11 inspections will be moved. 1 is so already. 2 cannot be:',
  );
  expect(planWords('confirm', planned({ changed: 1 }))).toBe('1 inspection will be confirmed.');
  expect(planWords('cancel', planned({ refused: 3 }))).toBe('No inspection will be cancelled. 3 cannot be:');
});

test('a plan counts the clashes by their kinds, and the button says how many', () => {
  const clashes = { inspections: 3, overlap: 2, time_off: 0, hours: 2, travel: 0, remit: 0, first: [] };
  expect(planWords('assign_clerk', planned({ changed: 5, refused: 1 }, clashes))).toBe(
    '5 inspections will be assigned. 3 of them clash: 2 by an overlap, 2 by working hours. 1 cannot be:',
  );
  expect(planWords('move', planned({ changed: 1 }, { ...clashes, inspections: 1, overlap: 1, hours: 0 }))).toBe(
    '1 inspection will be moved. It clashes: 1 by an overlap.',
  );
  expect(planWords('move', planned({ changed: 2, refused: 3 }, { ...clashes, inspections: 0 }), true)).toBe(
    '2 inspections will be moved. 3 will not be:',
  );
  expect([clashTail(5, 3), clashTail(1, 1), clashTail(5, 0)]).toEqual([', 3 with a clash', ', with a clash', '']);
});

test('the end says what was done, and names the first that was left', () => {
  expect(endWords(ended({ counts: counts({ changed: 12 }) }))).toBe('12 inspections moved.');
  expect(endWords(ended({ state: 'undone', counts: counts({ undone: 11, kept: 1 }), exceptions: [flat] }))).toBe(
    '11 inspections are as before. 1 left as it is: 8 Elm Grove, Southsea. Somebody has changed it since.',
  );
});

test('an appointment is sent again, not an inspection', () => {
  expect(planWords('send_again', planned({ changed: 2, refused: 1 }))).toBe(
    '2 appointments will be sent again. 1 cannot be:',
  );
  expect(planWords('send_again', planned({}))).toBe('No appointment will be sent again.');
});

test('a past change says what it was, and what became of it', () => {
  const names = new Map([[5, 'Ann Clerk']]);
  const assigned = ended({ action: 'assign_clerk', staff_id: 5, counts: counts({ changed: 3, refused: 1 }) });
  expect([pastWords(assigned, names), outcomeWords(assigned)]).toEqual([
    '3 inspections assigned to Ann Clerk',
    '1 could not be.',
  ]);
  const moved = ended({ days: -1, state: 'undone', counts: counts({ undone: 2, kept: 1 }) });
  expect([pastWords(moved, names), outcomeWords(moved)]).toEqual([
    '3 inspections moved by -1 days',
    'Undone: 2 as before, 1 left.',
  ]);
});

test('the way counts what is settled', () => {
  expect(progressOf(ended({ state: 'running', counts: counts({ inspections: 10, changed: 4, refused: 1 }) }))).toBe(
    0.5,
  );
  expect(
    progressOf(ended({ state: 'undoing', counts: counts({ inspections: 10, changed: 2, undone: 5, kept: 1 }) })),
  ).toBe(0.75);
  expect(progressOf(ended({ state: 'queued', counts: counts({}) }))).toBe(0);
});
