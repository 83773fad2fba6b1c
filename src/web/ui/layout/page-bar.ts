/**
 * The bar over every page. A page that needs the height of the window has its heading there, and leaves room in it for
 * the tools of its content.
 */
import { createContext, useContext, useLayoutEffect } from 'react';

/** `place` is undefined until it is on the page. `take` says that a page stands there; it returns what gives the bar back. */
type PageBar = { place: HTMLElement | null | undefined; take: () => () => void };

export const PageBarContext = createContext<PageBar>({ place: null, take: () => () => undefined });

/** The place of a page's heading, for one that wants it in the bar. */
export function usePageBar(isWanted: boolean): PageBar['place'] {
  const { place, take } = useContext(PageBarContext);
  useLayoutEffect(() => (isWanted ? take() : undefined), [isWanted, take]);
  return isWanted ? place : null;
}

/** The place of the content's tools in the bar: null where the page stands elsewhere. */
export const BarToolsContext = createContext<PageBar['place']>(null);

export const useBarTools = (): PageBar['place'] => useContext(BarToolsContext);
