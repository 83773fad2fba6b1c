import { expect, test } from 'vitest';
import { describeDrop } from './board-drop.ts';
import type { Booking } from './booking.ts';
import { alone } from './many/hand.ts';
import { findConflictsThere } from './week-grid.ts';

const day = '2027-03-02';
const tom = { id: 7, name: 'Tom Ashdown', working_hours: [], time_off: [] };

const booking = (id: number, from: number, clerkId: number | null = tom.id) =>
  ({
    id,
    day,
    from,
    minutes: 60,
    clerkId,
    street: '12 Harbour Lane',
    postcode: 'PO5 3LX',
    inspection: {
      type: { id: 1, name: 'Inventory' },
      state: { id: 200, name: 'Assigned' },
      property: { geocoords: { lat: null, lng: null } },
    },
  }) as unknown as Booking;

const [held, there] = [booking(1, 600, null), booking(2, 630)];
const conflictsThere = findConflictsThere({ bookings: [held, there], clerks: [tom] });
const place = { clerkId: tom.id, day, from: 600 };
const target = { id: 'cell', kind: 'cell', name: 'Tom Ashdown', data: { clerkId: tom.id, clerkName: tom.name, day } };
const noBoxes = { box: undefined, overBox: undefined };

test('the one in hand has the conflicts of the place it hovers over, but for those that go along', () => {
  expect(conflictsThere(alone(held), place).map(({ kind }) => kind)).toEqual(['overlap']);
  expect(conflictsThere({ booking: held, others: [there], begun: 0 }, place)).toEqual([]);
  expect(conflictsThere(alone(held), { ...place, from: 900 })).toEqual([]);
});

test('its place is said with what would not fit there', () => {
  const dragged = { id: 'booking:1', kind: 'booking', name: 'A booking', data: alone(held) };
  expect(describeDrop(false, conflictsThere)(target, dragged, noBoxes)).toMatch(/^Tom Ashdown, 10:00\. Overlaps 10:30/);
  expect(describeDrop(false)(target, dragged, noBoxes)).toBe('Tom Ashdown, 10:00');
});
