/** Translates the library's events into our words. Our knowledge of a thing travels in its `data`. */
import type { Active, DragMoveEvent, Over } from '@dnd-kit/core';
import type { Box, Dragged, DragState, Target } from './drag.ts';

type Known = {
  id?: string;
  kind?: string;
  name?: string;
  data?: unknown;
  list?: string;
  sortable?: { index: number };
  element?: HTMLElement;
};

/** One draggable may stand for many things, and a slot for many targets: their own id is in their data. */
const known = (entry: Active | Over): Known => entry.data.current ?? {};

export function readDragged(active: Active): Dragged {
  const { id = String(active.id), kind = '', name = '', data } = known(active);
  return { id, kind, name, data };
}

export function readTarget(over: Over | null): Target | undefined {
  if (over === null) return undefined;
  const { id = String(over.id), kind = '', name = '', data, list, sortable } = known(over);
  return { id, kind, name, data, list, index: sortable?.index };
}

/** A place on a board is where its element is by now; elsewhere it is where the library has measured it. */
export const boxOf = (over: Over | null): Box | undefined =>
  over === null ? undefined : (known(over).element?.getBoundingClientRect() ?? over.rect);

export function readDrag(event: DragMoveEvent): DragState {
  return {
    dragged: readDragged(event.active),
    over: readTarget(event.over),
    box: event.active.rect.current.translated ?? undefined,
    overBox: boxOf(event.over),
    delta: { x: event.delta.x, y: event.delta.y },
    byKeyboard: event.activatorEvent instanceof KeyboardEvent,
  };
}
