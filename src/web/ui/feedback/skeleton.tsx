/** A grey bar where a line of text will be. */
import styles from './skeleton.module.css';

type Props = { width?: string | undefined; height?: string | undefined };

export function Skeleton({ width = '100%', height = '0.75em' }: Props) {
  return <span className={styles.bar} style={{ width, height }} aria-hidden="true" />;
}
