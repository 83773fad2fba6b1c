/** Wall time in the account's zone, which need not be the reader's own. Dates on the wire carry offsets; people type none. */

let accountZone = 'Europe/London';

let weekStart = 1;

/** Called once when it is known whose account this is. Its weeks begin on 1, Monday, to 7, Sunday. */
export function setAccountZone(zone = accountZone, firstWeekday = weekStart): void {
  accountZone = zone;
  weekStart = firstWeekday;
}

export type WallTime = { date: string; time: string };

/** The part of it that we need; Safari has none yet. */
type ZonedText = { toString: (options: object) => string };
declare const Temporal:
  | { Instant: { fromEpochMilliseconds: (at: number) => { toZonedDateTimeISO: (zone: string) => ZonedText } } }
  | undefined;

const minutesAlone = { smallestUnit: 'minute', offset: 'never', timeZoneName: 'never' };

/** By Temporal, which knows zones without the words of a language: the first formatter costs a slow machine 70 ms. */
function wallTimeAt(instant: number, zone: string = accountZone): WallTime {
  if (typeof Temporal === 'undefined') return formatWallTime(instant, zone);
  const text = Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(zone).toString(minutesAlone);
  const [date = '', time = ''] = text.split('T');
  return { date, time };
}

const formats = new Map<string, Intl.DateTimeFormat>();

function formatWallTime(instant: number, zone: string): WallTime {
  const parts = formatFor(zone).formatToParts(instant);
  const { year, month, day, hour, minute } = Object.fromEntries(parts.map(({ type, value }) => [type, value]));
  return { date: `${year}-${month}-${day}`, time: `${hour}:${minute}` };
}

function formatFor(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  formats.set(zone, format);
  return format;
}

/** `2027-02-03T09:30:00+00:00` → `{ date: '2027-02-03', time: '09:30' }`. A bare date has no time: `''`. */
export function toWallTime(iso: string): WallTime {
  if (!iso.includes('T')) return { date: iso, time: '' };
  return wallTimeAt(Date.parse(iso));
}

/** The instant of a wall time with its offset, `2027-07-03T09:30:00+01:00`. In the hour that a clock change skips, the later reading. */
export function toInstant({ date, time }: WallTime, zone: string = accountZone): string {
  const asUtc = Date.parse(`${date}T${time}:00Z`);
  const offsetAt = (instant: number) => {
    const wall = wallTimeAt(instant, zone);
    return Math.round((Date.parse(`${wall.date}T${wall.time}:00Z`) - instant) / 60_000);
  };
  // The offset is that of the instant we look for: one step of correction reaches it across a clock change.
  const offset = offsetAt(asUtc - offsetAt(asUtc) * 60_000);
  const sign = offset < 0 ? '-' : '+';
  const two = (value: number) => String(value).padStart(2, '0');
  const minutes = Math.abs(offset);
  return `${date}T${time}:00${sign}${two(Math.trunc(minutes / 60))}:${two(minutes % 60)}`;
}

/** Today's date in the account's zone. */
export function today(): string {
  return wallTimeAt(Date.now()).date;
}

/** `addDays('2027-02-28', 1)` → `2027-03-01`. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

/** 1 is Monday, 7 is Sunday. */
export function weekdayOf(date: string): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay() || 7;
}

/** The first day of the week that holds this one. */
export function weekStartOf(date: string): string {
  return addDays(date, (weekStart - weekdayOf(date) - 7) % 7);
}

/** `2027-02-03 09:30` on the clocks of the account, for tables of other programs; nothing for nothing. */
export function wallText(iso: string | null | undefined): string | undefined {
  if (iso == null) return undefined;
  const { date, time } = toWallTime(iso);
  return `${date} ${time}`.trim();
}
