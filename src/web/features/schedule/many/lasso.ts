/** A frame drawn with the mouse from empty ground: the cards that it touches are picked. */
import styles from './many.module.css';

/** Pixels: less is a click. */
const LEAST = 5;

type Cards = readonly HTMLElement[];

/** A click picks none. */
export function startLasso(
  start: PointerEvent,
  place: HTMLElement,
  cardsIn: () => Cards,
  onPick: (cards: Cards) => void,
): void {
  const edges = place.getBoundingClientRect();
  // The bar by which it scrolls is no ground.
  if (start.clientX - edges.left > place.clientWidth || start.clientY - edges.top > place.clientHeight) return;
  const from = { x: start.clientX + place.scrollLeft, y: start.clientY + place.scrollTop };
  const over = new AbortController();
  let frame: HTMLElement | undefined;
  let touched: Cards = [];

  function handleMove({ clientX, clientY }: PointerEvent) {
    // The point where it began goes along when the board scrolls.
    const at = { x: from.x - place.scrollLeft, y: from.y - place.scrollTop };
    if (frame === undefined && Math.hypot(clientX - at.x, clientY - at.y) < LEAST) return;
    frame ??= drawFrame(place);
    const box = boxBetween(at, { x: clientX, y: clientY });
    Object.assign(frame.style, inPixels(box));
    const now = cardsIn().filter((card) => isTouched(card.getBoundingClientRect(), box));
    if (now.length === touched.length && now.every((card, index) => card === touched[index])) return;
    touched = now;
    onPick(touched);
  }

  function handleEnd() {
    over.abort();
    frame?.remove();
    document.body.style.userSelect = '';
    if (frame === undefined || touched.length === 0) onPick([]);
  }

  const options = { signal: over.signal };
  window.addEventListener('pointermove', handleMove, options);
  window.addEventListener('pointerup', handleEnd, options);
  window.addEventListener('pointercancel', handleEnd, options);
}

function drawFrame(place: HTMLElement): HTMLElement {
  const frame = document.createElement('div');
  frame.className = styles.lasso ?? '';
  place.append(frame);
  document.body.style.userSelect = 'none';
  return frame;
}

type Point = { x: number; y: number };
export type Box = { left: number; top: number; right: number; bottom: number };

export const boxBetween = (one: Point, other: Point): Box => ({
  left: Math.min(one.x, other.x),
  top: Math.min(one.y, other.y),
  right: Math.max(one.x, other.x),
  bottom: Math.max(one.y, other.y),
});

export const isTouched = (card: Box, box: Box): boolean =>
  card.left < box.right && card.right > box.left && card.top < box.bottom && card.bottom > box.top;

const inPixels = ({ left, top, right, bottom }: Box) => ({
  left: `${left}px`,
  top: `${top}px`,
  width: `${right - left}px`,
  height: `${bottom - top}px`,
});
