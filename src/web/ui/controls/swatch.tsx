/** A small patch of one of the named colours, in front of the name of whom or what it stands for. */
import styles from './swatch.module.css';

export function Swatch({ colour }: { colour: string | null | undefined }) {
  return colour == null ? null : <span className={styles.swatch} data-colour={colour} aria-hidden />;
}
