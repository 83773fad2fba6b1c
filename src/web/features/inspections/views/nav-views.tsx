/** Saved views in the navigation, one's own before the firm's, each with how many inspections match. */
import { Bookmark } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { MOST_COUNTED } from '#domain/firm/saved-view.ts';
import { useViews } from './use-views.ts';
import { isShown, viewHref } from './view-search.ts';
import styles from './views.module.css';

export function NavViews() {
  const { data } = useViews();
  const address = useLocation();
  const views = [
    ...(data?.own.views ?? []).map((view) => ({ view, key: `own ${view.name}` })),
    ...(data?.firm.views ?? []).map((view) => ({ view, key: `firm ${view.name}` })),
  ];
  if (views.length === 0) return null;
  return (
    <ul className={styles.nav} aria-label="Saved views">
      {views.map(({ view, key }) => (
        <li key={key}>
          <Link to={viewHref(view)} aria-current={isShown(view, address) ? 'page' : undefined} title={view.name}>
            <Bookmark size={14} strokeWidth={1.8} aria-hidden />
            <span className={styles.name}>{view.name}</span>
            <span className={styles.count}>
              {view.count >= MOST_COUNTED ? `${MOST_COUNTED - 1}+` : view.count}
              <span className="visually-hidden"> inspections</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
