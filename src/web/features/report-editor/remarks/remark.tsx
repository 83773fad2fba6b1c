/** Below a condition whose grade and words do not agree, once it is saved: nobody is corrected in the middle of a word. */
import { TriangleAlert } from 'lucide-react';
import { contradictionWords, findContradiction } from '#domain/check/contradiction.ts';
import { type ItemEntry, shownOf } from '#web/report/model/report-entry.ts';
import { today } from '#web/ui/time/time-zone.ts';
import styles from './remark.module.css';

export function Remark({ item }: { item: ItemEntry }) {
  const isBeingWritten = item.states.condition !== undefined;
  const found = isBeingWritten ? undefined : findContradiction(shownOf(item).condition, today());
  if (found === undefined) return null;
  return (
    <span className={styles.remark}>
      <TriangleAlert size={13} aria-hidden />
      {contradictionWords[found]}
    </span>
  );
}
