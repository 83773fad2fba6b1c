/** The announcements to screen readers during a drag: names and places, never ids. */
import type { Active, Announcements, Over } from '@dnd-kit/core';
import type { Box, Dragged, Place } from './drag.ts';
import { readDragged, readPlace } from './read-drag.ts';

/** The current place of the thing, and the place under it. */
export type Boxes = { box: Box | undefined; overBox: Box | undefined };

/** A place in words for this thing, such as "position 2 of 5 in Kitchen"; default: the place's own name. */
export type DescribePlace = (place: Place, dragged: Dragged, boxes: Boxes) => string;

export const howToDrag =
  'Press Space to pick up. While dragging, the arrow keys move it, Space drops it, and Escape puts it back.';

export function sayDrags(describe: DescribePlace): Announcements {
  let isJustPickedUp = false;
  let last = '';

  function where(active: Active, over: Over | null): string | undefined {
    const place = readPlace(over);
    const boxes = { box: active.rect.current.translated ?? undefined, overBox: over?.rect };
    return place && describe(place, readDragged(active), boxes);
  }
  function sentence(active: Active, over: Over | null): string {
    const place = where(active, over);
    const { name } = readDragged(active);
    return place === undefined ? `${name} is not over any place.` : `${name}: ${place}.`;
  }

  return {
    onDragStart: ({ active }) => {
      isJustPickedUp = true;
      return `Picked up ${readDragged(active).name}.`;
    },
    onDragOver: ({ active, over }) => {
      // The place it is taken from comes at once and would cut off that it was picked up.
      const isFirst = isJustPickedUp;
      isJustPickedUp = false;
      last = sentence(active, over);
      if (isFirst && over?.id === active.id) return undefined;
      return isFirst && over !== null ? `Picked up ${last}` : last;
    },
    // A place may have positions of its own, such as the hours of a day.
    onDragMove: ({ active, over }) => {
      const next = sentence(active, over);
      if (isJustPickedUp || next === last) return undefined;
      last = next;
      return next;
    },
    onDragEnd: ({ active, over }) => {
      const place = where(active, over);
      const { name } = readDragged(active);
      return place === undefined ? `${name} was put back.` : `Dropped ${name}: ${place}.`;
    },
    onDragCancel: ({ active }) => `Cancelled. ${readDragged(active).name} was put back.`,
  };
}
