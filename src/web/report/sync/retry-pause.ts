/** How long what got no answer waits until it is sent again: each time twice as long, until somebody answers. */
const FIRST_MS = 1_000;
const LONGEST_MS = 30_000;

export function buildRetryPause() {
  let ms = FIRST_MS;
  return {
    read: (): number => ms,
    /** The one that is due; the next is longer. */
    take: (): number => {
      const due = ms;
      ms = Math.min(ms * 2, LONGEST_MS);
      return due;
    },
    reset: (): void => {
      ms = FIRST_MS;
    },
  };
}
