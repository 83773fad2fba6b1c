/**
 * Rules of visits that recur during a tenancy, and the days on which they fall due. The nth visit is due n times the rule's
 * months after the first day of the tenancy, as long as it goes on. On a day when nobody could come it moves to the nearest
 * one within so many days; where there is none it stays.
 */
import { addDays, addMonths } from '../schedule/calendar-day.ts';
import { lastDayOf, type TenancyDays } from './tenancy.ts';

export type RecurrenceRule = {
  everyMonths: number;
  /** The days by which a visit may move, to either side. */
  jitterDays: number;
  /** None falls due in so many days before the last one: the check out is near. */
  quietDays: number;
};

/** `id` decides to which side a visit moves where both are as near, so that not all of a week go to one day. */
export type LivedIn = TenancyDays & { id: number };
/** `nominal` is the day by the calendar, `day` the one that is proposed. */
export type VisitDue = { nth: number; nominal: string; day: string };
export type Span = { from: string; until: string };

/** Visits whose proposed day lies in the span, both ends included, the earliest first. */
export function visitsDue(
  rule: RecurrenceRule,
  tenancy: LivedIn,
  { from, until }: Span,
  isFree: (day: string) => boolean,
): VisitDue[] {
  const found: VisitDue[] = [];
  // A visit moves by no more than its jitter, so no earlier and no later one can come into the span.
  const first = Math.max(1, countBefore(rule, tenancy.startsOn, addDays(from, -rule.jitterDays)));
  const end = addDays(until, rule.jitterDays);
  for (let nth = first; ; nth += 1) {
    const nominal = addMonths(tenancy.startsOn, nth * rule.everyMonths);
    if (nominal > end || !goesOn(rule, tenancy, nominal)) return found;
    const day = nearestFree(rule, tenancy, { nth, nominal }, isFree);
    if (from <= day && day <= until) found.push({ nth, nominal, day });
  }
}

/** A count of visits, all of which are due before that day. */
function countBefore({ everyMonths }: RecurrenceRule, startsOn: string, day: string): number {
  const [year = 0, month = 0] = startsOn.split('-').map(Number);
  const [thenYear = 0, thenMonth = 0] = day.split('-').map(Number);
  return Math.floor(((thenYear - year) * 12 + (thenMonth - month) - 1) / everyMonths);
}

function goesOn({ quietDays }: RecurrenceRule, tenancy: LivedIn, nominal: string): boolean {
  const last = lastDayOf(tenancy);
  return last === undefined || addDays(nominal, quietDays) <= last;
}

function nearestFree(
  { jitterDays }: RecurrenceRule,
  tenancy: LivedIn,
  { nth, nominal }: Pick<VisitDue, 'nth' | 'nominal'>,
  isFree: (day: string) => boolean,
): string {
  const last = lastDayOf(tenancy);
  const isLivedIn = (day: string) => tenancy.startsOn <= day && (last === undefined || day <= last);
  const side = (tenancy.id + nth) % 2 === 0 ? 1 : -1;
  for (let distance = 0; distance <= jitterDays; distance += 1)
    for (const step of [side, -side]) {
      const day = addDays(nominal, step * distance);
      if (isLivedIn(day) && isFree(day)) return day;
    }
  return nominal;
}
