/** Turns the service's data into an appointment and a clerk's day, for the rules of the schedule. */
import { readDuration } from './duration.ts';
import type { Remit } from './remit.ts';
import { type Appointment, minutesOfDay, type WorkingDay } from './schedule.ts';

type Coordinates = { lat: string | number | null; lng: string | number | null };

type Told = {
  id: number;
  type?: { id: number } | undefined;
  time_to_complete: string | null;
  property: { address: { postcode: string }; geocoords: Coordinates };
};

/** The length of an appointment for which none is given. */
export const USUAL_MINUTES = 60;

/** `time`: on the account's clock, `09:30`. Undefined for an appointment that has a day alone. */
export function readAppointment({ id, type, time_to_complete, property }: Told, time: string): Appointment | undefined {
  if (time === '') return undefined;
  return {
    id,
    label: `${time} at ${property.address.postcode}`,
    from: minutesOfDay(time),
    minutes: (time_to_complete === null ? undefined : readDuration(time_to_complete)) ?? USUAL_MINUTES,
    ...readPlace(property.geocoords),
    postcode: property.address.postcode,
    type: type?.id,
  };
}

const readPlace = ({ lat, lng }: Coordinates) => ({
  lat: lat === null ? null : Number(lat),
  lng: lng === null ? null : Number(lng),
});

export type Member = Remit & {
  /** Where their day begins. */
  home_geocoords?: Coordinates | undefined;
  home_postcode?: string | null | undefined;
  working_hours: { day: number; from: string; to: string }[];
  time_off: { from: string; to: string; reason?: string | null }[];
};

/** `day`: `2027-02-03` */
export function workingDayOf(member: Member, day: string): WorkingDay {
  const weekday = new Date(day).getUTCDay() || 7;
  const away = member.time_off.find(({ from, to }) => from <= day && day <= to);
  return {
    hours: member.working_hours
      .filter((hours) => hours.day === weekday)
      .map(({ from, to }) => ({ from: minutesOfDay(from), to: minutesOfDay(to) })),
    timeOff: away === undefined ? null : (away.reason ?? 'time off'),
    isKnown: member.working_hours.length > 0,
    home: member.home_geocoords && { ...readPlace(member.home_geocoords), postcode: member.home_postcode ?? undefined },
  };
}
