/** Which place is meant: the one under the pointer, or for the keyboard the one under the thing itself. */
import { type CollisionDetection, closestCenter, pointerWithin, rectIntersection } from '@dnd-kit/core';

/** For lists: always finds the nearest position. */
export const nearestPlace: CollisionDetection = (args) => {
  const under = pointerWithin(args);
  return under.length > 0 ? under : closestCenter(args);
};

/** For boards: the cell that holds the start of the block, halfway down; none outside of every cell. */
export const cellUnderStart: CollisionDetection = (args) => {
  const under = pointerWithin(args);
  if (args.pointerCoordinates !== null) return under.length > 0 ? under : rectIntersection(args);
  const { left, top, height } = args.collisionRect;
  return pointerWithin({ ...args, pointerCoordinates: { x: left + 1, y: top + height / 2 } });
};
