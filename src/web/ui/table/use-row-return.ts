/** Returns the focus to the row when somebody comes back to the list, so that the keys go on from there. */
import { type RefObject, useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/** By the entry of the history: the row that was opened from there last. */
const opened = new Map<string, string>();

/** `rows` tells when there is something to return to. Answers what notes the row that is opened. */
export function useRowReturn(container: RefObject<HTMLElement | null>, rows: readonly unknown[]): (id: string) => void {
  const { key } = useLocation();
  const kind = useNavigationType();
  const settled = useRef<string>(undefined);

  useEffect(() => {
    const id = opened.get(key);
    if (kind !== 'POP' || id === undefined || settled.current === key) return;
    const row = container.current?.querySelector(`[data-row-id="${CSS.escape(id)}"]`);
    if (!row) return;
    settled.current = key;
    // Somebody who has moved on to something else meanwhile stays there.
    if (document.activeElement !== null && document.activeElement !== document.body) return;
    row.querySelector<HTMLElement>('a[data-row-link]')?.focus({ preventScroll: true });
    row.scrollIntoView({ block: 'nearest' });
  }, [container, key, kind, rows]);

  return (id) => {
    opened.set(key, id);
    settled.current = undefined;
  };
}
