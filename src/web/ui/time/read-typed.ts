/** Dates and times as people type them: `3/2/27`, `3 feb`, `tomorrow`, `+7`, `9`, `930`, `9.30pm`. */
import { months } from './date-text.ts';
import { addDays, today, weekdayOf } from './time-zone.ts';

const weekdayWords = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
const monthWords = months.map((month) => month.toLowerCase());

/** The ISO date, or undefined when it cannot be read. Days come before months, as in Britain. */
export function readTypedDate(text: string, now: string = today()): string | undefined {
  const typed = text.trim().toLowerCase().replaceAll(',', ' ');
  const near = readNear(typed, now);
  if (near !== undefined) return near;
  if (/^\d{4}-\d{2}-\d{2}$/.test(typed)) return existing(typed);

  const parts = typed.split(/[\s./-]+/).filter((part) => !weekdayWords.some((day) => part.startsWith(day)));
  const [day, month, year] = parts;
  if (day === undefined || !/^\d{1,2}(?:st|nd|rd|th)?$/.test(day) || parts.length > 3) return undefined;
  const monthNumber = month === undefined ? Number(now.slice(5, 7)) : readMonth(month);
  if (monthNumber === undefined) return undefined;
  const yearNumber = year === undefined ? Number(now.slice(0, 4)) : readYear(year);
  if (yearNumber === undefined) return undefined;
  const two = (value: number) => String(value).padStart(2, '0');
  return existing(`${yearNumber}-${two(monthNumber)}-${two(Number.parseInt(day, 10))}`);
}

function readNear(typed: string, now: string): string | undefined {
  if (typed === 'today') return now;
  if (typed === 'tomorrow' || typed === 'tmr') return addDays(now, 1);
  if (typed === 'yesterday') return addDays(now, -1);
  const offset = /^[+-]\d{1,3}$/.exec(typed);
  if (offset) return addDays(now, Number(typed));
  const weekday =
    typed.length >= 3 ? weekdayWords.findIndex((word) => typed.startsWith(word) && !/\s/.test(typed)) : -1;
  if (weekday === -1) return undefined;
  // A weekday alone is the next one, never today.
  return addDays(now, ((weekday + 1 - weekdayOf(now) + 6) % 7) + 1);
}

function readMonth(word: string): number | undefined {
  if (/^\d{1,2}$/.test(word)) return Number(word);
  const at = word.length >= 3 ? monthWords.findIndex((month) => word.startsWith(month)) : -1;
  return at === -1 ? undefined : at + 1;
}

function readYear(word: string): number | undefined {
  if (/^\d{4}$/.test(word)) return Number(word);
  return /^\d{2}$/.test(word) ? 2000 + Number(word) : undefined;
}

/** 31 February does not exist, although it can be written. */
function existing(date: string): string | undefined {
  const time = Date.parse(`${date}T00:00:00Z`);
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== date ? undefined : date;
}

/** `HH:MM`, or undefined when it cannot be read. */
export function readTypedTime(text: string): string | undefined {
  const match = /^(\d{1,2})(?:[:.h]?(\d{2}))?\s*(am|pm)?$/.exec(text.trim().toLowerCase());
  if (match === null) return undefined;
  const [, hours = '', minutes = '00', half] = match;
  let hour = Number(hours);
  if (half !== undefined && (hour < 1 || hour > 12)) return undefined;
  if (half === 'pm' && hour < 12) hour += 12;
  if (half === 'am' && hour === 12) hour = 0;
  if (hour > 23 || Number(minutes) > 59) return undefined;
  return `${String(hour).padStart(2, '0')}:${minutes}`;
}
