/**
 * The library hears the keys of a drag only after a timer, and a browser lets keys overtake timers: an arrow right
 * after Space was lost. Here the keys of a drag wait until they are heard, one after the other.
 */
import { KeyboardSensor, type KeyboardSensorProps } from '@dnd-kit/core';

const keysOfDrags = new Set(['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Space', 'Enter', 'Escape']);

export class AttentiveKeyboardSensor extends KeyboardSensor {
  constructor(props: KeyboardSensorProps) {
    super(props);
    keepKeys();
  }
}

/** Begun right after the library's own timer, so it ends after that one. */
function keepKeys(): void {
  const waiting: KeyboardEvent[] = [];
  let repeated: KeyboardEvent | undefined;

  function keep(event: KeyboardEvent): void {
    if (event === repeated || !keysOfDrags.has(event.code)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    waiting.push(event);
  }
  function repeatNext(): void {
    const next = waiting.shift();
    if (next === undefined) return removeEventListener('keydown', keep, true);
    repeated = new KeyboardEvent(next.type, next);
    next.target?.dispatchEvent(repeated);
    // The effect of a key is drawn before the next one asks where the thing is.
    setTimeout(repeatNext);
  }

  addEventListener('keydown', keep, true);
  setTimeout(repeatNext);
}
