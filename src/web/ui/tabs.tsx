/** Tabs whose names are links: each has its own URL, so Back, reload and a shared link all work. */
import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import styles from './tabs.module.css';

export type TabLink = { label: string; href: string /** A count or a mark behind the name. */; mark?: ReactNode };

export function TabLinks({ label, tabs }: { label: string; tabs: readonly TabLink[] }) {
  return (
    <nav className={styles.tabs} aria-label={label}>
      {tabs.map((tab) => (
        <NavLink key={tab.href} to={tab.href} end replace preventScrollReset className={styles.tab}>
          {tab.label}
          {tab.mark !== undefined && <span className={styles.mark}>{tab.mark}</span>}
        </NavLink>
      ))}
    </nav>
  );
}
