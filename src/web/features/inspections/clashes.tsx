/** Below the clerk: what this appointment would collide with. It can be booked all the same; nobody shall find out later. */
import { useQuery } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import { readDuration } from '#domain/schedule/duration.ts';
import { USUAL_MINUTES } from '#domain/schedule/working-day.ts';
import { getPropertyOptions } from '#web/queries/generated/@tanstack/react-query.gen.ts';
import type { Inspection, StaffMember } from '#web/queries/generated/types.gen.ts';
import { readTypedTime } from '#web/ui/time/read-typed.ts';
import { findClashes } from './find-clashes.ts';
import type { InspectionValues } from './inspection-values.ts';
import styles from './inspections.module.css';

type Props = {
  /** The other appointments of the chosen day. */
  others: readonly Inspection[];
  staff: readonly StaffMember[];
};

type Watched = ['property.id', 'conduct_date', 'time', 'time_to_complete', 'clerk.id', 'type.id'];

export function Clashes({ others, staff }: Props) {
  const [propertyId, day, typedTime, length, clerkId, typeId] = useWatch<InspectionValues, Watched>({
    name: ['property.id', 'conduct_date', 'time', 'time_to_complete', 'clerk.id', 'type.id'],
  });
  const { data: property } = useQuery({
    ...getPropertyOptions({ path: { property_id: propertyId ?? 0 } }),
    enabled: propertyId !== null,
  });
  const time = readTypedTime(typedTime) === typedTime ? typedTime : '';
  const clerk = staff.find(({ id }) => String(id) === clerkId);
  const { lat = null, lng = null } = property?.geocoords ?? {};
  const wish = {
    property: {
      id: propertyId ?? 0,
      lat: lat === null ? null : Number(lat),
      lng: lng === null ? null : Number(lng),
      postcode: property?.address.postcode,
    },
    day,
    time,
    minutes: readDuration(length) ?? USUAL_MINUTES,
    type: Number(typeId),
  };
  const clashes = findClashes(wish, others, clerk);
  return (
    <output aria-label="Conflicts" className={styles.clashes}>
      {clashes.map((clash) => (
        <span key={clash}>
          <TriangleAlert size={14} aria-hidden /> {clash}.
        </span>
      ))}
    </output>
  );
}
