/** /clients/<id>: details, and the newest of their properties and inspections, with the way to all of them. */
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { ClientExternalIds } from '#web/features/external-ids/external-ids.tsx';
import { PropertyLines } from '#web/features/properties/property-lines.tsx';
import { addressText } from '#web/features/properties/address.ts';
import styles from '#web/features/people/people.module.css';
import { InspectionLines } from '#web/features/today/inspection-lines.tsx';
import { paths } from '#web/paths.ts';
import { listInspectionsOptions, listPropertiesOptions } from '#web/queries/generated/@tanstack/react-query.gen.ts';
import { whenEmpty } from '#web/queries/query-client.ts';
import { EmailLink, PhoneLink } from '#web/ui/controls/contact-links.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Details, Panel } from '#web/ui/layout/panel.tsx';
import { useClient } from './client.tsx';

/** As many as show that these are the right ones; the lists have the rest. */
const MOST_LINES = 5;

export function Component() {
  const { id, email, phone, address, notes } = useClient();
  return (
    <div className={styles.stack}>
      <Panel title="Details">
        <Details
          items={[
            { label: 'E-mail', value: email && <EmailLink email={email} /> },
            { label: 'Phone', value: phone && <PhoneLink phone={phone} /> },
            { label: 'Address', value: address && addressText(address) },
            { label: 'Notes', value: notes },
          ]}
        />
      </Panel>
      <ClientExternalIds id={id} />
      <PropertiesPanel clientId={id} />
      <InspectionsPanel clientId={id} />
    </div>
  );
}

type OfClient = { clientId: number };

function PropertiesPanel({ clientId }: OfClient) {
  const { data } = useQuery({
    ...listPropertiesOptions({ query: { client_id: [clientId], per_page: MOST_LINES } }),
    throwOnError: whenEmpty,
  });
  const href = `${paths.properties()}?client=${clientId}`;
  return (
    <Panel title="Properties" actions={<Link to={href}>All in the list</Link>}>
      {data === undefined ? (
        <Skeleton height="6rem" />
      ) : (
        <PropertyLines
          properties={data.data}
          none="No properties yet."
          href={href}
          total={data.pagination.totalRecords}
        />
      )}
    </Panel>
  );
}

function InspectionsPanel({ clientId }: OfClient) {
  const { data } = useQuery({
    ...listInspectionsOptions({ query: { client_id: [clientId], sort: '-conduct_date', per_page: MOST_LINES } }),
    throwOnError: whenEmpty,
  });
  const href = `${paths.inspections()}?client=${clientId}&sort=-conduct_date`;
  return (
    <Panel title="Inspections" actions={<Link to={href}>All in the list</Link>}>
      {data === undefined ? (
        <Skeleton height="6rem" />
      ) : (
        <InspectionLines
          inspections={data.data}
          none="No inspections yet."
          noteOf={({ state, cancelled_at: cancelled }) => (cancelled == null ? state.name : 'Cancelled')}
          isWarning={() => false}
          rest={{ href, total: data.pagination.totalRecords }}
        />
      )}
    </Panel>
  );
}
