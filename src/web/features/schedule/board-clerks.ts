/**
 * The rows of the board: every clerk, and anyone else with a booking in the visible days, or nobody would see those
 * bookings.
 */
import { roles } from '#domain/role.ts';
import type { StaffMember } from '#web/queries/generated/types.gen.ts';
import type { Booking } from './booking.ts';

export type BoardClerk = Pick<StaffMember, 'id' | 'name' | 'working_hours' | 'time_off'> &
  Partial<Pick<StaffMember, 'home_geocoords' | 'home_postcode' | 'areas' | 'inspection_types' | 'colour'>>;

export const findClerks = (staff: readonly StaffMember[]): StaffMember[] =>
  staff.filter(({ role }) => role === roles.clerk);

export function findBoardClerks(
  staff: readonly StaffMember[],
  bookings: readonly Booking[],
  /** Those whom the filter names keep their rows in a week without bookings. */
  asked: readonly number[] = [],
): BoardClerk[] {
  const clerks: BoardClerk[] = findClerks(staff);
  const shown = new Set(clerks.map(({ id }) => id));
  const booked = new Map(
    bookings.flatMap(({ inspection: { clerk } }) => (clerk === null || shown.has(clerk.id) ? [] : [[clerk.id, clerk]])),
  );
  // Managers go out as well; and people who have left the firm may leave bookings behind, with nothing but their name.
  const others = [...booked.values()].map(
    ({ id, name }): BoardClerk => staff.find((one) => one.id === id) ?? { id, name, working_hours: [], time_off: [] },
  );
  const named = staff.filter(({ id }) => asked.includes(id) && !shown.has(id) && !booked.has(id));
  return [...clerks, ...[...others, ...named].toSorted((a, b) => a.name.localeCompare(b.name))];
}

/** The people who can take a booking: clerks, then managers. Nobody who has left the firm can. */
export function findAssignable(staff: readonly StaffMember[], rows: readonly BoardClerk[]): BoardClerk[] {
  const here = new Set(staff.map(({ id }) => id));
  const shown = rows.filter(({ id }) => here.has(id));
  const known = new Set(shown.map(({ id }) => id));
  const managers = staff.filter(({ id, role }) => !known.has(id) && role === roles.manager);
  return [...shown, ...managers];
}

/** And whoever has this booking, though they left the firm since: it stays theirs until it is given away. */
export function withOwnClerk(clerks: readonly BoardClerk[], { inspection: { clerk } }: Booking): readonly BoardClerk[] {
  if (clerk === null || clerks.some(({ id }) => id === clerk.id)) return clerks;
  return [...clerks, { id: clerk.id, name: clerk.name, working_hours: [], time_off: [] }];
}
