import { expect, test } from 'vitest';
import { ApiError, ConnectionLost } from '#web/queries/api-error.ts';
import type { Booking } from './booking.ts';
import { whyNotMoved } from './move.ts';

const booking = { street: '12 Harbour Lane' } as Booking;
const told = { type: 'about:blank', title: 'Conflict', status: 409, instance: 'r1' };
const forbids = (state: number, detail: string) => new ApiError({ ...told, code: 'state_forbids', detail, state });

test('a booking that somebody else has ended is not told of in the words of the wire', () => {
  const detail = 'In Closed, conduct_date can no longer be changed.';
  expect(whyNotMoved({ booking }, forbids(500, detail))).toBe(
    '12 Harbour Lane has been cancelled or closed meanwhile.',
  );
  expect(whyNotMoved({ booking }, forbids(400, detail))).toBe(
    'the report of 12 Harbour Lane has been approved meanwhile.',
  );
});

test('any other refusal repeats the service’s words, and a lost line is reported as such', () => {
  const detail = 'In Active the clerk can be exchanged for another, but no longer taken away.';
  expect(whyNotMoved({ booking }, forbids(300, detail))).toBe(detail);
  expect(whyNotMoved({ booking }, new ConnectionLost(undefined))).toBe('the service could not be reached.');
});
