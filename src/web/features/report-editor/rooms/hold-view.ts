/** Keeps the visible part in place when somebody else adds, moves or removes something. */
import { keepFocus } from './keep-focus.ts';

/** Rows are measured after they are drawn, and the list moves by the error of its estimate. */
const FRAMES = 3;

export function holdView(scroller: HTMLElement, change: () => void): void {
  const focused = document.activeElement;
  const hadFocus = focused !== null && scroller.contains(focused);
  const found = findAnchor(scroller, hadFocus ? focused : null);
  const before = found?.getBoundingClientRect().top ?? 0;
  keepFocus(change);
  // A field that somebody else removed: the next key is heard here, and typed into nothing.
  if (hadFocus && !scroller.contains(document.activeElement)) scroller.focus({ preventScroll: true });
  // Its row may stand in another room by now.
  const anchor = found?.isConnected === false ? document.activeElement?.closest('[data-item]') : found;
  if (!anchor) return;

  let frames = FRAMES;
  const settle = () => {
    if (!anchor.isConnected) return;
    const moved = anchor.getBoundingClientRect().top - before;
    if (Math.abs(moved) >= 1) scroller.scrollTop += moved;
    frames -= 1;
    if (frames > 0) requestAnimationFrame(settle);
  };
  settle();
}

/** The row with the focus, or else the first in view: it stays where it is. At the very top nothing needs to. */
function findAnchor(scroller: HTMLElement, focused: Element | null): Element | undefined {
  const { top, bottom } = scroller.getBoundingClientRect();
  const isInView = (element: Element) => {
    const box = element.getBoundingClientRect();
    return box.bottom > top && box.top < bottom;
  };
  const own = focused?.closest('[data-item], [data-room]');
  if (own && isInView(own)) return own;
  if (scroller.scrollTop === 0) return undefined;
  return (
    [...scroller.querySelectorAll('[data-item]')].find(isInView) ??
    [...scroller.querySelectorAll('[data-room]')].find(isInView)
  );
}
