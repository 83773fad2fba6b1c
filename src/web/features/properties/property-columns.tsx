/** The columns of the list of properties. */

import { Tag } from '#web/ui/controls/tag.tsx';
import type { DataTableColumn } from '#web/ui/table/column.ts';
import { dateText } from '#web/ui/time/date-text.ts';
import { DateTime } from '#web/ui/time/date-time.tsx';
import { toWallTime, wallText } from '#web/ui/time/time-zone.ts';
import { streetText } from './address.ts';
import type { PropertyRow } from './last-and-next.ts';
import styles from './properties.module.css';

export const propertyColumns: readonly DataTableColumn<PropertyRow>[] = [
  { id: 'address', header: 'Address', sort: 'address', cell: ({ address }) => streetText(address) },
  {
    id: 'town',
    header: 'Town and postcode',
    sort: 'postcode',
    text: ({ address }) => `${address.city} ${address.postcode}`,
    cell: ({ address }) => (
      <span className={styles.town}>
        {address.city} <span className={styles.postcode}>{address.postcode}</span>
      </span>
    ),
  },
  { id: 'client', header: 'Client', cell: ({ client }) => client?.name },
  { id: 'type', header: 'Type', cell: ({ type }) => type },
  {
    id: 'beds',
    header: 'Beds',
    align: 'end',
    width: '4rem',
    cell: ({ no_of_beds }) => no_of_beds,
    onPhone: 'hide',
  },
  {
    id: 'last',
    header: 'Last inspection',
    text: ({ last }) => last && toWallTime(last).date,
    width: '8.5rem',
    cell: ({ last }) => last !== undefined && <time dateTime={last}>{dayText(last)}</time>,
    onPhone: 'hide',
  },
  {
    id: 'next',
    header: 'Next inspection',
    text: ({ next }) => next && toWallTime(next).date,
    width: '8.5rem',
    cell: ({ next }) => next !== undefined && <time dateTime={next}>{dayText(next)}</time>,
    onPhone: 'hide',
  },
  { id: 'tags', header: 'Tags', text: ({ tags }) => tags.join(', '), cell: ({ tags }) => <Tags tags={tags} /> },
  { id: 'ref', header: 'Ref', cell: ({ ref }) => ref, isOptional: true, onPhone: 'hide' },
  {
    id: 'furnished',
    header: 'Furnished',
    cell: ({ furnished }) => furnished,
    isOptional: true,
    onPhone: 'hide',
  },
  {
    id: 'baths',
    header: 'Baths',
    align: 'end',
    cell: ({ no_of_baths }) => no_of_baths,
    isOptional: true,
    onPhone: 'hide',
  },
  { id: 'county', header: 'County', cell: ({ address }) => address.county, isOptional: true, onPhone: 'hide' },
  { id: 'uprn', header: 'UPRN', cell: ({ uprn }) => uprn, isOptional: true, onPhone: 'hide' },
  {
    id: 'updated',
    header: 'Updated',
    sort: 'updated',
    sortsDownFirst: true,
    text: ({ updated_at }) => wallText(updated_at),
    cell: ({ updated_at }) => <DateTime at={updated_at} isShort />,
    isOptional: true,
    onPhone: 'hide',
  },
  {
    id: 'created',
    header: 'Created',
    sort: 'created',
    sortsDownFirst: true,
    text: ({ created_at }) => wallText(created_at),
    cell: ({ created_at }) => <DateTime at={created_at} isShort />,
    isOptional: true,
    onPhone: 'hide',
  },
];

const dayText = (iso: string): string => dateText(toWallTime(iso).date, { isShort: true });

export function Tags({ tags }: { tags: readonly string[] }) {
  if (tags.length === 0) return null;
  return (
    <span className={styles.tags}>
      {tags.map((tag) => (
        <Tag key={tag}>{tag}</Tag>
      ))}
    </span>
  );
}
