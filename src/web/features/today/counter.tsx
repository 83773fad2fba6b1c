/** A number that opens the list it counts. */
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { listInspectionsOptions } from '#web/queries/generated/@tanstack/react-query.gen.ts';
import type { ListInspectionsData } from '#web/queries/generated/types.gen.ts';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import styles from './today.module.css';

type Props = { label: string; query: NonNullable<ListInspectionsData['query']>; href: string };

export function Counter({ label, query, href }: Props) {
  const { data } = useQuery({ ...listInspectionsOptions({ query: { ...query, per_page: 1 } }), throwOnError: true });
  return (
    <Link to={href} className={styles.counter}>
      <span className={styles.number}>
        {data === undefined ? <Skeleton width="2ch" /> : data.pagination.totalRecords}
      </span>
      <span className={styles.counterLabel}>{label}</span>
    </Link>
  );
}
