/** The tenant who carries out a self-service or live inspection: typed, or one of the property's contacts. */
import { useQuery } from '@tanstack/react-query';
import { useFormContext, useWatch } from 'react-hook-form';
import { MOST_PHOTOS_ASKED, tenantTypes } from '#domain/inspection-type.ts';
import { contactCodes } from '#domain/message/contact-type.ts';
import { NumberField, TextField } from '#web/forms/fields.tsx';
import { listPropertyContactsOptions } from '#web/queries/generated/@tanstack/react-query.gen.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { FieldGroup } from '#web/ui/fields/field.tsx';
import type { InspectionValues } from '../inspection-values.ts';
import styles from '../inspections.module.css';
import { TenantTemplateField } from '../start-from/start-from-fields.tsx';

export function TenantFields({ isNew }: { isNew: boolean }) {
  const type = useWatch<InspectionValues, 'type.id'>({ name: 'type.id' });
  if (!tenantTypes.some((each) => type === String(each))) return null;
  return (
    <div className={styles.tenant}>
      <FieldGroup title="The tenant who carries it out">
        <TenantsThere />
        <TextField name="self_servicer.name" label="Name" isRequired span={6} />
        <TextField name="self_servicer.email" label="E-mail" type="email" isRequired span={6} />
        {isNew && <TenantTemplateField />}
        <NumberField
          name="self_servicer.photos_per_room"
          label="Photos of each room"
          min={0}
          max={MOST_PHOTOS_ASKED}
          hint="At least so many; 0 asks for none. Meters, keys and alarms are photographed in any case."
          span={6}
        />
      </FieldGroup>
    </div>
  );
}

/** One press fills in a tenant of the property who lives there on that day and has an e-mail address. */
function TenantsThere() {
  const { setValue } = useFormContext<InspectionValues>();
  const [propertyId, day, email] = useWatch<InspectionValues, ['property.id', 'conduct_date', 'self_servicer.email']>({
    name: ['property.id', 'conduct_date', 'self_servicer.email'],
  });
  const { data: contacts } = useQuery({
    ...listPropertyContactsOptions({ path: { property_id: propertyId ?? 0 } }),
    enabled: propertyId !== null,
  });
  const tenants = (contacts ?? []).filter(
    (one) =>
      one.type === contactCodes.tenant && one.email !== null && one.email !== email && (one.ends_on ?? day) >= day,
  );
  if (tenants.length === 0) return null;
  return (
    <p className={styles.tenantsThere}>
      Known at the property:{' '}
      {tenants.map(({ id, name, email: address }) => (
        <Button
          key={id}
          size="sm"
          aria-label={`Take ${name}, ${address}`}
          onClick={() => {
            setValue('self_servicer.name', name, { shouldDirty: true, shouldValidate: true });
            setValue('self_servicer.email', address ?? '', { shouldDirty: true, shouldValidate: true });
          }}
        >
          {name}
        </Button>
      ))}
    </p>
  );
}
