/** The audit trail, the outbox of events, webhooks with their deliveries, and e-mails. */
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  primaryKey,
  text,
  type AnyPgColumn,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { DAYS_TRIED } from '#domain/message/email-state.ts';
import type { DeliveryState, EventKind, FoundKind } from '#domain/message/event-kind.ts';
import type { Appointment } from '../inspections/appointment.ts';
import { ofAccount, users } from './account.ts';
import { changed, createdAt, id, instant, refersTo, updatedAt, version } from './columns.ts';
import { inspections } from './inspection.ts';
import { applications } from './oauth.ts';
import { properties } from './property.ts';

export type AuditChange = { field: string; from: unknown; to: unknown };

export const auditEntries = pgTable(
  'audit_entries',
  {
    id: id(),
    accountId: integer('account_id').notNull(),
    propertyId: integer('property_id').notNull(),
    at: createdAt(),
    actorId: integer('actor_id'),
    actorName: text('actor_name').notNull(),
    application: text('application').notNull(),
    action: text('action').notNull(),
    subjectType: text('subject_type').notNull(),
    subjectId: integer('subject_id').notNull(),
    changes: jsonb('changes').$type<AuditChange[]>().notNull().default([]),
    changed: changed(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.id] }),
    index('audit_entries_property').on(table.accountId, table.propertyId, table.at, table.id),
    index('audit_entries_subject').on(table.accountId, table.subjectType, table.subjectId, table.at, table.id),
    index('audit_entries_review')
      .on(table.accountId, table.at, table.id)
      .where(sql`action in ('inspection.complete', 'inspection.reopen')`),
    refersTo(properties, table, table.propertyId),
  ],
);

export const eventsSeq = pgSequence('events_seq');

/** Written in the transaction of the change itself; the worker turns each into deliveries. */
export const events = pgTable(
  'events',
  {
    /** Counted across all accounts: a sequence, so that a partitioned table can have it on every PostgreSQL. */
    seq: bigint('seq', { mode: 'number' }).notNull().default(sql`nextval('events_seq')`),
    accountId: integer('account_id').notNull(),
    kind: text('kind').$type<EventKind>().notNull(),
    data: jsonb('data').$type<Record<string, unknown>>().notNull(),
    at: createdAt(),
    dispatchedAt: instant('dispatched_at'),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.seq] }),
    // For the release before, whose poller reads every account; to go with the next.
    index('events_seq_of_all').on(table.seq),
    index('events_undispatched').on(table.accountId, table.seq).where(sql`dispatched_at is null`),
    index('events_at').on(table.at),
  ],
);

export const webhooks = pgTable(
  'webhooks',
  {
    id: id(),
    accountId: ofAccount(),
    /** The application by which it was registered, and which sees no other; null for the firm's own. */
    applicationId: integer('application_id'),
    url: text('url').notNull(),
    events: text('events').array().$type<EventKind[]>().notNull(),
    /** `whsec_…` secrets that sign, newest first; the second until `formerSecretUntil`. Encrypted with the installation's key. */
    secrets: text('secrets').array().notNull(),
    formerSecretUntil: instant('former_secret_until'),
    enabled: boolean('enabled').notNull().default(true),
    disabledBecause: text('disabled_because'),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    changed: changed(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.id] }), refersTo(applications, table, table.applicationId)],
);

/** How far a webhook has been told of what is found from the numbers of changes, for each kind that it hears of. */
export const webhookMarks = pgTable(
  'webhook_marks',
  {
    accountId: integer('account_id').notNull(),
    webhookId: integer('webhook_id').notNull(),
    kind: text('kind').$type<FoundKind>().notNull(),
    toldUntil: bigint('told_until', { mode: 'number' }).notNull().default(sql`change_number()`),
    /** The first telling need not wait for anything. */
    toldAt: instant('told_at').notNull().default(sql`'epoch'`),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.webhookId, table.kind] }),
    refersTo(webhooks, table, table.webhookId).onDelete('cascade'),
  ],
);

/** `request` without the signature; `answer` null when none came, its body cut after some thousand characters. */
export type WebhookExchange = {
  at: string;
  request: { url: string; headers: Record<string, string> };
  answer: { headers: Record<string, string>; body: string; isCut: boolean } | null;
};

/** As text; null for what is about no inspection. */
export const inspectionOfEvent = (payload: AnyPgColumn) =>
  sql`coalesce(${payload} -> 'data' ->> 'inspection_id', ${payload} -> 'data' -> 'of' ->> 'inspection_id')`;

export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: id(),
    accountId: integer('account_id').notNull(),
    webhookId: integer('webhook_id').notNull(),
    /** The `webhook-id` header: the same on every attempt and every redelivery. */
    messageId: uuid('message_id').notNull().defaultRandom(),
    kind: text('kind').notNull(),
    payload: jsonb('payload').$type<{ type: string; timestamp: string; data: Record<string, unknown> }>().notNull(),
    state: text('state').$type<DeliveryState>().notNull().default('pending'),
    attempts: integer('attempts').notNull().default(0),
    lastStatus: integer('last_status'),
    lastError: text('last_error'),
    /** Milliseconds the last attempt took. */
    lastDuration: integer('last_duration'),
    /** The request of the last attempt and its answer, for somebody who looks for the fault. */
    lastExchange: jsonb('last_exchange').$type<WebhookExchange>(),
    nextAttemptAt: instant('next_attempt_at').default(sql`now()`),
    createdAt: createdAt(),
    deliveredAt: instant('delivered_at'),
    changed: changed(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.id] }),
    index('webhook_deliveries_due')
      .on(table.accountId, table.webhookId, table.nextAttemptAt)
      .where(sql`state = 'pending'`),
    index('webhook_deliveries_webhook').on(table.accountId, table.webhookId, table.createdAt, table.id),
    index('webhook_deliveries_message').on(table.accountId, table.messageId),
    index('webhook_deliveries_inspection').on(table.accountId, inspectionOfEvent(table.payload)),
    refersTo(webhooks, table, table.webhookId).onDelete('cascade'),
  ],
);

