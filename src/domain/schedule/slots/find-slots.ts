/** Free times for one visit more, the best first: by what they add to somebody's driving, and by who knows the home. */
import { availabilityOf } from '../availability.ts';
import { type Appointment, type Place, travelMinutes, type WorkingDay } from '../schedule.ts';
import { type Member, workingDayOf } from '../working-day.ts';

/** A clerk on a day, with everything that they have on it. */
export type ClerkDay = { clerkId: number; member: Member; date: string; booked: readonly Appointment[] };

export type SlotWish = Place & {
  minutes: number;
  type?: number | undefined;
  /** Minutes of the day between which it begins. */
  earliest?: number | undefined;
  latest?: number | undefined;
  /** The time that is liked best. */
  near?: number | undefined;
  /** The people who have been there. */
  knownTo?: readonly number[] | undefined;
};

export type Slot = {
  clerkId: number;
  date: string;
  /** The minute of the day. */
  from: number;
  /** Minutes of driving more in that day; null where a way is not known. */
  detourMinutes: number | null;
  knowsProperty: boolean;
};

export const MOST_SLOTS = 3;
/** People agree times by the half hour. */
const STEP = 30;
const usualHours = [{ from: 9 * 60, to: 17 * 60 + 30 }];

/** In minutes of driving, as in the planning of absences (decision 056). */
export const weights = {
  /** For a clerk who has never been there. */
  stranger: 10,
  /** A way that nobody knows is no short one. */
  unknownWay: 20,
  /** For each minute away from the time that is liked best. */
  otherTime: 0.25,
  /** For each day later: the sooner of two equal ones. */
  laterDay: 2,
} as const;

/** `now`: the day and minute from which on times are offered. */
export function findSlots(
  days: readonly ClerkDay[],
  wish: SlotWish,
  now: { date: string; minute: number },
  most: number = MOST_SLOTS,
): Slot[] {
  const first = days.reduce((least, { date }) => (date < least ? date : least), '9999-12-31');
  const ranked = days
    .flatMap((day) => freeTimes(day, wish, now).map((from) => ranking(day, wish, from, first)))
    .toSorted(
      (one, other) =>
        one.cost - other.cost ||
        one.slot.date.localeCompare(other.slot.date) ||
        one.slot.from - other.slot.from ||
        one.slot.clerkId - other.slot.clerkId,
    );
  const chosen: Slot[] = [];
  for (const { slot } of ranked) {
    if (chosen.length === most) break;
    if (!chosen.some((other) => isAlike(slot, other, wish.minutes))) chosen.push(slot);
  }
  return chosen;
}

/** Half an hour later with the same clerk is no choice, and both could not be held. */
function isAlike(one: Slot, other: Slot, minutes: number): boolean {
  return one.clerkId === other.clerkId && one.date === other.date && Math.abs(one.from - other.from) < minutes + STEP;
}

/** The minutes of the day at which it could begin. */
export function freeTimes(
  { member, date, booked }: ClerkDay,
  wish: SlotWish,
  now: { date: string; minute: number },
): number[] {
  if (date < now.date) return [];
  const { absence, clashesWith, day } = availabilityOf(member, date, booked);
  if (absence !== null) return [];
  const { lat, lng, postcode, minutes, type, earliest = 0, latest = 24 * 60, near } = wish;
  const least = Math.max(earliest, date === now.date ? now.minute + 1 : 0);
  return timesOf(day, near)
    .filter((from) => from >= least && from <= latest && from + minutes <= 24 * 60)
    .filter((from) => fitsHours(day, from, minutes))
    .filter((from) => clashesWith({ lat, lng, postcode, minutes, type, from }).length === 0);
}

/** Nobody is asked to come at night because their hours were never entered. */
function fitsHours({ isKnown }: WorkingDay, from: number, minutes: number): boolean {
  return isKnown || usualHours.some((hours) => hours.from <= from && from + minutes <= hours.to);
}

function timesOf({ hours, isKnown }: WorkingDay, near: number | undefined): number[] {
  const steps = (isKnown ? hours : usualHours).flatMap(({ from, to }) =>
    Array.from({ length: Math.max(0, Math.floor((to - from) / STEP) + 1) }, (_, nth) => from + nth * STEP),
  );
  return [...new Set(near === undefined ? steps : [near, ...steps])];
}

function ranking(day: ClerkDay, wish: SlotWish, from: number, first: string): { slot: Slot; cost: number } {
  const { clerkId, date } = day;
  const detourMinutes = detourOf(day, wish, from);
  const knowsProperty = wish.knownTo?.includes(clerkId) ?? false;
  const cost =
    (detourMinutes ?? weights.unknownWay) +
    (knowsProperty ? 0 : weights.stranger) +
    (wish.near === undefined ? 0 : weights.otherTime * Math.abs(from - wish.near)) +
    (weights.laterDay * (Date.parse(date) - Date.parse(first))) / 86_400_000;
  return { slot: { clerkId, date, from, detourMinutes, knowsProperty }, cost };
}

/** There and on, less the way that is driven anyway. The first of a day begins at home, and after the last nothing is asked. */
export function detourOf({ member, date, booked }: ClerkDay, wish: SlotWish, from: number): number | null {
  const inOrder = booked.toSorted((a, b) => a.from - b.from || a.id - b.id);
  const before = inOrder.findLast((one) => one.from <= from) ?? workingDayOf(member, date).home;
  const after = inOrder.find((one) => one.from > from);
  const there = before === undefined ? 0 : travelMinutes(before, wish);
  const onward = after === undefined ? 0 : travelMinutes(wish, after);
  if (there === undefined || onward === undefined) return null;
  const anyway = before === undefined || after === undefined ? 0 : (travelMinutes(before, after) ?? 0);
  return Math.max(0, there + onward - anyway);
}
