/** The thing in hand and the targets of a board, known without the library for dragging. */
import type { SyntheticEvent } from 'react';
import type { Dragged } from './drag.ts';

/** Written on the element while it is dragged. */
const LIFTED = 'lifted';

export type Press = 'onMouseDown' | 'onTouchStart' | 'onKeyDown';

/** The library's way to begin a drag. */
type Grab = (press: Press, event: SyntheticEvent, element: HTMLElement) => void;

/** The one thing in hand. The library reads it when a drag starts, so it is the same object throughout. */
export class Held implements Dragged {
  id = '';
  kind = '';
  name = '';
  data: unknown = undefined;
  /** Once the library is there. */
  grab: Grab | undefined = undefined;
  private element: HTMLElement | null = null;
  along: readonly HTMLElement[] = [];

  get #all(): readonly HTMLElement[] {
    return this.element === null ? [] : [this.element, ...this.along];
  }
  get isLifted(): boolean {
    return isLifted(this.element);
  }
  setGrab(grab: Grab | undefined): void {
    this.grab = grab;
  }
  take(element: HTMLElement, source: Dragged): void {
    Object.assign(this, { along: [] }, source);
    this.element = element;
  }
  lift(): void {
    for (const one of this.#all) one.dataset[LIFTED] = '';
  }
  letGo(): void {
    for (const one of this.#all) delete one.dataset[LIFTED];
    this.element = null;
    this.along = [];
  }
}

export type KnownTarget = { kind: string; name: string; data?: unknown };
/** A place to drop on, as the library is told of it. `known` is the same object throughout, and always up to date. */
export type BoardTarget = {
  id: string;
  known: KnownTarget & { element: HTMLElement };
  onOver: (isOver: boolean) => void;
};

/** All targets in sight, for the library that comes later. */
export class BoardTargets {
  #all: readonly BoardTarget[] = [];

  read(): readonly BoardTarget[] {
    return this.#all;
  }

  add(target: BoardTarget): () => void {
    this.#all = [...this.#all, target];
    return () => {
      this.#all = this.#all.filter((one) => one !== target);
    };
  }
}

/** Whether the element is being dragged: its keys then belong to the drag. */
export function isLifted(element: HTMLElement | null): boolean {
  return element?.dataset[LIFTED] !== undefined;
}
