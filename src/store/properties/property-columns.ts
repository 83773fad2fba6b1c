/** A property as it is read, by itself and with its inspections. */
import { describeRow, instant, type NextColumn } from '../database/json-array.ts';
import type { CustomFieldValues } from '../schema/property.ts';

/** From `properties p` and its client `c`. */
export const buildProperty = (next: NextColumn) => ({
  id: next<number>('p.id'),
  ref: next<string | null>('p.ref'),
  line1: next<string>('p.line1'),
  line2: next<string | null>('p.line2'),
  city: next<string>('p.city'),
  county: next<string | null>('p.county'),
  postcode: next<string>('p.postcode'),
  country: next<string | null>('p.country'),
  lat: next<number | null>('p.lat'),
  lng: next<number | null>('p.lng'),
  locatedBy: next<'hand' | 'postcode' | null>('p.located_by'),
  furnished: next<string | null>('p.furnished'),
  type: next<string | null>('p.type'),
  detachment: next<string | null>('p.detachment'),
  noOfBeds: next<number>('p.no_of_beds'),
  noOfBaths: next<number>('p.no_of_baths'),
  noOfGarages: next<number | null>('p.no_of_garages'),
  parking: next<boolean>('p.parking'),
  garden: next<boolean>('p.garden'),
  notes: next<string | null>('p.notes'),
  uprn: next<string | null>('p.uprn'),
  clientId: next<number | null>('p.client_id'),
  clientName: next<string | null>('c.name'),
  tags: next<string[]>('p.tags'),
  customFields: next<CustomFieldValues>('p.custom_fields'),
  version: next<number>('p.version'),
  createdAt: instant(next<string>('p.created_at')),
  updatedAt: instant(next<string>('p.updated_at')),
});

export type PropertyRow = ReturnType<typeof buildProperty>;
export const propertyRow = describeRow(buildProperty);
