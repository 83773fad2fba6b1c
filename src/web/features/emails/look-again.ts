/** Milliseconds between looks while an e-mail is on its way: people who have just booked want to see it go. */
export const LOOK_AGAIN = 5_000;
