/** The store: one aggregate each. Whose account comes first; only what comes by a link's token, or as a hash, has none yet. */
import { buildActionStore } from './reports/actions.ts';
import { buildApplicationStore } from './access/applications.ts';
import { buildAttachmentStore } from './files/attachments.ts';
import { buildPendingAttachmentStore } from './files/attachments-pending.ts';
import { buildAuditStore } from './properties/audit.ts';
import { buildClientStore } from './account/clients.ts';
import { buildContactStore } from './properties/contacts.ts';
import { buildCustomFieldStore } from './account/custom-fields.ts';
import type { Database, Executor } from './database/database.ts';
import { buildEmailStore } from './events/emails.ts';
import { buildEventStore } from './events/events.ts';
import { buildFileStore } from './files/file-library.ts';
import { buildFileShareStore } from './files/file-shares.ts';
import { buildIdempotencyStore } from './access/idempotency.ts';
import { buildInspectionStore } from './inspections/inspections.ts';
import { buildItemStore } from './reports/items.ts';
import { buildMeterStore } from './properties/meters.ts';
import { buildOptionSetStore } from './account/option-sets.ts';
import { buildPdfStore } from './pdfs/pdfs.ts';
import { buildPeopleStore } from './account/people.ts';
import { buildPropertyStore } from './properties/properties.ts';
import { buildPublishedReportStore } from './reports/published-reports.ts';
import { buildRateLimitStore } from './access/rate-limits.ts';
import { buildReportCommentStore } from './reports/report-comments.ts';
import { buildInitializationStore } from './reports/report-initialization.ts';
import { buildReportSignatureStore } from './reports/report-signatures.ts';
import { buildReportStore } from './reports/reports.ts';
import { buildRoomStore } from './reports/rooms.ts';
import { buildStaffStore } from './account/staff.ts';
import { buildTemplateStore } from './reports/templates.ts';
import { buildTenantLinkStore } from './inspections/tenant-links.ts';
import type { Unit } from './database/unit-of-work.ts';
import { buildWebhookDeliveryStore } from './events/webhook-deliveries.ts';
import { buildWebhookStore } from './events/webhooks.ts';

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
