/** Tenancies of properties, and who lives there under each. */
import { date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { NoticeBy } from '#domain/property/tenancy.ts';
import { changed, createdAt, id, refersTo, version } from './columns.ts';
import { properties, propertyContacts } from './property.ts';

export const tenancies = pgTable(
  'tenancies',
  {
    id: id(),
    accountId: integer('account_id').notNull(),
    propertyId: integer('property_id').notNull(),
    startsOn: date('starts_on').notNull(),
    /** The last day that was agreed; null for one that goes on until somebody gives notice. */
    endsOn: date('ends_on'),
    noticeGivenOn: date('notice_given_on'),
    noticeBy: text('notice_by').$type<NoticeBy>(),
    /** The last day, once it is known. */
    leavesOn: date('leaves_on'),
    version: version(),
    createdAt: createdAt(),
    changed: changed(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.id] }),
    index('tenancies_property').on(table.accountId, table.propertyId, table.startsOn),
    index('tenancies_leaving').on(table.accountId, table.leavesOn),
    refersTo(properties, table, table.propertyId).onDelete('cascade'),
  ],
);

export const tenancyContacts = pgTable(
  'tenancy_contacts',
  {
    accountId: integer('account_id').notNull(),
    tenancyId: integer('tenancy_id').notNull(),
    contactId: integer('contact_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.tenancyId, table.contactId] }),
    index('tenancy_contacts_contact').on(table.accountId, table.contactId),
    refersTo(tenancies, table, table.tenancyId).onDelete('cascade'),
    refersTo(propertyContacts, table, table.contactId).onDelete('cascade'),
  ],
);
