/**
 * j/k and the arrows walk the rows by their links; x selects, with Shift a range; Space looks at a row. Keys typed into a
 * field are left alone.
 */
import { type RefObject, useEffect } from 'react';
import { isTyping } from '../keyboard/use-hotkey.ts';
import { useLatest } from '../use-latest.ts';

const steps: Record<string, number> = { j: 1, k: -1, ArrowDown: 1, ArrowUp: -1 };

export function useRowKeys(
  container: RefObject<HTMLElement | null>,
  on: {
    toggle: (id: string, asRange: boolean) => unknown;
    /** Omitted where there is nothing to look at. */
    preview: ((id: string) => void) | undefined;
  },
): void {
  const latest = useLatest(on);

  useEffect(() => {
    function handleKey(event: KeyboardEvent) {
      const element = container.current;
      if (element === null || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (isTyping(event.target) || document.querySelector('dialog:modal, :popover-open') !== null) return;
      const inside = element.contains(event.target as Node);
      // The arrows scroll the page until the list has the focus; the letters reach it from anywhere.
      if (event.key.startsWith('Arrow') && !inside) return;

      const links = [...element.querySelectorAll<HTMLAnchorElement>('a[data-row-link]')];
      const row = inside ? (event.target as HTMLElement).closest<HTMLElement>('[data-row-id]') : null;
      const at = row === null ? -1 : links.findIndex((link) => row.contains(link));
      const step = steps[event.key];
      if (step !== undefined) {
        const next = links[at === -1 && step < 0 ? links.length - 1 : at + step];
        if (next === undefined) return;
        event.preventDefault();
        next.focus();
        next.closest('[data-row-id]')?.scrollIntoView({ block: 'nearest' });
        return;
      }
      const id = row?.dataset['rowId'];
      if (id === undefined) return;
      const { toggle, preview } = latest.current;
      if (event.key.toLowerCase() === 'x') {
        event.preventDefault();
        toggle(id, event.shiftKey);
      } else if (event.key === ' ' && preview !== undefined && (event.target as Element).matches('[data-row-link]')) {
        event.preventDefault();
        preview(id);
      }
    }
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [container, latest]);
}
