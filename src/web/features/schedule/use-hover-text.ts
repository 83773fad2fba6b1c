/** The line on the card in hand that says where it would be dropped; it is written without drawing anything else. */
import { type RefObject, useRef } from 'react';
import type { DescribeTarget } from '#web/ui/drag-and-drop/announcements.ts';
import type { DragState } from '#web/ui/drag-and-drop/drag.ts';
import { hoverText } from './board-drop.ts';

type HoverText = {
  /** For the line. */
  hover: RefObject<HTMLDivElement | null>;
  onMove: ((state: DragState) => void) | undefined;
  onOver: (state: DragState) => void;
};

/** A step by key moves the card first, and it is over its new target a moment later: both are told. */
export function useHoverText(isDayBoard: boolean, describeTarget: DescribeTarget): HoverText {
  const hover = useRef<HTMLDivElement>(null);
  const show = (state: DragState) => {
    if (hover.current !== null) hover.current.textContent = hoverText(state, describeTarget);
  };
  // The time follows every move; elsewhere only another target is something new.
  return { hover, onMove: isDayBoard ? show : undefined, onOver: show };
}
