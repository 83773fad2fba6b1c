/**
 * Says whether a clerk has room on a day: by hours, time off, bookings, the ways from home and between, and what they take. The board, the booking
 * form, suggestions and Today all ask here, so that none calls a clerk free whom another calls away.
 */
import { outsideRemit } from './remit.ts';
import {
  type Appointment,
  type Conflict,
  findConflicts,
  type Suggestion,
  suggestTime,
  type Wish,
  type WorkingDay,
} from './schedule.ts';
import { type Member, workingDayOf } from './working-day.ts';

export type Availability = {
  day: WorkingDay;
  /** The reason why the clerk does not work at all that day, in words; null when they do. */
  absence: string | null;
  /** The conflicts of what is booked, by the id of the appointment. */
  conflicts: ReadonlyMap<number, readonly Conflict[]>;
  /** The obstacles to one more, in words; none when it fits. */
  clashesWith: (wish: Wish) => string[];
  /** The agreed time for one more if it fits then, else another; undefined when it does not fit at all. */
  suggest: (wish: Wish) => Suggestion | undefined;
};

/** No booked appointment has it. */
const WISHED = 0;
const label = 'this appointment';

/** `date`: `2027-02-03`. `booked`: what the clerk has on it. */
export function availabilityOf(member: Member, date: string, booked: readonly Appointment[]): Availability {
  const day = workingDayOf(member, date);
  const absence = absenceOf(day);
  return {
    day,
    absence,
    conflicts: withRemit(findConflicts(booked, day), member, booked),
    clashesWith: ({ from, ...wanted }) => {
      const untaken = outsideRemit(member, wanted);
      if (from === undefined) return absence === null ? untaken : [absence, ...untaken];
      const conflicts = findConflicts([...booked, { ...wanted, id: WISHED, label, from }], day);
      const onward = booked.flatMap((next) =>
        (conflicts.get(next.id) ?? [])
          .filter(({ kind, reason }) => kind === 'travel' && reason.includes(label))
          .map(({ reason }) => `Next is ${next.label}: ${reason}`),
      );
      return [...(conflicts.get(WISHED) ?? []).map(({ reason }) => reason), ...onward, ...untaken];
    },
    suggest: (wish) => (outsideRemit(member, wish).length > 0 ? undefined : suggestTime(wish, booked, day)),
  };
}

function withRemit(conflicts: Map<number, Conflict[]>, member: Member, booked: readonly Appointment[]) {
  for (const one of booked) {
    if (one.type === undefined) continue;
    const untaken = outsideRemit(member, one).map((reason): Conflict => ({ kind: 'remit', reason }));
    if (untaken.length > 0) conflicts.set(one.id, [...(conflicts.get(one.id) ?? []), ...untaken]);
  }
  return conflicts;
}

function absenceOf({ timeOff, isKnown, hours }: WorkingDay): string | null {
  if (timeOff !== null) return `Away: ${timeOff}`;
  return isKnown && hours.length === 0 ? 'Does not work that day' : null;
}
