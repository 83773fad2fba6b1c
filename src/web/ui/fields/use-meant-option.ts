/**
 * Decides which option of a type-ahead Enter chooses: the one that the arrows reached, or else the first. It is known
 * by its key, since a new answer may have another in its place; an Enter that comes before the answer waits for it.
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
  const indexOf = (key: string | undefined) =>
    key === undefined ? Math.min(0, options.length - 1) : options.map(keyOf).indexOf(key);
  const at = indexOf(pointed);
  const meant = options[at];

  const choose = useLatest(() => meant !== undefined && onChoose(meant));
  useEffect(() => {
    if (isLooking || !isAwaited.current) return;
    isAwaited.current = false;
    choose.current();
  }, [isLooking, choose]);

  return {
    /** Its index, or -1 when it is gone. */
    at,
    pointTo: (option: Option | undefined) => {
      isAwaited.current = false;
      setPointed(option && keyOf(option));
    },
    /** From where the step before has led, though that is not drawn yet: keys may come faster than pictures. */
    step: (by: 1 | -1) => {
      isAwaited.current = false;
      setPointed((from) => {
        const to = indexOf(from) + by;
        const option = options.at(to < options.length ? Math.max(to, -1) : 0);
        return option && keyOf(option);
      });
    },
    onEnter: () => {
      if (isLooking) isAwaited.current = true;
      else choose.current();
    },
  };
}
