/** Goes on to the next fault when the cell that was mended is gone, so that a list is mended without the mouse. */
import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react';

/** `rows`: what is shown; another one means that cells may have gone. Give what it returns to the table's surroundings. */
export function useNextFault(rows: unknown, table: RefObject<HTMLElement | null>) {
  const lastLine = useRef<number>(undefined);
  useLayoutEffect(() => {
    const line = lastLine.current;
    if (line === undefined || document.activeElement !== document.body) return;
    const faulty = [...(table.current?.querySelectorAll<HTMLElement>('[aria-invalid]') ?? [])];
    (faulty.find((cell) => lineOf(cell) >= line) ?? faulty[0] ?? table.current)?.focus();
  }, [rows, table]);

  return {
    onFocus: ({ target }: FocusEvent<HTMLElement>) => {
      lastLine.current = lineOf(target);
    },
    /** The focus stays with whatever somebody has gone to outside the table; a cell that is taken away goes to nothing. */
    onBlur: ({ relatedTarget }: FocusEvent<HTMLElement>) => {
      if (relatedTarget !== null && table.current?.contains(relatedTarget) !== true) lastLine.current = undefined;
    },
  };
}

const lineOf = (within: HTMLElement): number =>
  Number(within.closest<HTMLElement>('[data-line]')?.dataset['line'] ?? 0);
