/** Tenancies of properties, who lives there under each, and what falls due at homes. */
import { sql } from 'drizzle-orm';
import { date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { InspectionTypeCode } from '#domain/inspection-type.ts';
import type { CertificateKind } from '#domain/property/certificate.ts';
import type { ProposalOutcome } from '#domain/property/proposal.ts';
import type { NoticeBy } from '#domain/property/tenancy.ts';
import { clients, ofAccount } from './account.ts';
import { changed, createdAt, id, instant, refersTo, version } from './columns.ts';
import { inspections } from './inspection.ts';
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

/** Rules by which visits recur during tenancies, of all homes or of those of one client. */
export const recurringVisits = pgTable(
  'recurring_visits',
  {
    id: id(),
    accountId: ofAccount(),
    name: text('name').notNull(),
    type: integer('type').$type<InspectionTypeCode>().notNull(),
    everyMonths: integer('every_months').notNull(),
    jitterDays: integer('jitter_days').notNull(),
    quietDays: integer('quiet_days').notNull(),
    clientId: integer('client_id'),
    version: version(),
    createdAt: createdAt(),
    changed: changed(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.id] }), refersTo(clients, table, table.clientId)],
);

export const certificates = pgTable(
  'certificates',
  {
    id: id(),
    accountId: integer('account_id').notNull(),
    propertyId: integer('property_id').notNull(),
    kind: text('kind').$type<CertificateKind>().notNull(),
    issuedOn: date('issued_on'),
    expiresOn: date('expires_on').notNull(),
    ref: text('ref'),
    version: version(),
    createdAt: createdAt(),
    changed: changed(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.id] }),
    index('certificates_property').on(table.accountId, table.propertyId, table.kind),
    index('certificates_expiring').on(table.accountId, table.expiresOn),
    refersTo(properties, table, table.propertyId).onDelete('cascade'),
  ],
);

/** The end of a proposal, by its key; one without a row is open. */
export const proposalDecisions = pgTable(
  'proposal_decisions',
  {
    accountId: ofAccount(),
    key: text('key').notNull(),
    propertyId: integer('property_id').notNull(),
    outcome: text('outcome').$type<ProposalOutcome>().notNull(),
    inspectionId: integer('inspection_id'),
    decidedAt: instant('decided_at').notNull().default(sql`now()`),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.key] }),
    index('proposal_decisions_property').on(table.accountId, table.propertyId),
    index('proposal_decisions_inspection').on(table.accountId, table.inspectionId),
    refersTo(properties, table, table.propertyId).onDelete('cascade'),
    refersTo(inspections, table, table.inspectionId).onDelete('cascade'),
  ],
);
