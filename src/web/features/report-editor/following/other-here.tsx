/** At an item: who else is in it, and in which field. */
import { blockWords } from '../block-words.ts';
import type { RoomEntry } from '#web/report/model/report-entry.ts';
import type { Other } from './others.ts';
import styles from './others.module.css';

export function OtherHere({ other, room }: { other: Other; room: RoomEntry }) {
  const words = blockWords(room.blockType);
  const names = {
    name: words.item,
    description: words.description ?? 'Description',
    condition: 'Condition',
    confirmed: 'Confirmed as before',
  };
  const field = other.field === undefined ? '' : `: ${names[other.field]}`;
  return (
    <span className={styles.here}>
      {other.name}
      {field}
    </span>
  );
}
