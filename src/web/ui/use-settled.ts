/** A value once it has stopped changing: asks the server for words, not for letters. */
import { useEffect, useState } from 'react';

export function useSettled<Value>(value: Value, pauseMs = 180): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pauseMs);
    return () => clearTimeout(timer);
  }, [pauseMs, value]);
  return settled;
}
