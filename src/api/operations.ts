/**
 * The one table of scopes and roles. A route whose operation is not here does not start, and `docs/authorization.md` is
 * printed from it.
 */
import type { Operation } from './audiences.ts';
import { dataOperations } from './data-operations.ts';
import { homeOperations } from './home-operations.ts';
import { peopleOperations } from './people-operations.ts';
import { attachmentOperations } from './resources/attachments/allowed.ts';
import { finishedReportOperations } from './resources/published-reports/allowed.ts';
import { scheduleOperations } from './resources/schedule/allowed.ts';
import { signInOperations } from './sign-in-operations.ts';

const templateRead = { scopes: ['templates.read'], who: 'staff', extension: true } as const satisfies Operation;
const applicationWrite = {
  scopes: ['staff.write'],
  who: 'administrators',
  firstParty: true,
  extension: true,
} as const satisfies Operation;
// The link reads what it shows, unfinished reports too.
const shareWrite = {
  scopes: ['file-share.write', 'reports.read'],
  who: 'sharers',
  extension: true,
} as const satisfies Operation;
const templateWrite = { scopes: ['templates.write'], who: 'managers', extension: true } as const satisfies Operation;

export const operations = {
  getMe: { scopes: ['profile.read'], who: 'everyone' },
  // One's own name and password.
  getOwnSignature: { scopes: ['profile.read'], who: 'staff', firstParty: true, extension: true },
  createOwnSignature: { scopes: ['profile.read'], who: 'staff', firstParty: true, extension: true },
  deleteOwnSignature: { scopes: ['profile.read'], who: 'staff', firstParty: true, extension: true },
  getCalendarFeed: { scopes: ['profile.read'], who: 'clerks', firstParty: true, extension: true },
  createCalendarFeed: { scopes: ['profile.read'], who: 'clerks', firstParty: true, extension: true },
  deleteCalendarFeed: { scopes: ['profile.read'], who: 'clerks', firstParty: true, extension: true },
  updateMe: { scopes: ['profile.read'], who: 'everyone', firstParty: true, extension: true },

  listProperties: { scopes: ['properties.read'], who: 'everyone' },
  getProperty: { scopes: ['properties.read'], who: 'everyone' },
  createProperty: { scopes: ['properties.write'], who: 'managers' },
  upsertProperty: { scopes: ['properties.write'], who: 'managers', extension: true },
  updateProperty: { scopes: ['properties.write'], who: 'managers' },
  listPropertyExternalIds: { scopes: ['properties.read'], who: 'staff', extension: true },
  listInspectionExternalIds: { scopes: ['inspections.read'], who: 'staff', extension: true },
  listClientExternalIds: { scopes: ['clients.read'], who: 'staff', extension: true },
  listPropertyAudit: { scopes: ['properties.read'], who: 'staff', extension: true },

  listInspections: { scopes: ['inspections.read'], who: 'everyone' },
  getInspection: { scopes: ['inspections.read'], who: 'everyone' },
  createInspection: { scopes: ['inspections.write'], who: 'managers' },
  upsertInspection: { scopes: ['inspections.write'], who: 'managers', extension: true },
  // The writers of the report may set its notes page and its cover.
  updateInspection: { scopes: ['inspections.write'], who: 'staff' },
  initializeInspection: { scopes: ['inspections.write'], who: 'managers' },
  // The state machine says who may use a verb now: src/domain/inspection-state.ts.
  startInspection: { scopes: ['inspections.write'], who: 'staff', extension: true },
  unstartInspection: { scopes: ['inspections.write'], who: 'staff', extension: true },
  processInspection: { scopes: ['inspections.write'], who: 'staff', extension: true },
  submitInspection: { scopes: ['inspections.write'], who: 'staff', extension: true },
  reopenInspection: { scopes: ['inspections.write'], who: 'staff', extension: true },
  completeInspection: { scopes: ['inspections.write'], who: 'staff', extension: true },
  uncompleteInspection: { scopes: ['inspections.write'], who: 'staff', extension: true },
  closeInspection: { scopes: ['inspections.write'], who: 'managers', extension: true },
  cancelInspection: { scopes: ['inspections.write'], who: 'managers' },
  restoreInspection: { scopes: ['inspections.write'], who: 'managers', extension: true },
  // It names the inspections that it cannot change, so whoever asks for it reads of them.
  createBulkChange: { scopes: ['inspections.read', 'inspections.write'], who: 'managers', extension: true },
  listBulkChanges: { scopes: ['inspections.read'], who: 'managers', extension: true },
  getBulkChange: { scopes: ['inspections.read'], who: 'managers', extension: true },
  listBulkChangeItems: { scopes: ['inspections.read'], who: 'managers', extension: true },
  undoBulkChange: { scopes: ['inspections.write'], who: 'managers', extension: true },
  ...scheduleOperations,
  getViews: { scopes: ['inspections.read'], who: 'staff', firstParty: true, extension: true },
  putOwnViews: { scopes: ['inspections.read'], who: 'staff', firstParty: true, extension: true },
  putFirmViews: { scopes: ['inspections.read'], who: 'managers', firstParty: true, extension: true },
  // The clerk of the visit, and nobody in their place.
  acceptInspection: { scopes: ['inspections.write'], who: 'clerks', extension: true },
  declineInspection: { scopes: ['inspections.write'], who: 'clerks', extension: true },
  claimInspection: { scopes: ['inspections.write'], who: 'staff', extension: true },

  // A new link for the tenant, which closes the one before.
  inviteTenant: { scopes: ['inspections.write'], who: 'managers', extension: true },

  // A new key for the link of a finished report, which closes the one before.
  rotateReportKey: { scopes: ['inspections.read', 'inspections.write'], who: 'managers', extension: true },

  getTenantReport: { scopes: [], who: 'tenant', extension: true },
  updateTenantItem: { scopes: [], who: 'tenant', extension: true },
  createTenantRoomAttachment: { scopes: [], who: 'tenant', extension: true },
  createTenantItemAttachment: { scopes: [], who: 'tenant', extension: true },
  updateTenantAttachment: { scopes: [], who: 'tenant', extension: true },
  deleteTenantAttachment: { scopes: [], who: 'tenant', extension: true },
  submitTenantReport: { scopes: [], who: 'tenant', extension: true },

  getReport: { scopes: ['reports.read'], who: 'everyone' },
  // It tells of the words of other homes.
  getReview: { scopes: ['reports.read'], who: 'reviewers', extension: true },
  getReviewQueue: { scopes: ['reports.read'], who: 'reviewers', extension: true },
  // It measures people.
  getReviewReturns: { scopes: ['reports.read'], who: 'managers', extension: true },
  tickReviewStop: { scopes: ['reports.write'], who: 'reviewers', extension: true },
  getReviewQuestions: { scopes: ['reports.read'], who: 'staff', extension: true },
  createReviewQuestion: { scopes: ['reports.write'], who: 'reviewers', extension: true },
  updateReviewQuestion: { scopes: ['reports.write'], who: 'staff', extension: true },
  listReportActions: { scopes: ['reports.read'], who: 'everyone' },
  getReportMetadata: { scopes: ['reports.read'], who: 'everyone' },
  createRoom: { scopes: ['reports.write'], who: 'staff' },
  getRoom: { scopes: ['reports.read'], who: 'everyone', extension: true },
  renameRoom: { scopes: ['reports.write'], who: 'staff' },
  deleteRoom: { scopes: ['reports.write'], who: 'staff' },
  orderRooms: { scopes: ['reports.write'], who: 'staff' },
  copyRoom: { scopes: ['reports.write'], who: 'staff' },
  createItem: { scopes: ['reports.write'], who: 'staff' },
  getItem: { scopes: ['reports.read'], who: 'everyone', extension: true },
  updateItem: { scopes: ['reports.write'], who: 'staff' },
  deleteItem: { scopes: ['reports.write'], who: 'staff' },
  orderItems: { scopes: ['reports.write'], who: 'staff' },
  copyItem: { scopes: ['reports.write'], who: 'staff' },
  moveItem: { scopes: ['reports.write'], who: 'staff', extension: true },
  createAction: { scopes: ['reports.write'], who: 'staff' },
  updateAction: { scopes: ['reports.write'], who: 'staff' },
  deleteAction: { scopes: ['reports.write'], who: 'staff' },

  listPropertyContacts: { scopes: ['properties.read'], who: 'everyone' },
  createPropertyContact: { scopes: ['properties.write'], who: 'managers' },
  upsertPropertyContact: { scopes: ['properties.write'], who: 'managers', extension: true },
  updatePropertyContact: { scopes: ['properties.write'], who: 'managers' },
  deletePropertyContact: { scopes: ['properties.write'], who: 'managers' },
  // Clerks: contacts and meters of their own inspections, until these are complete.
  listInspectionContacts: { scopes: ['inspections.read'], who: 'everyone' },
  createInspectionContact: { scopes: ['inspections.write'], who: 'clerks' },
  upsertInspectionContact: { scopes: ['inspections.write'], who: 'clerks', extension: true },
  updateInspectionContact: { scopes: ['inspections.write'], who: 'clerks' },
  deleteInspectionContact: { scopes: ['inspections.write'], who: 'clerks' },
  listAppointmentRequests: { scopes: ['inspections.read'], who: 'managers', extension: true },
  deleteAppointmentAnswer: { scopes: ['inspections.write'], who: 'clerks', extension: true },
  closeAppointmentLinks: { scopes: ['inspections.write'], who: 'clerks', extension: true },

  listMeters: { scopes: ['properties.read'], who: 'everyone' },
  getMeter: { scopes: ['properties.read'], who: 'everyone' },
  createMeter: { scopes: ['properties.write'], who: 'clerks' },
  updateMeter: { scopes: ['properties.write'], who: 'clerks' },
  deleteMeter: { scopes: ['properties.write'], who: 'clerks' },

  ...homeOperations,

  listPropertyCustomFields: { scopes: ['properties.read'], who: 'everyone' },
  getPropertyCustomField: { scopes: ['properties.read'], who: 'everyone', extension: true },
  createPropertyCustomField: { scopes: ['properties.write'], who: 'administrators', extension: true },
  updatePropertyCustomField: { scopes: ['properties.write'], who: 'administrators', extension: true },
  deletePropertyCustomField: { scopes: ['properties.write'], who: 'administrators', extension: true },
  listInspectionCustomFields: { scopes: ['inspections.read'], who: 'everyone', extension: true },
  getInspectionCustomField: { scopes: ['inspections.read'], who: 'everyone', extension: true },
  createInspectionCustomField: { scopes: ['inspections.write'], who: 'administrators', extension: true },
  updateInspectionCustomField: { scopes: ['inspections.write'], who: 'administrators', extension: true },
  deleteInspectionCustomField: { scopes: ['inspections.write'], who: 'administrators', extension: true },

  ...peopleOperations,

  listOptionSets: { scopes: ['templates.read'], who: 'staff', extension: true },
  getOptionSet: { scopes: ['templates.read'], who: 'staff', extension: true },
  createOptionSet: { scopes: ['templates.write'], who: 'managers', extension: true },
  updateOptionSet: { scopes: ['templates.write'], who: 'managers', extension: true },
  deleteOptionSet: { scopes: ['templates.write'], who: 'managers', extension: true },

  // Fixed texts of reports, as templates are.
  getAccountSettings: { scopes: ['templates.read'], who: 'staff', extension: true },
  // Words of finished reports.
  getLearntConditions: { scopes: ['reports.read'], who: 'staff', extension: true },
  getStorage: { scopes: ['templates.read'], who: 'administrators', extension: true },
  getLogo: { scopes: ['templates.read'], who: 'staff', extension: true },
  createLogo: { scopes: ['templates.write'], who: 'managers', extension: true },
  deleteLogo: { scopes: ['templates.write'], who: 'managers', extension: true },
  updateAccountSettings: { scopes: ['templates.write'], who: 'managers', extension: true },

  ...signInOperations,
  ...dataOperations,

  tellPresence: { scopes: ['reports.read'], who: 'staff', extension: true },
  listenToChanges: { scopes: ['inspections.read'], who: 'everyone', extension: true },

  listApplications: { scopes: ['staff.read'], who: 'administrators', extension: true },
  getApplication: { scopes: ['staff.read'], who: 'administrators', extension: true },
  createApplication: applicationWrite,
  updateApplication: applicationWrite,
  rotateApplicationSecret: applicationWrite,
  deleteApplication: applicationWrite,
  getApplicationUse: { scopes: ['staff.read'], who: 'administrators', extension: true },
  listApplicationPeople: { scopes: ['staff.read'], who: 'administrators', extension: true },
  revokeApplicationPerson: applicationWrite,
  // One's own approvals. An application that could withdraw them would sign people out of all others.
  listGrants: { scopes: ['profile.read'], who: 'everyone', extension: true },
  revokeGrant: { scopes: ['profile.read'], who: 'everyone', firstParty: true, extension: true },

  listReportAttachments: { scopes: ['reports.read'], who: 'everyone', extension: true },
  createReportAttachment: { scopes: ['reports.write'], who: 'staff' },
  updateReportAttachment: { scopes: ['reports.write'], who: 'staff' },
  deleteReportAttachment: { scopes: ['reports.write'], who: 'staff', extension: true },
  createRoomAttachment: { scopes: ['reports.write'], who: 'staff' },
  updateRoomAttachment: { scopes: ['reports.write'], who: 'staff' },
  deleteRoomAttachment: { scopes: ['reports.write'], who: 'staff', extension: true },
  createItemAttachment: { scopes: ['reports.write'], who: 'staff' },
  updateItemAttachment: { scopes: ['reports.write'], who: 'staff' },
  deleteItemAttachment: { scopes: ['reports.write'], who: 'staff', extension: true },
  ...attachmentOperations,
  announceAttachment: { scopes: ['reports.write'], who: 'staff', extension: true },
  getDeliveryOffset: { scopes: ['reports.write'], who: 'staff', extension: true },
  listExpectedAttachments: { scopes: ['reports.read'], who: 'staff', extension: true },
  deliverPart: { scopes: ['reports.write'], who: 'staff', extension: true },
  cancelDelivery: { scopes: ['reports.write'], who: 'staff', extension: true },
  createMeterAttachment: { scopes: ['properties.write'], who: 'clerks', extension: true },

  copyFromProperty: { scopes: ['reports.write', 'properties.read'], who: 'staff' },
  copyFromPropertyByShortPath: { scopes: ['reports.write', 'properties.read'], who: 'staff' },

  listSelfServiceTemplates: { scopes: ['templates.read'], who: 'staff' },
  listTemplates: templateRead,
  getTemplate: templateRead,
  createTemplate: templateWrite,
  updateTemplate: templateWrite,
  deleteTemplate: templateWrite,
  listTemplateVersions: templateRead,
  getTemplateVersion: templateRead,
  restoreTemplateVersion: templateWrite,
  announceTemplateAttachment: templateWrite,
  getTemplateReport: templateRead,
  listTemplateReportActions: templateRead,
  getTemplateReportMetadata: templateRead,
  createTemplateRoom: templateWrite,
  getTemplateRoom: templateRead,
  renameTemplateRoom: templateWrite,
  deleteTemplateRoom: templateWrite,
  orderTemplateRooms: templateWrite,
  copyTemplateRoom: templateWrite,
  createTemplateItem: templateWrite,
  getTemplateItem: templateRead,
  updateTemplateItem: templateWrite,
  deleteTemplateItem: templateWrite,
  orderTemplateItems: templateWrite,
  copyTemplateItem: templateWrite,
  moveTemplateItem: templateWrite,
  createTemplateAction: templateWrite,
  updateTemplateAction: templateWrite,
  deleteTemplateAction: templateWrite,
  listTemplateReportAttachments: templateRead,
  createTemplateReportAttachment: templateWrite,
  updateTemplateReportAttachment: templateWrite,
  deleteTemplateReportAttachment: templateWrite,
  createTemplateRoomAttachment: templateWrite,
  updateTemplateRoomAttachment: templateWrite,
  deleteTemplateRoomAttachment: templateWrite,
  createTemplateItemAttachment: templateWrite,
  updateTemplateItemAttachment: templateWrite,
  deleteTemplateItemAttachment: templateWrite,

  requestPdf: { scopes: ['reports.read'], who: 'everyone' },
  listPdfs: { scopes: ['reports.read'], who: 'everyone', extension: true },
  getPdf: { scopes: ['reports.read'], who: 'everyone', extension: true },

  listFileShares: { scopes: ['file-share.read'], who: 'everyone', extension: true },
  getFileShare: { scopes: ['file-share.read'], who: 'everyone', extension: true },
  createFileShare: shareWrite,
  updateFileShare: shareWrite,
  deleteFileShare: { scopes: ['file-share.write'], who: 'sharers', extension: true },
  openSharedFiles: { scopes: [], who: 'public', extension: true },
  getSharedPdf: { scopes: [], who: 'public', extension: true },

  ...finishedReportOperations,

  listWebhooks: { scopes: ['webhooks.read'], who: 'administrators', extension: true },
  getWebhook: { scopes: ['webhooks.read'], who: 'administrators', extension: true },
  createWebhook: { scopes: ['webhooks.write'], who: 'administrators', extension: true },
  updateWebhook: { scopes: ['webhooks.write'], who: 'administrators', extension: true },
  deleteWebhook: { scopes: ['webhooks.write'], who: 'administrators', extension: true },
  listWebhookDeliveries: { scopes: ['webhooks.read'], who: 'administrators', extension: true },
  redeliverWebhook: { scopes: ['webhooks.write'], who: 'administrators', extension: true },
  replayWebhook: { scopes: ['webhooks.write'], who: 'administrators', extension: true },
  testWebhook: { scopes: ['webhooks.write'], who: 'administrators', extension: true },
} as const satisfies Record<string, Operation>;

export type OperationId = keyof typeof operations;

export function isPublic(id: OperationId): boolean {
  const { who } = operations[id] as Operation;
  return who === 'public';
}

export function isForTenants(id: OperationId): boolean {
  const { who } = operations[id] as Operation;
  return who === 'tenant';
}

export function isForBackOffice(id: OperationId): boolean {
  const { firstParty } = operations[id] as Operation;
  return firstParty === true;
}
