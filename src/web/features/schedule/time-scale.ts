/** The day board's scale. */

/** Minutes of the day at the top and at the bottom. */
export const DAY_START = 7 * 60;
export const DAY_END = 20 * 60;
/** Pixels a minute. */
export const MINUTE = 1.2;
/** Drops and steps snap to quarters of an hour. */
export const STEP = 15;

/** Bookings that begin outside the scale, or at no time, stand above the lanes. */
export function isOnScale(from: number | undefined): from is number {
  return from !== undefined && from >= DAY_START && from < DAY_END;
}

export const snap = (minutes: number): number => Math.round(minutes / STEP) * STEP;
