/** Milliseconds between looks while an e-mail is on its way: whoever has just booked wants to see it go. */
export const LOOK_AGAIN = 5_000;
