/**
 * Fetches the part that shows others' changes once the report is on display. Nothing is missed until then: the live feed tells
 * each listener first how the report stands.
 */
import type { Following, FollowOptions } from './following.ts';

export function followLate(options: FollowOptions) {
  let fetched: Promise<Following> | undefined;
  const over = new AbortController();

  /** Rejects without a line; it is fetched again when that is back, or when something is to be shown. */
  function fetchAndFollow(): Promise<Following> {
    fetched ??= import('./following.ts').then(
      ({ follow }) => {
        const following = follow(options);
        if (over.signal.aborted) following.stop();
        else over.signal.addEventListener('abort', following.stop);
        return following;
      },
      (error: unknown) => {
        fetched = undefined;
        throw error;
      },
    );
    return fetched;
  }
  const begin = () => void fetchAndFollow().catch(() => undefined);
  window.addEventListener('online', begin, { signal: over.signal });

  return {
    begin,
    /** Changes the display around the person's place. */
    show: async (change: () => void): Promise<void> => (await fetchAndFollow()).show(change),
    stop: (): void => over.abort(),
  };
}
