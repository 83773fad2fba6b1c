/** The facts about a property, in the order a clerk at the door would ask. */
import type { Property } from '#web/queries/generated/types.gen.ts';
import { Details, Panel } from '#web/ui/layout/panel.tsx';
import { textOrDate } from '#web/ui/time/date-text.ts';
import styles from './properties.module.css';
import { Tags } from './property-columns.tsx';

export function PropertyDetails({ property }: { property: Property }) {
  const { address } = property;
  const custom = Object.entries(property.customFields);
  return (
    <Panel title="Details">
      <Details
        items={[
          { label: 'Type', value: property.type },
          { label: 'Detachment', value: property.detachment },
          { label: 'Furnished', value: property.furnished },
          { label: 'Bedrooms', value: property.no_of_beds },
          { label: 'Bathrooms', value: property.no_of_baths },
          { label: 'Garages', value: property.no_of_garages },
          { label: 'Parking', value: property.parking ? 'Yes' : 'No' },
          { label: 'Garden', value: property.garden ? 'Yes' : 'No' },
          { label: 'Client', value: property.client?.name },
          { label: 'Ref', value: property.ref },
          { label: 'UPRN', value: property.uprn },
          { label: 'County', value: address.county },
          { label: 'Country', value: address.country },
          { label: 'Tags', value: property.tags.length > 0 ? <Tags tags={property.tags} /> : null },
          ...custom.map(([, { name, value }]) => ({ label: name, value: textOrDate(value) })),
        ]}
      />
    </Panel>
  );
}

export function PropertyNotes({ notes }: { notes: string | null }) {
  if (notes === null || notes === '') return null;
  return (
    <Panel title="Notes">
      <p className={styles.notes}>{notes}</p>
    </Panel>
  );
}
