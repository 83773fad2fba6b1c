/** The way between the parts of the app: a column at the left, a bar at the bottom of a phone. */
import { Ellipsis, PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import type { ReactNode } from 'react';
import { NavLink, useLocation } from 'react-router';
import { classNames } from '#web/ui/class-names.ts';
import { IconButton } from '#web/ui/controls/button.tsx';
import { Menu } from '#web/ui/overlay/menu.tsx';
import { KeyMark } from './key-mark.tsx';
import type { NavEntry } from './nav-entries.ts';
import styles from './navigation.module.css';

type NavigationProps = {
  entries: readonly NavEntry[];
  counts: Readonly<Record<string, number | undefined>>;
  /** Below the entries, where there is room for words. */
  views: ReactNode;
  isNarrow: boolean;
  /** Without it the page decides. */
  onNarrow: ((isNarrow: boolean) => void) | undefined;
};

export function Navigation({ entries, counts, views, isNarrow, onNarrow }: NavigationProps) {
  return (
    <nav
      className={classNames(styles.nav, isNarrow && styles.narrow)}
      aria-label="Main"
      data-more={entries.length > mostInBar || undefined}
    >
      <NavLink to="/" className={styles.brand} aria-label="Keyturn, to the first page">
        <KeyMark />
        <span className={styles.word}>Keyturn</span>
      </NavLink>
      <ul className={styles.list}>
        {entries.map((entry) => (
          <NavItem key={entry.href} entry={entry} count={counts[entry.href]} isNarrow={isNarrow} />
        ))}
      </ul>
      {!isNarrow && views}
      {entries.length > mostInBar && <More entries={entries.slice(inBarBesideMore)} />}
      {onNarrow !== undefined && (
        <IconButton
          className={styles.fold}
          label={isNarrow ? 'Widen the navigation' : 'Narrow the navigation'}
          icon={isNarrow ? <PanelLeftOpen /> : <PanelLeftClose />}
          onClick={() => onNarrow(!isNarrow)}
        />
      )}
    </nav>
  );
}

/** The entries in a phone's bar; a sixth one sends the last ones into a menu, and the styles hide them from the bar. */
const mostInBar = 5;
const inBarBesideMore = 4;

function More({ entries }: { entries: readonly NavEntry[] }) {
  const { pathname } = useLocation();
  const isHere = entries.some(({ href }) => pathname.startsWith(href));
  return (
    <div className={styles.more}>
      <Menu
        label="More"
        align="end"
        renderTrigger={(props) => (
          <button type="button" {...props} className={styles.entry} aria-current={isHere || undefined}>
            <Ellipsis size={17} strokeWidth={1.8} aria-hidden />
            <span className={styles.label}>More</span>
          </button>
        )}
        entries={entries.map(({ label, href, icon: Icon }) => ({ label, href, icon: <Icon /> }))}
      />
    </div>
  );
}

function NavItem({ entry, count = 0, isNarrow }: { entry: NavEntry; count?: number | undefined; isNarrow: boolean }) {
  const Icon = entry.icon;
  return (
    <li>
      <NavLink to={entry.href} className={styles.entry} title={isNarrow ? entry.label : undefined}>
        <Icon size={17} strokeWidth={1.8} aria-hidden />
        <span className={styles.label}>{entry.label}</span>
        {count > 0 && (
          <span className={styles.count}>
            {count}
            <span className="visually-hidden"> waiting</span>
          </span>
        )}
      </NavLink>
    </li>
  );
}
