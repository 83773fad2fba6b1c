/** Dragging on the board: the bookings in hand, the words for where they hover, and their moves once they are dropped. */
import { type RefObject, useMemo } from 'react';
import { describeDrop, movesOf, stepOn } from '#web/features/schedule/board-drop.ts';
import { type Booking, isFixed } from '#web/features/schedule/booking.ts';
import { LiftedCard } from '#web/features/schedule/cards/lifted-card.tsx';
import { type Hand, handName, handOf, stayText } from '#web/features/schedule/many/hand.ts';
import type { Picked } from '#web/features/schedule/many/use-picking.ts';
import type { Move } from '#web/features/schedule/move.ts';
import { useFollowedFocus } from '#web/features/schedule/use-followed-focus.ts';
import { useHoverText } from '#web/features/schedule/use-hover-text.ts';
import type { ConflictsThere } from '#web/features/schedule/week-grid.ts';
import type { Dragged, Drop } from '#web/ui/drag-and-drop/drag.ts';

type Dragging = {
  bookings: readonly Booking[];
  canMove: boolean;
  isDayBoard: boolean;
  picked: RefObject<Picked>;
  conflictsThere: ConflictsThere;
  move: (moves: readonly Move[], note?: string) => void;
};

/** Answers the properties of its `DragBoard`. */
export function useDragging({ bookings, canMove, isDayBoard, picked, conflictsThere, move }: Dragging) {
  const describeTarget = useMemo(() => describeDrop(isDayBoard, conflictsThere), [isDayBoard, conflictsThere]);
  const followFocus = useFollowedFocus();
  const { hover, ...hovering } = useHoverText(isDayBoard, describeTarget);
  return {
    ...hovering,
    selector: '[data-booking]',
    find: (card: HTMLElement) => findIn(bookings, { canMove, picked: picked.current }, card),
    arrowStep: stepOn(isDayBoard),
    describeTarget,
    renderOverlay: ({ data }: Dragged) => <LiftedCard hand={data as Hand} hover={hover} />,
    onDrop: (drop: Drop) => {
      const moves = movesOf(drop, isDayBoard);
      if (moves[0] === undefined) return;
      if (drop.byKeyboard) followFocus(moves[0].booking.id);
      move(moves, stayText(drop.dragged.data as Hand));
    },
  };
}

/** The booking of a card that may be moved, with those that are picked where it is one of them. */
function findIn(
  bookings: readonly Booking[],
  { canMove, picked }: { canMove: boolean; picked: Picked },
  card: HTMLElement,
): Dragged | undefined {
  const id = Number(card.dataset['booking']);
  const booking = bookings.find((one) => one.id === id);
  if (booking === undefined || isFixed(booking, canMove)) return undefined;
  const hand = handOf(booking, picked, bookings);
  const along = hand.others.flatMap(
    (other) => document.querySelector<HTMLElement>(`[data-booking="${other.id}"]`) ?? [],
  );
  return { id: `booking:${id}`, kind: 'booking', name: handName(hand), data: hand, along };
}
