/** What a screen reader hears while something is dragged: names and places, never ids. */
import type { Announcements } from '@dnd-kit/core';
import type { Dragged, Place } from './drag.ts';
import { readDragged, readPlace } from './read-drag.ts';

/** A place in words for this thing, such as "position 2 of 5 in Kitchen"; default: the place's own name. */
export type DescribePlace = (place: Place, dragged: Dragged) => string;

export const howToDrag =
  'Press Space to pick up. While dragging, the arrow keys move it, Space drops it, and Escape puts it back.';

export function sayDrags(describe: DescribePlace): Announcements {
  let isJustPickedUp = false;
  const where = (place: Place | undefined, dragged: Dragged) => place && describe(place, dragged);
  return {
    onDragStart: ({ active }) => {
      isJustPickedUp = true;
      return `Picked up ${readDragged(active).name}.`;
    },
    onDragOver: ({ active, over }) => {
      // The place it is taken from comes at once and would cut off that it was picked up.
      const isFirst = isJustPickedUp;
      isJustPickedUp = false;
      if (isFirst && over?.id === active.id) return undefined;
      const dragged = readDragged(active);
      const place = where(readPlace(over), dragged);
      if (place === undefined) return `${dragged.name} is over no place.`;
      return `${isFirst ? 'Picked up ' : ''}${dragged.name}: ${place}.`;
    },
    onDragEnd: ({ active, over }) => {
      const dragged = readDragged(active);
      const place = where(readPlace(over), dragged);
      return place === undefined ? `${dragged.name} was put back.` : `Dropped ${dragged.name}: ${place}.`;
    },
    onDragCancel: ({ active }) => `Cancelled. ${readDragged(active).name} was put back.`,
  };
}
