/** The one table of queries that a write makes stale, named by the operations whose answers it changes. */
import type * as queries from './generated/@tanstack/react-query.gen.ts';
import { queryClient } from './query-client.ts';

/** The name of a query: `getInspection` of `getInspectionOptions`. A misspelt one does not compile. */
type Asked = keyof typeof queries extends infer Name
  ? Name extends `${infer Operation}Options`
    ? Operation
    : never
  : never;

const staleAfter = {
  movingIn: ['getMovingIn'],
  property: ['getMovingIn', 'listProperties', 'getProperty', 'listPropertyAudit', 'listInspections', 'getInspection'],
  propertyContact: ['listPropertyContacts', 'listTenancies', 'listPropertyExternalIds', 'listPropertyAudit'],
  tenancy: ['listTenancies', 'listPropertyContacts', 'listPropertyAudit', 'listProposals'],
  keySet: [
    'listInspections',
    'getInspection',
    'listKeySets',
    'getKeySet',
    'listKeyMovements',
    'findPropertyKeys',
    'listPropertyAudit',
    'getKeySetPhoto',
  ],
  certificate: ['listCertificates', 'listProposals', 'listPropertyAudit'],
  recurringVisit: ['listRecurringVisits', 'listProposals'],
  proposal: ['listProposals'],
  meter: ['listMeters', 'getMeter', 'listPropertyAudit', 'getReportMetadata'],
  inspection: [
    'findPropertyKeys',
    'listFees',
    'getMovingIn',
    'listInspections',
    'getInspection',
    'listPropertyAudit',
    'listPdfs',
    'listReportVersions',
    'listWaitingMessages',
    'listOffers',
  ],
  bulkChange: ['listBulkChanges'],
  waitingMessages: ['listWaitingMessages'],
  // With what it says of their readiness.
  inspectionContact: [
    'listInspections',
    'getInspection',
    'listInspectionContacts',
    'listInspectionExternalIds',
    'listPropertyAudit',
    'listAppointmentRequests',
    'listWaitingMessages',
  ],
  report: ['getReport', 'getInspection', 'listInspections', 'getReportMetadata', 'listPdfs'],
  reportComment: ['listReportComments', 'getReportComment', 'listPdfs', 'listPropertyAudit'],
  reportKey: ['getInspection', 'listInspections', 'listReportOpenings', 'listPropertyAudit'],
  reportSignature: ['listReportSignatures', 'listPdfs', 'listPropertyAudit'],
  reportLink: ['listReportLinks'],
  publishedReport: ['getPublishedReport', 'getPublishedPdf'],
  expectedAttachment: ['listExpectedAttachments'],
  pdf: ['listPdfs', 'getPdf'],
  email: ['listEmails', 'getEmail', 'listPropertyAudit'],
  session: ['listSessions', 'listGrants'],
  grant: ['listGrants'],
  client: ['getMovingIn', 'listClients', 'getClient'],
  clientPerson: ['listClientPeople', 'getClientPerson'],
  person: ['getMovingIn', 'listStaff', 'getStaffMember', 'getInspection', 'listInspections'],
  factor: ['getFactors'],
  secondFactorSettings: ['getSecondFactorSettings', 'getFactors'],
  accountSettings: ['getMovingIn', 'getAccountSettings'],
  propertyCustomField: ['listPropertyCustomFields'],
  inspectionCustomField: ['listInspectionCustomFields'],
  sessionSettings: ['getSessionSettings'],
  singleSignOn: ['getSingleSignOn'],
  template: ['getMovingIn', 'listTemplates', 'getTemplate', 'listSelfServiceTemplates', 'listTemplateVersions'],
  optionSet: ['listOptionSets', 'getOptionSet'],
  fileShare: ['listFileShares', 'getFileShare', 'listPropertyAudit'],
  personExport: ['listPersonExports'],
  accountExport: ['listAccountExports'],
  disputePack: ['listDisputePacks'],
  import: [
    'listImports',
    'getImport',
    'listImportRows',
    'listImportFaults',
    'listProperties',
    'listClients',
    'listStaff',
    'listPropertyContacts',
    'listTenancies',
    'listMeters',
  ],
  legalHold: ['listLegalHolds'],
  retention: ['getRetention', 'listRetentionRuns'],
  erasure: ['listPersonExports', 'listAccountExports', 'listDisputePacks', 'listErasures', 'listStaff'],
  application: ['listApplications', 'getApplication', 'listGrants', 'listApplicationPeople'],
  webhook: ['listWebhooks', 'getWebhook', 'listWebhookDeliveries'],
} as const satisfies Record<string, readonly Asked[]>;

export type Written = keyof typeof staleAfter;

function operationOf(queryKey: readonly unknown[]): string | undefined {
  const first = queryKey[0];
  return typeof first === 'object' && first !== null && '_id' in first ? String(first._id) : undefined;
}

/** Resolves when the visible queries have been fetched again. */
export async function afterWrite(...written: Written[]): Promise<void> {
  const operations = new Set<string>(written.flatMap((one) => staleAfter[one]));
  await queryClient.invalidateQueries({ predicate: ({ queryKey }) => operations.has(operationOf(queryKey) ?? '') });
}
