/** Whether the first screen has been drawn and the browser rests: then comes what nobody waits for. */
import { useEffect, useState } from 'react';

/** A page that never rests is not left without it. */
const LONGEST_WAIT_MS = 1_500;

let hasRested = false;

export function useRest(): boolean {
  const [isResting, setResting] = useState(hasRested);
  useEffect(() => {
    if (hasRested) return;
    const rest = () => {
      hasRested = true;
      setResting(true);
    };
    // Safari has no requestIdleCallback.
    if (typeof window.requestIdleCallback !== 'function') {
      const timer = window.setTimeout(rest, LONGEST_WAIT_MS);
      return () => window.clearTimeout(timer);
    }
    const asked = window.requestIdleCallback(rest, { timeout: LONGEST_WAIT_MS });
    return () => window.cancelIdleCallback(asked);
  }, []);
  return isResting;
}
