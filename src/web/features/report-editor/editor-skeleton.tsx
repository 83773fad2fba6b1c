/** The editor's own layout while the report is on its way. */
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import styles from './report-editor.module.css';

const rooms = [5, 7, 4, 6, 5, 8];

export function EditorSkeleton() {
  return (
    <div className={styles.editor} aria-busy="true" aria-label="The report is loading">
      <div className={styles.toolbar}>
        <Skeleton width="5rem" />
      </div>
      <div className={styles.columns}>
        <div className={styles.skeletonSide}>
          {rooms.map((width, at) => (
            <Skeleton key={at} width={`${width}rem`} />
          ))}
        </div>
        <div className={styles.skeletonRooms}>
          {rooms.map((width, at) => (
            <Skeleton
              key={at}
              height={at % 3 === 0 ? '1.25rem' : '2.5rem'}
              width={at % 3 === 0 ? `${width}rem` : '100%'}
            />
          ))}
        </div>
        <div className={styles.skeletonSide}>
          <Skeleton width="8rem" />
          <Skeleton height="6rem" />
        </div>
      </div>
    </div>
  );
}
