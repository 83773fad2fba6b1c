/**
 * Which option of a type-ahead Enter chooses: the one that the arrows came to, or else the first. It is known by its key,
 * since a new answer may have another in its place; an Enter that comes before the answer waits for it.
 */
import { useEffect, useRef, useState } from 'react';
import { useLatest } from '../use-latest.ts';

type Choice<Option> = {
  options: readonly Option[];
  keyOf: (option: Option) => string;
  isLooking: boolean;
  onChoose: (option: Option) => void;
};

export function useMeantOption<Option>({ options, keyOf, isLooking, onChoose }: Choice<Option>) {
  const [pointed, setPointed] = useState<string>();
  const isAwaited = useRef(false);
  const at = pointed === undefined ? Math.min(0, options.length - 1) : options.map(keyOf).indexOf(pointed);
  const meant = options[at];

  const choose = useLatest(() => meant !== undefined && onChoose(meant));
  useEffect(() => {
    if (isLooking || !isAwaited.current) return;
    isAwaited.current = false;
    choose.current();
  }, [isLooking, choose]);

  return {
    /** Its place, or -1 when there is none any more. */
    at,
    pointTo: (option: Option | undefined) => {
      isAwaited.current = false;
      setPointed(option && keyOf(option));
    },
    onEnter: () => {
      if (isLooking) isAwaited.current = true;
      else choose.current();
    },
  };
}
