/** Days as `YYYY-MM-DD` and clock times in London: the demo company keeps its diary in local time. */

const dayLength = 86_400_000;

export type Day = string;

export function dayOf(instant: Date): Day {
  return new Date(instant.getTime() + londonOffset(instant) * 60_000).toISOString().slice(0, 10);
}

export function addDays(day: Day, count: number): Day {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * dayLength).toISOString().slice(0, 10);
}

export function daysBetween(from: Day, to: Day): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / dayLength);
}

/** 1 Monday to 7 Sunday. */
export function weekdayOf(day: Day): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay() || 7;
}

/** The instant of a clock time in London: `minutes` after midnight on that day. */
export function at(day: Day, minutes: number): Date {
  const asUtc = Date.parse(`${day}T00:00:00Z`) + minutes * 60_000;
  return new Date(asUtc - londonOffset(new Date(asUtc)) * 60_000);
}

export function laterBy(instant: Date, minutes: number): Date {
  return new Date(instant.getTime() + minutes * 60_000);
}

/** Minutes ahead of UTC: summer time runs from the last Sunday of March to the last of October, at 01:00 UTC. */
export function londonOffset(instant: Date): number {
  const year = instant.getUTCFullYear();
  return instant >= lastSunday(year, 2) && instant < lastSunday(year, 9) ? 60 : 0;
}

function lastSunday(year: number, month: number): Date {
  const last = new Date(Date.UTC(year, month + 1, 0, 1));
  last.setUTCDate(last.getUTCDate() - last.getUTCDay());
  return last;
}

/** 570 becomes `09:30`. */
export function clock(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}
