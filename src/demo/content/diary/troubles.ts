/**
 * Situations that make a manager look twice: overlaps, hours, leave, unconfirmed dates, missing keys. Few, and on
 * purpose.
 */
import { isCarriedOutByTenant, types } from '#domain/inspection-type.ts';
import { states } from '#domain/inspection-state.ts';
import { addDays, type Day } from '#demo/calendar.ts';
import type { Random } from '#demo/random.ts';
import { clerksOf } from '#demo/content/company/people.ts';
import { hoursOn, isOff } from './clerk-days.ts';
import type { Appointment, Diary } from './appointment.ts';

/** Tomorrow always has this many visits, whatever day of the week it is. */
const tomorrowAtLeast = 6;

export function addTroubles(diary: Diary, random: Random): void {
  const { appointments, today } = diary;
  const tomorrow = addDays(today, 1);
  fillTomorrow(diary, tomorrow, random);
  const assigned = (day: Day) => appointments.filter((one) => one.day === day && one.state === states.assigned);

  const [first, second, third, fourth] = assigned(tomorrow);
  if (first !== undefined) first.confirmed = false;
  if (second !== undefined) Object.assign(second, { hasKeys: false, confirmed: true });
  if (third !== undefined) Object.assign(third, { hasKeys: false, confirmed: false });
  if (second !== undefined && fourth !== undefined) overlap(second, fourth);

  const later = appointments.filter(
    (one) => one.state === states.assigned && one.day !== null && one.day > tomorrow && one.day <= addDays(today, 12),
  );
  const [early, late] = random.shuffle(later);
  if (early !== undefined) early.from = 7 * 60;
  if (late !== undefined) late.from = 18 * 60 + 15;
  onLeave(diary, later, early, late);

  const waiting = appointments.filter((one) => one.state === states.pending && !isCarriedOutByTenant(one.type));
  random.shuffle(waiting).forEach((one, at) => {
    if (at < 2) one.day = null;
    if (at < 10) one.from = null;
  });
}

/** Visits of the coming days move forward, so that there is something to be at risk. */
function fillTomorrow({ appointments, people }: Diary, tomorrow: Day, random: Random): void {
  const there = () => appointments.filter((one) => one.day === tomorrow && one.state === states.assigned);
  const movable = random.shuffle(
    appointments.filter((one) => one.state === states.assigned && one.day !== null && one.day > tomorrow),
  );
  const candidates = [
    ...movable.filter(({ type }) => type === types.checkOut),
    ...movable.filter(({ type }) => type !== types.checkOut),
  ];
  const clerks = random.shuffle(clerksOf(people).filter((clerk) => !isOff(clerk, tomorrow)));
  for (const one of candidates) {
    const already = there();
    if (already.length >= tomorrowAtLeast) return;
    // One check out is enough to miss its check in.
    if (one.type === types.checkOut && already.some(({ type }) => type === types.checkOut)) continue;
    const clerk = clerks[already.length % clerks.length];
    if (clerk === undefined) return;
    const hours = hoursOn(clerk, tomorrow) ?? { from: 10 * 60, to: 16 * 60 };
    const mine = already.filter(({ clerkKey }) => clerkKey === clerk.key);
    one.day = tomorrow;
    one.clerkKey = clerk.key;
    one.from = Math.max(hours.from, ...mine.map((other) => (other.from ?? 0) + other.minutes + 30));
  }
}

function overlap(one: Appointment, other: Appointment): void {
  other.clerkKey = one.clerkKey;
  other.from = (one.from ?? 600) + Math.max(15, one.minutes - 30);
}

function onLeave({ people }: Diary, later: readonly Appointment[], ...spared: (Appointment | undefined)[]): void {
  for (const one of later) {
    const away = clerksOf(people).find((clerk) => one.day !== null && isOff(clerk, one.day));
    if (away === undefined || spared.includes(one)) continue;
    one.clerkKey = away.key;
    return;
  }
}
