/** Saving a property that somebody else may have changed meanwhile: field by field, over the version that was read. */
import { useMutation } from '@tanstack/react-query';
import { bodyOf, type Parts, partsOf, withWhole } from '#web/forms/parts-of-body.ts';
import { useConflict } from '#web/forms/use-conflict.tsx';
import { everyClientOptions } from '#web/queries/every-page.ts';
import { updatePropertyMutation } from '#web/queries/generated/@tanstack/react-query.gen.ts';
import type { CustomField, Property } from '#web/queries/generated/types.gen.ts';
import { queryClient } from '#web/queries/query-client.ts';
import { toPropertyBody, toPropertyValues } from './property-values.ts';

const groups = ['address', 'custom_fields'];
/** The service wants all their parts at once. */
const wholes = ['custom_fields'];

const labels: Record<string, string> = {
  'address.line1': 'House number and street',
  'address.line2': 'Flat, floor or building',
  'address.city': 'Town',
  'address.county': 'County',
  'address.postcode': 'Postcode',
  client: 'Client',
  type: 'Type',
  detachment: 'Detachment',
  furnished: 'Furnished',
  no_of_beds: 'Bedrooms',
  no_of_baths: 'Bathrooms',
  no_of_garages: 'Garages',
  parking: 'Parking',
  garden: 'Garden',
  ref: 'Ref',
  uprn: 'UPRN',
  tags: 'Tags',
  notes: 'Notes',
};

export const readParts = (property: Property, fields: readonly CustomField[]) => ({
  ...partsOf(toPropertyBody(toPropertyValues(property, fields)), groups),
  version: property.version,
});

export function useSaveProperty(property: Property, fields: readonly CustomField[]) {
  const update = useMutation(updatePropertyMutation());
  const labelled = { ...labels, ...Object.fromEntries(fields.map(({ id, name }) => [`custom_fields.${id}`, name])) };
  const { save, conflictDialog } = useConflict(labelled, String, { valueWord });

  /** Resolves to undefined when the person went back to the form. */
  const saveProperty = (body: object) =>
    save<Parts, Property>({
      before: readParts(property, fields),
      body: partsOf(body, groups),
      present: (current: Property) => readParts(current, fields),
      send: (changes, headers, read) =>
        update.mutateAsync({
          path: { property_id: property.id },
          body: bodyOf(withWhole(changes, read, wholes)),
          headers,
        }),
    });
  return { saveProperty, conflictDialog };
}

function valueWord(value: unknown, name: string): string | undefined {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (name !== 'client' || typeof value !== 'object' || value === null || !('id' in value)) return undefined;
  return queryClient.getQueryData(everyClientOptions().queryKey)?.find(({ id }) => id === value.id)?.name ?? 'Another';
}
