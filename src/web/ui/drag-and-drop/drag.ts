/** The dragged thing and its possible targets, in our own words: nothing outside this folder knows the library. */

export type Box = { left: number; top: number; width: number; height: number };
export type Point = { x: number; y: number };

/** A thing that can be picked up. `kind` tells rooms from items and photos; screen readers hear `name`. */
export type Dragged<Data = unknown> = {
  id: string;
  kind: string;
  name: string;
  data: Data;
  /** Other things that it takes along, which are drawn as lifted too. */
  along?: readonly HTMLElement[];
};

/** A target takes things. `list` and `index` are set when it is a position in a sortable list. */
export type Target<Data = unknown> = {
  id: string;
  kind: string;
  name: string;
  data: Data;
  list?: string | undefined;
  index?: number | undefined;
};

export type DragState = {
  dragged: Dragged;
  over: Target | undefined;
  /** The dragged thing's rectangle now, in the viewport. */
  box: Box | undefined;
  overBox: Box | undefined;
  delta: Point;
  byKeyboard: boolean;
};

/** A finished drag: it always has a target. */
export type Drop = DragState & { over: Target };
