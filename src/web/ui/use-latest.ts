/** The newest value of something, for handlers that must not change with every render. */
import { type RefObject, useLayoutEffect, useRef } from 'react';

export function useLatest<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
