/**
 * The target of an arrow key for a lifted thing:
 *
 *   ↑ ↓   the position before or after, from room to room; in the outline the next room
 *   ←     from the items to their room in the outline
 *   →     back to where it came from
 */
import type { ArrowStep } from '#web/ui/drag-and-drop/sensors.ts';

const rows = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[data-item]')];
const entries = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[data-entry]')];

type Box = Parameters<ArrowStep>[1];

/** Its place in the list, although it has made room meanwhile. */
function cornerOf(element: HTMLElement): { left: number; top: number } {
  const { left, top } = element.getBoundingClientRect();
  const { m41, m42 } = new DOMMatrix(getComputedStyle(element).transform);
  return { left: left - m41, top: top - m42 };
}

/** The one whose corner the last step ended at. */
function nearest(elements: HTMLElement[], box: Box): HTMLElement | undefined {
  const away = (element: HTMLElement) => {
    const { left, top } = cornerOf(element);
    return Math.hypot(left - box.left, top - box.top);
  };
  return elements.toSorted((a, b) => away(a) - away(b))[0];
}

export const arrowStep: ArrowStep = (arrow, box, { id }) => {
  const isRoom = id.startsWith('room:');
  const at = nearest(isRoom ? entries() : [...rows(), ...entries()], box);
  const target = at && next(arrow, at, isRoom, id);
  if (target === undefined) return undefined;
  target.scrollIntoView({ block: 'nearest' });
  const { left, top } = cornerOf(target);
  return { x: left, y: top };
};

function next(arrow: string, at: HTMLElement, isRoom: boolean, id: string): HTMLElement | undefined {
  const isEntry = at.dataset['entry'] !== undefined;
  if (arrow === 'ArrowUp' || arrow === 'ArrowDown') {
    const all = isEntry ? entries() : rows();
    return all[all.indexOf(at) + (arrow === 'ArrowUp' ? -1 : 1)];
  }
  if (isRoom) return undefined;
  if (arrow === 'ArrowLeft' && !isEntry) {
    const roomId = at.closest<HTMLElement>('[data-room]')?.dataset['room'];
    return entries().find((entry) => entry.dataset['entry'] === roomId);
  }
  if (arrow === 'ArrowRight' && isEntry) return rows().find((row) => `item:${row.dataset['item']}` === id) ?? rows()[0];
  return undefined;
}
