/** Ranges of days as the firm's weeks have them, and in words. */
import { type DateRange, intervalOf as intervalIn, isNamed, namedRanges } from '#domain/schedule/date-range.ts';
import { weekdayOf, weekStartOf } from '#web/ui/time/time-zone.ts';

/** The ISO 8601 interval; both ends include their whole day. */
export const intervalOf = (range: DateRange, today: string): string =>
  intervalIn(range, today, weekdayOf(weekStartOf(today)));

/** After one end was given: the other goes along where it would lie on the wrong side, or is not there yet. */
export function withEnd(which: 'first' | 'last', day: string, other: string): string {
  const first = which === 'first' ? day || other : other || day;
  const last = which === 'first' ? other || day : day || other;
  return first <= last ? `${first}/${last}` : `${day}/${day}`;
}

export function rangeText(range: DateRange, dayText: (day: string) => string): string {
  if (isNamed(range)) return namedRanges[range];
  const [from = '', to = ''] = range.split('/');
  return from === to ? dayText(from) : `${dayText(from)} to ${dayText(to)}`;
}
