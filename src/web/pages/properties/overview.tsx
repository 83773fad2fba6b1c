/** /properties/<id>: its facts, its next visit and its last one. */
import { useQuery } from '@tanstack/react-query';
import { type LoaderFunctionArgs, useSearchParams } from 'react-router';
import { AppointmentCard } from '#web/features/properties/appointment-card.tsx';
import { PlacePanel } from '#web/features/properties/place/place-panel.tsx';
import styles from '#web/features/properties/properties.module.css';
import { PropertyDetails, PropertyNotes } from '#web/features/properties/property-details.tsx';
import { nextAndLast, propertyInspectionsOptions } from '#web/features/properties/property-inspections.ts';
import { queryClient, whenEmpty } from '#web/queries/query-client.ts';
import { roles } from '#domain/role.ts';
import { useCanManage, useSession } from '#web/session/session.ts';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { useProperty } from './property.tsx';
import { late } from '#web/ui/feedback/late.tsx';

/** Few things have any. */
const PropertyExternalIds = late(
  async () => (await import('#web/features/external-ids/external-ids.tsx')).PropertyExternalIds,
);

const KeysPanel = late(async () => (await import('#web/features/keys/keys-panel.tsx')).KeysPanel, {
  whileFetched: <Skeleton height="6rem" />,
});

export function loader({ params }: LoaderFunctionArgs): null {
  void queryClient.prefetchQuery(propertyInspectionsOptions(Number(params['propertyId'])));
  return null;
}

export function Component() {
  const property = useProperty();
  const { role } = useSession();
  const canWrite = useCanManage('properties.write');
  const [params] = useSearchParams();
  const { data } = useQuery({ ...propertyInspectionsOptions(property.id), throwOnError: whenEmpty });
  const { next, last } = nextAndLast(data?.data ?? []);
  const photo = data?.data.find((inspection) => inspection.cover_image !== null)?.cover_image;
  const wait = <Skeleton width="70%" />;

  return (
    <div className={styles.overview}>
      <div className={styles.column}>
        <PropertyDetails property={property} />
        <PlacePanel property={property} canWrite={canWrite} />
        <PropertyNotes notes={property.notes} />
        <PropertyExternalIds id={property.id} of="thing" />
      </div>
      <div className={styles.column}>
        {photo && <img src={photo.url} alt="From the latest report" className={styles.photo} />}
        <AppointmentCard title="Next inspection" inspection={next} none={data ? 'None is booked.' : wait} />
        <AppointmentCard title="Last inspection" inspection={last} none={data ? 'None yet.' : wait} />
        {role !== roles.client && (
          <KeysPanel propertyId={property.id} canWrite={canWrite} isAsked={params.has('keys')} />
        )}
      </div>
    </div>
  );
}
