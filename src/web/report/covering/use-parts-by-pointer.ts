/** Draws, moves and sizes parts of a picture by mouse, pen or finger. */
import { type PointerEvent, type RefObject, useRef } from 'react';
import type { PicturePart } from '#domain/covering/picture-part.ts';
import { addPart, changePart, type DrawnParts, movePart, partBetween, SMALLEST, sizePart } from './drawn-parts.ts';

type Point = { x: number; y: number };
type Gesture = { from: Point; name: string; before: DrawnParts } & (
  | { does: 'draw' }
  | { does: 'move' | 'size'; at: number; part: PicturePart }
);

let gestures = 0;

export function usePartsByPointer(
  frame: RefObject<HTMLElement | null>,
  drawn: DrawnParts,
  onChange: (drawn: DrawnParts) => void,
) {
  const gesture = useRef<Gesture>(undefined);

  function pointOf({ clientX, clientY }: PointerEvent): Point {
    const { left, top, width, height } = frame.current?.getBoundingClientRect() ?? new DOMRect(0, 0, 1, 1);
    return { x: (clientX - left) / width, y: (clientY - top) / height };
  }

  function handleDown(event: PointerEvent) {
    if (event.button !== 0 || !event.isPrimary || !(event.target instanceof Element)) return;
    frame.current?.setPointerCapture(event.pointerId);
    const at = Number(event.target.closest<HTMLElement>('[data-part]')?.dataset['part'] ?? -1);
    const part = drawn.parts[at];
    gestures += 1;
    const begun = { from: pointOf(event), name: `pointer ${gestures}`, before: drawn };
    const isCorner = event.target.closest('[data-corner]') !== null;
    gesture.current =
      part === undefined ? { ...begun, does: 'draw' } : { ...begun, does: isCorner ? 'size' : 'move', at, part };
  }

  function handleMove(event: PointerEvent) {
    const { current } = gesture;
    if (current === undefined) return;
    const to = pointOf(event);
    if (current.does === 'draw') {
      const part = partBetween(current.from, to);
      // A tap draws nothing.
      if (part.width < SMALLEST || part.height < SMALLEST) return;
      return onChange({ ...addPart(current.before, part), gesture: current.name });
    }
    const change = current.does === 'move' ? movePart : sizePart;
    const part = change(current.part, to.x - current.from.x, to.y - current.from.y);
    onChange(changePart(current.before, current.at, part, current.name));
  }

  const end = () => {
    gesture.current = undefined;
  };

  return { onPointerDown: handleDown, onPointerMove: handleMove, onPointerUp: end, onPointerCancel: end };
}
