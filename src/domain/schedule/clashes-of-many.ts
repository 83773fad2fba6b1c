/**
 * Finds what is in the way of many visits that come to a clerk's day at once, by the rules of the board: what the clerk
 * has already, and each other.
 */
import { availabilityOf } from './availability.ts';
import { outsideRemit } from './remit.ts';
import type { Appointment, Conflict } from './schedule.ts';
import type { Member } from './working-day.ts';

/** `from` is undefined for a visit that has a day alone. */
export type Arrival = Omit<Appointment, 'from'> & { from: number | undefined };

type Day = {
  member: Member;
  /** `2027-02-03` */
  date: string;
  /** The clerk's other appointments of that day. */
  staying: readonly Appointment[];
  arriving: readonly Arrival[];
  /** Those with a clash do not come, so they are in nobody's way; the earlier one of two stays. */
  leavesOut: boolean;
};

/** Nobody reads more, and thousands may be at the same time. */
const MOST_OVERLAPS = 3;

/** By the id of the visit; none for one that fits. */
export function clashesOfMany({ member, date, staying, arriving, leavesOut }: Day): Map<number, readonly Conflict[]> {
  const found = new Map<number, readonly Conflict[]>();
  const timed = arriving.flatMap(({ from, ...one }) => (from === undefined ? [] : [{ ...one, from }])).toSorted(byTime);
  const staysThere = new Set(staying.map(({ id }) => id));
  const there: Appointment[] = leavesOut ? [...staying] : [...staying, ...timed];
  for (const one of timed) {
    const clashes = clashesWith(one, there, { member, date, staysThere });
    if (clashes.length > 0) found.set(one.id, clashes);
    else if (leavesOut) there.push(one);
  }
  for (const { from, ...one } of arriving) {
    if (from !== undefined) continue;
    const clashes = wholeDayClashes(member, date, one);
    if (clashes.length > 0) found.set(one.id, clashes);
  }
  return found;
}

const byTime = (one: Appointment, other: Appointment) => one.from - other.from || one.id - other.id;

type Where = Pick<Day, 'member' | 'date'> & { staysThere: ReadonlySet<number> };

/** Looks at its neighbours alone: a day of thousands would be compared with itself otherwise. */
function clashesWith(one: Appointment, there: readonly Appointment[], { member, date, staysThere }: Where): Conflict[] {
  const near = new Set<Appointment>();
  let before: Appointment | undefined;
  let after: Appointment | undefined;
  for (const other of there) {
    if (other.id === one.id) continue;
    if (byTime(other, one) < 0) before = before === undefined || byTime(other, before) > 0 ? other : before;
    else after = after === undefined || byTime(other, after) < 0 ? other : after;
    const overlaps = other.from < one.from + one.minutes && one.from < other.from + other.minutes;
    if (overlaps && near.size < MOST_OVERLAPS) near.add(other);
  }
  if (before !== undefined) near.add(before);
  if (after !== undefined) near.add(after);
  const { conflicts } = availabilityOf(member, date, [...near, one]);
  // A visit that comes as well has a clash of its own.
  const next = after !== undefined && staysThere.has(after.id) ? after : undefined;
  const onward = (next === undefined ? [] : (conflicts.get(next.id) ?? []))
    .filter(({ kind, reason }) => kind === 'travel' && reason.includes(one.label))
    .map(({ kind, reason }): Conflict => ({ kind, reason: `Next is ${next?.label}: ${reason}` }));
  return [...(conflicts.get(one.id) ?? []), ...onward];
}

/** It overlaps nothing, but its clerk may be away, or not take it. */
function wholeDayClashes(member: Member, date: string, one: Omit<Arrival, 'from'>): Conflict[] {
  const { day, absence } = availabilityOf(member, date, []);
  const kind = day.timeOff === null ? 'hours' : 'time-off';
  // Nobody asks any more whether the clerk takes one that has begun.
  const untaken = one.type === undefined ? [] : outsideRemit(member, one);
  return [
    ...(absence === null ? [] : [{ kind, reason: absence } as const]),
    ...untaken.map((reason) => ({ kind: 'remit', reason }) as const),
  ];
}
