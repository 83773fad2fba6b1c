/** Moments and days as the trade writes them: `Tue 3 Feb 2027, 09:30`. */
import type { When } from '../../report-document.ts';

const dayOnly = /^\d{4}-\d\d-\d\d$/;

export type WhenFormat = {
  /** `Tue 3 Feb 2027, 09:30` */
  full: (when: When | null) => string | null;
  /** `3 Feb 2027, 09:30`, under photographs. */
  short: (when: When | null) => string | null;
  /** `3 Feb 2027, 09:30:12`, where seconds are evidence. */
  exact: (when: When | null) => string | null;
  /** `Tue 3 Feb 2027` */
  day: (when: When | null) => string | null;
};

/** Formatters are costly to make and a report has hundreds of dates: build once per report. */
export function buildWhenFormat(timeZone: string): WhenFormat {
  const inZone = formatter(timeZone);
  // Made only when a day without a time occurs, because making one costs 10 ms.
  let asWritten: Intl.DateTimeFormat | undefined;
  const format = (parts: (part: Parts) => string, date: (part: Parts) => string) => (when: When | null) => {
    if (when === null || when === '') return null;
    const moment = new Date(when);
    // An unreadable date is printed as it was recorded.
    if (Number.isNaN(moment.getTime())) return when;
    if (!dayOnly.test(when)) return parts(split(inZone, moment));
    asWritten ??= formatter('UTC');
    return date(split(asWritten, moment));
  };
  const shortDay = (p: Parts) => `${p.day} ${p.month} ${p.year}`;
  const fullDay = (p: Parts) => `${p.weekday} ${shortDay(p)}`;
  return {
    full: format((p) => `${fullDay(p)}, ${p.hour}:${p.minute}`, fullDay),
    short: format((p) => `${shortDay(p)}, ${p.hour}:${p.minute}`, shortDay),
    exact: format((p) => `${shortDay(p)}, ${p.hour}:${p.minute}:${p.second}`, shortDay),
    day: format(fullDay, fullDay),
  };
}

type Parts = Partial<Record<Intl.DateTimeFormatPartTypes, string>>;

function formatter(timeZone: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('en-GB', {
    timeZone,
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  });
}

/**
 * Joins the parts, because the punctuation between them differs among versions of ICU. `Sept` is ICU's, `Sep` the
 * house's.
 */
function split(format: Intl.DateTimeFormat, moment: Date): Parts {
  const parts: Parts = {};
  for (const { type, value } of format.formatToParts(moment)) parts[type] = value;
  if (parts.month === 'Sept') parts.month = 'Sep';
  return parts;
}
