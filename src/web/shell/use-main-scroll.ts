/** The page scrolls inside the frame: a new page starts at its top, Back finds the position one left. */
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';

const positions = new Map<string, number>();

export function useMainScroll(): RefObject<HTMLElement | null> {
  const main = useRef<HTMLElement>(null);
  const { key, pathname, search } = useLocation();
  const kind = useNavigationType();
  const page = `${pathname} ${new URLSearchParams(search).get('page')}`;
  const shown = useRef(page);
  const isNew = useRef(true);

  useEffect(() => {
    const element = main.current;
    if (element === null) return;
    const remember = () => positions.set(key, element.scrollTop);
    element.addEventListener('scroll', remember, { passive: true });
    return () => element.removeEventListener('scroll', remember);
  }, [key]);

  useLayoutEffect(() => {
    const isFirst = isNew.current;
    isNew.current = false;
    // A page just drawn is at its top: scrolling it there would have it laid out before its first frame, and once more for that.
    if (isFirst && !positions.has(key)) return;
    // Filters and tabs of the same page leave the position alone; the next page of a list is read from its top.
    if (kind === 'POP') main.current?.scrollTo(0, positions.get(key) ?? 0);
    else if (shown.current !== page) main.current?.scrollTo(0, 0);
    shown.current = page;
  }, [key, kind, page]);

  return main;
}
