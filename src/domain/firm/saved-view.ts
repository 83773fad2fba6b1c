/** Saved views of the list of inspections: a person's own, and those of the firm. */

export const MOST_VIEWS = 30;
/** A count goes no further: whoever has a thousand waiting need not know how many more. */
export const MOST_COUNTED = 1000;
export const MOST_NAME = 60;
