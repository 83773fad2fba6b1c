/** Whether the browser has a line. That the service can be reached over it, only a request can say. */
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
