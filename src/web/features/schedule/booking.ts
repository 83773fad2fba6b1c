/** An inspection as the board sees it. */
import { states } from '#domain/inspection-state.ts';
import { isCarriedOutByTenant, isInspectionType } from '#domain/inspection-type.ts';
import { readDuration } from '#domain/schedule/duration.ts';
import { type Appointment, clockText, minutesOfDay, type Place } from '#domain/schedule/schedule.ts';
import { USUAL_MINUTES } from '#domain/schedule/working-day.ts';
import type { Inspection } from '#web/queries/generated/types.gen.ts';
import { toWallTime } from '#web/ui/time/time-zone.ts';

export type Booking = {
  id: number;
  inspection: Inspection;
  clerkId: number | null;
  /** `2027-02-03`, or undefined without a date. */
  day: string | undefined;
  /** Minutes of the day; undefined for a day without a time. */
  from: number | undefined;
  minutes: number;
  /** `12 Harbour Lane` */
  street: string;
  postcode: string;
};

export function toBooking(inspection: Inspection): Booking {
  const wall = inspection.conduct_date === null ? undefined : toWallTime(inspection.conduct_date);
  const { line1, line2, postcode } = inspection.property.address;
  return {
    id: inspection.id,
    inspection,
    clerkId: inspection.clerk?.id ?? null,
    day: wall?.date,
    from: wall === undefined || wall.time === '' ? undefined : minutesOfDay(wall.time),
    minutes:
      (inspection.time_to_complete === null ? undefined : readDuration(inspection.time_to_complete)) ?? USUAL_MINUTES,
    street: [line1, line2].filter(Boolean).join(', '),
    postcode,
  };
}

/** The facts that the rules of the day need. */
export function toAppointment(booking: Booking): Appointment | undefined {
  if (booking.from === undefined) return undefined;
  return {
    id: booking.id,
    label: `${clockText(booking.from)} at ${booking.postcode}`,
    from: booking.from,
    minutes: booking.minutes,
    type: isMovable(booking) ? booking.inspection.type.id : undefined,
    ...placeOf(booking),
  };
}

export function placeOf({ inspection, postcode }: Booking): Place {
  const { lat, lng } = inspection.property.geocoords;
  return { lat: lat === null ? null : Number(lat), lng: lng === null ? null : Number(lng), postcode };
}

/** `14:30, Check Out, 12 Harbour Lane, PO5 3LX`: the announcement when it is picked up. */
export function bookingName({ from, inspection, street, postcode }: Booking): string {
  return [from === undefined ? undefined : clockText(from), inspection.type.name, street, postcode]
    .filter(Boolean)
    .join(', ');
}

export function isUnconfirmed({ inspection }: Booking): boolean {
  return inspection.conduct_date_option === 1;
}

/** An inspection that has begun is no longer moved. */
export function isMovable({ inspection }: Booking): boolean {
  return inspection.state.id <= states.assigned;
}

/** For this person: some may only look. */
export function isFixed(booking: Booking, canMove: boolean): boolean {
  return !canMove || !isMovable(booking);
}

/** Nobody has it, and somebody of the firm has to go. */
export const canBeOffered = ({ inspection: { state, type } }: Booking): boolean =>
  state.id === states.pending && isInspectionType(type.id) && !isCarriedOutByTenant(type.id);
