/** The bookings that a clerk has while they are away, for somebody to give to others. */
import { useQuery } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import { Link } from 'react-router';
import { states } from '#domain/inspection-state.ts';
import { paths } from '#web/paths.ts';
import { listInspectionsOptions } from '#web/queries/generated/@tanstack/react-query.gen.ts';
import styles from './working-time.module.css';

/** Both days are `2027-02-03`, or what somebody is typing. */
type Props = { clerkId: number; from: string; to: string };

const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text);
const notBegun = states.assigned;

export function BookingsMeanwhile({ clerkId, from, to }: Props) {
  const { data } = useQuery({
    ...listInspectionsOptions({
      query: { clerk_id: [clerkId], conduct_date: `${from}/${to}`, state_id: [notBegun], per_page: 1 },
    }),
    enabled: isDay(from) && isDay(to) && from <= to,
  });
  const count = data?.pagination.totalRecords ?? 0;
  return (
    <output>
      {count > 0 && (
        <span className={styles.hit}>
          <TriangleAlert size={16} aria-hidden />
          <span>
            <Link to={`${paths.inspections()}?clerk=${clerkId}&state=${notBegun}&when=${from}/${to}`} target="_blank">
              {count === 1 ? '1 booking' : `${count} bookings`}
            </Link>{' '}
            {count === 1 ? 'falls' : 'fall'} on {from === to ? 'this day' : 'these days'}, for somebody else to take.
          </span>
        </span>
      )}
    </output>
  );
}
