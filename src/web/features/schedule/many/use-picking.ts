/**
 * Picking several bookings of a board: Ctrl or Cmd and a click, Shift for those between, X by keyboard, and a lasso from
 * empty ground. It listens around the board, so that hundreds of cards know nothing of it.
 */
import { useEffect, useRef } from 'react';
import { useLatest } from '#web/ui/use-latest.ts';
import { startLasso } from './lasso.ts';

export type Picked = ReadonlySet<string>;
/** Pixels of the window. */
export type Point = { x: number; y: number };

type Picking = {
  picked: Picked;
  onPick: (ids: Picked) => void;
  /** The menu of a booking is asked for. */
  onMenu: (id: string, at: Point) => void;
};

const selector = '[data-booking]';
const ground = '[data-ground]';
const parts = `${selector}, button, a, input, select`;

const boardOf = (): HTMLElement | null => document.getElementById('content');
const idOf = (card: HTMLElement): string => card.dataset['booking'] ?? '';

export const cardsOf = (board: HTMLElement): HTMLElement[] => [...board.querySelectorAll<HTMLElement>(selector)];

export function toggled(picked: Picked, id: string): Picked {
  const next = new Set(picked);
  if (!next.delete(id)) next.add(id);
  return next;
}

/** With those between it and the one before, where both stand in one row; else it alone. */
export function stretched(picked: Picked, row: readonly string[], anchor: string | undefined, id: string): Picked {
  const [from, to] = [row.indexOf(anchor ?? ''), row.indexOf(id)].toSorted((a, b) => a - b) as [number, number];
  return new Set([...picked, ...(from === -1 ? [id] : row.slice(from, to + 1))]);
}

export function usePicking({ picked, ...handlers }: Picking): void {
  const latest = useLatest({ picked, ...handlers });
  const anchor = useRef<string>(undefined);

  useEffect(() => {
    const board = boardOf();
    if (board === null) return;
    const over = new AbortController();
    const hear = <Kind extends keyof HTMLElementEventMap>(
      kind: Kind,
      handle: (event: HTMLElementEventMap[Kind], card: HTMLElement | null) => void,
    ) =>
      board.addEventListener(
        kind,
        (event) => handle(event, (event.target as Element).closest<HTMLElement>(selector)),
        // Before the card itself, which would open or be lifted.
        { capture: true, signal: over.signal },
      );

    function pick(card: HTMLElement, isRange: boolean) {
      const { picked: now, onPick } = latest.current;
      const row = cardsOf(card.closest<HTMLElement>('tr, section') ?? card).map(idOf);
      onPick(isRange ? stretched(now, row, anchor.current, idOf(card)) : toggled(now, idOf(card)));
      anchor.current = idOf(card);
    }

    hear('mousedown', (event, card) => {
      if (card === null || event.button !== 0 || !isPicking(event)) return;
      take(event);
      card.focus({ preventScroll: true });
    });
    hear('click', (event, card) => {
      if (card === null || !isPicking(event)) return;
      take(event);
      pick(card, event.shiftKey);
    });
    hear('keydown', (event, card) => {
      if (card === null || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key.toLowerCase() === 'x') {
        take(event);
        pick(card, event.shiftKey);
      }
      if (event.key === 'ContextMenu' || (event.key === 'F10' && event.shiftKey)) {
        take(event);
        const { left, bottom } = card.getBoundingClientRect();
        latest.current.onMenu(idOf(card), { x: left, y: bottom });
      }
    });
    hear('contextmenu', (event, card) => {
      // The key of the menu asks for it again when it is released.
      const isInMenu = (event.target as Element).closest('[role="menu"]') !== null;
      if (card === null && !isInMenu) return;
      event.preventDefault();
      if (card === null) return;
      card.focus({ preventScroll: true });
      latest.current.onMenu(idOf(card), { x: event.clientX, y: event.clientY });
    });
    hear('pointerdown', (event) => {
      const target = event.target as Element;
      const place = target.closest<HTMLElement>(ground);
      if (event.button !== 0 || event.pointerType !== 'mouse' || place === null || target.closest(parts)) return;
      const before = isPicking(event) ? latest.current.picked : new Set<string>();
      startLasso(
        event,
        place,
        () => cardsOf(place),
        (cards) => latest.current.onPick(new Set([...before, ...cards.map(idOf)])),
      );
    });
    return () => over.abort();
  }, [latest]);

  useMarks(picked);
}

const isPicking = (event: MouseEvent): boolean => event.ctrlKey || event.metaKey || event.shiftKey;

function take(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}

/** Cards that are drawn anew meanwhile are marked as well. */
function useMarks(picked: Picked): void {
  useEffect(() => {
    const board = boardOf();
    if (board === null) return;
    const mark = () => {
      for (const card of cardsOf(board)) {
        if (picked.has(idOf(card))) card.setAttribute('aria-pressed', 'true');
        else card.removeAttribute('aria-pressed');
      }
    };
    mark();
    if (picked.size === 0) return;
    const watch = new MutationObserver(mark);
    watch.observe(board, { childList: true, subtree: true });
    return () => watch.disconnect();
  }, [picked]);
}
