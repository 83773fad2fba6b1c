/** PDFs of reports, made in the background. */
import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, text, unique, primaryKey } from 'drizzle-orm/pg-core';
import type { PdfType } from '#domain/pdf-type.ts';
import { ofAccount } from './account.ts';
import { bytes, changed, createdAt, id, instant, refersTo, updatedAt, version } from './columns.ts';
import { inspections } from './inspection.ts';

export const pdfs = pgTable(
  'pdfs',
  {
    id: id(),
    accountId: integer('account_id').notNull(),
    inspectionId: integer('inspection_id').notNull(),
    type: text('type').$type<PdfType>().notNull(),
    /** A fingerprint of everything that is printed, and of the layout itself. */
    contentKey: text('content_key').notNull(),
    reportVersion: integer('report_version').notNull(),
    state: text('state').$type<'queued' | 'running' | 'ready' | 'failed'>().notNull().default('queued'),
    /** 0 to 100. */
    progress: integer('progress').notNull().default(0),
    attempts: integer('attempts').notNull().default(0),
    /** The number of times a process ended while making it. */
    interruptions: integer('interruptions').notNull().default(0),
    nextAttemptAt: instant('next_attempt_at').notNull().default(sql`now()`),
    failure: text('failure'),
    bytes: bigint('bytes', { mode: 'number' }),
    pages: integer('pages'),
    sha256: text('sha256'),
    /** The PDF standard it conforms to, for example `ua-1`; null when user text prevented it. */
    standard: text('standard'),
    requestedAt: createdAt(),
    readyAt: instant('ready_at'),
    changed: changed(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.id] }),
    // Simultaneous requests for the same content share one row, and so one job.
    unique('pdfs_content').on(table.accountId, table.inspectionId, table.type, table.contentKey),
    index('pdfs_due').on(table.accountId, table.nextAttemptAt).where(sql`state in ('queued', 'running')`),
    index('pdfs_inspection').on(table.accountId, table.inspectionId, table.requestedAt, table.id),
    refersTo(inspections, table, table.inspectionId).onDelete('cascade'),
  ],
);

/** The firm's own, one at most: its PDFs are signed with it as long as it is valid, and with that of the installation otherwise. */
export const signingCertificates = pgTable('signing_certificates', {
  accountId: ofAccount().primaryKey(),
  /** In PEM: the firm's own first, then those that vouch for it. */
  certificates: text('certificates').notNull(),
  /** Encrypted with the installation's own key. */
  sealedKey: text('sealed_key').notNull(),
  version: version(),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});

/** Time stamps of the signatures of PDFs (RFC 3161), kept so that a PDF that is made twice is the same both times. */
export const pdfTimeStamps = pgTable(
  'pdf_time_stamps',
  {
    accountId: integer('account_id').notNull(),
    pdfId: integer('pdf_id').notNull(),
    /** The SHA-256 of the signature that it is of, in hex. */
    imprint: text('imprint').notNull(),
    /** As DER. */
    stamp: bytes('stamp').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.pdfId, table.imprint] }),
    refersTo(pdfs, table, table.pdfId).onDelete('cascade'),
  ],
);
