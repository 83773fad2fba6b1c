/** Finds the target: the one under the pointer, or for the keyboard the one under the thing itself. */
import { type CollisionDetection, closestCenter, pointerWithin } from '@dnd-kit/core';

type Boxes = Parameters<CollisionDetection>[0]['droppableRects'];
let known: { measured: Boxes; scrolls: number; boxes: Boxes } | undefined;
let scrolls = 0;
document.addEventListener('scroll', () => (scrolls += 1), { capture: true, passive: true });

/**
 * The library's rectangles ask every scrolled element around them where it stands, for every side and every move: with
 * a hundred rows, or a board of cells, that is most of a drag. Between two scrolls the answer is the same.
 */
function measuredOnce(measured: Boxes): Boxes {
  if (known?.measured === measured && known.scrolls === scrolls) return known.boxes;
  const boxes: Boxes = new Map();
  for (const [id, { top, left, width, height }] of measured)
    boxes.set(id, { top, left, width, height, bottom: top + height, right: left + width });
  known = { measured, scrolls, boxes };
  return boxes;
}

/** For lists: always finds the nearest position. */
export const nearestTarget: CollisionDetection = (given) => {
  const args = { ...given, droppableRects: measuredOnce(given.droppableRects) };
  const under = pointerWithin(args);
  return under.length > 0 ? under : closestCenter(args);
};

/** For lists beside lists: a step by key ends at the corner of its target, whatever the sizes. */
export const targetAtCorner: CollisionDetection = (args) => {
  if (args.pointerCoordinates !== null) return nearestTarget(args);
  const { left, top } = args.collisionRect;
  const distances = args.droppableContainers.flatMap(({ id }) => {
    const rect = args.droppableRects.get(id);
    return rect === undefined ? [] : [{ id, away: Math.hypot(rect.left - left, rect.top - top) }];
  });
  return distances.toSorted((a, b) => a.away - b.away).slice(0, 1);
};
