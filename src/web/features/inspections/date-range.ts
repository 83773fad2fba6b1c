/** Ranges of days by name, relative to today, or written out. */
import { addDays, weekStartOf } from '#web/ui/time/time-zone.ts';

export const namedRanges = {
  today: 'Today',
  tomorrow: 'Tomorrow',
  'this-week': 'This week',
  'next-7-days': 'Next 7 days',
  'last-7-days': 'Last 7 days',
  overdue: 'Before today',
} as const;
export type NamedRange = keyof typeof namedRanges;
export type DateRange = NamedRange | `${string}/${string}`;

const written = /^\d{4}-\d\d-\d\d\/\d{4}-\d\d-\d\d$/;

export function isDateRange(text: string): text is DateRange {
  if (Object.hasOwn(namedRanges, text)) return true;
  const [from = '', to = ''] = text.split('/');
  return written.test(text) && isDay(from) && isDay(to) && from <= to;
}

/** The thirty-first of February can be written, and looked for by nobody. */
const isDay = (text: string) => !Number.isNaN(Date.parse(text)) && addDays(text, 0) === text;

/** After one end was given: the other goes along where it would lie on the wrong side, or is not there yet. */
export function withEnd(which: 'first' | 'last', day: string, other: string): string {
  const first = which === 'first' ? day || other : other || day;
  const last = which === 'first' ? other || day : day || other;
  return first <= last ? `${first}/${last}` : `${day}/${day}`;
}

function isNamed(range: DateRange): range is NamedRange {
  return Object.hasOwn(namedRanges, range);
}

/** The ISO 8601 interval; both ends include their whole day. */
export function intervalOf(range: DateRange, today: string): string {
  if (!isNamed(range)) return range;
  const first = weekStartOf(today);
  switch (range) {
    case 'today':
      return today;
    case 'tomorrow':
      return addDays(today, 1);
    case 'this-week':
      return `${first}/${addDays(first, 6)}`;
    case 'next-7-days':
      return `${today}/${addDays(today, 6)}`;
    case 'last-7-days':
      return `${addDays(today, -6)}/${today}`;
    case 'overdue':
      return `../${addDays(today, -1)}`;
  }
}

export function rangeText(range: DateRange, dayText: (day: string) => string): string {
  if (isNamed(range)) return namedRanges[range];
  const [from = '', to = ''] = range.split('/');
  return from === to ? dayText(from) : `${dayText(from)} to ${dayText(to)}`;
}
