/** Inspections and their contacts. */
import { sql } from 'drizzle-orm';
import {
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { Pricing } from '#domain/firm/charges.ts';
import type { InspectionStateCode } from '#domain/inspection-state.ts';
import type { InspectionTypeCode } from '#domain/inspection-type.ts';
import type { AnswerKind } from '#domain/message/appointment-answer.ts';
import type { QuestionedField } from '#domain/review/question.ts';
import { clients, ofAccount, users } from './account.ts';
import { attachments, files } from './attachment.ts';
import { bytes, changed, createdAt, id, instant, refersTo, updatedAt, version } from './columns.ts';
import { type CustomFieldValues, contactColumns, properties } from './property.ts';
import { items, reports } from './report.ts';

/** Without `photosPerRoom` the usual number is asked for. */
export type SelfServicer = { name: string; email: string; templateId: number | null; photosPerRoom?: number };

export const inspections = pgTable(
  'inspections',
  {
    id: id(),
    accountId: ofAccount(),
    propertyId: integer('property_id').notNull(),
    reportId: integer('report_id').notNull(),
    actorId: integer('actor_id'),
    clerkId: integer('clerk_id'),
    typistId: integer('typist_id'),
    state: integer('state').$type<InspectionStateCode>().notNull(),
    type: integer('type').$type<InspectionTypeCode>().notNull(),
    ref: text('ref'),
    title: text('title').notNull(),
    clientId: integer('client_id'),
    reportKey: text('report_key').notNull(),
    locationOfKeys: text('location_of_keys').notNull().default(''),
    returnKey: text('return_key'),
    coverAttachmentId: integer('cover_attachment_id'),
    notesReport: text('notes_report'),
    notesInternal: text('notes_internal'),
    notesClient: text('notes_client'),
    pricing: jsonb('pricing').$type<Pricing>(),
    timeToComplete: integer('time_to_complete'),
    /** The appointment; with `conductDateOnly` the start of that day in the account's time zone. */
    conductAt: instant('conduct_at'),
    conductDateOnly: boolean('conduct_date_only').notNull().default(false),
    /** 0 = confirmed, 1 = not confirmed. */
    conductDateOption: integer('conduct_date_option').notNull().default(0),
    customFields: jsonb('custom_fields').$type<CustomFieldValues>().notNull().default({}),
    selfServicer: jsonb('self_servicer').$type<SelfServicer>(),
    tenantTokenHash: bytes('tenant_token_hash'),
    tenantTokenExpiresAt: instant('tenant_token_expires_at'),
    /** 6 = from an inspection, 3 = from a template. */
    initializationType: integer('initialization_type'),
    initializationFrom: integer('initialization_from'),
    initializationDate: instant('initialization_date'),
    startedAt: instant('started_at'),
    submittedAt: instant('submitted_at'),
    reopenedFromReviewAt: instant('reopened_from_review_at'),
    reopenedAt: instant('reopened_at'),
    completedAt: instant('completed_at'),
    /** The e-mails of the finished report go then, and until then its completion can be taken back. Null: they went at once. */
    sendsAt: instant('sends_at'),
    closedAt: instant('closed_at'),
    cancelledAt: instant('cancelled_at'),
    /** Set at the first completion, and never moved. */
    commentsUntil: instant('comments_until'),
    cancellationReason: text('cancellation_reason'),
    /** The state before; null for one that was cancelled before this was kept. */
    cancelledFrom: integer('cancelled_from').$type<InspectionStateCode>(),
    /** Their clerk has said that they come; another clerk or date waits for an answer of its own. */
    clerkAcceptedAt: instant('clerk_accepted_at'),
    /** The last clerk who would not come, until another one is given. */
    declinedBy: integer('declined_by'),
    declinedAt: instant('declined_at'),
    declineReason: text('decline_reason'),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    changed: changed(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.id] }),
    unique('inspections_report').on(table.accountId, table.reportId),
    uniqueIndex('inspections_report_key').on(table.accountId, table.reportKey),
    uniqueIndex('inspections_tenant_token').on(table.accountId, table.tenantTokenHash),
    index('inspections_newest').on(table.accountId, table.createdAt, table.id),
    index('inspections_changed').on(table.accountId, table.changed, table.id),
    index('inspections_state').on(table.accountId, table.state, table.createdAt, table.id),
    index('inspections_clerk').on(table.accountId, table.clerkId, table.createdAt, table.id),
    index('inspections_property').on(table.accountId, table.propertyId, table.createdAt, table.id),
    index('inspections_client').on(table.accountId, table.clientId, table.createdAt, table.id),
    index('inspections_conduct').on(table.accountId, table.conductAt, table.id),
    index('inspections_words').using('gin', sql`lower(ref) gin_trgm_ops`, sql`lower(title) gin_trgm_ops`),
    refersTo(properties, table, table.propertyId),
    refersTo(reports, table, table.reportId),
    refersTo(users, table, table.clerkId),
    refersTo(users, table, table.typistId),
    refersTo(users, table, table.actorId),
    refersTo(users, table, table.declinedBy),
    refersTo(clients, table, table.clientId),
    index('inspections_cover').on(table.accountId, table.coverAttachmentId).where(sql`cover_attachment_id is not null`),
    // Only that column is forgotten: the migration says `on delete set null (cover_attachment_id)`.
    refersTo(attachments, table, table.coverAttachmentId).onDelete('set null'),
  ],
);

