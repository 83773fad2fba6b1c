/** The times that a contact may take by themselves: of the clerk who has the visit, around the day that was agreed. */
import { addDays } from '../calendar-day.ts';
import { type ClerkDay, findSlots, freeTimes, type SlotWish } from './find-slots.ts';

/** A clerk plans ahead, and a tenancy ends: nobody takes a time of today, or of another week than these. */
const DAYS_AROUND = 7;
const TIMES_OF_A_DAY = 2;
export const MOST_OWN_TIMES = 10;
/** To somebody who was too late, as on the phone. */
export const MOST_ALTERNATIVES = 3;

/** `date`: `2027-02-03`. `minute`: of that day, on the account's clock. */
export type DayTime = { date: string; minute: number };

/** Days either way of a time that somebody else has: mostly three others are free in these already. */
const DAYS_NEAR = 2;

/** `2027-02-03`, both included. */
export type DaySpan = { from: string; to: string };

export function ownSpan(agreed: string, today: string): DaySpan {
  const [sooner, tomorrow] = [addDays(agreed, -DAYS_AROUND), addDays(today, 1)];
  return { from: sooner < tomorrow ? tomorrow : sooner, to: addDays(agreed, DAYS_AROUND) };
}

/** The part of the span that is near a day. */
export function nearSpan({ from, to }: DaySpan, day: string): DaySpan {
  const [first, last] = [addDays(day, -DAYS_NEAR), addDays(day, DAYS_NEAR)];
  return { from: first < from ? from : first, to: last > to ? to : last };
}

/** A few of each day, those nearest to `centre`, in their order. */
export function findOwnTimes(
  days: readonly ClerkDay[],
  wish: SlotWish,
  { centre, now, most }: { centre: DayTime; now: DayTime; most: number },
): DayTime[] {
  const away = ({ date, minute }: DayTime) =>
    Math.abs((Date.parse(date) - Date.parse(centre.date)) / 60_000 + minute - centre.minute);
  return days
    .flatMap((day) => findSlots([day], { ...wish, near: centre.minute }, now, TIMES_OF_A_DAY))
    .map(({ date, from }) => ({ date, minute: from }))
    .filter((time) => away(time) > 0)
    .toSorted((one, other) => away(one) - away(other))
    .slice(0, most)
    .toSorted((one, other) => one.date.localeCompare(other.date) || one.minute - other.minute);
}

/** Whether the board calls it free. */
export const isOwnTime = (
  days: readonly ClerkDay[],
  wish: SlotWish,
  { wanted, now }: { wanted: DayTime; now: DayTime },
): boolean =>
  days.some(
    (day) => day.date === wanted.date && freeTimes(day, { ...wish, near: wanted.minute }, now).includes(wanted.minute),
  );
