/** Whether the window fits a media query, as it changes. */
import { useCallback, useSyncExternalStore } from 'react';

export const phone = window.matchMedia('(max-width: 48rem)');

export function useMedia(query: MediaQueryList): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      query.addEventListener('change', listener);
      return () => query.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => query.matches);
}
