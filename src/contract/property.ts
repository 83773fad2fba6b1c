/** Properties: the buildings that are let, each with its reports and its audit trail for life. */
import * as z from 'zod';
import { detachments, furnishings } from '#domain/property-words.ts';
import { CustomFieldValues, customFieldInputs } from './custom-field.ts';
import {
  filter,
  Id,
  IdList,
  IdParameter,
  Instant,
  LINE,
  listOf,
  open,
  PARAGRAPH,
  Page,
  perPage,
  RequiredText,
  Text,
} from './wire.ts';

export const Address = open({
  line1: z.string().meta({ description: 'House number and street' }),
  line2: z.string().nullable(),
  city: z.string(),
  county: z.string().nullable(),
  postcode: z.string(),
  country: z.string().nullable(),
}).meta({ id: 'Address' });

export const ClientRef = open({ id: Id, name: z.string() });

export const Property = open({
  id: Id,
  ref: z.string().nullable(),
  address: Address,
  geocoords: open({ lat: z.string().nullable(), lng: z.string().nullable() }),
  furnished: z
    .string()
    .nullable()
    .meta({ examples: [...furnishings] }),
  type: z
    .string()
    .nullable()
    .meta({ examples: ['House', 'Apartment'] }),
  detachment: z
    .string()
    .nullable()
    .meta({ examples: [...detachments] }),
  no_of_beds: z.int(),
  no_of_baths: z.int(),
  no_of_garages: z.int().nullable(),
  parking: z.boolean(),
  garden: z.boolean(),
  notes: z.string().nullable(),
  uprn: z.string().nullable().meta({ description: 'Unique property reference number' }),
  client: ClientRef.nullable(),
  tags: z.array(z.string()),
  customFields: CustomFieldValues,
  created_at: Instant.optional(),
  updated_at: Instant.optional(),
}).meta({ id: 'Property' });

const Rooms = z.int().min(0).max(99);
const Country = Text(LINE).nullable();

const propertyFields = {
  ref: Text(LINE).nullable().optional(),
  client: z.object({ id: Id.nullable() }).nullable().optional(),
  furnished: z.enum(furnishings).nullable().optional(),
  type: Text(LINE).nullable().optional(),
  detachment: z.enum(detachments).nullable().optional(),
  no_of_garages: Rooms.nullable().optional(),
  parking: z.boolean().optional(),
  garden: z.boolean().optional(),
  notes: Text(PARAGRAPH).nullable().optional(),
  uprn: Text(LINE).nullable().optional(),
  tags: z.array(RequiredText(60)).max(50).optional(),
  ...customFieldInputs,
};

export const PropertyDraft = z
  .object({
    address: z.object({
      line1: RequiredText(LINE),
      line2: Text(LINE).nullable().optional(),
      city: RequiredText(LINE),
      county: Text(LINE).nullable().optional(),
      postcode: RequiredText(20),
      country: Country.optional(),
    }),
    no_of_beds: Rooms,
    no_of_baths: Rooms,
    ...propertyFields,
  })
  .meta({ id: 'PropertyDraft' });

/** Omitted members are kept. */
export const PropertyChange = z
  .object({
    address: z
      .object({
        line1: RequiredText(LINE),
        line2: Text(LINE).nullable(),
        city: RequiredText(LINE),
        county: Text(LINE).nullable(),
        postcode: RequiredText(20),
        country: Country,
      })
      .partial()
      .optional(),
    no_of_beds: Rooms.optional(),
    no_of_baths: Rooms.optional(),
    ...propertyFields,
  })
  .meta({ id: 'PropertyChange' });

export const PropertyQuery = z.object({
  page: Page,
  per_page: perPage(30),
  client_id: IdList.meta({ description: 'Of any of these clients' }),
  address: Text(LINE).optional().meta({ description: 'Every word must occur in the full address, in any order' }),
  ref: filter(Text(LINE)).meta({ description: 'Exactly this reference' }),
  tag: listOf(Text(60)).meta({ description: 'With any of these tags' }),
});

export const PropertyPath = z.object({ property_id: IdParameter });
