/** Dates as the office writes them: `Tue 3 Feb 2027, 09:30`, always in the account's zone. */
import { minutesText } from '#domain/schedule/minutes-text.ts';
import { today, toWallTime, weekdayOf } from './time-zone.ts';

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
export const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** `2027-02-03` → `Wed 3 Feb 2027`; without its year when `isShort` and the year is this one. */
export function dateText(date: string, { isShort = false }: { isShort?: boolean } = {}): string {
  const [year = '', month = '1', day = ''] = date.split('-');
  const text = `${weekdays[weekdayOf(date) - 1]} ${Number(day)} ${months[Number(month) - 1]}`;
  return isShort && year === today().slice(0, 4) ? text : `${text} ${year}`;
}

/** An ISO 8601 instant or date in words; a bare date stays without a time. */
export function dateTimeText(iso: string, options?: { isShort?: boolean }): string {
  const { date, time } = toWallTime(iso);
  return time === '' ? dateText(date, options) : `${dateText(date, options)}, ${time}`;
}

/** A text that is a date alone in words, any other as it is: what somebody's own field holds. */
export function textOrDate(text: string | null): string | null {
  return text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text) ? dateText(text) : text;
}

/** The words for one day, month or year before and after. */
const beside: Record<string, readonly [before: string, after: string]> = {
  day: ['yesterday', 'tomorrow'],
  month: ['last month', 'next month'],
  year: ['last year', 'next year'],
};

/** As `Intl.RelativeTimeFormat` writes it, which costs a slow machine 70 ms when it is first made. */
function relativeText(count: number, unit: 'minute' | 'hour' | 'day' | 'month' | 'year'): string {
  const size = Math.abs(count);
  const word = size === 1 ? beside[unit]?.[count < 0 ? 0 : 1] : undefined;
  if (word !== undefined) return word;
  const amount = `${size} ${unit}${size === 1 ? '' : 's'}`;
  return count < 0 ? `${amount} ago` : `in ${amount}`;
}

/** `3 minutes ago`, `in 2 days`, `5 months ago`. */
export function agoText(iso: string, now: Date = new Date()): string {
  const minutes = (Date.parse(iso) - now.getTime()) / 60_000;
  const size = Math.abs(minutes);
  if (size < 1) return 'just now';
  if (size < 60) return relativeText(Math.round(minutes), 'minute');
  if (size < 24 * 60) return relativeText(Math.round(minutes / 60), 'hour');
  if (size < 31 * 24 * 60) return relativeText(Math.round(minutes / 60 / 24), 'day');
  if (size < 365 * 24 * 60) return relativeText(Math.round(minutes / 60 / 24 / 30.4), 'month');
  return relativeText(Math.round(minutes / 60 / 24 / 365), 'year');
}

/** `PT1H30M` → `1 h 30 min`; anything else comes back as it is. */
export function durationText(iso: string): string {
  const match = /^PT(?:(\d+)H)?(?:(\d+)M)?$/.exec(iso);
  if (match === null || (match[1] === undefined && match[2] === undefined)) return iso;
  const minutes = Number(match[1] ?? 0) * 60 + Number(match[2] ?? 0);
  return minutesText(minutes);
}
