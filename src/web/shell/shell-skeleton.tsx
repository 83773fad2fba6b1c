/** The frame before anybody is known to be signed in. */
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { KeyMark } from './key-mark.tsx';
import layout from './layout.module.css';
import styles from './shell-skeleton.module.css';

export function ShellSkeleton() {
  return (
    <div className={layout.layout} aria-busy="true">
      <output className="visually-hidden">Loading Keyturn…</output>
      <div className={styles.nav}>
        <div className={styles.brand}>
          <KeyMark />
        </div>
        <Skeleton width="80%" />
        <Skeleton width="60%" />
        <Skeleton width="70%" />
      </div>
      <div className={styles.top}>
        <Skeleton width="22rem" height="1.75rem" />
      </div>
      <div className={styles.main}>
        <Skeleton width="12rem" height="1.5rem" />
        <Skeleton width="100%" height="16rem" />
      </div>
    </div>
  );
}
