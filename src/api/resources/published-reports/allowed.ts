/** Scopes and roles of finished reports, their comments and signatures: a part of the table in `operations.ts`. */
import type { Operation } from '../../audiences.ts';

export const finishedReportOperations = {
  listReportComments: { scopes: ['reports.read'], who: 'staff', extension: true },
  getReportComment: { scopes: ['reports.read'], who: 'staff', extension: true },
  updateReportComment: { scopes: ['reports.write'], who: 'reviewers', extension: true },
  // Networks and browsers of visitors, of shared links as well.
  listReportOpenings: { scopes: ['reports.read', 'file-share.read'], who: 'managers', extension: true },
  listReportSignatures: { scopes: ['reports.read'], who: 'staff', extension: true },
  createReportSignature: { scopes: ['reports.write'], who: 'clerks', extension: true },
  listReportLinks: { scopes: ['reports.read', 'file-share.read'], who: 'managers', extension: true },
  // It sends to the contact's own address.
  sendReportLink: { scopes: ['inspections.write', 'file-share.write'], who: 'managers', extension: true },
  revokeReportLink: { scopes: ['file-share.write'], who: 'managers', extension: true },

  getPublishedReport: { scopes: [], who: 'public', extension: true },
  commentOnPublishedReport: { scopes: [], who: 'public', extension: true },
  signPublishedReport: { scopes: [], who: 'public', extension: true },
  sendSignatureCode: { scopes: [], who: 'public', extension: true },
  requestReportLink: { scopes: [], who: 'public', extension: true },
  // Its answer says nothing that the PDF does not.
  checkPdf: { scopes: [], who: 'public', extension: true },
  getSigningKeys: { scopes: [], who: 'public', extension: true },
  getPublishedPdf: { scopes: [], who: 'public', extension: true },
  requestPublishedPdf: { scopes: [], who: 'public', extension: true },
} as const satisfies Record<string, Operation>;
