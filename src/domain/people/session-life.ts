/** How long a session of the back office lasts. docs/security.md says why it is so long, and no longer. */

/** "Keep me signed in": the longest that NIST SP 800-63B lets anybody stay signed in. */
export const KEPT_DAYS = 30;
/** Without it: over before the next working day, and never in the middle of one that began with signing in. */
export const BRIEF_HOURS = 16;

/** The standard as well: a week's holiday ends a session, a long weekend does not. */
export const longestIdleMinutes = 7 * 24 * 60;
/** Shorter, and somebody who reads one long report is asked again and again whether they are there. */
export const shortestIdleMinutes = 15;
/** The times that the page of settings offers, in minutes. */
export const idleChoices = [15, 30, 60, 4 * 60, 8 * 60, 24 * 60, 3 * 24 * 60, longestIdleMinutes] as const;
