/**
 * Decides which list scrolls during a drag: one whose edge the pointer comes near. When a thing moves from one scrolled
 * list to another, the library for a while compares the new list with the position of the old one: a card from a tray
 * below a board sent the board to its top.
 */
type Span = { from: number; to: number };
type Pointer = { x: number; y: number; dx: number; dy: number };

/** The library's own: the share of a list at each end. */
const EDGE = 0.2;

let pointer: Pointer | undefined;

function follow({ clientX: x, clientY: y }: { clientX: number; clientY: number }): void {
  pointer = { x, y, dx: x - (pointer?.x ?? x), dy: y - (pointer?.y ?? y) };
}
const listening = { capture: true, passive: true };
document.addEventListener('mousemove', follow, listening);
document.addEventListener('touchmove', ({ touches: [finger] }) => finger && follow(finger), listening);

export function mayScroll(element: Element): boolean {
  return pointer === undefined || comesNearEdge(pointer, element);
}

export function comesNearEdge({ x, y, dx, dy }: Pointer, element: Element): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  if (x < left || x > right || y < top || y > bottom) return false;
  const across = element.scrollWidth > element.clientWidth && comesNearEnd(x, dx, { from: left, to: right });
  return across || (element.scrollHeight > element.clientHeight && comesNearEnd(y, dy, { from: top, to: bottom }));
}

/** Standing still is no going back. */
function comesNearEnd(at: number, step: number, { from, to }: Span): boolean {
  const edge = (to - from) * EDGE;
  return (at - from <= edge && step <= 0) || (to - at <= edge && step >= 0);
}
