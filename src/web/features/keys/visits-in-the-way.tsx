/** Names the visits of a home that would find no keys if a set went out as the form says. */
import { useQuery } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import { Link } from 'react-router';
import { states } from '#domain/inspection-state.ts';
import { type HeldSet, keysAway } from '#domain/property/keys.ts';
import { paths } from '#web/paths.ts';
import { allInspectionsOptions } from '#web/queries/every-page.ts';
import { listKeySetsOptions } from '#web/queries/generated/@tanstack/react-query.gen.ts';
import type { Inspection, KeySet } from '#web/queries/generated/types.gen.ts';
import { useCan } from '#web/session/session.ts';
import { dateText } from '#web/ui/time/date-text.ts';
import { isDay } from '#web/ui/time/skipped-time.ts';
import { today, toWallTime } from '#web/ui/time/time-zone.ts';
import styles from './keys.module.css';
import type { MoveValues } from './move-values.ts';

const most = 5;

export function VisitsInTheWay({ set }: { set: KeySet }) {
  const visits = useVisitsInTheWay(set);
  return (
    // There before its words: a screen reader misses a region that comes together with them.
    <div aria-live="polite">
      {visits.length > 0 && (
        <div className={styles.inTheWay}>
          <p>
            <TriangleAlert size={14} aria-hidden /> {headOf(visits.length)}
          </p>
          <ul aria-label="Visits without keys">
            {visits.slice(0, most).map((visit) => (
              <li key={visit.id}>
                <Link to={paths.inspection(visit.id)}>{visitText(visit)}</Link>
              </li>
            ))}
          </ul>
          {visits.length > most && <p>{`And ${visits.length - most} more`}</p>}
        </div>
      )}
    </div>
  );
}

/** Those to which other keys of the home are there, and those of the clerk who takes the set, are not among them. */
function useVisitsInTheWay(set: KeySet): Inspection[] {
  const canRead = useCan('inspections.read');
  const now = today();
  const ahead = { property_id: [set.property.id], state_id: [states.pending, states.assigned] };
  const { data: visits = [] } = useQuery({
    ...allInspectionsOptions({ ...ahead, conduct_date: `${now}/..`, sort: 'conduct_date' }),
    enabled: canRead,
  });
  const { data: sets } = useQuery(listKeySetsOptions({ query: { property_id: set.property.id, per_page: 100 } }));
  const [holder, staffId, name, dueBackOn] = useWatch<MoveValues, ['holder', 'staff_id', 'holder_name', 'due_back_on']>(
    { name: ['holder', 'staff_id', 'holder_name', 'due_back_on'] },
  );
  if (sets === undefined) return [];
  const others = sets.data.filter(({ id }) => id !== set.id).map(heldOf);
  const isClerk = holder === 'clerk';
  const moved: HeldSet = {
    ...heldOf(set),
    holder: holder as HeldSet['holder'],
    staffId: isClerk && staffId !== '' ? Number(staffId) : null,
    holderName: name,
    dueBackOn: isDay(dueBackOn) ? dueBackOn : null,
  };
  // Tenants carry out some themselves, and need nobody's keys: nothing is promised of those.
  return visits.filter(
    ({ readiness, conduct_date: at, clerk }) =>
      readiness != null &&
      at !== null &&
      keysAway([...others, moved], { clerkId: clerk?.id ?? null, day: toWallTime(at).date }, now) !== null,
  );
}

const heldOf = ({ id, tag, place, holder, staff_id, holder_name, due_back_on }: KeySet): HeldSet => ({
  id,
  tag,
  place,
  holder,
  staffId: staff_id,
  holderName: holder_name,
  dueBackOn: due_back_on,
});

const headOf = (count: number): string =>
  count === 1
    ? 'A visit needs these keys before they are sure to be back:'
    : `${count} visits need these keys before they are sure to be back:`;

function visitText({ conduct_date: at, title, type, clerk }: Inspection): string {
  const day = at === null ? '' : dateText(toWallTime(at).date, { isShort: true });
  return [day, title || type.name, clerk?.name ?? 'nobody is assigned'].join(', ');
}
