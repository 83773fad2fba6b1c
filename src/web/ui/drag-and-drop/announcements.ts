/** What a screen reader hears while something is dragged: names and places, never ids. */
import type { Announcements } from '@dnd-kit/core';
import type { Dragged, Place } from './drag.ts';
import { readDragged, readPlace } from './read-drag.ts';

/** A place in words for this thing, such as "position 2 of 5 in Kitchen"; default: the place's own name. */
export type DescribePlace = (place: Place, dragged: Dragged) => string;

export const howToDrag =
  'Press Space to pick up. While dragging, the arrow keys move it, Space drops it, and Escape puts it back.';

export function sayDrags(describe: DescribePlace): Announcements {
  let hasMoved = false;
  const where = (place: Place | undefined, dragged: Dragged) => place && describe(place, dragged);
  return {
    onDragStart: ({ active }) => {
      hasMoved = false;
      return `Picked up ${readDragged(active).name}.`;
    },
    onDragOver: ({ active, over }) => {
      // At first it is over its own place: saying so would cut off that it was picked up.
      if (!hasMoved && over?.id === active.id) return undefined;
      hasMoved = true;
      const dragged = readDragged(active);
      const place = where(readPlace(over), dragged);
      return place === undefined ? `${dragged.name} is over no place.` : `${dragged.name}: ${place}.`;
    },
    onDragEnd: ({ active, over }) => {
      const dragged = readDragged(active);
      const place = where(readPlace(over), dragged);
      return place === undefined ? `${dragged.name} was put back.` : `Dropped ${dragged.name}: ${place}.`;
    },
    onDragCancel: ({ active }) => `Cancelled. ${readDragged(active).name} was put back.`,
  };
}
