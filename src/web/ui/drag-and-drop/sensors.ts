/**
 * Mouse, finger and keyboard. A drag needs a few pixels or a short hold first, so that clicking and scrolling still
 * work.
 */
import {
  type KeyboardCoordinateGetter,
  MouseSensor,
  type SensorDescriptor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { sortableKeyboardCoordinates } from '@dnd-kit/sortable';
import { flushSync } from 'react-dom';
import type { Box, Point } from './drag.ts';
import { AttentiveKeyboardSensor } from './keyboard-sensor.ts';

/** The target of one press of an arrow: the thing's new top left corner in the viewport, or undefined to stay. */
export type ArrowStep = (
  arrow: 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight',
  box: Box,
  modifiers: { shift: boolean; id: string },
) => Point | undefined;

const arrows = new Set(['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']);

function withSteps(step: ArrowStep): KeyboardCoordinateGetter {
  return (event, { context, active }) => {
    if (!arrows.has(event.code) || context.collisionRect === null) return undefined;
    event.preventDefault();
    return step(event.code as Parameters<ArrowStep>[0], context.collisionRect, {
      shift: event.shiftKey,
      id: String(active),
    });
  };
}

/** Each move is drawn at once: a hand that lets go right after it drops where it is by then. */
class PromptMouseSensor extends MouseSensor {
  constructor(props: ConstructorParameters<typeof MouseSensor>[0]) {
    super({ ...props, onMove: (at) => flushSync(() => props.onMove(at)) });
  }
}

class PromptTouchSensor extends TouchSensor {
  constructor(props: ConstructorParameters<typeof TouchSensor>[0]) {
    super({ ...props, onMove: (at) => flushSync(() => props.onMove(at)) });
  }
}

export function useDragSensors(step: ArrowStep | undefined): SensorDescriptor<object>[] {
  return useSensors(
    useSensor(PromptMouseSensor, { activationConstraint: { distance: 4 } }),
    useSensor(PromptTouchSensor, { activationConstraint: { delay: 180, tolerance: 8 } }),
    useSensor(AttentiveKeyboardSensor, {
      coordinateGetter: step === undefined ? sortableKeyboardCoordinates : withSteps(step),
      scrollBehavior: 'auto',
      // Enter stays free: on a card it opens, in a list it follows the link.
      keyboardCodes: { start: ['Space'], cancel: ['Escape'], end: ['Space', 'Enter'] },
    }),
  );
}
