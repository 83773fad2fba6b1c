/** The conflicts of an appointment before it is booked, in words. */
import { availabilityOf } from '#domain/schedule/availability.ts';
import { minutesOfDay } from '#domain/schedule/schedule.ts';
import { readAppointment } from '#domain/schedule/working-day.ts';
import type { Inspection, StaffMember } from '#web/queries/generated/types.gen.ts';
import { toWallTime } from '#web/ui/time/time-zone.ts';
import { shortTypeName } from './inspection-text.ts';

type Wish = {
  property: { id: number; lat: number | null; lng: number | null; postcode?: string | undefined };
  /** `2027-02-03` */
  day: string;
  /** `09:30`, or empty for the day alone. */
  time: string;
  minutes: number;
  type?: number | undefined;
};

const timeOf = ({ conduct_date }: Inspection) => (conduct_date === null ? '' : toWallTime(conduct_date).time);

/** `others`: everything else on that day. */
export function findClashes(wish: Wish, others: readonly Inspection[], clerk: StaffMember | undefined): string[] {
  return [...findTwice(wish, others), ...(clerk === undefined ? [] : findInTheWay(wish, others, clerk))];
}

function findTwice({ property }: Wish, others: readonly Inspection[]): string[] {
  return others
    .filter((one) => one.property.id === property.id)
    .map((one) => {
      const facts = [shortTypeName(one.type), timeOf(one), one.clerk?.name].filter(Boolean).join(', ');
      return `Already booked there that day: ${facts}`;
    });
}

function findInTheWay(wish: Wish, others: readonly Inspection[], clerk: StaffMember): string[] {
  const held = others
    .filter((one) => one.clerk?.id === clerk.id)
    .flatMap((one) => readAppointment(one, timeOf(one)) ?? []);
  const { lat, lng, postcode } = wish.property;
  const from = wish.time === '' ? undefined : minutesOfDay(wish.time);
  return availabilityOf(clerk, wish.day, held).clashesWith({
    from,
    minutes: wish.minutes,
    type: wish.type,
    lat,
    lng,
    postcode,
  });
}
