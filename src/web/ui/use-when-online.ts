/** Retries work that waits for a line as soon as the browser has one, without anybody pressing anything. */
import { useEffect } from 'react';
import { useLatest } from './use-latest.ts';

/** Undefined while there is nothing to try. */
export function useWhenOnline(tryAgain: (() => void) | undefined): void {
  const latest = useLatest(tryAgain);
  useEffect(() => {
    const handleOnline = () => latest.current?.();
    window.addEventListener('online', handleOnline);
    return () => window.removeEventListener('online', handleOnline);
  }, [latest]);
}
