/** The frame of every signed-in page: navigation, top bar, the page, and what floats above it. */
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useNavigation } from 'react-router';
import { useSession, useSessionState } from '#web/session/session.ts';
import { Toasts } from '#web/ui/feedback/toasts.tsx';
import { ConfirmHost } from '#web/ui/overlay/confirm.tsx';
import { PageBarContext } from '#web/ui/layout/page-bar.ts';
import { setAccountZone } from '#web/ui/time/time-zone.ts';
import styles from './layout.module.css';
import { navEntries } from './nav-entries.ts';
import { Navigation } from './navigation.tsx';
import { TopBar } from './top-bar.tsx';
import { useMainScroll } from './use-main-scroll.ts';

type LayoutProps = {
  children: ReactNode;
  /** Counts of waiting work, by the address of the page that shows it. */
  counts: Readonly<Record<string, number | undefined>>;
  views: ReactNode;
  onSearch: () => void;
  onStartFirm: () => void;
  savingState: ReactNode;
};

const narrowKey = 'keyturn-navigation';

export function Layout({ children, counts, views, onSearch, onStartFirm, savingState }: LayoutProps) {
  const person = useSession();
  const session = useSessionState();
  const [isNarrow, setNarrow] = useState(() => localStorage.getItem(narrowKey) === 'narrow');
  const main = useMainScroll();
  const isLoading = useNavigation().state !== 'idle';
  setAccountZone(person.time_zone, person.week_starts_on);

  useEffect(() => {
    localStorage.setItem(narrowKey, isNarrow ? 'narrow' : 'wide');
  }, [isNarrow]);

  const [place, setPlace] = useState<HTMLElement | null>();
  const [isBarTaken, setBarTaken] = useState(false);
  const pageBar = useMemo(() => {
    const take = () => {
      setBarTaken(true);
      return () => setBarTaken(false);
    };
    return { place, take };
  }, [place]);

  return (
    <div className={styles.layout} data-page-in-bar={isBarTaken || undefined}>
      <a href="#content" className={styles.skip}>
        Skip to the content
      </a>
      <Navigation
        entries={navEntries(person.roleName, session.status === 'unknown' ? [] : session.scopes)}
        counts={counts}
        views={views}
        isNarrow={isNarrow || isBarTaken}
        onNarrow={isBarTaken ? undefined : setNarrow}
      />
      <TopBar
        person={person}
        onSearch={onSearch}
        onStartFirm={onStartFirm}
        savingState={savingState}
        pagePlace={setPlace}
        hasPage={isBarTaken}
      />
      <main id="content" ref={main} className={styles.main} tabIndex={-1} aria-busy={isLoading || undefined}>
        {isLoading && <div className={styles.loading} />}
        <PageBarContext value={pageBar}>{children}</PageBarContext>
      </main>
      <Toasts />
      <ConfirmHost />
    </div>
  );
}
