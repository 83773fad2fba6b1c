/** The columns of the list of inspections. */
import type { Inspection } from '#web/queries/generated/types.gen.ts';
import { StateBadge } from '#web/ui/feedback/state-badge.tsx';
import type { DataTableColumn } from '#web/ui/table/column.ts';
import { DateTime } from '#web/ui/time/date-time.tsx';
import { wallText } from '#web/ui/time/time-zone.ts';
import { ConductDate } from './conduct-date.tsx';
import { addressLine, shortTypeName, stateName } from './inspection-text.ts';
import styles from './inspections.module.css';

export const inspectionColumns: readonly DataTableColumn<Inspection>[] = [
  { id: 'address', header: 'Address', sort: 'address', cell: ({ property }) => addressLine(property.address) },
  {
    id: 'postcode',
    header: 'Postcode',
    text: ({ property }) => property.address.postcode,
    width: '6rem',
    cell: ({ property }) => <span className={styles.quiet}>{property.address.postcode}</span>,
  },
  { id: 'type', header: 'Type', width: '9rem', cell: ({ type }) => shortTypeName(type) },
  {
    id: 'state',
    header: 'State',
    text: (inspection) => stateName(inspection),
    sort: 'state',
    width: '7.5rem',
    cell: (inspection) => <StateBadge state={inspection.state} name={stateName(inspection)} />,
  },
  {
    id: 'conduct_date',
    header: 'Date and time',
    text: ({ conduct_date }) => wallText(conduct_date),
    sort: 'conduct_date',
    sortsDownFirst: true,
    width: '11rem',
    cell: (inspection) => <ConductDate inspection={inspection} />,
  },
  {
    id: 'clerk',
    header: 'Clerk',
    text: ({ clerk }) => clerk?.name,
    width: '9rem',
    cell: ({ clerk }) => clerk?.name ?? <span className={styles.quiet}>Nobody yet</span>,
  },
  { id: 'typist', header: 'Typist', width: '9rem', cell: ({ typist }) => typist?.name, onPhone: 'hide' },
  { id: 'client', header: 'Client', cell: ({ property }) => property.client?.name, onPhone: 'hide' },
  { id: 'ref', header: 'Ref', width: '7rem', cell: ({ ref }) => ref, isOptional: true, onPhone: 'hide' },
  {
    id: 'updated',
    header: 'Updated',
    text: ({ updated_at }) => wallText(updated_at),
    cell: ({ updated_at }) => <DateTime at={updated_at} isShort />,
    isOptional: true,
    onPhone: 'hide',
  },
  {
    id: 'created',
    header: 'Created',
    text: ({ created_at }) => wallText(created_at),
    sort: 'created',
    sortsDownFirst: true,
    cell: ({ created_at }) => <DateTime at={created_at} isShort />,
    isOptional: true,
    onPhone: 'hide',
  },
];
