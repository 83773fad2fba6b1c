/** The day board's scale. */

/** Minutes of the day at the top and at the bottom. */
export const DAY_START = 7 * 60;
export const DAY_END = 20 * 60;
/** Pixels a minute. */
export const MINUTE = 1.2;
/** Drops and steps snap to quarters of an hour. */
export const STEP = 15;

export const snap = (minutes: number): number => Math.round(minutes / STEP) * STEP;
