/**
 * From a row to what belongs to it and back. Tab cannot lead there: on its way it passes the rows below, and the panel
 * follows the focus.
 */
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useAtHand } from '../on-demand.tsx';

const firstStop = 'button:not(:disabled), a[href], input, select, textarea, audio[controls]';

export function usePanelKeys(onOpen: () => void) {
  const panel = useRef<HTMLElement>(null);
  const cameFrom = useRef<HTMLElement>(null);
  const atHand = useAtHand();

  // On a slow line the focus is there before the panel's content, and goes on once the content has come.
  useEffect(() => {
    if (atHand !== undefined && document.activeElement === panel.current) focusFirstStop(panel.current);
  }, [atHand]);

  return {
    panel,

    handleKeyInRooms: (event: KeyboardEvent<HTMLElement>): void => {
      const { target } = event;
      if (!(target instanceof HTMLElement) || event.defaultPrevented || !isWanted(event, target)) return;
      event.preventDefault();
      // Without space beside the rows it is a dialog, which gives the focus back by itself.
      if (panel.current === null) return onOpen();
      cameFrom.current = target;
      focusFirstStop(panel.current);
    },

    handleKeyInPanel: (event: KeyboardEvent<HTMLElement>): void => {
      const isOwnLayer = event.target instanceof Element && event.target.closest('dialog, [popover]') !== null;
      if (event.key !== 'Escape' || event.defaultPrevented || isOwnLayer) return;
      event.preventDefault();
      cameFrom.current?.focus();
    },
  };
}

function focusFirstStop(panel: HTMLElement | null): void {
  (panel?.querySelector<HTMLElement>(firstStop) ?? panel)?.focus();
}

/** Alt P anywhere in a row, by the key's place: on a Mac, Option and P write another letter. Enter where nothing is typed. */
function isWanted(event: KeyboardEvent, target: HTMLElement): boolean {
  const isMod = event.ctrlKey || event.metaKey || event.shiftKey;
  if (isMod) return false;
  return event.altKey ? event.code === 'KeyP' : event.key === 'Enter' && target.matches('[data-chooses]');
}
