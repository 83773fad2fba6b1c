/**
 * Finds the cell of a board that a thing is over, and lends it one of three slots, which are all that the library knows: a
 * droppable for each of seventy cells was asked and drawn anew at each pick-up and at each cell that was entered.
 */
import {
  type Collision,
  type CollisionDetection,
  type DroppableContainer,
  pointerWithin,
  rectIntersection,
} from '@dnd-kit/core';
import type { BoardTarget, BoardTargets } from './board-targets.ts';

/** The target that it stands for just now. The library reads it as the slot's data. */
export class Slot {
  readonly slotId: string;
  target: BoardTarget | undefined = undefined;

  constructor(slotId: string) {
    this.slotId = slotId;
  }
  get id(): string | undefined {
    return this.target?.id;
  }
  get kind(): string | undefined {
    return this.target?.known.kind;
  }
  get name(): string | undefined {
    return this.target?.known.name;
  }
  get data(): unknown {
    return this.target?.known.data;
  }
  get element(): HTMLElement | undefined {
    return this.target?.known.element;
  }
}

export class Slots {
  readonly all = ['a', 'b', 'c'].map((id) => new Slot(id));
  /** The one that the library has told of. */
  #told: Slot | undefined = undefined;
  /** The one that was found last: the library tells of it an effect later, or never, where the thing has gone on by then. */
  #found: Slot | undefined = undefined;

  tell(slot: Slot): void {
    this.#told = slot;
  }

  /** The slot of this target: another target has another slot, or the library would see no change. */
  lend(target: BoardTarget): Slot | undefined {
    const inUse = [this.#told, this.#found];
    const holding = inUse.find((slot) => slot?.target === target);
    this.#found = holding ?? this.all.find((slot) => !inUse.includes(slot));
    if (this.#found !== undefined) this.#found.target = target;
    return this.#found;
  }
}

/**
 * The cell beneath the pointer. By keyboard it is the cell in which the block begins, as the arrows count, else the one at half
 * its height: a block that says at length what does not fit hangs into the cells below. Cells are asked where they are now:
 * what comes above a board moves them all, of which the library does not learn.
 */
export function findsOnBoard(targets: BoardTargets, slots: Slots): CollisionDetection {
  return (given) => {
    const { pointerCoordinates: pointer, collisionRect } = given;
    const { left, top, height } = collisionRect;
    const all = targets.read();
    const cellsAt = (x: number, y: number) => {
      const near = aroundPoint(all, { x, y });
      return found(near, pointerWithin({ ...given, pointerCoordinates: { x, y }, ...measuredNow(near) }));
    };
    if (pointer === null) {
      const [cell] = [...cellsAt(left + 1, top + 1), ...cellsAt(left + 1, top + height / 2)];
      return lent(given, slots, cell);
    }
    const under = cellsAt(pointer.x, pointer.y);
    const [nearest] = under.length > 0 ? under.filter((one) => isInSight(one, pointer)) : overlapped(given, all);
    return lent(given, slots, nearest);
  };
}

type Given = Parameters<CollisionDetection>[0];

/** In their order. */
const found = (targets: readonly BoardTarget[], collisions: Collision[]): BoardTarget[] =>
  collisions.flatMap((one) => targets.find(({ id }) => id === one.id) ?? []);

const overlapped = (given: Given, all: readonly BoardTarget[]): BoardTarget[] =>
  found(all, rectIntersection({ ...given, ...measuredNow(all) }));

function lent({ droppableContainers }: Given, slots: Slots, target: BoardTarget | undefined): Collision[] {
  const slot = target && slots.lend(target);
  const container = droppableContainers.find(({ id }) => id === slot?.slotId);
  if (target === undefined || container === undefined) return [];
  container.node.current = target.known.element;
  container.rect.current = target.known.element.getBoundingClientRect();
  return [{ id: container.id, data: { droppableContainer: container, value: 1 } }];
}

/** Targets as the library's own functions take them. */
const measuredNow = (targets: readonly BoardTarget[]): Pick<Given, 'droppableContainers' | 'droppableRects'> => ({
  droppableContainers: targets.map(
    ({ id, known }): DroppableContainer => ({
      id,
      key: id,
      data: { current: known },
      disabled: false,
      node: { current: known.element },
      rect: { current: null },
    }),
  ),
  droppableRects: new Map(targets.map(({ id, known }) => [id, known.element.getBoundingClientRect()])),
});

type Point = { x: number; y: number };

/** Those in a row that has the point in it: of seventy cells, ten rows and seven cells are asked where they are. */
function aroundPoint(targets: readonly BoardTarget[], { x, y }: Point): BoardTarget[] {
  const rows = Map.groupBy(targets, ({ known }) => known.element.parentElement);
  return [...rows].flatMap(([row, own]) => {
    if (row === null || own.length === 1) return own;
    const { left, right, top, bottom } = row.getBoundingClientRect();
    return x < left || x > right || y < top || y > bottom ? [] : own;
  });
}

/**
 * A row that is scrolled out of the board still has its place, which may be below the tray. The browser's `elementsFromPoint`
 * would say so as well: among hundreds of cards that was a quarter of a move.
 */
function isInSight({ known }: BoardTarget, { x, y }: Point): boolean {
  let around = known.element.parentElement;
  for (; around !== null && around !== document.body; around = around.parentElement) {
    if (getComputedStyle(around).overflow === 'visible') continue;
    const { left, right, top, bottom } = around.getBoundingClientRect();
    if (x < left || x > right || y < top || y > bottom) return false;
  }
  return true;
}
