/** A public page before its content is there. */
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import styles from './public-page.module.css';

export function PublicSkeleton() {
  return (
    <div className={styles.page}>
      <div className={styles.bar}>
        <Skeleton width="9rem" height="1.4rem" />
      </div>
      <div className={styles.main}>
        <Skeleton width="16rem" height="1.8rem" />
        <Skeleton height="14rem" />
        <Skeleton height="20rem" />
      </div>
    </div>
  );
}
