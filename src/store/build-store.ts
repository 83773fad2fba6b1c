/**
 * The store, one aggregate each. Every function takes the account first, except those that find it by a link's token or
 * a hash.
 */
import { buildActionStore } from './reports/actions.ts';
import { buildApplicationStore } from './access/applications.ts';
import { buildApplicationUseStore } from './access/application-use.ts';
import { buildAppointmentAnswerStore } from './inspections/appointment-answers.ts';
import { buildAttachmentStore } from './files/attachments.ts';
import { buildPendingAttachmentStore } from './files/attachments-pending.ts';
import { buildAuditStore } from './properties/audit.ts';
import { buildBulkChangeStore } from './inspections/bulk-changes.ts';
import { buildCertificateStore } from './properties/certificates.ts';
import { buildChangeLineStore } from './lists/change-line.ts';
import { buildClientPeopleStore } from './account/client-people.ts';
import { buildClientStore } from './account/clients.ts';
import { buildContactStore } from './properties/contacts.ts';
import { buildCoveredFileStore } from './files/covering/covered-files.ts';
import { buildCustomFieldStore } from './account/custom-fields.ts';
import type { AfterEnd, Database, Executor, Transaction } from './database/database.ts';
import { buildDeletionStore } from './lists/deletions.ts';
import { buildDayRoundStore } from './events/day-rounds.ts';
import { buildEmailStore } from './events/emails.ts';
import { buildErasureStore } from './privacy/erasures.ts';
import { buildEventStore } from './events/events.ts';
import { buildExternalIdStore } from './account/external-ids.ts';
import { buildFactorStore } from './factors/factor-store.ts';
import { buildFileStore } from './files/file-library.ts';
import { buildFileShareStore } from './files/file-shares.ts';
import type { UserKey } from './directory/sign-in-names.ts';
import { forgetIdentities } from './single-sign-on/identities.ts';
import { buildIdentityDomainStore } from './single-sign-on/identity-domains.ts';
import { buildIdentityProviderStore } from './single-sign-on/identity-providers.ts';
import { buildTakingBack } from './imports/take-back.ts';
import { buildThingsThere } from './imports/find-there.ts';
import { buildImportStore } from './imports/imports.ts';
import { buildInspectionStore } from './inspections/inspections.ts';
import { buildInvitationStore } from './account/invitations.ts';
import { buildItemStore } from './reports/items.ts';
import { buildPictureStore } from './account/only-picture.ts';
import { buildFeeStore } from './inspections/fees.ts';
import { buildKeySetStore } from './properties/key-sets.ts';
import { buildFirmCertificateStore } from './secrets/firm-certificate.ts';
import { buildLearntConditionStore } from './account/learnt-conditions.ts';
import { buildMailServerStore } from './events/mail-servers.ts';
import { buildMeterStore } from './properties/meters.ts';
import { buildMovingInStore } from './account/moving-in.ts';
import { buildOptionSetStore } from './account/option-sets.ts';
import { buildPasskeyStore } from './factors/passkeys.ts';
import { buildPlaceStore } from './directory/postcode-sectors.ts';
import { buildPdfStore } from './pdfs/pdfs.ts';
import { buildExportStore } from './privacy/exports.ts';
import { buildPersonNoticeStore } from './access/person-notices.ts';
import { buildPeopleStore } from './account/people.ts';
import { buildPropertyStore } from './properties/properties.ts';
import { buildProposalStore } from './properties/proposals.ts';
import { buildPublicKeyStore } from './evidence/public-keys.ts';
import { buildPublishedReportStore } from './reports/published-reports.ts';
import { buildRecurringVisitStore } from './properties/recurring-visits.ts';
import { buildRefNumberStore } from './inspections/ref-numbers.ts';
import { buildReportCommentStore } from './reports/report-comments.ts';
import { buildInitializationStore } from './reports/report-initialization.ts';
import { buildReportLinkStore } from './reports/report-links.ts';
import { buildReportOpeningStore } from './reports/report-openings.ts';
import { buildReportSignatureStore } from './reports/report-signatures.ts';
import { buildReportVersionStore } from './evidence/report-versions.ts';
import { buildReportStore } from './reports/reports.ts';
import { buildRetentionStore } from './privacy/retention.ts';
import { buildReviewQuestionStore } from './reviews/review-questions.ts';
import { buildReviewReturnStore } from './reviews/review-returns.ts';
import { buildReviewQueueStore } from './reviews/review-queue.ts';
import { buildReviewStore } from './reviews/reviews.ts';
import { buildRoomStore } from './reports/rooms.ts';
import { buildSavedViewStore } from './inspections/saved-views.ts';
import { buildSecurityLogStore } from './access/security-log.ts';
import { buildSessionStore } from './access/sessions.ts';
import { buildSetUpLinkStore } from './directory/set-up-link.ts';
import { buildCalendarFeedStore } from './account/calendar-feeds.ts';
import { buildOfferStore } from './inspections/offers.ts';
import { buildBookedTimeStore } from './inspections/booked-times.ts';
import { buildSlotHoldStore } from './inspections/slot-holds.ts';
import { buildSignatureStore } from './account/signatures.ts';
import { buildStorageStore } from './account/storage.ts';
import { buildStaffStore } from './account/staff.ts';
import { buildTemplateStore } from './reports/templates.ts';
import { buildTemplateVersionStore } from './reports/template-versions.ts';
import { buildTenancyStore } from './properties/tenancies.ts';
import { buildTenantLinkStore } from './inspections/tenant-links.ts';
import { buildUsualThingsStore } from './account/usual-things.ts';
import { buildWaitingMessageStore } from './events/waiting-messages.ts';
import { buildWebhookDeliveryStore } from './events/webhook-deliveries.ts';
import { buildWebhookStore } from './events/webhooks.ts';

