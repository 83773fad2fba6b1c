/** Properties between the wire and the store. */
import type * as z from 'zod';
import type { PropertyChange, PropertyDraft } from '#contract/property.ts';
import type { CustomFieldDefinition } from '#store/account/custom-fields.ts';
import type { PropertyAddition } from '#store/properties/properties.ts';
import type { PropertyRow } from '#store/properties/property-columns.ts';
import { presentCustomFields } from '../custom-fields/present.ts';

type ShownCustomFields = ReturnType<typeof presentCustomFields>;

export function presentProperty(row: PropertyRow, definitions: CustomFieldDefinition[]) {
  return presentPropertyWith(row, presentCustomFields(definitions, row.customFields));
}

/** With its custom fields as they are shown, which an embedding statement has looked up already. */
export function presentPropertyWith(row: PropertyRow, customFields: ShownCustomFields) {
  return {
    id: row.id,
    ref: row.ref,
    address: {
      line1: row.line1,
      line2: row.line2,
      city: row.city,
      county: row.county,
      postcode: row.postcode,
      country: row.country,
    },
    geocoords: presentPlace(row),
    own_geocoords: presentOwnPlace(row),
    furnished: row.furnished,
    type: row.type,
    detachment: row.detachment,
    no_of_beds: row.noOfBeds,
    no_of_baths: row.noOfBaths,
    no_of_garages: row.noOfGarages,
    parking: row.parking,
    garden: row.garden,
    notes: row.notes,
    uprn: row.uprn,
    client: row.clientId === null ? null : { id: row.clientId, name: row.clientName ?? '' },
    tags: row.tags,
    customFields,
    created_at: row.createdAt,
    updated_at: row.updatedAt,
    version: row.version,
  };
}

const textOf = (degrees: number | null) => (degrees === null ? null : String(degrees));

function presentOwnPlace({ lat, lng, locatedBy }: PropertyRow): { lat: string; lng: string } | null {
  return locatedBy === 'hand' && lat !== null && lng !== null ? { lat: String(lat), lng: String(lng) } : null;
}

const presentPlace = ({ lat, lng }: Pick<PropertyRow, 'lat' | 'lng'>) => ({ lat: textOf(lat), lng: textOf(lng) });

type Change = z.output<typeof PropertyChange>;

/** Only members in the body; an absent member is kept. The caller first checks custom fields and the client, and finds the place. */
export function acceptPropertyChange({
  address,
  client,
  custom_fields,
  customFields,
  own_geocoords: _,
  ...body
}: Change): Partial<PropertyAddition> {
  const { no_of_beds, no_of_baths, no_of_garages, ...same } = body;
  return {
    ...address,
    ...same,
    ...(no_of_beds !== undefined && { noOfBeds: no_of_beds }),
    ...(no_of_baths !== undefined && { noOfBaths: no_of_baths }),
    ...(no_of_garages !== undefined && { noOfGarages: no_of_garages }),
    ...(client !== undefined && { clientId: client?.id ?? null }),
  };
}

export function acceptProperty(body: z.output<typeof PropertyDraft>): PropertyAddition {
  const { line1, city, postcode } = body.address;
  return {
    ...acceptPropertyChange(body),
    line1,
    city,
    postcode,
    noOfBeds: body.no_of_beds,
    noOfBaths: body.no_of_baths,
  };
}