/** The firm's own, one at most. Its e-mails go through it from the first test message that has. */
export const mailServers = pgTable('mail_servers', {
  accountId: ofAccount().primaryKey(),
  host: text('host').notNull(),
  port: integer('port').notNull(),
  userName: text('user_name').notNull(),
  /** Encrypted with the installation's own key. */
  sealedPassword: text('sealed_password').notNull(),
  /** The address that its e-mails come from. */
  sender: text('sender').notNull(),
  /** When a test message went through it as it is. Null: nothing else does. */
  triedAt: instant('tried_at'),
  /** Moves with each change, so that a test of what it was before says nothing of it. */
  version: version(),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});

/** Sent through a mail server when there is one; kept and readable in the app otherwise. */
export const emails = pgTable(
  'emails',
  {
    id: id(),
    accountId: ofAccount(),
    inspectionId: integer('inspection_id'),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    /** One calendar, or one after another for several visits. */
    calendar: text('calendar'),
    createdAt: createdAt(),
    sentAt: instant('sent_at'),
    attempts: integer('attempts').notNull().default(0),
    failure: text('failure'),
    /** Kept until the e-mail is sent, and meaningless afterwards. */
    triedUntil: instant('tried_until')
      .notNull()
      .default(sql.raw(`now() + interval '${DAYS_TRIED} days'`)),
    /** Null once nobody tries it any more: it has been given up. */
    nextAttemptAt: instant('next_attempt_at').default(sql`now()`),
    /** Nothing sends it before then, whatever else is woken: until then it can be taken back. Null for most. */
    notBefore: instant('not_before'),
    /** The e-mail that it repeats to another address. */
    resentFrom: integer('resent_from'),
    /** Its text is for the recipient alone, and forgotten once it is sent. */
    confidential: boolean('confidential').notNull().default(false),
    changed: changed(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.id] }),
    index('emails_newest').on(table.accountId, table.createdAt, table.id),
    index('emails_recipient').on(table.accountId, sql`lower(${table.recipient}) text_pattern_ops`),
    index('emails_inspection').on(table.accountId, table.inspectionId, table.createdAt, table.id),
    index('emails_unsent').on(table.accountId, table.createdAt, table.id).where(sql`sent_at is null`),
    index('emails_due')
      .on(table.accountId, table.nextAttemptAt)
      .where(sql`sent_at is null and next_attempt_at is not null`),
    // However often somebody presses: to one address once.
    uniqueIndex('emails_resent_from')
      .on(table.accountId, table.resentFrom, sql`lower(${table.recipient})`)
      .where(sql`resent_from is not null`),
    // Only that column is forgotten: the migration says `on delete set null (inspection_id)`.
    refersTo(inspections, table, table.inspectionId).onDelete('set null'),
    refersTo(table, table, table.resentFrom),
  ],
);

/** The visits that one e-mail tells of together. Such an e-mail names no inspection itself. */
export const emailVisits = pgTable(
  'email_visits',
  {
    accountId: ofAccount(),
    emailId: integer('email_id').notNull(),
    inspectionId: integer('inspection_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.emailId, table.inspectionId] }),
    index('email_visits_inspection').on(table.accountId, table.inspectionId),
    refersTo(emails, table, table.emailId).onDelete('cascade'),
    refersTo(inspections, table, table.inspectionId).onDelete('cascade'),
  ],
);

/**
 * Appointments that the office has changed and people are not told of yet. One row an inspection, until they are told of
 * all its changes together.
 */
export const waitingMessages = pgTable(
  'waiting_messages',
  {
    accountId: ofAccount(),
    /** The inspection. */
    id: integer('id').notNull(),
    /** The author of the changes; null once several have made them. */
    actorId: integer('actor_id'),
    /** As people know it. Null: nobody knows of it. */
    before: jsonb('before').$type<Appointment>(),
    /** The contacts who know it. */
    toldContacts: integer('told_contacts').array().notNull(),
    since: instant('since').notNull().default(sql`now()`),
    dueAt: instant('due_at').notNull(),
    attempts: integer('attempts').notNull().default(0),
    nextAttemptAt: instant('next_attempt_at').notNull(),
    changed: changed(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.id] }),
    index('waiting_messages_due').on(table.accountId, table.nextAttemptAt),
    refersTo(inspections, table, table.id).onDelete('cascade'),
    refersTo(users, table, table.actorId),
  ],
);

/** One for each account: the evening at which its clerks are told next what they have on the day after. */
export const dayRounds = pgTable(
  'day_rounds',
  {
    accountId: ofAccount(),
    id: integer('id').notNull().default(1),
    /** The latest day that they were told of, in the account's time zone. */
    toldOf: date('told_of').notNull(),
    attempts: integer('attempts').notNull().default(0),
    nextAttemptAt: instant('next_attempt_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.id] }),
    // One row an account: the worker asks which of them are due.
    index('day_rounds_due').on(table.nextAttemptAt),
  ],
);
