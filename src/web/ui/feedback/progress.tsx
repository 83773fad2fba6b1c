/** Progress, in a bar and in words; without a value it is merely under way. */
import styles from './progress.module.css';

type ProgressProps = {
  label: string;
  /** Shown in place of the label where there is no value. */
  words?: string;
  /** From 0 to 1. */
  value?: number | undefined;
};

export function Progress({ label, words = label, value }: ProgressProps) {
  return (
    <div className={styles.progress}>
      <progress className={styles.bar} aria-label={label} value={value} max={1} />
      <span className={styles.text}>{value === undefined ? words : `${Math.round(value * 100)} %`}</span>
    </div>
  );
}
