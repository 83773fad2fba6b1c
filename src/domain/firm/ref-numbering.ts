/** The references that a firm's own forms give to bookings: a prefix and a running number. */
export type RefNumbering = {
  prefix: string;
  /** The number of the first booking that is numbered. */
  first: number;
  /** Shorter numbers begin with noughts. */
  digits: number;
};

export const longestPrefix = 20;
export const mostDigits = 10;
export const highestFirst = 999_999_999;

/** The reference of the booking that is numbered as the `nth`, from 1 on. */
export function writeRef({ prefix, first, digits }: RefNumbering, nth: number): string {
  return `${prefix}${String(first + nth - 1).padStart(digits, '0')}`;
}
