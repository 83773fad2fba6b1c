/**
 * The contents of an export of the account: the interface's own answers, each under its own path. Operations that it does
 * not ask are named with the reason: a test keeps both complete.
 */
import type { OperationId } from '../operations.ts';

export type ExportedList = {
  operation: OperationId;
  /** Below `/api/`, and that of its file; `{id}` is a row of the list that it stands under. */
  path: string;
  query?: string;
  /** One thing, no list. */
  isOne?: true;
  /** Read for each row. */
  each?: readonly ExportedList[];
};

const archivedToo = 'archived=any';

export const exportedLists: readonly ExportedList[] = [
  { operation: 'getAccountSettings', path: 'settings/account', isOne: true },
  { operation: 'getSessionSettings', path: 'settings/sessions', isOne: true },
  { operation: 'getSecondFactorSettings', path: 'settings/second-factor', isOne: true },
  { operation: 'getSingleSignOn', path: 'settings/single-sign-on', isOne: true },
  { operation: 'getMailServer', path: 'settings/mail-server', isOne: true },
  { operation: 'getSigningCertificate', path: 'settings/signing-certificate', isOne: true },
  { operation: 'getRetention', path: 'retention', isOne: true },
  { operation: 'listRetentionRuns', path: 'retention/runs' },
  { operation: 'listLegalHolds', path: 'legal-holds' },
  { operation: 'listErasures', path: 'erasures' },
  { operation: 'listStaff', path: 'staff', query: archivedToo },
  {
    operation: 'listClients',
    path: 'clients',
    query: archivedToo,
    each: [
      { operation: 'listClientPeople', path: 'clients/{id}/people', query: archivedToo },
      { operation: 'listClientExternalIds', path: 'clients/{id}/external-ids' },
    ],
  },
  { operation: 'listPropertyCustomFields', path: 'custom-fields/properties', query: archivedToo },
  { operation: 'listInspectionCustomFields', path: 'custom-fields/inspections', query: archivedToo },
  { operation: 'listOptionSets', path: 'option-sets' },
  {
    operation: 'listTemplates',
    path: 'templates',
    query: 'archived=true',
    each: [
      { operation: 'getTemplateReport', path: 'templates/{id}/report', isOne: true },
      { operation: 'listTemplateReportAttachments', path: 'templates/{id}/attachments' },
      {
        operation: 'listTemplateVersions',
        path: 'templates/{id}/versions',
      },
    ],
  },
  {
    operation: 'listApplications',
    path: 'applications',
    each: [{ operation: 'listApplicationPeople', path: 'applications/{id}/people' }],
  },
  { operation: 'listWebhooks', path: 'webhooks' },
  { operation: 'listRecurringVisits', path: 'recurring-visits' },
  {
    operation: 'listKeySets',
    path: 'key-sets',
    each: [{ operation: 'listKeyMovements', path: 'key-sets/{id}/movements' }],
  },
  { operation: 'listEmails', path: 'emails' },
  { operation: 'listFileShares', path: 'file-shares' },
  { operation: 'listSecurityLog', path: 'security-log' },
  { operation: 'listDeletions', path: 'deletions' },
  {
    operation: 'listProperties',
    path: 'properties',
    each: [
      { operation: 'listPropertyContacts', path: 'properties/{id}/contacts' },
      { operation: 'listMeters', path: 'properties/{id}/meters', query: 'embed=previous_readings' },
      { operation: 'listTenancies', path: 'properties/{id}/tenancies' },
      { operation: 'listCertificates', path: 'properties/{id}/certificates' },
      { operation: 'listPropertyAudit', path: 'properties/{id}/audit' },
      { operation: 'listPropertyExternalIds', path: 'properties/{id}/external-ids' },
    ],
  },
  {
    operation: 'listInspections',
    path: 'inspections',
    each: [
      { operation: 'getReport', path: 'inspections/{id}/report', isOne: true },
      { operation: 'listReportAttachments', path: 'inspections/{id}/attachments' },
      { operation: 'listInspectionContacts', path: 'inspections/{id}/contacts' },
      { operation: 'listReportComments', path: 'inspections/{id}/comments' },
      { operation: 'getReviewQuestions', path: 'inspections/{id}/questions', isOne: true },
      { operation: 'listReportSignatures', path: 'inspections/{id}/signatures' },
      { operation: 'listReportLinks', path: 'inspections/{id}/report-links' },
      { operation: 'listReportOpenings', path: 'inspections/{id}/openings' },
      { operation: 'listPdfs', path: 'inspections/{id}/pdfs' },
      { operation: 'listReportVersions', path: 'inspections/{id}/versions' },
      { operation: 'listInspectionExternalIds', path: 'inspections/{id}/external-ids' },
    ],
  },
];

