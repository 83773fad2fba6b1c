/** Properties: the buildings that are let, each with its reports and its audit trail for life. */
import * as z from 'zod';
import { areaPattern, MOST_AREAS } from '#domain/property/postcode-area.ts';
import { sectorAttribution } from '#domain/property/postcode-sector.ts';
import { detachments, furnishings } from '#domain/property/property-words.ts';
import { CustomFieldValues, customFieldInputs } from './custom-field.ts';
import {
  filter,
  Id,
  IdList,
  IdParameter,
  Instant,
  LINE,
  listOf,
  listQuery,
  open,
  orWords,
  PARAGRAPH,
  RequiredText,
  Text,
  updatedSorts,
  Version,
} from './wire.ts';

export const Address = open({
  line1: z.string().meta({ description: 'House number and street' }),
  line2: z.string().nullable().describe('Second line; null when there is none'),
  city: z.string().describe('Town or city'),
  county: z.string().nullable().describe('County; null when not given'),
  postcode: z.string().describe('Postcode, such as PO5 3AA'),
  country: z.string().nullable().describe('Country; that of the account unless given'),
}).meta({ id: 'Address', description: 'A postal address' });

/** As people without an account see it. */
export const ShortAddress = Address.pick({ line1: true, line2: true, city: true, postcode: true }).meta({
  id: 'ShortAddress',
  description: 'Where the property is',
});

export const ClientRef = open({
  id: Id.describe('Id of the client'),
  name: z.string().describe('Name of the client'),
}).meta({ id: 'ClientRef' });

/** `50.7953`: decimal degrees, up to `most` on either side of zero. */
const Degrees = (most: number) =>
  Text(30).refine((text) => /^-?\d{1,3}(?:\.\d{1,20})?$/.test(text) && Math.abs(Number(text)) <= most, {
    error: `must be degrees between -${most} and ${most}, such as 50.7953`,
  });

const OwnGeocoords = z
  .object({ lat: Degrees(90).describe('Latitude in degrees'), lng: Degrees(180).describe('Longitude in degrees') })
  .describe('Coordinates given by hand; null goes by the postcode again');

export const Property = open({
  id: Id,
  ref: z.string().nullable().describe('Reference of your own, which need not be unique; null when not given'),
  address: Address.describe('Where it is'),
  geocoords: open({
    lat: z.string().nullable().describe('Latitude in degrees, as text; null when the postcode is not known'),
    lng: z.string().nullable().describe('Longitude in degrees, as text; null when the postcode is not known'),
  }).describe(
    `Where it is on the map: \`own_geocoords\` if it has any, else the middle of its postcode sector. ${sectorAttribution}`,
  ),
  own_geocoords: open({
    lat: z.string().describe('Latitude in degrees'),
    lng: z.string().describe('Longitude in degrees'),
  })
    .nullable()
    .optional()
    .describe('Coordinates that somebody gave by hand; null while the postcode says where it is'),
  furnished: z
    .string()
    .nullable()
    .meta({ description: `${orWords(furnishings)}; null when not given`, examples: [...furnishings] }),
  type: z
    .string()
    .nullable()
    .meta({
      description: 'Kind of property, in your own words; null when not given',
      examples: ['House', 'Apartment'],
    }),
  detachment: z
    .string()
    .nullable()
    .meta({ description: `${orWords(detachments)}; null when not given`, examples: [...detachments] }),
  no_of_beds: z.int().describe('Bedrooms'),
  no_of_baths: z.int().describe('Bathrooms'),
  no_of_garages: z.int().nullable().describe('Garages; null when not known'),
  parking: z.boolean().describe('Whether it has parking'),
  garden: z.boolean().describe('Whether it has a garden'),
  notes: z.string().nullable().describe('Free text; null when there is none'),
  uprn: z.string().nullable().meta({ description: 'Unique property reference number; null when not given' }),
  client: ClientRef.nullable().describe('The client that it belongs to; null when it has none'),
  tags: z.array(z.string()).describe('Words to find it by, such as `managed`'),
  customFields: CustomFieldValues,
  created_at: Instant.optional().describe('When it was created'),
  updated_at: Instant.optional().describe('When one of its members last changed'),
  version: Version.optional(),
}).meta({ id: 'Property' });

const Rooms = z.int().min(0).max(99);
const Country = Text(LINE).nullable();

const propertyFields = {
  own_geocoords: OwnGeocoords.nullable().optional(),
  ref: Text(LINE).nullable().optional(),
  client: z
    .object({ id: Id.nullable().describe('Id of the client; null for none') })
    .nullable()
    .optional(),
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

const AddressInput = z.object({
  line1: RequiredText(LINE),
  line2: Text(LINE).nullable(),
  city: RequiredText(LINE),
  county: Text(LINE).nullable(),
  postcode: RequiredText(20),
  country: Country,
});

export const PropertyDraft = z
  .object({
    address: AddressInput.partial({ line2: true, county: true, country: true }),
    no_of_beds: Rooms,
    no_of_baths: Rooms,
    ...propertyFields,
  })
  .meta({ id: 'PropertyDraft' });

/** Omitted members are kept. */
export const PropertyChange = z
  .object({
    address: AddressInput.partial().optional(),
    no_of_beds: Rooms.optional(),
    no_of_baths: Rooms.optional(),
    ...propertyFields,
  })
  .meta({ id: 'PropertyChange' });

export const PostcodeAreas = Text(LINE)
  .refine((text) => areaPattern(text) !== undefined, {
    error: `must be ${MOST_AREAS} beginnings of postcodes at most, separated by commas, such as PO4, PO5 3`,
  })
  .meta({
    description: 'In any of these areas of postcodes, separated by commas: PO, PO4, PO5 3, or one whole',
    examples: ['PO4, PO5 3'],
  });

const PropertySort = filter(
  z.enum(['created', '-created', 'address', '-address', 'postcode', '-postcode', 'match', ...updatedSorts]),
).meta({
  description:
    'Order: created, address, postcode or updated; with a leading - the other way round; `match`: first those that begin with the text of `address`, then those in which each of its words begins a word, in pages only',
});
export const PropertyQuery = z.object({
  ...listQuery(30),
  sort: PropertySort,
  client_id: IdList.meta({ description: 'Properties of any of these clients' }),
  address: Text(LINE).optional().meta({ description: 'Every word must occur in the full address, in any order' }),
  postcode: filter(PostcodeAreas),
  ref: filter(Text(LINE)).meta({ description: 'Exactly this reference' }),
  tag: listOf(Text(60)).meta({ description: 'With any of these tags' }),
});

export const PropertyPath = z.object({ property_id: IdParameter });
