/** The price of a booking: that of the firm for this type and home until somebody types another. */
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { type Price, priceOf } from '#domain/firm/prices.ts';
import { TextField } from '#web/forms/fields.tsx';
import { getAccountSettingsOptions, getPropertyOptions } from '#web/queries/generated/@tanstack/react-query.gen.ts';
import type { Property } from '#web/queries/generated/types.gen.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { FieldGroup } from '#web/ui/fields/field.tsx';
import type { InspectionValues } from './inspection-values.ts';
import styles from './inspections.module.css';

type Props = { property: Property | undefined; isNew: boolean };
type Pricing = Pick<InspectionValues['pricing'], 'price' | 'margin'>;

export function PricingFields({ property, isNew }: Props) {
  return (
    <FieldGroup title="Pricing">
      <TextField name="pricing.price" label="Price (£)" span={4} />
      <TextField name="pricing.additional" label="Additional charges (£)" span={4} />
      <TextField name="pricing.margin" label="Margin (£)" span={4} />
      <FirmPrice property={property} isNew={isNew} />
    </FieldGroup>
  );
}

function FirmPrice({ property, isNew }: Props) {
  const { setValue, getFieldState, formState } = useFormContext<InspectionValues>();
  const [price, margin] = useWatch<InspectionValues, ['pricing.price', 'pricing.margin']>({
    name: ['pricing.price', 'pricing.margin'],
  });
  const firm = useFirmPrice(property);
  const isTyped = getFieldState('pricing', formState).isDirty;
  const suggested = firm?.price ?? '';
  const kept = firm?.margin ?? '';

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
    return <p className={styles.suggestion}>The firm’s price for this home.</p>;
  return (
    <div className={styles.suggestion}>
      <Button size="sm" variant="quiet" onClick={() => take({ price: suggested, margin: kept })}>
        The firm’s price: £{suggested}
      </Button>
    </div>
  );
}

function useFirmPrice(property: Property | undefined): Price | undefined {
  const [propertyId, typeId] = useWatch<InspectionValues, ['property.id', 'type.id']>({
    name: ['property.id', 'type.id'],
  });
  const home = useQuery({
    ...getPropertyOptions({ path: { property_id: propertyId ?? 0 } }),
    enabled: propertyId !== null,
    ...(property !== undefined && property.id === propertyId && { initialData: property }),
  });
  const { data: settings } = useQuery(getAccountSettingsOptions());
  if (propertyId === null || home.data === undefined) return undefined;
  return priceOf((settings?.prices ?? []) as readonly Price[], Number(typeId), home.data);
}
