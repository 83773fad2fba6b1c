/** The bookings that a clerk has while they are away, for somebody to give to others. */
import { useQuery } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import { Link } from 'react-router';
import { states } from '#domain/inspection-state.ts';
import { paths } from '#web/paths.ts';
import { listInspectionsOptions } from '#web/queries/generated/@tanstack/react-query.gen.ts';
import type { Inspection } from '#web/queries/generated/types.gen.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { dateTimeText } from '#web/ui/time/date-text.ts';
import styles from './working-time.module.css';

/** Both days are `2027-02-03`, or what somebody is typing. */
type Props = {
  clerkId: number;
  from: string;
  to: string;
  areListed?: boolean;
  /** Asks who takes them. */
  onGive?: (() => void) | undefined;
};

const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text);
const notBegun = states.assigned;
/** The link above them leads to all. */
const MOST_SHOWN = 6;

export function BookingsMeanwhile({ clerkId, from, to, areListed = false, onGive }: Props) {
  const { data } = useQuery({
    ...listInspectionsOptions({
      query: {
        clerk_id: [clerkId],
        conduct_date: `${from}/${to}`,
        state_id: [notBegun],
        sort: 'conduct_date',
        per_page: MOST_SHOWN,
      },
    }),
    enabled: isDay(from) && isDay(to) && from <= to,
  });
  const count = data?.pagination.totalRecords ?? 0;
  return (
    <>
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
      {count > 0 && onGive !== undefined && (
        <Button size="sm" onClick={onGive}>
          Find who takes {count === 1 ? 'it' : 'them'}…
        </Button>
      )}
      {areListed && data !== undefined && count > 0 && <Hit bookings={data.data} more={count - data.data.length} />}
    </>
  );
}

function Hit({ bookings, more }: { bookings: readonly Inspection[]; more: number }) {
  return (
    <ul className={styles.hits} aria-label="Bookings meanwhile">
      {bookings.map(({ id, type, property: { address }, conduct_date: at }) => (
        <li key={id}>
          {at !== null && `${dateTimeText(at)}: `}
          <Link to={paths.inspection(id)} target="_blank">
            {type.name}, {address.line1}, {address.postcode}
          </Link>
        </li>
      ))}
      {more > 0 && <li>and {more} more</li>}
    </ul>
  );
}
