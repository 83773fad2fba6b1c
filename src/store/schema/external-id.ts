/** The names that other systems have for things here, each application its own (decision 049). */
import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { clients } from './account.ts';
import { createdAt, refersTo } from './columns.ts';
import { inspectionContacts, inspections } from './inspection.ts';
import { properties, propertyContacts } from './property.ts';

/** A name goes with its thing. None of the columns is set while the thing is being made, in one transaction. */
export const externalIds = pgTable(
  'external_ids',
  {
    accountId: integer('account_id').notNull(),
    /** An application of the account, or the back office, which is the directory's. */
    applicationId: integer('application_id').notNull(),
    kind: text('kind').$type<NamedKind>().notNull(),
    value: text('value').notNull(),
    propertyId: integer('property_id'),
    clientId: integer('client_id'),
    inspectionId: integer('inspection_id'),
    propertyContactId: integer('property_contact_id'),
    inspectionContactId: integer('inspection_contact_id'),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.applicationId, table.kind, table.value] }),
    refersTo(properties, table, table.propertyId).onDelete('cascade'),
    refersTo(clients, table, table.clientId).onDelete('cascade'),
    refersTo(inspections, table, table.inspectionId).onDelete('cascade'),
    refersTo(propertyContacts, table, table.propertyContactId).onDelete('cascade'),
    refersTo(inspectionContacts, table, table.inspectionContactId).onDelete('cascade'),
    index('external_ids_property').on(table.accountId, table.propertyId),
    index('external_ids_client').on(table.accountId, table.clientId),
    index('external_ids_inspection').on(table.accountId, table.inspectionId),
    index('external_ids_property_contact').on(table.accountId, table.propertyContactId),
    index('external_ids_inspection_contact').on(table.accountId, table.inspectionContactId),
  ],
);

export type NamedKind = 'property' | 'client' | 'inspection' | 'property_contact' | 'inspection_contact';