const builders = {
  actions: buildActionStore,
  applications: buildApplicationStore,
  applicationUse: buildApplicationUseStore,
  appointmentAnswers: buildAppointmentAnswerStore,
  attachments: buildAttachmentStore,
  audit: buildAuditStore,
  bulkChanges: buildBulkChangeStore,
  certificates: buildCertificateStore,
  changeLine: buildChangeLineStore,
  clientPeople: buildClientPeopleStore,
  clients: buildClientStore,
  coveredFiles: buildCoveredFileStore,
  customFields: buildCustomFieldStore,
  deletions: buildDeletionStore,
  dayRounds: buildDayRoundStore,
  emails: buildEmailStore,
  erasures: buildErasureStore,
  events: buildEventStore,
  factors: buildFactorStore,
  files: buildFileStore,
  externalIds: buildExternalIdStore,
  fileShares: buildFileShareStore,
  identities: (db: Executor) => ({ forget: (user: UserKey) => forgetIdentities(db, user) }),
  identityDomains: buildIdentityDomainStore,
  identityProviders: buildIdentityProviderStore,
  imports: buildImportStore,
  initialization: buildInitializationStore,
  inspectionContacts: (db: Executor) => buildContactStore(db, 'inspection'),
  inspections: buildInspectionStore,
  invitations: buildInvitationStore,
  items: buildItemStore,
  fees: buildFeeStore,
  firmCertificates: buildFirmCertificateStore,
  keySets: buildKeySetStore,
  learntConditions: buildLearntConditionStore,
  mailServers: buildMailServerStore,
  meters: buildMeterStore,
  movingIn: buildMovingInStore,
  optionSets: buildOptionSetStore,
  passkeys: buildPasskeyStore,
  pdfs: buildPdfStore,
  publicKeys: buildPublicKeyStore,
  offers: buildOfferStore,
  pendingAttachments: buildPendingAttachmentStore,
  people: buildPeopleStore,
  pictures: buildPictureStore,
  places: buildPlaceStore,
  exports: buildExportStore,
  personNotices: buildPersonNoticeStore,
  properties: buildPropertyStore,
  proposals: buildProposalStore,
  propertyContacts: (db: Executor) => buildContactStore(db, 'property'),
  publishedReports: buildPublishedReportStore,
  recurringVisits: buildRecurringVisitStore,
  refNumbers: buildRefNumberStore,
  reportComments: buildReportCommentStore,
  reportLinks: buildReportLinkStore,
  reportOpenings: buildReportOpeningStore,
  reportSignatures: buildReportSignatureStore,
  reportVersions: buildReportVersionStore,
  reports: buildReportStore,
  retention: buildRetentionStore,
  reviews: buildReviewStore,
  reviewQueue: buildReviewQueueStore,
  reviewQuestions: buildReviewQuestionStore,
  reviewReturns: buildReviewReturnStore,
  rooms: buildRoomStore,
  savedViews: buildSavedViewStore,
  securityLog: buildSecurityLogStore,
  sessions: buildSessionStore,
  signatures: buildSignatureStore,
  slotHolds: buildSlotHoldStore,
  bookedTimes: buildBookedTimeStore,
  calendarFeeds: buildCalendarFeedStore,
  staff: buildStaffStore,
  templates: buildTemplateStore,
  templateVersions: buildTemplateVersionStore,
  setUpLink: buildSetUpLinkStore,
  storage: buildStorageStore,
  takingBack: buildTakingBack,
  tenancies: buildTenancyStore,
  tenantLinks: buildTenantLinkStore,
  thingsThere: buildThingsThere,
  usualThings: buildUsualThingsStore,
  waitingMessages: buildWaitingMessageStore,
  webhookDeliveries: buildWebhookDeliveryStore,
  webhooks: buildWebhookStore,
};

type Aggregates = { readonly [Name in keyof typeof builders]: ReturnType<(typeof builders)[Name]> };

/** The service's store, where each statement is a transaction of its own, or the store of one transaction. */
export type Store = Aggregates & {
  /**
   * All or nothing: a throw, refusals included, undoes everything. In the store of a transaction `work` is a part of that
   * one, and should it fail, all of that fails.
   */
  inTransaction: <Result>(work: (tx: StoreTransaction) => Promise<Result>) => Promise<Result>;
  /**
   * For acts that a rollback does not undo, files above all: done when the transaction has ended, at once when there is
   * none.
   */
  afterEnd: (work: AfterEnd) => Promise<void>;
};
/** The store of one transaction. */
export type StoreTransaction = Store;

/** Each aggregate is made when it is first asked for: a transaction needs three or four of them. */
class StoreOn {
  readonly #db: Executor;

  constructor(db: Executor) {
    this.#db = db;
  }

  static {
    for (const [name, build] of Object.entries(builders)) {
      Object.defineProperty(StoreOn.prototype, name, {
        get(this: StoreOn) {
          const value = build(this.#db);
          Object.defineProperty(this, name, { value });
          return value;
        },
      });
    }
  }

  inTransaction<Result>(work: (tx: StoreTransaction) => Promise<Result>): Promise<Result> {
    return this.#db.transaction((tx) => work(storeOn(tx === this.#db ? this : new StoreOn(tx))));
  }

  afterEnd(work: AfterEnd): Promise<void> {
    return this.#db.afterEnd(work);
  }
}

/** The getters that the class gives itself are known to nobody but the type. */
const storeOn = (store: StoreOn): Store => store as unknown as Store;

export function buildStore(database: Database): Store {
  return storeOn(new StoreOn(database));
}

export function storeOfTransaction(tx: Transaction): StoreTransaction {
  return storeOn(new StoreOn(tx));
}
