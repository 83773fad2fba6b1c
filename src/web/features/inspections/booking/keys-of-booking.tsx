/** Shows the place of the keys on the day of the booking, as the form has it: the booking reserves them. */
import { useWatch } from 'react-hook-form';
import { Link } from 'react-router';
import { isInspectionType, isCarriedOutByTenant } from '#domain/inspection-type.ts';
import { VisitKeys } from '#web/forms/visit-keys/visit-keys.tsx';
import { paths } from '#web/paths.ts';
import { isDay } from '#web/ui/time/skipped-time.ts';
import type { InspectionValues } from '../inspection-values.ts';
import styles from '../inspections.module.css';

type Watched = ['property.id', 'conduct_date', 'clerk.id', 'type.id'];

export function KeysOfBooking({ inspectionId }: { inspectionId: number | undefined }) {
  const [propertyId, day, clerkId, type] = useWatch<InspectionValues, Watched>({
    name: ['property.id', 'conduct_date', 'clerk.id', 'type.id'],
  });
  const code = Number(type);
  if (propertyId === null || !isDay(day) || (isInspectionType(code) && isCarriedOutByTenant(code))) return null;
  const staffId = clerkId === '' ? undefined : Number(clerkId);
  return (
    <VisitKeys
      propertyId={propertyId}
      on={day}
      inspectionId={inspectionId}
      staffId={staffId}
      none={
        <p className={styles.told}>
          No set of keys of this home is kept. <Link to={`${paths.property(propertyId)}?keys=open`}>Keep one</Link>, and
          its log says where it is.
        </p>
      }
    />
  );
}
