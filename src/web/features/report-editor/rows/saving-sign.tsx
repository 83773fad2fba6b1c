/** At the end of a row: what was typed in it is on its way, and has arrived. In words for those who come by with a screen reader. */
import { Check, CloudUpload } from 'lucide-react';
import { useState } from 'react';
import type { ItemEntry } from '#web/report/model/report-entry.ts';
import styles from './rows.module.css';

export function SavingSign({ item: { states } }: { item: ItemEntry }) {
  const isWaiting = Object.values(states).includes('waiting');
  const [wasWaiting, setWasWaiting] = useState(isWaiting);
  if (isWaiting && !wasWaiting) setWasWaiting(true);
  if (!wasWaiting) return null;
  return (
    <span className={styles.saving} data-arrived={!isWaiting || undefined}>
      {isWaiting ? <CloudUpload size={13} aria-hidden /> : <Check size={13} aria-hidden />}
      <span className="visually-hidden">{isWaiting ? 'On its way' : 'Arrived'}</span>
    </span>
  );
}
