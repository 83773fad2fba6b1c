/** The property, the type and the client of a booking; the client is the property's until somebody chooses another. */
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { clientChoices } from '#web/forms/client-options.ts';
import { SelectField } from '#web/forms/fields.tsx';
import { LookupField } from '#web/forms/lookup-field.tsx';
import { everyClientOptions } from '#web/queries/every-page.ts';
import { getPropertyOptions } from '#web/queries/generated/@tanstack/react-query.gen.ts';
import type { Client, Property } from '#web/queries/generated/types.gen.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { FieldGroup } from '#web/ui/fields/field.tsx';
import { propertyChoices, propertyChoicesOptions, typeChoices } from '../booking-choices.ts';
import { fullAddress } from '../inspection-text.ts';
import type { InspectionValues } from '../inspection-values.ts';
import styles from '../inspections.module.css';

/** Creates a property from what was typed, and hands it back. */
export type CreateProperty = (typed: string, onCreated: (property: Property) => void) => void;

/** The property that is chosen now; undefined until it is known. */
export function useChosenProperty(before: Property | undefined): Property | undefined {
  const id = useWatch<InspectionValues, 'property.id'>({ name: 'property.id' });
  const { data } = useQuery({
    ...getPropertyOptions({ path: { property_id: id ?? 0 } }),
    enabled: id !== null,
    ...(before !== undefined && before.id === id && { initialData: before }),
  });
  return id === null || data?.id !== id ? undefined : data;
}

type Props = {
  /** The values with which the form opened. */
  before: Property | undefined;
  chosen: Property | undefined;
  onCreateProperty: CreateProperty | undefined;
  /** As far as it is known before anybody types. */
  typedAddress?: string | undefined;
};

export function WhereFields({ before, chosen, onCreateProperty, typedAddress = '' }: Props) {
  const { setValue } = useFormContext<InspectionValues>();
  const [created, setCreated] = useState(before);
  const typed = useRef(typedAddress);
  const handleCreated = (property: Property) => {
    setCreated(property);
    setValue('property.id', property.id, { shouldDirty: true, shouldValidate: true });
  };
  return (
    <FieldGroup title="What and where">
      <LookupField
        name="property.id"
        label="Property"
        isRequired
        span={8}
        queryOf={propertyChoicesOptions}
        optionsOf={propertyChoices}
        initial={created ? { value: String(created.id), label: fullAddress(created.address) } : null}
        soughtAtFirst={typedAddress}
        placeholder="Part of the address or postcode"
        nothing="No property has all these words in its address."
        onSeek={(text) => {
          if (text !== '') typed.current = text;
        }}
      />
      <SelectField name="type.id" label="Type" isRequired options={typeChoices} span={4} />
      <ClientField before={before} chosen={chosen} />
      {chosen === undefined && onCreateProperty !== undefined && (
        // Beside the list of what was found, which would cover it below the field.
        <p className={styles.create}>
          Not known yet?{' '}
          <Button size="sm" onClick={() => onCreateProperty(typed.current, handleCreated)}>
            Create the property
          </Button>
        </p>
      )}
    </FieldGroup>
  );
}

function ClientField({ before, chosen }: Pick<Props, 'before' | 'chosen'>) {
  const { setValue } = useFormContext<InspectionValues>();
  const clientId = useWatch<InspectionValues, 'client_id'>({ name: 'client_id' });
  const { data: clients } = useQuery(everyClientOptions());
  /** The client of the property before, as long as nobody has chosen another. */
  const usual = useRef(clientId === undefined ? undefined : (before?.client?.id ?? null));
  const own = chosen === undefined ? undefined : (chosen.client?.id ?? null);

  useEffect(() => {
    if (own === undefined || clientId !== usual.current) return;
    usual.current = own;
    if (clientId !== own) setValue('client_id', own);
  }, [own, clientId, setValue]);

  return (
    <LookupField
      name="client_id"
      label="Client"
      span={8}
      queryOf={everyClientOptions}
      optionsOf={clientChoices}
      initial={optionOf(clients, clientId) ?? (chosen?.client ? toOption(chosen.client) : null)}
      placeholder="Nobody"
      nothing="No client of that name."
      hint={own != null && clientId === own ? 'The client of the property.' : undefined}
    />
  );
}

const toOption = ({ id, name }: Pick<Client, 'id' | 'name'>) => ({ value: String(id), label: name });

function optionOf(clients: readonly Client[] | undefined, id: number | null | undefined) {
  const client = clients?.find((one) => one.id === id);
  return client && toOption(client);
}
