/** The tray by weeks: what is overdue, each week to come, and what has no date yet. */
import { dateText } from '#web/ui/time/date-text.ts';
import { addDays, weekStartOf } from '#web/ui/time/time-zone.ts';
import type { Booking } from './booking.ts';

export type TrayWeek = {
  /** Its first day, or one of the others. */
  key: string;
  label: string;
  bookings: Booking[];
};

const overdue = 'overdue';
const undated = 'undated';

export function trayWeeks(bookings: readonly Booking[], today: string): TrayWeek[] {
  const groups = Map.groupBy(bookings, ({ day }) => {
    if (day === undefined) return undated;
    return day < today ? overdue : weekStartOf(day);
  });
  return [...groups]
    .map(([key, found]) => ({ key, label: labelOf(key, today), bookings: found }))
    .toSorted((a, b) => rank(a.key).localeCompare(rank(b.key)));
}

/** Digits come before letters: overdue first, then the weeks, then those without a date. */
const rank = (key: string) => (key === overdue ? '' : key);

function labelOf(key: string, today: string): string {
  if (key === overdue) return 'Overdue';
  if (key === undated) return 'No date';
  if (key === weekStartOf(today)) return 'This week';
  if (key === weekStartOf(addDays(today, 7))) return 'Next week';
  return `From ${dateText(key, { isShort: true })}`;
}

/** The week in sight, else the first that there is. */
export function weekShown(weeks: readonly TrayWeek[], day: string, chosen: string | undefined): TrayWeek | undefined {
  const find = (key: string | undefined) => weeks.find((week) => week.key === key);
  return find(chosen) ?? find(weekStartOf(day)) ?? weeks[0];
}
