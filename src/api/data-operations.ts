/** Operations on the security log, on sealed reports, on what an account keeps about people and on messages to them. A part of the table in `operations.ts`. */
import { scopes } from '#domain/scope.ts';
import type { Operation } from './audiences.ts';

const personalData = {
  scopes: ['security.read', 'properties.write', 'staff.write'],
  who: 'administrators',
  firstParty: true,
  extension: true,
} as const satisfies Operation;

const securityLog = { scopes: ['security.read'], who: 'administrators', extension: true } as const satisfies Operation;

// Whole lists of people and homes at once, with their roles.
const importing = {
  scopes: ['properties.write', 'clients.write', 'staff.write'],
  who: 'administrators',
  firstParty: true,
  extension: true,
} as const satisfies Operation;
const importReading = {
  ...importing,
  scopes: ['properties.read', 'clients.read', 'staff.read'],
} as const satisfies Operation;

const everyReading = scopes.filter((scope) => scope.endsWith('.read'));

const emailReading = {
  scopes: ['inspections.read', 'inspections.write', 'reports.write', 'file-share.read'],
  who: 'managers',
  extension: true,
} as const satisfies Operation;

export const dataOperations = {
  // The texts hold the links with which tenants write, contacts answer and others read: a reader of the texts can do the same.
  listEmails: emailReading,
  getEmail: emailReading,
  sendTrialEmail: { scopes: ['templates.write'], who: 'administrators', extension: true },
  // It sends to any address, so it can do as much as inviting a tenant and sharing files.
  resendEmail: {
    scopes: [
      'inspections.read',
      'inspections.write',
      'reports.read',
      'reports.write',
      'file-share.read',
      'file-share.write',
    ],
    who: 'managers',
    extension: true,
  },

  // Changes of the back office alone wait.
  listWaitingMessages: { scopes: ['inspections.read'], who: 'managers', firstParty: true, extension: true },
  sendWaitingMessages: { scopes: ['inspections.write'], who: 'managers', firstParty: true, extension: true },

  listSecurityLog: securityLog,
  exportSecurityLog: securityLog,
  listErasures: { ...personalData, scopes: ['security.read'] },
  createErasure: personalData,
  listPersonExports: { ...personalData, scopes: ['security.read'] },
  createPersonExport: personalData,
  listAccountExports: { ...personalData, scopes: ['security.read'] },
  // It holds everything, so it asks for the rights to read everything.
  createAccountExport: { ...personalData, scopes: everyReading },
  getRetention: { ...personalData, scopes: ['security.read'] },
  rehearseRetention: { ...personalData, scopes: ['security.read'] },
  updateRetention: personalData,
  listRetentionRuns: { ...personalData, scopes: ['security.read'] },
  listLegalHolds: { ...personalData, scopes: ['security.read'] },
  updateLegalHold: personalData,
  deleteLegalHold: personalData,
  updateInspectionHold: personalData,
  deleteInspectionHold: personalData,
  // Everybody who sees a list may keep it; the log is for those who ask later.
  createListExport: { scopes: ['profile.read'], who: 'everyone', firstParty: true, extension: true },
  listImports: importReading,
  getImport: importReading,
  listImportRows: importReading,
  listImportFaults: importReading,
  createImport: importing,
  updateImport: importing,
  putImportRows: importing,
  mendImportFaults: importing,
  deleteImport: importing,
  startImport: importing,
  undoImport: importing,
  // Each deletion is told to tokens that have the scope by which the thing was read.
  listDeletions: { scopes: ['profile.read'], who: 'staff', extension: true },

  listReportVersions: { scopes: ['reports.read'], who: 'everyone', extension: true },
  // With the contacts of everybody who is named in the report.
  getReportVersion: { scopes: ['reports.read'], who: 'staff', extension: true },
  listReportDifferences: { scopes: ['reports.read'], who: 'staff', extension: true },
  // All of two reports in one file: by the same people who may give others a link to them.
  listDisputePacks: { scopes: ['reports.read', 'file-share.read'], who: 'sharers', extension: true },
  createDisputePack: { scopes: ['reports.read', 'file-share.write'], who: 'sharers', extension: true },
} as const satisfies Record<string, Operation>;
