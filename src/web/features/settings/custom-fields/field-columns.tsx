/** The columns of the list of custom fields. Their place is the one in the forms, and moved here. */
import { ArrowDown, ArrowUp } from 'lucide-react';
import { IconButton } from '#web/ui/controls/button.tsx';
import type { DataTableColumn } from '#web/ui/table/column.ts';
import { isArchived, type ListedField } from './field-list.ts';
import { kindText } from './field-words.ts';
import styles from './fields.module.css';
import { moveField } from './write-field.ts';

export const fieldColumns: readonly DataTableColumn<ListedField>[] = [
  { id: 'name', header: 'Name', sort: 'name', cell: ({ name }) => name },
  { id: 'kind', header: 'Kind', width: '9rem', sort: 'kind', cell: ({ type }) => kindText(type) },
  { id: 'choices', header: 'Choices', onPhone: 'hide', cell: ({ options }) => options.join(', ') },
  { id: 'required', header: 'Required', width: '7rem', cell: ({ required }) => (required ? 'Required' : '') },
  {
    id: 'place',
    header: 'Place',
    width: '10rem',
    sort: 'place',
    text: (field) => (isArchived(field) ? undefined : field.place + 1),
    cell: (field) => <Place field={field} />,
  },
];

function Place({ field }: { field: ListedField }) {
  const { name, place, count } = field;
  if (isArchived(field)) return null;
  return (
    <span className={styles.place}>
      {place + 1} of {count}
      <Move field={field} to={place - 1} isOff={place === 0} icon={<ArrowUp />} label={`Move ${name} up`} />
      <Move field={field} to={place + 1} isOff={place === count - 1} icon={<ArrowDown />} label={`Move ${name} down`} />
    </span>
  );
}

type MoveProps = { field: ListedField; to: number; isOff: boolean; icon: React.ReactNode; label: string };

function Move({ field, to, isOff, icon, label }: MoveProps) {
  return (
    <IconButton
      size="sm"
      icon={icon}
      label={label}
      // A disabled button would lose the focus at the end of the way.
      aria-disabled={isOff || undefined}
      onClick={() => !isOff && void moveField(field, to)}
    />
  );
}
