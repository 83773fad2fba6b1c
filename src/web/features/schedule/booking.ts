/** An inspection as the board sees it. */
import { readDuration } from '#domain/duration.ts';
import { type Appointment, clockText, type WorkingDay } from '#domain/schedule.ts';
import type { Inspection, StaffMember } from '#web/queries/generated/types.gen.ts';
import { toWallTime, weekdayOf } from '#web/ui/time-zone.ts';

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

/** Where nobody has said how long it takes. */
export const USUAL_MINUTES = 60;

export const minutesOfDay = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

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

/** What the rules of the day need to know. */
export function toAppointment(booking: Booking): Appointment | undefined {
  if (booking.from === undefined) return undefined;
  const { lat, lng } = booking.inspection.property.geocoords;
  return {
    id: booking.id,
    label: `${clockText(booking.from)} at ${booking.postcode}`,
    from: booking.from,
    minutes: booking.minutes,
    lat: lat === null ? null : Number(lat),
    lng: lng === null ? null : Number(lng),
  };
}

export function workingDayOf(member: StaffMember, day: string): WorkingDay {
  const weekday = weekdayOf(day);
  const away = member.time_off.find(({ from, to }) => from <= day && day <= to);
  return {
    hours: member.working_hours
      .filter((hours) => hours.day === weekday)
      .map(({ from, to }) => ({ from: minutesOfDay(from), to: minutesOfDay(to) })),
    timeOff: away === undefined ? null : (away.reason ?? 'time off'),
    isKnown: member.working_hours.length > 0,
  };
}

/** What is past Review is no longer moved. */
export function isMovable({ inspection }: Booking): boolean {
  return inspection.state.id <= 200;
}
