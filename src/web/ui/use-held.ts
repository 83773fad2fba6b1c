/**
 * A choice that lives in the URL, held here until the URL has it: two quick presses both count, and a tick does not
 * jump back while the router is on its way.
 */
import { useState } from 'react';

export function useHeld<Value>(value: Value, onChange: (value: Value) => void): [Value, (next: Value) => void] {
  const key = JSON.stringify(value);
  const [held, setHeld] = useState({ value, key });
  if (held.key !== key) setHeld({ value, key });

  return [
    held.key === key ? held.value : value,
    (next) => {
      setHeld({ value: next, key });
      onChange(next);
    },
  ];
}
