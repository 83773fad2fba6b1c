/** A menu at a point of the window, of what somebody pressed there; closed, the focus is where it was. */
import { useEffect, useRef } from 'react';
import { useLatest } from '../use-latest.ts';
import styles from './context-menu.module.css';
import { Menu, type MenuEntry } from './menu.tsx';

type Props = {
  label: string;
  /** Pixels from the window's edges. */
  at: { x: number; y: number };
  entries: readonly MenuEntry[];
  onClose: () => void;
};

export function ContextMenu({ label, at, entries, onClose }: Props) {
  const anchor = useRef<HTMLButtonElement>(null);
  const close = useLatest(onClose);
  useEffect(() => {
    const layer = anchor.current?.popoverTargetElement;
    if (!(layer instanceof HTMLElement)) return;
    const over = new AbortController();
    const handleToggle = (event: Event) => (event as ToggleEvent).newState === 'closed' && close.current();
    layer.addEventListener('toggle', handleToggle, { signal: over.signal });
    layer.showPopover();
    return () => over.abort();
  }, [close]);
  return (
    <Menu
      label={label}
      entries={entries}
      renderTrigger={(trigger) => (
        <button
          {...trigger}
          ref={anchor}
          type="button"
          tabIndex={-1}
          aria-hidden
          className={styles.anchor}
          style={{ left: at.x, top: at.y }}
        />
      )}
    />
  );
}
