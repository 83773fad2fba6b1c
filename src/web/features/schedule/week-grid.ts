/** Bookings by clerk and day, in stable arrays: a cell whose bookings did not change is not drawn again. */
import { availabilityOf } from '#domain/schedule/availability.ts';
import type { Conflict } from '#domain/schedule/schedule.ts';
import type { BoardClerk } from './board-clerks.ts';
import { type Booking, toAppointment } from './booking.ts';
import type { Hand } from './many/hand.ts';

export type WeekGrid = {
  cells: ReadonlyMap<string, readonly Booking[]>;
  conflicts: ReadonlyMap<number, readonly Conflict[]>;
};

export const cellKey = (clerkId: number, day: string): string => `${clerkId}:${day}`;

const none: readonly Booking[] = [];
export const bookingsIn = (grid: WeekGrid, clerkId: number, day: string): readonly Booking[] =>
  grid.cells.get(cellKey(clerkId, day)) ?? none;

const isSameCell = (a: readonly Booking[] | undefined, b: readonly Booking[]) =>
  a !== undefined && a.length === b.length && a.every((one, at) => one.inspection === b[at]?.inspection);
const isSameReasons = (a: readonly Conflict[] | undefined, b: readonly Conflict[]) =>
  a !== undefined && a.length === b.length && a.every((one, at) => one.reason === b[at]?.reason);

type Given = {
  bookings: readonly Booking[];
  clerks: readonly BoardClerk[];
  days: readonly string[];
  /** A hidden booking still conflicts with the others. */
  isShown: (booking: Booking) => boolean;
};

/** `before` lends the arrays of unchanged parts. */
function buildGrid({ bookings, clerks, days, isShown }: Given, before: WeekGrid | undefined): WeekGrid {
  const byCell = Map.groupBy(
    bookings.filter((one) => one.clerkId !== null && one.day !== undefined),
    (one) => cellKey(one.clerkId ?? 0, one.day ?? ''),
  );
  const cells = new Map<string, readonly Booking[]>();
  const conflicts = new Map<number, readonly Conflict[]>();
  for (const clerk of clerks) {
    for (const day of days) {
      const key = cellKey(clerk.id, day);
      const ofCell = (byCell.get(key) ?? []).toSorted((a, b) => (a.from ?? 0) - (b.from ?? 0) || a.id - b.id);
      if (ofCell.length === 0) continue;
      const kept = before?.cells.get(key);
      const shown = ofCell.filter(isShown);
      cells.set(key, kept !== undefined && isSameCell(kept, shown) ? kept : shown);
      const appointments = ofCell.flatMap((one) => toAppointment(one) ?? []);
      for (const [id, found] of availabilityOf(clerk, day, appointments).conflicts) {
        const earlier = before?.conflicts.get(id);
        conflicts.set(id, earlier !== undefined && isSameReasons(earlier, found) ? earlier : found);
      }
    }
  }
  return { cells, conflicts };
}

export type Place = { clerkId: number; day: string; from: number | undefined };
/** The conflicts that the one in hand would have there. */
export type ConflictsThere = (hand: Hand, place: Place) => readonly Conflict[];

/** Those that go along with it are no hindrance: they leave as well. */
export const findConflictsThere =
  ({ bookings, clerks }: Pick<Given, 'bookings' | 'clerks'>): ConflictsThere =>
  ({ booking, others }, { clerkId, day, from }) => {
    const clerk = clerks.find(({ id }) => id === clerkId);
    if (clerk === undefined) return [];
    const carried = new Set([booking.id, ...others.map(({ id }) => id)]);
    const there = bookings.filter((one) => one.clerkId === clerkId && one.day === day && !carried.has(one.id));
    const appointments = [...there, { ...booking, from }].flatMap((one) => toAppointment(one) ?? []);
    return availabilityOf(clerk, day, appointments).conflicts.get(booking.id) ?? [];
  };

/** Remembers the last grid, so that what did not change keeps its arrays. */
export function buildGridKeeper(): (given: Given) => WeekGrid {
  let last: WeekGrid | undefined;
  return (given) => {
    last = buildGrid(given, last);
    return last;
  };
}
