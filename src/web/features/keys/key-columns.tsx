/** The columns of the list of sets of keys. */
import type { KeySet } from '#web/queries/generated/types.gen.ts';
import { Tag } from '#web/ui/controls/tag.tsx';
import type { DataTableColumn } from '#web/ui/table/column.ts';
import { dateText } from '#web/ui/time/date-text.ts';
import { holderText, homeText } from './key-words.ts';
import styles from './keys.module.css';

export const keyColumns: readonly DataTableColumn<KeySet>[] = [
  { id: 'tag', header: 'Tag', sort: 'tag', width: '8rem', cell: ({ tag }) => tag },
  { id: 'home', header: 'Property', cell: homeText },
  {
    id: 'holder',
    header: 'Where',
    text: holderText,
    cell: (set) => (
      <span className={styles.where}>
        {holderText(set)}
        {set.overdue && <Tag>Overdue</Tag>}
      </span>
    ),
  },
  {
    id: 'due',
    header: 'Due back',
    sort: 'due_back_on',
    width: '10rem',
    cell: ({ due_back_on: day }) => day && dateText(day),
  },
  { id: 'holds', header: 'On the ring', width: '14rem', cell: ({ holds }) => holds },
  { id: 'count', header: 'Keys', width: '5rem', align: 'end', isOptional: true, cell: ({ key_count: count }) => count },
  { id: 'place', header: 'Its hook', width: '12rem', isOptional: true, cell: ({ place }) => place },
];
