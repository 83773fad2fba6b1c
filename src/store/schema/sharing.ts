/**
 * Finished reports: as they were sealed, with the log by which nobody can alter one unseen, and as they are shared, commented on
 * and signed.
 */
import { check, foreignKey, index, integer, pgTable, primaryKey, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import type { PdfType } from '#domain/pdf-type.ts';
import type { CommentVerdict, ReportParty } from '#domain/report-party.ts';
import type { OpeningKind } from '#domain/message/opening-kind.ts';
import type { Confirmation, SignatureOutcome } from '#domain/message/signature-outcome.ts';
import { accounts, ofAccount, users } from './account.ts';
import { attachments, files } from './attachment.ts';
import { bytes, changed, createdAt, id, instant, refersTo, version } from './columns.ts';
import { inspectionContacts, inspections } from './inspection.ts';
import { items } from './report.ts';

/**
 * Never changed; when retention ends only the content goes, so that the log can still be checked. One that was taken back before
 * anybody was sent it says so, once.
 */
export const reportVersions = pgTable(
  'report_versions',
  {
    accountId: ofAccount(),
    /** Names no row: the inspection may be gone. */
    inspectionId: integer('inspection_id').notNull(),
    /** From 1 in each report. */
    number: integer('number').notNull(),
    /** Its place in the account's log, from 0. */
    position: integer('position').notNull(),
    /** `completion`, or `later` for reports that were finished before versions were sealed. */
    occasion: text('occasion').$type<'completion' | 'later'>().notNull(),
    sealedAt: instant('sealed_at').notNull(),
    /** The person who completed the report; null for `later`. */
    sealedBy: integer('sealed_by'),
    /** The version of the report's rows. */
    reportVersion: integer('report_version').notNull(),
    /** Canonical JSON (RFC 8785), compressed by brotli; null when retention has ended. */
    content: bytes('content'),
    /** The content's, in hex. */
    sha256: text('sha256').notNull(),
    /** When its completion was taken back, before anybody outside had it. */
    takenBackAt: instant('taken_back_at'),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.inspectionId, table.number] }),
    unique('report_versions_position').on(table.accountId, table.position),
    refersTo(users, table, table.sealedBy),
  ],
);

/** Files that a sealed report shows, kept although nothing else may show them any more. */
export const reportVersionFiles = pgTable(
  'report_version_files',
  {
    accountId: integer('account_id').notNull(),
    inspectionId: integer('inspection_id').notNull(),
    fileId: integer('file_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.inspectionId, table.fileId] }),
    index('report_version_files_file').on(table.accountId, table.fileId),
    refersTo(files, table, table.fileId),
  ],
);

/** The head of each account's log. */
export const reportLogs = pgTable('report_logs', {
  accountId: integer('account_id')
    .primaryKey()
    .references(() => accounts.id),
  size: integer('size').notNull(),
  /** The roots of its full subtrees, the largest first, in hex. */
  subtrees: text('subtrees').array().notNull(),
});

/** The link's token is the id with a signature of this installation, so none is stored. */
export const fileShares = pgTable(
  'file_shares',
  {
    id: id(),
    accountId: integer('account_id').notNull(),
    inspectionId: integer('inspection_id').notNull(),
    pdfType: text('pdf_type').$type<PdfType>(),
    /** The purpose of the link, in its maker's words: a person or a firm, mostly. */
    name: text('name'),
    /** An e-mail address, or null when the link was only copied. */
    recipient: text('recipient'),
    expiresAt: instant('expires_at').notNull(),
    revokedAt: instant('revoked_at'),
    openedCount: integer('opened_count').notNull().default(0),
    lastOpenedAt: instant('last_opened_at'),
    createdBy: integer('created_by'),
    version: version(),
    createdAt: createdAt(),
    changed: changed(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.id] }),
    index('file_shares_inspection').on(table.accountId, table.inspectionId, table.createdAt, table.id),
    refersTo(inspections, table, table.inspectionId).onDelete('cascade'),
    refersTo(users, table, table.createdBy),
  ],
);

export const fileShareAttachments = pgTable(
  'file_share_attachments',
  {
    accountId: integer('account_id').notNull(),
    fileShareId: integer('file_share_id').notNull(),
    attachmentId: integer('attachment_id').notNull(),
    position: integer('position').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.fileShareId, table.attachmentId] }),
    index('file_share_attachments_attachment').on(table.accountId, table.attachmentId),
    refersTo(fileShares, table, table.fileShareId).onDelete('cascade'),
    refersTo(attachments, table, table.attachmentId).onDelete('cascade'),
  ],
);

/**
 * The links of single contacts to a finished report. Only the hash of a link's token is kept, and that of the code by which its
 * holder shows, before they sign, that they read the e-mails of that address.
 */
export const reportLinks = pgTable(
  'report_links',
  {
    id: id(),
    accountId: integer('account_id').notNull(),
    inspectionId: integer('inspection_id').notNull(),
    contactId: integer('contact_id').notNull(),
    tokenHash: bytes('token_hash').notNull(),
    /** The link opens nothing once its contact has another address. */
    sentTo: text('sent_to').notNull(),
    revokedAt: instant('revoked_at'),
    openedCount: integer('opened_count').notNull().default(0),
    lastOpenedAt: instant('last_opened_at'),
    codeHash: bytes('code_hash'),
    codeEndsAt: instant('code_ends_at'),
    codeTries: integer('code_tries').notNull().default(0),
    codesSent: integer('codes_sent').notNull().default(0),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.id] }),
    unique('report_links_token').on(table.accountId, table.tokenHash),
    index('report_links_inspection').on(table.accountId, table.inspectionId, table.createdAt, table.id),
    index('report_links_contact').on(table.accountId, table.contactId),
    refersTo(inspections, table, table.inspectionId).onDelete('cascade'),
    refersTo(inspectionContacts, table, table.contactId).onDelete('cascade'),
  ],
);

