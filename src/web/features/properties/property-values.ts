/** The values of the property form, and their conversion to the wire, where empty text is null. */
import { textOrNull } from '#web/forms/text-or-null.ts';
import type { CustomField, Property } from '#web/queries/generated/types.gen.ts';

export type PropertyValues = {
  address: { line1: string; line2: string; city: string; county: string; postcode: string };
  client: { id: number | null };
  type: string;
  detachment: string;
  furnished: string;
  no_of_beds: number | string | null;
  no_of_baths: number | string | null;
  no_of_garages: number | string | null;
  parking: boolean;
  garden: boolean;
  ref: string;
  uprn: string;
  tags: string[];
  notes: string;
  /** `field-<id>`: a form takes a key of digits for an index of an array. */
  customFields: Record<string, string>;
};

export const customFieldName = (id: number | string): string => `customFields.field-${id}`;

export function emptyProperty(fields: readonly CustomField[]): PropertyValues {
  return {
    address: { line1: '', line2: '', city: '', county: '', postcode: '' },
    client: { id: null },
    type: '',
    detachment: '',
    furnished: '',
    no_of_beds: null,
    no_of_baths: null,
    no_of_garages: null,
    parking: false,
    garden: false,
    ref: '',
    uprn: '',
    tags: [],
    notes: '',
    customFields: Object.fromEntries(fields.map(({ id }) => [`field-${id}`, ''])),
  };
}

export function toPropertyValues(property: Property, fields: readonly CustomField[]): PropertyValues {
  const { line1, line2, city, county, postcode } = property.address;
  const values = fields.map(({ id }) => [`field-${id}`, property.customFields[id]?.value ?? '']);
  return {
    address: { line1, line2: line2 ?? '', city, county: county ?? '', postcode },
    client: { id: property.client?.id ?? null },
    type: property.type ?? '',
    // Answers may carry another letter case than the vocabulary.
    detachment: property.detachment ?? '',
    furnished: property.furnished ?? '',
    no_of_beds: property.no_of_beds,
    no_of_baths: property.no_of_baths,
    no_of_garages: property.no_of_garages,
    parking: property.parking,
    garden: property.garden,
    ref: property.ref ?? '',
    uprn: property.uprn ?? '',
    tags: property.tags,
    notes: property.notes ?? '',
    customFields: Object.fromEntries(values),
  };
}

/** `po53lx` → `PO5 3LX`; any other text than a British postcode stays as it was typed. */
export function writePostcode(typed: string): string {
  const plain = typed.replaceAll(/\s/g, '').toUpperCase();
  return /^[A-Z]{1,2}\d[A-Z\d]?\d[A-Z]{2}$/.test(plain) ? `${plain.slice(0, -3)} ${plain.slice(-3)}` : typed.trim();
}

/** Everything the form holds; the contract's schema judges it. */
export function toPropertyBody(values: PropertyValues) {
  const { address, customFields, ...rest } = values;
  return {
    address: {
      line1: address.line1.trim(),
      line2: textOrNull(address.line2),
      city: address.city.trim(),
      county: textOrNull(address.county),
      postcode: writePostcode(address.postcode),
    },
    client: rest.client.id === null ? null : rest.client,
    type: textOrNull(rest.type),
    detachment: textOrNull(rest.detachment),
    furnished: textOrNull(rest.furnished),
    no_of_beds: rest.no_of_beds,
    no_of_baths: rest.no_of_baths,
    no_of_garages: rest.no_of_garages,
    parking: rest.parking,
    garden: rest.garden,
    ref: textOrNull(rest.ref),
    uprn: textOrNull(rest.uprn),
    tags: rest.tags,
    notes: textOrNull(rest.notes),
    custom_fields: Object.fromEntries(
      Object.entries(customFields).map(([name, value]) => [name.replace('field-', ''), value]),
    ),
  };
}
