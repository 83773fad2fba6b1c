/** How long a change waits before people are told of it, so that one taken back tells nobody, and three moves tell once. */

/** Minutes without another change. */
export const quietMinutes = 10;
/** Minutes since the first change, however many follow. */
export const mostMinutes = 30;
/** Visits within so many hours leave no time to wait. */
const SOON_HOURS = 4;
/** Minutes, for these. */
export const soonMinutes = 1;

/** Minutes that a change of an appointment waits, by its times before and after it: ISO moments, or null. */
export function minutesToWait(times: readonly (string | null)[], now: number): number {
  const isSoon = times.some((time) => time !== null && Date.parse(time) <= now + SOON_HOURS * 3_600_000);
  return isSoon ? soonMinutes : quietMinutes;
}
