/** A number that opens the list it counts. */
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { allInspectionsOptions } from '#web/queries/every-page.ts';
import { listInspectionsOptions } from '#web/queries/generated/@tanstack/react-query.gen.ts';
import type { Inspection, ListInspectionsData } from '#web/queries/generated/types.gen.ts';
import { whenEmpty } from '#web/queries/query-client.ts';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import styles from './today.module.css';

type Query = NonNullable<ListInspectionsData['query']>;
type Props = { label: string; href: string };

export function Counter({ query, ...props }: Props & { query: Query }) {
  const { data } = useQuery({
    ...listInspectionsOptions({ query: { ...query, per_page: 1 } }),
    throwOnError: whenEmpty,
  });
  return <Count {...props} count={data?.pagination.totalRecords} />;
}

/** Counts in a list that the page has anyway: a request less. */
export function CounterOfList({ filter, isCounted = () => true, ...props }: Props & ListProps) {
  const { data } = useQuery({ ...allInspectionsOptions(filter), throwOnError: whenEmpty });
  return <Count {...props} count={data?.filter(isCounted).length} />;
}
type ListProps = { filter: Omit<Query, 'page' | 'per_page'>; isCounted?: (inspection: Inspection) => boolean };

/** `count`: undefined until it is known. */
function Count({ label, href, count }: Props & { count: number | undefined }) {
  return (
    <Link to={href} className={styles.counter}>
      <span className={styles.number}>{count ?? <Skeleton width="2ch" />}</span>
      <span className={styles.counterLabel}>{label}</span>
    </Link>
  );
}
