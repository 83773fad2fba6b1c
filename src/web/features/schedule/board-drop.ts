/** The target of a dropped booking: its cell says clerk and day, on the day board its height says the time. */
import { clockText } from '#domain/schedule/schedule.ts';
import type { Boxes, DescribeTarget } from '#web/ui/drag-and-drop/announcements.ts';
import type { Box, DragState, Drop, Target } from '#web/ui/drag-and-drop/drag.ts';
import type { ArrowStep } from '#web/ui/drag-and-drop/sensors.ts';
import type { Booking } from './booking.ts';
import { type Hand, movesOfHand } from './many/hand.ts';
import { type Move, unmoved } from './move.ts';
import { DAY_END, DAY_START, MINUTE, snap, STEP } from './time-scale.ts';
import type { CellTarget } from './week-board.tsx';
import type { ConflictsThere } from './week-grid.ts';

/** A booking that has no time yet begins the working day. */
const USUAL_START = 9 * 60;

export function timeAt(box: Box, lane: Box, minutes: number): number {
  const from = DAY_START + snap((box.top - lane.top) / MINUTE);
  return Math.min(Math.max(from, DAY_START), DAY_END - minutes);
}

/** None when the one in hand was put back where it came from. */
export function movesOf(drop: Drop, isDayBoard: boolean): Move[] {
  const hand = drop.dragged.data as Hand;
  const lead = moveOf(drop, hand.booking, isDayBoard);
  return lead === undefined ? [] : movesOfHand(lead, hand);
}

function moveOf({ over, box, overBox }: Drop, booking: Booking, isDayBoard: boolean): Move | undefined {
  const { minutes } = booking;
  if (over.kind === 'tray') {
    if (booking.clerkId === null) return undefined;
    return { ...unmoved(booking), clerkId: null, clerkName: null };
  }
  if (over.kind === 'day') {
    const { day } = over.data as { day: string };
    if (day === booking.day) return undefined;
    return { ...unmoved(booking), day };
  }
  const { clerkId, clerkName, day } = over.data as CellTarget;
  const from = isDayBoard && box && overBox ? timeAt(box, overBox, minutes) : (booking.from ?? USUAL_START);
  if (clerkId === booking.clerkId && day === booking.day && from === booking.from) return undefined;
  return { booking, clerkId, clerkName, day, from, minutes };
}

/** The announcement while it hovers: the cell, the time it would have there, and what would not fit. */
export function describeDrop(isDayBoard: boolean, conflictsThere: ConflictsThere = () => []): DescribeTarget {
  return (target, { data }, boxes) => {
    if (target.kind === 'tray') return 'Unassigned';
    const hand = data as Hand;
    const time = timeOver(target, hand.booking, boxes, isDayBoard);
    const place = time === undefined ? target.name : `${target.name}, ${clockText(time)}`;
    if (target.kind !== 'cell') return place;
    const { clerkId, day } = target.data as CellTarget;
    const reasons = conflictsThere(hand, { clerkId, day, from: time }).map(({ reason }) => reason);
    return [place, ...reasons].join('. ');
  };
}

function timeOver(
  target: Target,
  { from, minutes }: Booking,
  { box, overBox }: Boxes,
  isDayBoard: boolean,
): number | undefined {
  if (target.kind === 'day') return from;
  return isDayBoard && box && overBox ? timeAt(box, overBox, minutes) : (from ?? USUAL_START);
}

/** The same beside the pointer; nothing outside of every target. */
export function hoverText({ over, dragged, box, overBox }: DragState, describeTarget: DescribeTarget): string {
  return over === undefined ? '' : describeTarget(over, dragged, { box, overBox });
}

const middle = ({ left, top, width, height }: DOMRect | Box) => ({ x: left + width / 2, y: top + height / 2 });

/** Arrows go from cell to cell on the week board; on the day board up and down are a quarter of an hour. */
export function stepOn(isDayBoard: boolean): ArrowStep {
  return (arrow, box) => {
    if (isDayBoard && (arrow === 'ArrowUp' || arrow === 'ArrowDown')) {
      return { x: box.left, y: box.top + (arrow === 'ArrowUp' ? -1 : 1) * STEP * MINUTE };
    }
    const cells = [...document.querySelectorAll<HTMLElement>('[data-cell]')].map((cell) =>
      cell.getBoundingClientRect(),
    );
    // Its upper edge lies in the cell it is in; its middle may lie below a row that is empty, and so lower than itself.
    const here = { x: box.left + 1, y: box.top + 1 };
    const isAhead = (cell: DOMRect) => {
      if (arrow === 'ArrowLeft') return cell.right <= here.x && cell.top <= here.y && here.y <= cell.bottom;
      if (arrow === 'ArrowRight') return cell.left > here.x && cell.top <= here.y && here.y <= cell.bottom;
      const isSameColumn = cell.left <= here.x && here.x <= cell.right;
      return isSameColumn && (arrow === 'ArrowUp' ? cell.bottom <= here.y : cell.top > here.y);
    };
    const far = (cell: DOMRect) => Math.hypot(middle(cell).x - here.x, middle(cell).y - here.y);
    // From the tray every cell lies above; the nearest one is where the board begins.
    const next =
      cells.filter(isAhead).toSorted((a, b) => far(a) - far(b))[0] ??
      (arrow === 'ArrowUp' ? cells.toSorted((a, b) => far(a) - far(b))[0] : undefined);
    if (next === undefined) return undefined;
    return { x: next.left + 3, y: isDayBoard ? box.top : next.top + 3 };
  };
}
