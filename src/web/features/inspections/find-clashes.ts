/** The conflicts of an appointment before it is booked, in words. */
import { findConflicts, minutesOfDay } from '#domain/schedule/schedule.ts';
import { readAppointment, workingDayOf } from '#domain/schedule/working-day.ts';
import type { Inspection, StaffMember } from '#web/queries/generated/types.gen.ts';
import { toWallTime } from '#web/ui/time/time-zone.ts';
import { shortTypeName } from './inspection-text.ts';

type Wish = {
  property: { id: number; lat: number | null; lng: number | null };
  /** `2027-02-03` */
  day: string;
  /** `09:30`, or empty for the day alone. */
  time: string;
  minutes: number;
};

/** No inspection has it. */
const WISHED = 0;
const label = 'this appointment';

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
  const day = workingDayOf(clerk, wish.day);
  if (wish.time === '') {
    if (day.timeOff !== null) return [`Away: ${day.timeOff}`];
    return day.isKnown && day.hours.length === 0 ? ['Does not work that day'] : [];
  }
  const { lat, lng } = wish.property;
  const wished = { id: WISHED, label, from: minutesOfDay(wish.time), minutes: wish.minutes, lat, lng };
  const conflicts = findConflicts([...held, wished], day);
  const onward = held.flatMap((next) =>
    (conflicts.get(next.id) ?? [])
      .filter(({ kind, reason }) => kind === 'travel' && reason.includes(label))
      .map(({ reason }) => `Next is ${next.label}: ${reason}`),
  );
  return [...(conflicts.get(WISHED) ?? []).map(({ reason }) => reason), ...onward];
}
