/** The clerk and the typist. Clerks show their appointments of that day, the freest first. */
import { useQuery } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { types } from '#domain/inspection-type.ts';
import { SelectField } from '#web/forms/fields.tsx';
import { allStaffOptions } from '#web/queries/every-page.ts';
import { getPropertyOptions } from '#web/queries/generated/@tanstack/react-query.gen.ts';
import type { Inspection, Property } from '#web/queries/generated/types.gen.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { isDay } from '#web/ui/time/skipped-time.ts';
import { clerkChoices, dayOptions, typistChoices } from './booking-choices.ts';
import { Clashes } from './clashes.tsx';
import type { InspectionValues } from './inspection-values.ts';
import styles from './inspections.module.css';

type Props = {
  /** The inspection that is changed stands in nobody's way. */
  own: Pick<Inspection, 'id' | 'clerk' | 'typist'> | undefined;
};

export function PeopleFields({ own }: Props) {
  const [day, propertyId, typeId] = useWatch<InspectionValues, ['conduct_date', 'property.id', 'type.id']>({
    name: ['conduct_date', 'property.id', 'type.id'],
  });
  const { data: property } = useQuery({
    ...getPropertyOptions({ path: { property_id: propertyId ?? 0 } }),
    enabled: propertyId !== null,
  });
  const work = { postcode: property?.address.postcode, type: Number(typeId), place: property && placeOf(property) };
  const staff = useQuery(allStaffOptions());
  const load = useQuery({ ...dayOptions(day), enabled: isDay(day) });
  const others = load.data?.filter((one) => one.id !== own?.id && one.cancelled_at == null);
  // Until the others are known, the chosen person is not shown as nobody.
  const clerks = staff.data
    ? clerkChoices(staff.data, day, isDay(day) ? others : undefined, work)
    : chosenAlone(own?.clerk);
  const typists = staff.data ? typistChoices(staff.data) : chosenAlone(own?.typist);
  const isTenantsAlone = useTenantsAlone(Number(typeId), own);
  return (
    <>
      {isTenantsAlone ? (
        <p className={styles.told}>The tenant writes this report alone: it is no clerk’s and no typist’s.</p>
      ) : (
        <>
          <SelectField name="clerk.id" label="Clerk" options={clerks} emptyLabel="Nobody yet" span={6} />
          <SelectField name="typist.id" label="Typist" options={typists} emptyLabel="None" span={6} />
        </>
      )}
      {staff.isError && staff.data === undefined && (
        <NotLoaded onRetry={() => void staff.refetch()}>
          The staff could not be loaded, so nobody can be chosen.
        </NotLoaded>
      )}
      {isDay(day) && load.isError && load.data === undefined && (
        <NotLoaded onRetry={() => void load.refetch()}>
          The other bookings of that day could not be loaded, so conflicts are not shown.
        </NotLoaded>
      )}
      {isDay(day) && others !== undefined && <Clashes others={others} staff={staff.data ?? []} />}
    </>
  );
}

const placeOf = ({ geocoords: { lat, lng }, address: { postcode } }: Property) => ({
  lat: lat === null ? null : Number(lat),
  lng: lng === null ? null : Number(lng),
  postcode,
});

/** Nobody stays chosen where nobody can be. Those who were booked before stay in sight, to be taken off. */
function useTenantsAlone(typeId: number, own: Props['own']): boolean {
  const { setValue } = useFormContext<InspectionValues>();
  const isTenantsAlone = typeId === types.selfService && own?.clerk == null && own?.typist == null;
  useEffect(() => {
    if (!isTenantsAlone) return;
    setValue('clerk.id', '');
    setValue('typist.id', '');
  }, [isTenantsAlone, setValue]);
  return isTenantsAlone;
}

const chosenAlone = (person: { id: number; name: string } | null | undefined) =>
  person == null ? [] : [{ value: String(person.id), label: person.name }];

function NotLoaded({ children, onRetry }: { children: string; onRetry: () => void }) {
  return (
    <p role="alert" className={styles.notLoaded}>
      <TriangleAlert size={14} aria-hidden /> <span>{children}</span>
      <Button size="sm" onClick={onRetry}>
        Try again
      </Button>
    </p>
  );
}
