/** Properties with their contacts and meters. */
import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  doublePrecision,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  primaryKey,
} from 'drizzle-orm/pg-core';
import { clients, ofAccount } from './account.ts';
import { changed, createdAt, id, instant, refersTo, updatedAt, version } from './columns.ts';

/** Values by custom field id. */
export type CustomFieldValues = Record<string, string>;

export const customFields = pgTable(
  'custom_fields',
  {
    id: id(),
    accountId: ofAccount(),
    subject: text('subject').$type<'properties' | 'inspections'>().notNull(),
    name: text('name').notNull(),
    type: text('type').$type<'text' | 'number' | 'date' | 'choice'>().notNull(),
    required: boolean('required').notNull().default(false),
    options: text('options').array().notNull().default([]),
    position: integer('position').notNull().default(0),
    archivedAt: instant('archived_at'),
    changed: changed(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.id] }),
    index('custom_fields_subject').on(table.accountId, table.subject),
  ],
);

export const properties = pgTable(
  'properties',
  {
    id: id(),
    accountId: ofAccount(),
    ref: text('ref'),
    line1: text('line1').notNull(),
    line2: text('line2'),
    city: text('city').notNull(),
    county: text('county'),
    postcode: text('postcode').notNull(),
    country: text('country'),
    lat: doublePrecision('lat'),
    lng: doublePrecision('lng'),
    /** The source of the place; null for one from before there were sectors, which is looked for again. */
    locatedBy: text('located_by').$type<'hand' | 'postcode'>(),
    furnished: text('furnished'),
    type: text('type'),
    detachment: text('detachment'),
    noOfBeds: integer('no_of_beds').notNull(),
    noOfBaths: integer('no_of_baths').notNull(),
    noOfGarages: integer('no_of_garages'),
    parking: boolean('parking').notNull().default(false),
    garden: boolean('garden').notNull().default(false),
    notes: text('notes'),
    uprn: text('uprn'),
    clientId: integer('client_id'),
    tags: text('tags').array().notNull().default([]),
    customFields: jsonb('custom_fields').$type<CustomFieldValues>().notNull().default({}),
    /** The full address without case and accents, and the postcode once more without its space. */
    searchText: text('search_text').generatedAlwaysAs(
      sql`lower(regexp_replace(normalize(line1 || ' ' || coalesce(line2, '') || ' ' || city || ' ' || coalesce(county, '') || ' ' || postcode || ' ' || replace(postcode, ' ', '') || ' ' || coalesce(country, ''), NFD), '[\\u0300-\\u036f]', '', 'g'))`,
    ),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    changed: changed(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.id] }),
    index('properties_newest').on(table.accountId, table.createdAt, table.id),
    index('properties_changed').on(table.accountId, table.changed, table.id),
    index('properties_client').on(table.accountId, table.clientId),
    // Not the whole text, which may be longer than an entry of an index.
    index('properties_address').on(table.accountId, sql`left(search_text, 200)`, table.id),
    // For imports, which ask for some hundred at a time.
    index('properties_postcode').on(table.accountId, sql`lower(replace(${table.postcode}, ' ', ''))`),
    index('properties_search').using('gin', table.searchText.op('gin_trgm_ops')),
    refersTo(clients, table, table.clientId),
  ],
);

/** The shape shared by the contacts of properties and of inspections. */
export const contactColumns = () => ({
  type: integer('type').notNull(),
  name: text('name').notNull(),
  email: text('email'),
  phone: text('phone'),
  signee: boolean('signee').notNull(),
  notify: boolean('notify').notNull(),
  deliver: boolean('deliver').notNull(),
  /** The days of a tenancy, where they are known. */
  startsOn: date('starts_on'),
  endsOn: date('ends_on'),
  version: version(),
  createdAt: createdAt(),
});

export const propertyContacts = pgTable(
  'property_contacts',
  {
    id: id(),
    accountId: integer('account_id').notNull(),
    propertyId: integer('property_id').notNull(),
    ...contactColumns(),
    changed: changed(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.id] }),
    index('property_contacts_property').on(table.accountId, table.propertyId),
    refersTo(properties, table, table.propertyId).onDelete('cascade'),
  ],
);

export const meters = pgTable(
  'meters',
  {
    id: id(),
    accountId: integer('account_id').notNull(),
    propertyId: integer('property_id').notNull(),
    parentId: integer('parent_id'),
    type: text('type').notNull(),
    location: text('location').notNull(),
    supplier: text('supplier').notNull(),
    reading: text('reading').notNull(),
    date: instant('date').notNull(),
    serialNo: text('serial_no'),
    version: version(),
    createdAt: createdAt(),
    changed: changed(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.id] }),
    unique('meters_property').on(table.accountId, table.propertyId, table.id),
    refersTo(properties, table, table.propertyId).onDelete('cascade'),
    // A child register hangs on a meter of the same property.
    foreignKey({
      columns: [table.accountId, table.propertyId, table.parentId],
      foreignColumns: [table.accountId, table.propertyId, table.id],
    }),
  ],
);

export const meterReadings = pgTable(
  'meter_readings',
  {
    id: id(),
    accountId: integer('account_id').notNull(),
    meterId: integer('meter_id').notNull(),
    reading: text('reading').notNull(),
    date: instant('date').notNull(),
    /**
     * The serial number of the device that was read, because a meter may be exchanged. Null when it had none, or nobody
     * noted it.
     */
    serialNo: text('serial_no'),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.id] }),
    index('meter_readings_meter').on(table.accountId, table.meterId, table.date),
    refersTo(meters, table, table.meterId).onDelete('cascade'),
  ],
);