/**
 * Each opening of a finished report, kept as long as the report: which link it was, whose, and the version that they saw. Whole
 * addresses of visitors stand in the security log alone, and go with that.
 */
export const reportOpenings = pgTable(
  'report_openings',
  {
    id: id(),
    accountId: integer('account_id').notNull(),
    inspectionId: integer('inspection_id').notNull(),
    createdAt: createdAt(),
    kind: text('kind').$type<OpeningKind>().notNull(),
    /** The sealed version that was shown; null where nothing sealed was, and before this was noted. */
    versionNumber: integer('version_number'),
    pdfType: text('pdf_type').$type<PdfType>(),
    /** The link of somebody's own and its contact. Neither names a row: both may be gone. */
    linkId: integer('link_id'),
    contactId: integer('contact_id'),
    fileShareId: integer('file_share_id'),
    /** The name, as it was then, of the holder of an own link, or of whoever gave the report another key. */
    person: text('person'),
    /** The address that the link of somebody's own was sent to. */
    sentTo: text('sent_to'),
    /** Roughly from where: a network of some hundred addresses or more. */
    network: text('network'),
    browser: text('browser'),
    /** Set for what is noted once an hour: the way, the place and the hour. */
    once: text('once'),
    changed: changed(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.id] }),
    unique('report_openings_once').on(table.accountId, table.once),
    index('report_openings_inspection').on(table.accountId, table.inspectionId, table.createdAt, table.id),
    index('report_openings_share').on(table.accountId, table.fileShareId),
    refersTo(inspections, table, table.inspectionId).onDelete('cascade'),
    refersTo(fileShares, table, table.fileShareId).onDelete('cascade'),
  ],
);

/** From people with the report's link, or one of their own, between Complete and Closed. */
export const reportComments = pgTable(
  'report_comments',
  {
    id: id(),
    accountId: integer('account_id').notNull(),
    inspectionId: integer('inspection_id').notNull(),
    reportId: integer('report_id').notNull(),
    /** Null: about the report as a whole, or about an item that is no longer there. */
    itemId: integer('item_id'),
    /** Its subject, in words that outlive the item: `Kitchen · Oven`. */
    about: text('about'),
    /** Names no row: the contact may be gone. Null where the author only gave a name. */
    contactId: integer('contact_id'),
    author: text('author').notNull(),
    role: text('role').$type<ReportParty>().notNull(),
    text: text('text').notNull(),
    reply: text('reply'),
    repliedAt: instant('replied_at'),
    repliedBy: integer('replied_by'),
    verdict: text('verdict').$type<CommentVerdict>(),
    version: version(),
    createdAt: createdAt(),
    changed: changed(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.id] }),
    index('report_comments_inspection').on(table.accountId, table.inspectionId, table.createdAt, table.id),
    index('report_comments_item').on(table.accountId, table.itemId),
    refersTo(inspections, table, table.inspectionId).onDelete('cascade'),
    // Only the item is forgotten: the migration says `on delete set null (item_id)`.
    foreignKey({
      columns: [table.accountId, table.reportId, table.itemId],
      foreignColumns: [items.accountId, items.reportId, items.id],
    }).onDelete('set null'),
    refersTo(users, table, table.repliedBy),
  ],
);

export const reportSignatures = pgTable(
  'report_signatures',
  {
    id: id(),
    accountId: integer('account_id').notNull(),
    inspectionId: integer('inspection_id').notNull(),
    name: text('name').notNull(),
    role: text('role').$type<ReportParty>().notNull(),
    /** Names no row: the contact may be gone. Null for signatures by the report's key, which named themselves. */
    contactId: integer('contact_id'),
    outcome: text('outcome').$type<SignatureOutcome>().notNull().default('signed'),
    method: text('method').$type<'drawn' | 'typed' | 'none'>().notNull(),
    /** SVG path data in a box of 600 by 200; null when typed. */
    drawing: text('drawing'),
    /** The words that were agreed to. */
    declaration: text('declaration').notNull(),
    /** The report's version that was signed. */
    reportVersion: integer('report_version').notNull(),
    /** The sealed version that was signed; null for signatures from before versions were sealed. */
    versionNumber: integer('version_number'),
    /** The way in which we know who it was. */
    confirmation: text('confirmation').$type<Confirmation>().notNull().default('report_key'),
    /** The e-mail address to which the code went. */
    codeSentTo: text('code_sent_to'),
    /** The member of staff in whose presence it was given, as their name was then. */
    witnessId: integer('witness_id'),
    witness: text('witness'),
    /** Why somebody declined, or was not there. */
    reason: text('reason'),
    /** Network address and browser, as evidence. */
    address: text('address'),
    userAgent: text('user_agent'),
    signedAt: createdAt(),
    changed: changed(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.id] }),
    index('report_signatures_inspection').on(table.accountId, table.inspectionId, table.signedAt, table.id),
    uniqueIndex('report_signatures_once')
      .on(table.accountId, table.inspectionId, table.contactId, table.versionNumber, table.outcome)
      .where(sql`contact_id is not null`),
    check('report_signatures_drawn', sql`(${table.method} = 'drawn') = (${table.drawing} is not null)`),
    check('report_signatures_outcome', sql`(${table.outcome} = 'signed') = (${table.method} <> 'none')`),
    refersTo(inspections, table, table.inspectionId).onDelete('cascade'),
    refersTo(users, table, table.witnessId),
  ],
);
