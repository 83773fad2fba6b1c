/**
 * The days on which visits of a tenancy fall due, found in the plainest way: every day from the first is looked at, one after
 * the other. It is slow, and easy to believe; the rules of `domain/property` are held against it.
 */

export type WalkedRule = { everyMonths: number; jitterDays: number; quietDays: number };
export type WalkedTenancy = { id: number; startsOn: string; endsOn: string | null; leavesOn: string | null };
export type WalkedVisit = { nth: number; nominal: string; day: string };

/** All until `horizon`, in their order. */
export function walkVisits(
  rule: WalkedRule,
  tenancy: WalkedTenancy,
  horizon: string,
  isFree: (day: string) => boolean,
): WalkedVisit[] {
  const last = tenancy.leavesOn ?? tenancy.endsOn;
  const visits: WalkedVisit[] = [];
  let months = 0;
  for (let day = next(tenancy.startsOn); day <= horizon && (last === null || day <= last); day = next(day)) {
    if (!isMonthDay(day, tenancy.startsOn)) continue;
    months += 1;
    if (months % rule.everyMonths !== 0) continue;
    if (last !== null && daysBetween(day, last) < rule.quietDays) continue;
    const nth = months / rule.everyMonths;
    visits.push({ nth, nominal: day, day: proposed(rule, tenancy, { nth, nominal: day, last }, isFree) });
  }
  return visits;
}

type Nominal = { nth: number; nominal: string; last: string | null };

function proposed(
  { jitterDays }: WalkedRule,
  { id, startsOn }: WalkedTenancy,
  { nth, nominal, last }: Nominal,
  isFree: (day: string) => boolean,
): string {
  const around: string[] = [];
  let day = nominal;
  for (let back = 0; back < jitterDays; back += 1) day = previous(day);
  for (let at = 0; at <= 2 * jitterDays; at += 1) {
    if (day >= startsOn && (last === null || day <= last) && isFree(day)) around.push(day);
    day = next(day);
  }
  const nearest = Math.min(...around.map((one) => Math.abs(daysBetween(nominal, one))));
  const asNear = around.filter((one) => Math.abs(daysBetween(nominal, one)) === nearest);
  const isLaterPreferred = (id + nth) % 2 === 0;
  return (isLaterPreferred ? asNear.at(-1) : asNear[0]) ?? nominal;
}

/** The day of the month on which it began; in a month without that day its last one. */
function isMonthDay(day: string, startsOn: string): boolean {
  const [wanted, date] = [startsOn, day].map((one) => Number(one.slice(8)));
  // No month has fewer than 28 days.
  return date === wanted || ((date ?? 0) >= 28 && (date ?? 0) < (wanted ?? 0) && next(day).slice(8) === '01');
}

/** All days of these years in their order, so that a walk of years takes no time to speak of. */
const calendar: string[] = [];
for (let at = Date.UTC(2020, 0, 1); at < Date.UTC(2040, 0, 1); at += 86_400_000)
  calendar.push(new Date(at).toISOString().slice(0, 10));
const places = new Map(calendar.map((day, at) => [day, at]));

const next = (day: string): string => beside(day, 1);
const previous = (day: string): string => beside(day, -1);

function beside(day: string, by: 1 | -1): string {
  const found = calendar[(places.get(day) ?? Number.NaN) + by];
  if (found === undefined) throw new Error(`${day} is outside of the calendar of this walk`);
  return found;
}

const daysBetween = (from: string, to: string): number =>
  (places.get(to) ?? Number.NaN) - (places.get(from) ?? Number.NaN);
