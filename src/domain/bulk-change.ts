/** Changes of many inspections at once: what can be done to them, and the way of such a change to its end. */

/** Each is what a manager could do with one of them; `send_again` tells the contacts of the appointment once more. */
export const bulkActions = ['assign_clerk', 'assign_typist', 'move', 'confirm', 'cancel', 'send_again'] as const;
/** `replan` gives each inspection its own clerk and time, and is asked for by way of a plan. */
export type BulkAction = (typeof bulkActions)[number] | 'replan';

/** An e-mail that has gone stays gone. */
export const canBeUndone = (action: BulkAction): boolean => action !== 'send_again';

/**
 * The order: `staffId` to assign (null takes the person away) or who is away, `days` to move by, `reason` to cancel for.
 */
export type BulkTask = { action: BulkAction; staffId: number | null; days: number | null; reason: string | null };

/** `planned` waits for somebody to accept it. `failed` stopped on the way: what it had changed is changed, and can be undone. */
export const bulkStates = ['planned', 'queued', 'running', 'done', 'failed', 'undoing', 'undone'] as const;
export type BulkState = (typeof bulkStates)[number];

/** The end of each inspection: `unchanged` was so already; `kept` was changed, and stays as it is after the undoing. */
export const bulkOutcomes = ['changed', 'unchanged', 'refused', 'undone', 'kept'] as const;
export type BulkOutcome = (typeof bulkOutcomes)[number];

export const MOST_BULK_INSPECTIONS = 5000;
/** So many are changed while the caller waits; more go through the worker. */
export const MOST_WHILE_WAITING = 50;
/** Longer than any tenancy that was moved by a slip. */
export const MOST_BULK_DAYS = 366;
/** After its end. */
export const BULK_UNDO_HOURS = 24;
/** Then it is forgotten with its rows; the trail of each property keeps what was changed. */
export const BULK_CHANGE_DAYS = 30;
