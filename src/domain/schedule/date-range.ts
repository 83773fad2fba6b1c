/** Ranges of days by name, relative to today, or written out: on the screens, and in saved views. */

export const namedRanges = {
  today: 'Today',
  tomorrow: 'Tomorrow',
  'this-week': 'This week',
  'this-month': 'This month',
  'next-month': 'Next month',
  'next-7-days': 'Next 7 days',
  'last-7-days': 'Last 7 days',
  overdue: 'Before today',
} as const;
export type NamedRange = keyof typeof namedRanges;
export type DateRange = NamedRange | `${string}/${string}`;

const written = /^\d{4}-\d\d-\d\d\/\d{4}-\d\d-\d\d$/;

export function isNamed(range: string): range is NamedRange {
  return Object.hasOwn(namedRanges, range);
}

export function isDateRange(text: string): text is DateRange {
  if (isNamed(text)) return true;
  const [from = '', to = ''] = text.split('/');
  return written.test(text) && isDay(from) && isDay(to) && from <= to;
}

/** The thirty-first of February can be written, and looked for by nobody. */
const isDay = (text: string) => !Number.isNaN(Date.parse(text)) && later(text, 0) === text;

const dayOf = (year: number, month: number, day: number) =>
  new Date(Date.UTC(year, month, day)).toISOString().slice(0, 10);

function later(day: string, days: number): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return dayOf(year, month - 1, date + days);
}

function monthOf(today: string, months: number): string {
  const [year = 0, month = 0] = today.split('-').map(Number);
  return `${dayOf(year, month - 1 + months, 1)}/${dayOf(year, month + months, 0)}`;
}

/** The ISO 8601 interval; both ends include their whole day. `weekStart` from 1, Monday, to 7, Sunday. */
export function intervalOf(range: DateRange, today: string, weekStart: number): string {
  if (!isNamed(range)) return range;
  switch (range) {
    case 'today':
      return today;
    case 'tomorrow':
      return later(today, 1);
    case 'this-week': {
      const first = later(today, -((new Date(today).getUTCDay() + 7 - weekStart) % 7));
      return `${first}/${later(first, 6)}`;
    }
    case 'this-month':
      return monthOf(today, 0);
    case 'next-month':
      return monthOf(today, 1);
    case 'next-7-days':
      return `${today}/${later(today, 6)}`;
    case 'last-7-days':
      return `${later(today, -6)}/${today}`;
    case 'overdue':
      return `../${later(today, -1)}`;
  }
}
