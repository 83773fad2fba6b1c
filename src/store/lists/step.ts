/** The part of a list that a system asks for which keeps in step. */

/** Rows that changed since a number, or since a moment (ISO 8601), with some that changed shortly before. */
export type Since = number | string;

/** The end of a part: the values that its last row has in the order, as text. `part`, which follows, counts from 1. */
export type Cursor = { after: (string | null)[]; part: number };
