/** A short word in a pill. */
import styles from './tag.module.css';

export function Tag({ children }: { children: string }) {
  return <span className={styles.tag}>{children}</span>;
}
