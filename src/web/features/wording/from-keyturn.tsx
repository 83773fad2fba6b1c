/** The mark of a text that came with the account. */
import { Tag } from '#web/ui/controls/tag.tsx';
import styles from './wording.module.css';

/** With the meaning of the mark, where there is one. */
export const withMark = (hint: string, isMarked: boolean): string =>
  isMarked ? `${hint} Those marked Keyturn came with it: change or remove them as you like.` : hint;

export const FromKeyturn = () => (
  <span className={styles.fromKeyturn}>
    <Tag>Keyturn</Tag>
  </span>
);
