/** The announcements to screen readers during a drag: names and targets, never ids. */
import type { Active, Announcements, Over } from '@dnd-kit/core';
import type { Box, Dragged, Target } from './drag.ts';
import { boxOf, readDragged, readTarget } from './read-drag.ts';

/** The current target of the thing, and the one under it. */
export type Boxes = { box: Box | undefined; overBox: Box | undefined };

/** A target in words for this thing, such as "position 2 of 5 in Kitchen"; default: the target's own name. */
export type DescribeTarget = (target: Target, dragged: Dragged, boxes: Boxes) => string;

export const howToDrag =
  'Press Space to pick up. While dragging, the arrow keys move it, Space drops it, and Escape puts it back.';

export function sayDrags(describe: DescribeTarget): Announcements {
  let isJustPickedUp = false;
  let last = '';

  function where(active: Active, over: Over | null): string | undefined {
    const target = readTarget(over);
    const boxes = { box: active.rect.current.translated ?? undefined, overBox: boxOf(over) };
    return target && describe(target, readDragged(active), boxes);
  }
  function sentence(active: Active, over: Over | null): string {
    const target = where(active, over);
    const { name } = readDragged(active);
    return target === undefined ? `${name} is not over any place.` : `${name}: ${target}.`;
  }

  return {
    onDragStart: ({ active }) => {
      isJustPickedUp = true;
      return `Picked up ${readDragged(active).name}.`;
    },
    onDragOver: ({ active, over }) => {
      // The target it is taken from comes at once and would cut off that it was picked up.
      const isFirst = isJustPickedUp;
      isJustPickedUp = false;
      last = sentence(active, over);
      if (isFirst && over?.id === active.id) return undefined;
      return isFirst && over !== null ? `Picked up ${last}` : last;
    },
    // A target may have positions of its own, such as the hours of a day.
    onDragMove: ({ active, over }) => {
      const next = sentence(active, over);
      if (isJustPickedUp || next === last) return undefined;
      last = next;
      return next;
    },
    onDragEnd: ({ active, over }) => {
      const target = where(active, over);
      const { name } = readDragged(active);
      return target === undefined ? `${name} was put back.` : `Dropped ${name}: ${target}.`;
    },
    onDragCancel: ({ active }) => `Cancelled. ${readDragged(active).name} was put back.`,
  };
}
