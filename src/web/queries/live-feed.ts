/** Whether there is a live feed: where there is, nobody needs to look again and again. */
import { useSyncExternalStore } from 'react';
import { buildListeners } from '#web/listeners.ts';

let isThere = true;
const listeners = buildListeners();

export const liveFeed = {
  /** The service has none, or not for this person. */
  end: (): void => {
    isThere = false;
    listeners.tell();
  },
};

export function useHasLiveFeed(): boolean {
  return useSyncExternalStore(listeners.subscribe, () => isThere);
}