export const inspectionContacts = pgTable(
  'inspection_contacts',
  {
    id: id(),
    accountId: integer('account_id').notNull(),
    inspectionId: integer('inspection_id').notNull(),
    ...contactColumns(),
    /** Their latest answer to an appointment, and the time of the appointment that they answered. */
    answer: text('answer').$type<AnswerKind>(),
    answerNote: text('answer_note'),
    answeredAt: instant('answered_at'),
    answeredFor: instant('answered_for'),
    /** How many they have given. */
    answers: integer('answers').notNull().default(0),
    changed: changed(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.id] }),
    index('inspection_contacts_inspection').on(table.accountId, table.inspectionId),
    index('inspection_contacts_name').using('gin', sql`lower(name) gin_trgm_ops`),
    index('inspection_contacts_another_time')
      .on(table.accountId, table.inspectionId)
      .where(sql`answer = 'another_time'`),
    refersTo(inspections, table, table.inspectionId).onDelete('cascade'),
  ],
);

/** By which contacts answer an appointment: each e-mail about it has one, and all lead to the appointment as it is now. */
export const appointmentLinks = pgTable(
  'appointment_links',
  {
    accountId: integer('account_id').notNull(),
    tokenHash: bytes('token_hash').notNull(),
    contactId: integer('contact_id').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.tokenHash] }),
    index('appointment_links_contact').on(table.accountId, table.contactId),
    refersTo(inspectionContacts, table, table.contactId).onDelete('cascade'),
  ],
);

/** The clerk's signature under a finished report, as it was when the report was completed. */
export const clerkSignatures = pgTable(
  'clerk_signatures',
  {
    accountId: ofAccount(),
    inspectionId: integer('inspection_id').notNull(),
    userId: integer('user_id').notNull(),
    /** As their name was then. */
    name: text('name').notNull(),
    fileId: integer('file_id').notNull(),
    signedAt: instant('signed_at').notNull().default(sql`now()`),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.inspectionId] }),
    index('clerk_signatures_file').on(table.accountId, table.fileId),
    refersTo(inspections, table, table.inspectionId).onDelete('cascade'),
    refersTo(users, table, table.userId),
    refersTo(files, table, table.fileId),
  ],
);

/** For each stop of a review a hash of the words that a reviewer has seen there, so that a tick goes with them. */
export const reviewTicks = pgTable(
  'review_ticks',
  {
    accountId: ofAccount(),
    inspectionId: integer('inspection_id').notNull(),
    personId: integer('person_id').notNull(),
    ticks: jsonb('ticks').$type<Record<string, string>>().notNull(),
    updatedAt: updatedAt(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.inspectionId, table.personId] }),
    refersTo(inspections, table, table.inspectionId).onDelete('cascade'),
    refersTo(users, table, table.personId),
  ],
);

/** Questions of reviewers about fields and photographs, and words that they suggest. They are the office's own: nothing of them is printed. */
export const reviewQuestions = pgTable(
  'review_questions',
  {
    id: id(),
    accountId: ofAccount(),
    inspectionId: integer('inspection_id').notNull(),
    reportId: integer('report_id').notNull(),
    /** Null: the item is gone. */
    itemId: integer('item_id'),
    field: text('field').$type<QuestionedField>().notNull(),
    /** The photograph that it is about; null where it is gone, too. */
    attachmentId: integer('attachment_id'),
    /** Its subject, in words that outlive the item: `Kitchen · Oven`. */
    about: text('about').notNull(),
    text: text('text').notNull(),
    suggestion: text('suggestion'),
    askedBy: integer('asked_by').notNull(),
    askedAt: instant('asked_at').notNull().default(sql`now()`),
    answer: text('answer'),
    answeredBy: integer('answered_by'),
    answeredAt: instant('answered_at'),
    /** By taking the words that were suggested, or by the asker. */
    resolvedBy: integer('resolved_by'),
    resolvedAt: instant('resolved_at'),
    isTaken: boolean('is_taken').notNull().default(false),
    /** The reason for which it was let stand without an answer. */
    waiver: text('waiver'),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.id] }),
    index('review_questions_inspection').on(table.accountId, table.inspectionId, table.id),
    index('review_questions_item').on(table.accountId, table.itemId),
    index('review_questions_attachment').on(table.accountId, table.attachmentId),
    refersTo(inspections, table, table.inspectionId).onDelete('cascade'),
    // Only the item or the photograph is forgotten: the migration names the one column.
    foreignKey({
      columns: [table.accountId, table.reportId, table.itemId],
      foreignColumns: [items.accountId, items.reportId, items.id],
    }).onDelete('set null'),
    refersTo(attachments, table, table.attachmentId).onDelete('set null'),
    refersTo(users, table, table.askedBy),
    refersTo(users, table, table.answeredBy),
    refersTo(users, table, table.resolvedBy),
  ],
);