const inItsList = 'The list that it stands in has all of it.';
const inTheReport = 'The report has all of it.';
const ofOnePerson = 'It is about the person who asks, and not about the account.';
const byLink = 'A link leads to what is here already.';
const passing = 'It passes by itself: its outcome is here.';
const ofTheService = 'It describes the service, and not the account.';

/** Operations that read, and that no export asks. */
export const notExported = {
  getProperty: inItsList,
  getInspection: inItsList,
  getApplication: inItsList,
  getClient: inItsList,
  getClientPerson: inItsList,
  getPropertyCustomField: inItsList,
  getInspectionCustomField: inItsList,
  getEmail: inItsList,
  getMeter: inItsList,
  getTenancy: inItsList,
  getCertificate: inItsList,
  getKeySet: inItsList,
  listFees: 'They are added up from inspections, which are here.',
  listCharges: 'They stand in `pricing` of inspections, which are here.',
  findPropertyKeys: 'It is reckoned from sets of keys and visits, which are here.',
  getKeySetPhoto: 'The folder of the set has it as a file.',
  getRecurringVisit: inItsList,
  listProposals: 'They follow from tenancies, certificates and rules, and what was booked is an inspection.',
  getOptionSet: inItsList,
  getStaffMember: inItsList,
  getTemplate: inItsList,
  getFileShare: inItsList,
  getWebhook: inItsList,
  getReportComment: inItsList,
  getReportVersion: 'The list of versions is here, with the hash of each, and so is the report.',
  listReportDifferences: 'The differences follow from the versions and the trail.',
  getTemplateVersion: 'The list of versions is here, and the report as it is now.',
  listSelfServiceTemplates: inItsList,
  listWaitingMessages: 'They go within half an hour, and are e-mails then.',
  getViews: 'They are filters: the list of inspections is here.',
  listBulkChanges: 'They are forgotten after a month, and the trail keeps each of their changes.',
  getBulkChange: 'It is forgotten after a month, and the trail keeps each of its changes.',
  listBulkChangeItems: 'They are forgotten with it, and the trail keeps each of them.',
  listAppointmentRequests: 'The contacts of each inspection have all of it.',
  findSlots: 'They are reckoned from visits and hours of work, which are here.',
  listOffers: 'They end within a month, and the trail keeps who was asked and who accepted.',
  rankClerks: 'They are reckoned from visits and hours of work, which are here.',
  getSlotHolds: 'They end within a quarter of an hour.',
  exportSecurityLog: inItsList,
  listReportActions: inTheReport,
  getReportMetadata: inTheReport,
  listTemplateReportActions: inTheReport,
  getTemplateReportMetadata: inTheReport,
  getRoom: inTheReport,
  getTemplateRoom: inTheReport,
  getItem: inTheReport,
  getTemplateItem: inTheReport,
  getAttachmentOriginal: 'The folders `files` have all originals.',
  getUncovered: 'The folders `files` have photographs as they may be shown: covered parts stay covered.',
  getLogo: 'The folder `settings` has it as a file.',
  getClientLogo: 'The folder of the client has it as a file.',
  getPdf: 'The folders `pdfs` have the newest of each kind.',
  getMe: ofOnePerson,
  getOwnSignature: ofOnePerson,
  getStaffSignature: ofOnePerson,
  getCalendarFeed: ofOnePerson,
  getFactors: ofOnePerson,
  listGrants: ofOnePerson,
  listSessions: ofOnePerson,
  checkPdf: 'It tells of a PDF that somebody holds: the list of PDFs is here.',
  getSigningKeys: 'They are the installation’s, and the PDFs have the certificate.',
  getPublishedReport: byLink,
  getPublishedPdf: byLink,
  openSharedFiles: byLink,
  getSharedPdf: byLink,
  getTenantReport: byLink,
  listPersonExports: passing,
  listAccountExports: passing,
  listDisputePacks: passing,
  listImports: passing,
  listExpectedAttachments: passing,
  getImport: passing,
  listImportRows: passing,
  listImportFaults: passing,
  listWebhookDeliveries: passing,
  listenToChanges: passing,
  getApplicationUse: passing,
  getMovingIn: passing,
  getReviewReturns: 'It is added up from the trail and inspections, which are here.',
  getReviewQueue: 'It follows from inspections, reports and tenancies, which are here.',
  getReview: 'It follows from the report, the trail and the finished reports, which are here.',
  getLearntConditions: 'It is drawn from the finished reports, which are here.',
  getStorage: ofTheService,
  authorize: ofTheService,
  getAuthorizationMetadata: ofTheService,
} as const;
