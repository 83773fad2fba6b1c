import { expect, test } from 'vitest';
import type { BulkChange } from '#web/queries/generated/types.gen.ts';
import { endWords, outcomeWords, pastWords, planWords, progressOf } from './bulk-words.ts';

const counts = (some: Partial<BulkChange['counts']>): BulkChange['counts'] => ({
  inspections: 0,
  changed: 0,
  unchanged: 0,
  refused: 0,
  undone: 0,
  kept: 0,
  ...some,
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
  expect(planWords('move', counts({ changed: 11, unchanged: 1, refused: 2 }))).toBe(
    '11 inspections will be moved. 1 is so already. 2 cannot be:',
  );
  expect(planWords('confirm', counts({ changed: 1 }))).toBe('1 inspection will be confirmed.');
  expect(planWords('cancel', counts({ refused: 3 }))).toBe('No inspection will be cancelled. 3 cannot be:');
});

test('the end says what was done, and names the first that was left', () => {
  expect(endWords(ended({ counts: counts({ changed: 12 }) }))).toBe('12 inspections moved.');
  expect(endWords(ended({ state: 'undone', counts: counts({ undone: 11, kept: 1 }), exceptions: [flat] }))).toBe(
    '11 inspections are as before. 1 left as it is: 8 Elm Grove, Southsea. Somebody has changed it since.',
  );
});

test('an appointment is sent again, not an inspection', () => {
  expect(planWords('send_again', counts({ changed: 2, refused: 1 }))).toBe(
    '2 appointments will be sent again. 1 cannot be:',
  );
  expect(planWords('send_again', counts({}))).toBe('No appointment will be sent again.');
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
