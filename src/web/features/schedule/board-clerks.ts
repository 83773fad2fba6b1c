/** Whose rows the board has: every clerk, and whoever else is booked in the days in sight, or nobody would see that they are. */
import { roles } from '#domain/role.ts';
import type { StaffMember } from '#web/queries/generated/types.gen.ts';
import type { Booking } from './booking.ts';

export type BoardClerk = Pick<StaffMember, 'id' | 'name' | 'working_hours' | 'time_off'>;

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
  // Managers go out as well; and who has left the firm may leave bookings behind, of whom nothing but the name is known.
  const others = [...booked.values()].map(
    ({ id, name }): BoardClerk => staff.find((one) => one.id === id) ?? { id, name, working_hours: [], time_off: [] },
  );
  const named = staff.filter(({ id }) => asked.includes(id) && !shown.has(id) && !booked.has(id));
  return [...clerks, ...[...others, ...named].toSorted((a, b) => a.name.localeCompare(b.name))];
}

/** Whom a booking can be given to: clerks, then managers. */
export function findAssignable(staff: readonly StaffMember[], shown: readonly BoardClerk[]): BoardClerk[] {
  const known = new Set(shown.map(({ id }) => id));
  const managers = staff.filter(({ id, role }) => !known.has(id) && role === roles.manager);
  return [...shown, ...managers];
}
