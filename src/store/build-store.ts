/** The store: one aggregate each. Whose account comes first; only what comes by a link's token, or as a hash, has none yet. */
import { buildActionStore } from './actions.ts';
import { buildApplicationStore } from './applications.ts';
import { buildAttachmentStore } from './attachments.ts';
import { buildPendingAttachmentStore } from './attachments-pending.ts';
import { buildAuditStore } from './audit.ts';
import { buildClientStore } from './clients.ts';
import { buildContactStore } from './contacts.ts';
import { buildCustomFieldStore } from './custom-fields.ts';
import type { Database, Executor } from './database.ts';
import { buildEmailStore } from './emails.ts';
import { buildEventStore } from './events.ts';
import { buildFileStore } from './file-library.ts';
import { buildFileShareStore } from './file-shares.ts';
import { buildIdempotencyStore } from './idempotency.ts';
import { buildInspectionStore } from './inspections.ts';
import { buildItemStore } from './items.ts';
import { buildMeterStore } from './meters.ts';
import { buildOptionSetStore } from './option-sets.ts';
import { buildPdfStore } from './pdfs.ts';
import { buildPeopleStore } from './people.ts';
import { buildPropertyStore } from './properties.ts';
import { buildPublishedReportStore } from './published-reports.ts';
import { buildRateLimitStore } from './rate-limits.ts';
import { buildReportCommentStore } from './report-comments.ts';
import { buildInitializationStore } from './report-initialization.ts';
import { buildReportSignatureStore } from './report-signatures.ts';
import { buildReportStore } from './reports.ts';
import { buildRoomStore } from './rooms.ts';
import { buildStaffStore } from './staff.ts';
import { buildTemplateStore } from './templates.ts';
import { buildTenantLinkStore } from './tenant-links.ts';
import type { Unit } from './unit-of-work.ts';
import { buildWebhookDeliveryStore } from './webhook-deliveries.ts';
import { buildWebhookStore } from './webhooks.ts';

const buildAggregates = (db: Executor) => ({
  actions: buildActionStore(db),
  applications: buildApplicationStore(db),
  attachments: buildAttachmentStore(db),
  audit: buildAuditStore(db),
  clients: buildClientStore(db),
  customFields: buildCustomFieldStore(db),
  emails: buildEmailStore(db),
  events: buildEventStore(db),
  files: buildFileStore(db),
  fileShares: buildFileShareStore(db),
  idempotency: buildIdempotencyStore(db),
  initialization: buildInitializationStore(db),
  inspectionContacts: buildContactStore(db, 'inspection'),
  inspections: buildInspectionStore(db),
  items: buildItemStore(db),
  meters: buildMeterStore(db),
  optionSets: buildOptionSetStore(db),
  pdfs: buildPdfStore(db),
  pendingAttachments: buildPendingAttachmentStore(db),
  people: buildPeopleStore(db),
  properties: buildPropertyStore(db),
  propertyContacts: buildContactStore(db, 'property'),
  publishedReports: buildPublishedReportStore(db),
  reportComments: buildReportCommentStore(db),
  reportSignatures: buildReportSignatureStore(db),
  reports: buildReportStore(db),
  rooms: buildRoomStore(db),
  staff: buildStaffStore(db),
  templates: buildTemplateStore(db),
  tenantLinks: buildTenantLinkStore(db),
  webhookDeliveries: buildWebhookDeliveryStore(db),
  webhooks: buildWebhookStore(db),
});

/** What is there inside a transaction. */
export type StoreTransaction = ReturnType<typeof buildAggregates>;

export type Store = StoreTransaction & {
  /** In no transaction: what a request has drawn stays drawn when it fails. */
  rateLimits: ReturnType<typeof buildRateLimitStore>;
  /** All or nothing: a throw, refusals included, undoes everything. */
  inTransaction: <Result>(work: (tx: StoreTransaction) => Promise<Result>) => Promise<Result>;
  /** A transaction that everything joins which happens inside its `run`, those above included. */
  openUnit: () => Promise<Unit>;
};

export function buildStore(database: Database): Store {
  return {
    ...buildAggregates(database),
    rateLimits: buildRateLimitStore(database),
    inTransaction: (work) => database.transaction((tx) => work(buildAggregates(tx))),
    openUnit: database.openUnit,
  };
}
