/** Finds the target: the one under the pointer, or for the keyboard the one under the thing itself. */
import {
  type Collision,
  type CollisionDetection,
  closestCenter,
  type DroppableContainer,
  pointerWithin,
  rectIntersection,
} from '@dnd-kit/core';

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

/**
 * For boards: the cell beneath the pointer. By keyboard it is the cell in which the block begins, as the arrows count, else the
 * one at half its height: a block that says at length what does not fit hangs into the cells below. Cells are asked where they
 * are now: what comes above a board moves them all, of which the library does not learn. For that they are not measured at the
 * pick-up, which would ask three thousand times about what scrolls around them; only the found one is made known.
 */
export const cellUnderStart: CollisionDetection = (given) => {
  const { pointerCoordinates: pointer, droppableContainers, collisionRect } = given;
  const { left, top, height } = collisionRect;
  const cellAt = (x: number, y: number) => {
    const near = aroundPoint(droppableContainers, { x, y });
    const at = { pointerCoordinates: { x, y }, droppableContainers: near, droppableRects: boxesNow(near) };
    return pointerWithin({ ...given, ...at });
  };
  if (pointer === null) {
    const beginning = cellAt(left + 1, top + 1);
    return madeKnown(beginning.length > 0 ? beginning : cellAt(left + 1, top + height / 2));
  }
  const under = cellAt(pointer.x, pointer.y);
  if (under.length > 0) return madeKnown(under.filter((one) => isInSight(one, pointer)));
  return madeKnown(rectIntersection({ ...given, droppableRects: boxesNow(droppableContainers) }));
};

const containerOf = ({ data }: Collision) => data?.['droppableContainer'] as DroppableContainer;
const elementOf = ({ data }: DroppableContainer) => data.current?.['element'] as HTMLElement;

/** Those in a row that has the point in it: of seventy cells, ten rows and seven cells are asked where they are. */
function aroundPoint(targets: DroppableContainer[], { x, y }: { x: number; y: number }): DroppableContainer[] {
  const rows = Map.groupBy(targets, (one) => elementOf(one).parentElement);
  return [...rows].flatMap(([row, own]) => {
    if (row === null || own.length === 1) return own;
    const { left, right, top, bottom } = row.getBoundingClientRect();
    return x < left || x > right || y < top || y > bottom ? [] : own;
  });
}

const boxesNow = (targets: readonly DroppableContainer[]): Boxes =>
  new Map(targets.map((one) => [one.id, elementOf(one).getBoundingClientRect()]));

function madeKnown(found: Collision[]): Collision[] {
  for (const container of found.slice(0, 1).map(containerOf)) {
    container.node.current = elementOf(container);
    container.rect.current = container.node.current.getBoundingClientRect();
  }
  return found;
}

/**
 * A row that is scrolled out of the board still has its place, which may be below the tray. The browser's `elementsFromPoint`
 * would say so as well: among hundreds of cards that was a quarter of a move.
 */
function isInSight(one: Collision, { x, y }: { x: number; y: number }): boolean {
  let around = elementOf(containerOf(one)).parentElement;
  for (; around !== null && around !== document.body; around = around.parentElement) {
    if (getComputedStyle(around).overflow === 'visible') continue;
    const { left, right, top, bottom } = around.getBoundingClientRect();
    if (x < left || x > right || y < top || y > bottom) return false;
  }
  return true;
}
