/** Exports of what an account keeps about a person: made in the background, and kept for some days. */

export const exportStates = ['queued', 'running', 'ready', 'failed'] as const;
export type ExportState = (typeof exportStates)[number];

/** An export is a copy of personal data outside of everything that protects the rest: it does not stay. */
export const EXPORT_DAYS = 7;
/** Being made or waiting, in one account. */
export const MOST_EXPORTS_WAITING = 5;
