/** As long as a telephone call about a visit. */
export const HOLD_MINUTES = 15;
/** Further ahead nobody's days are known. */
export const MOST_SLOT_DAYS = 31;
