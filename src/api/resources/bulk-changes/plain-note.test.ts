import { expect, test } from 'vitest';
import { inspectionStates, states } from '#domain/inspection-state.ts';
import { Refusal } from '#domain/refusal.ts';
import { whyNotCancelled, whyNotChanged } from './plain-note.ts';

const closed = { state: states.closed, cancelledAt: null };
const stuck = (...fields: string[]) => new Refusal('state_forbids', `Not ${fields.join()}.`, { facts: { fields } });

test('a note names the date, the clerk and the typist as a manager does', () => {
  expect(whyNotChanged(closed, stuck('conduct_date'))).toBe('Closed: its date can no longer be changed.');
  expect(whyNotChanged(closed, stuck('conduct_date_option', 'conduct_date'))).toBe(
    'Closed: its date can no longer be changed.',
  );
  expect(whyNotChanged({ ...closed, state: states.complete }, stuck('clerk', 'conduct_date'))).toBe(
    'Complete: its clerk and date can no longer be changed.',
  );
  expect(whyNotChanged(closed, stuck('typist'))).toBe('Closed: its typist can no longer be changed.');
});

test('a visit that was cancelled is not called closed', () => {
  const cancelled = { ...closed, cancelledAt: '2027-02-03T10:00:00Z' };
  expect(whyNotChanged(cancelled, stuck('conduct_date'))).toBe('Cancelled: its date can no longer be changed.');
  expect(whyNotCancelled(cancelled)).toBe('It is cancelled already.');
  expect(whyNotCancelled(closed)).toBe('Closed: it can no longer be cancelled.');
});

test('a visit that has begun needs a clerk', () => {
  expect(whyNotChanged({ ...closed, state: states.active }, stuck('clerk'))).toBe(
    `${inspectionStates[states.active]}: another clerk can take it, but it needs one.`,
  );
});

test('a refusal that names no member stays as it is', () => {
  const other = new Refusal('slot_taken', 'The time is kept for somebody else.');
  expect(whyNotChanged(closed, other)).toBe('The time is kept for somebody else.');
});
