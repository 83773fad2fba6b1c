/** Tabs whose names are links: each has its own URL, so Back, reload and a shared link all work. */
import { ChevronDown } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { Button } from '../controls/button.tsx';
import { Menu } from '../overlay/menu.tsx';
import styles from './tabs.module.css';

export type TabLink = { label: string; href: string /** A count or a mark behind the name. */; mark?: ReactNode };

type TabsProps = { label: string; tabs: readonly TabLink[] };

export function TabLinks({ label, tabs }: TabsProps) {
  const bar = useRef<HTMLElement>(null);
  const { pathname } = useLocation();

  // On a phone the bar is wider than the window: the tab that one is on is never out of sight.
  useEffect(() => {
    const shown = bar.current?.querySelector<HTMLElement>('[aria-current="page"]');
    if (bar.current === null || shown == null) return;
    bar.current.scrollLeft = shown.offsetLeft - (bar.current.clientWidth - shown.offsetWidth) / 2;
  }, [pathname]);

  useMoreMark(bar);
  const current = currentOf(tabs, pathname);
  return (
    <nav ref={bar} className={styles.tabs} aria-label={label}>
      {tabs.map((tab) => (
        <Link
          key={tab.href}
          to={tab.href}
          replace
          preventScrollReset
          className={styles.tab}
          aria-current={tab === current ? 'page' : undefined}
        >
          {tab.label}
          {tab.mark !== undefined && <span className={styles.mark}>{tab.mark}</span>}
        </Link>
      ))}
    </nav>
  );
}

/** Marks the ends at which the bar goes on, for its shade: by what is seen, however it came to be. */
function useMoreMark(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = bar.current;
    if (element === null) return undefined;
    const mark = () => {
      const { scrollLeft, clientWidth, scrollWidth } = element;
      const [isStart, isEnd] = [scrollLeft > 1, scrollLeft + clientWidth < scrollWidth - 1];
      element.dataset['more'] = isStart && isEnd ? 'both' : isStart ? 'start' : isEnd ? 'end' : '';
    };
    const watch = new ResizeObserver(mark);
    watch.observe(element);
    element.addEventListener('scroll', mark, { passive: true });
    return () => {
      watch.disconnect();
      element.removeEventListener('scroll', mark);
    };
  }, [bar]);
}

/** The same where a row of names would take the place of something else: a button with the name of the current one. */
export function TabMenu({ label, tabs }: TabsProps) {
  const current = currentOf(tabs, useLocation().pathname);
  return (
    <nav aria-label={label}>
      <Menu
        label={label}
        entries={tabs.map((tab) => ({ label: tab.label, href: tab.href, isChosen: tab === current }))}
        renderTrigger={(props) => (
          <Button {...props} size="sm" variant="quiet">
            {current?.label} <ChevronDown size={14} aria-hidden />
          </Button>
        )}
      />
    </nav>
  );
}

const currentOf = (tabs: readonly TabLink[], pathname: string): TabLink | undefined =>
  tabs
    .filter(({ href }) => isAtOrBelow(pathname, href))
    .toSorted(byLength)
    .at(-1);

/** A page below a tab, such as one import, is still under that tab. */
const isAtOrBelow = (pathname: string, href: string): boolean => pathname === href || pathname.startsWith(`${href}/`);
const byLength = (one: TabLink, other: TabLink): number => one.href.length - other.href.length;
