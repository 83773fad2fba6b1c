/** Whether the browser has a line. Only a request can tell whether the service can be reached over it. */
import { useSyncExternalStore } from 'react';

const subscribeToLine = (listener: () => void): (() => void) => {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
};

export function useIsOnline(): boolean {
  return useSyncExternalStore(subscribeToLine, () => navigator.onLine);
}
