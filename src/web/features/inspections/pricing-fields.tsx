/** The price of a booking: the client's or the firm's for this type and home until somebody types another. */
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { TextField } from '#web/forms/fields.tsx';
import {
  getAccountSettingsOptions,
  getClientOptions,
  getPropertyOptions,
} from '#web/queries/generated/@tanstack/react-query.gen.ts';
import type { Property } from '#web/queries/generated/types.gen.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { FieldGroup } from '#web/ui/fields/field.tsx';
import { agreedPriceOf } from './agreed-price.ts';
import type { InspectionValues } from './inspection-values.ts';
import styles from './inspections.module.css';

type Props = { property: Property | undefined; isNew: boolean };
type Pricing = Pick<InspectionValues['pricing'], 'price' | 'margin'>;

export function PricingFields({ property, isNew }: Props) {
  return (
    <FieldGroup title="Pricing">
      <TextField name="pricing.price" label="Price (£)" span={4} />
      <TextField
        name="pricing.additional"
        label="Additional charges (£)"
        span={4}
        hint="Such as waiting, or an aborted visit."
      />
      <TextField name="pricing.margin" label="Margin (£)" span={4} />
      <AgreedPrice property={property} isNew={isNew} />
    </FieldGroup>
  );
}

function AgreedPrice({ property, isNew }: Props) {
  const { setValue, getFieldState, formState } = useFormContext<InspectionValues>();
  const [price, margin] = useWatch<InspectionValues, ['pricing.price', 'pricing.margin']>({
    name: ['pricing.price', 'pricing.margin'],
  });
  const agreed = useAgreedPrice(property);
  const isTyped = getFieldState('pricing', formState).isDirty;
  const suggested = agreed?.price.price ?? '';
  const kept = agreed?.price.margin ?? '';
  const whose = agreed?.isOwn ? 'client' : 'firm';

  // Not a change of the person's own: another home or type may fill in another one.
  useEffect(() => {
    if (!isNew || isTyped) return;
    setValue('pricing.price', suggested);
    setValue('pricing.margin', kept);
  }, [isNew, isTyped, suggested, kept, setValue]);

  const take = ({ price, margin }: Pricing) => {
    setValue('pricing.price', price, { shouldDirty: true });
    setValue('pricing.margin', margin, { shouldDirty: true });
  };
  if (suggested === '') return null;
  if (suggested === price && kept === margin)
    return <p className={styles.suggestion}>The {whose}’s price for this home.</p>;
  return (
    <div className={styles.suggestion}>
      <Button size="sm" variant="quiet" onClick={() => take({ price: suggested, margin: kept })}>
        The {whose}’s price: £{suggested}
      </Button>
    </div>
  );
}

function useAgreedPrice(property: Property | undefined) {
  const [propertyId, typeId, clientId] = useWatch<InspectionValues, ['property.id', 'type.id', 'client_id']>({
    name: ['property.id', 'type.id', 'client_id'],
  });
  const home = useQuery({
    ...getPropertyOptions({ path: { property_id: propertyId ?? 0 } }),
    enabled: propertyId !== null,
    ...(property !== undefined && property.id === propertyId && { initialData: property }),
  });
  const hasClient = typeof clientId === 'number';
  const client = useQuery({ ...getClientOptions({ path: { client_id: clientId ?? 0 } }), enabled: hasClient });
  const { data: settings } = useQuery(getAccountSettingsOptions());
  // Before the client's prices are known, the firm's would be filled in for a moment.
  if (propertyId === null || home.data === undefined || (hasClient && client.isPending)) return undefined;
  return agreedPriceOf({ client: hasClient ? client.data : undefined, settings }, Number(typeId), home.data);
}
