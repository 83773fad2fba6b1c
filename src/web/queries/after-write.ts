/** The one table of queries that a write makes stale, named by the operations whose answers it changes. */
import type { Query } from '@tanstack/react-query';
import type * as queries from './generated/@tanstack/react-query.gen.ts';
import type { Inspection } from './generated/types.gen.ts';
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
    'listCharges',
    'getReviewReturns',
    'getMovingIn',
    'listInspections',
    'getInspection',
    'listPropertyAudit',
    'listPdfs',
    'listWaitingMessages',
    'listOffers',
  ],
  reportVersion: ['listReportVersions'],
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
  reviewQuestion: ['getReviewQuestions'],
  reportKey: ['getInspection', 'listInspections', 'listReportOpenings', 'listPropertyAudit'],
  reportSignature: ['listReportSignatures', 'listPdfs', 'listPropertyAudit'],
  reportLink: ['listReportLinks', 'listReportOpenings'],
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
  mailServer: ['getMailServer', 'getMovingIn', 'listEmails', 'getEmail'],
  signingCertificate: ['getSigningCertificate'],
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

/** The thing that a write was about, as far as its writer knows it. */
export type About = { readonly inspection_id?: number; readonly property_id?: number };
export type Stale = { written: Written; about?: About };

type Key = { _id?: string; path?: Readonly<Record<string, unknown>> };

function keyOf({ queryKey: [first] }: Query): Key {
  return typeof first === 'object' && first !== null ? first : {};
}

/** The property of each inspection that a page shows. */
function homesOfInspections(): ReadonlyMap<unknown, unknown> {
  const shown = queryClient.getQueryCache().findAll({ predicate: (query) => keyOf(query)._id === 'getInspection' });
  return new Map(
    shown.map((query) => [
      keyOf(query).path?.['inspection_id'],
      (query.state.data as Inspection | undefined)?.property.id,
    ]),
  );
}

/**
 * An answer at the address of another property, and of an inspection of another one, is as it was. Those of one property
 * say of each other what is ready (the keys, the report to start from), and their PDFs compare them.
 */
function isElsewhere({ path = {} }: Key, about: About, homes: ReadonlyMap<unknown, unknown>): boolean {
  const { inspection_id: inspection, property_id: property } = path;
  const isOther = inspection !== undefined && about.inspection_id !== undefined && inspection !== about.inspection_id;
  const home = isOther ? homes.get(inspection) : property;
  return home !== undefined && about.property_id !== undefined && home !== about.property_id;
}

/** Resolves when the visible queries have been fetched again. */
export async function afterWrites(stale: readonly Stale[]): Promise<void> {
  const homes = homesOfInspections();
  const isStale = (query: Query): boolean => {
    const key = keyOf(query);
    return stale.some(
      ({ written, about = {} }) =>
        (staleAfter[written] as readonly string[]).includes(key._id ?? '') && !isElsewhere(key, about, homes),
    );
  };
  await queryClient.invalidateQueries({ predicate: isStale });
}

export const afterWrite = (...written: Written[]): Promise<void> =>
  afterWrites(written.map((one) => ({ written: one })));

/** `afterWrite` of one inspection: the PDFs and trails of other properties are not fetched again. */
export const afterInspectionWrite = (
  { id, property }: { id: number; property: { id: number } },
  ...written: Written[]
): Promise<void> =>
  afterWrites(written.map((one) => ({ written: one, about: { inspection_id: id, property_id: property.id } })));
