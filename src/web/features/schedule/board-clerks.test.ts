import { expect, test } from 'vitest';
import { roles } from '#domain/role.ts';
import type { StaffMember } from '#web/queries/generated/types.gen.ts';
import { findAssignable, findBoardClerks, withOwnClerk } from './board-clerks.ts';
import type { Booking } from './booking.ts';

const member = (id: number, name: string, role: number) =>
  ({ id, name, role, working_hours: [{ day: 1, from: '09:00', to: '17:00' }], time_off: [] }) as unknown as StaffMember;
const bookingOf = (clerk: { id: number; name: string } | null) => ({ inspection: { clerk } }) as unknown as Booking;

const aisha = member(1, 'Aisha', roles.clerk);
const david = member(2, 'David', roles.manager);
const ruth = member(3, 'Ruth', roles.typist);

test('every clerk has a row, others only while they are booked', () => {
  expect(findBoardClerks([aisha, david, ruth], [bookingOf(null), bookingOf(aisha)])).toEqual([aisha]);
  expect(findBoardClerks([aisha, david, ruth], [bookingOf(david), bookingOf(david)])).toEqual([aisha, david]);
});

test('a manager whom the filter names keeps a row in a week without bookings', () => {
  expect(findBoardClerks([aisha, david], [], [2])).toEqual([aisha, david]);
});

test('the bookings of somebody who has left keep a row under their name', () => {
  const rows = findBoardClerks([aisha], [bookingOf({ id: 9, name: 'Left Last Week' })]);
  expect(rows).toEqual([aisha, { id: 9, name: 'Left Last Week', working_hours: [], time_off: [] }]);
});

test('a booking can be given to managers as well, each offered once', () => {
  expect(findAssignable([aisha, david, ruth], [aisha])).toEqual([aisha, david]);
  expect(findAssignable([aisha, david, ruth], [aisha, david])).toEqual([aisha, david]);
});

test('somebody who has left the firm is offered for no booking but their own', () => {
  const gone = { id: 9, name: 'Gone' };
  const rows = findBoardClerks([aisha], [bookingOf(gone)]);
  const offered = findAssignable([aisha], rows);
  expect(offered).toEqual([aisha]);
  expect(withOwnClerk(offered, bookingOf(aisha))).toEqual([aisha]);
  expect(withOwnClerk(offered, bookingOf(gone)).map(({ name }) => name)).toEqual(['Aisha', 'Gone']);
});
