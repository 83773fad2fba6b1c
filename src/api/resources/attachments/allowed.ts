/** Scopes and roles of one attachment, wherever it is: a part of the table in `operations.ts`. */
import type { Operation } from '../../audiences.ts';

export const attachmentOperations = {
  rotateAttachment: { scopes: ['reports.write'], who: 'staff' },
  assignAttachment: { scopes: ['reports.write'], who: 'staff' },
  pairAttachment: { scopes: ['reports.write'], who: 'staff', extension: true },
  coverParts: { scopes: ['reports.write'], who: 'staff', extension: true },
  // Covers are taken away, and looked beneath, at the screens of the office alone.
  uncoverParts: { scopes: ['reports.write'], who: 'managers', firstParty: true, extension: true },
  getUncovered: { scopes: ['reports.read'], who: 'managers', firstParty: true, extension: true },
  deleteAttachment: { scopes: ['reports.write'], who: 'staff', extension: true },
  getAttachmentOriginal: { scopes: ['reports.read'], who: 'everyone', extension: true },
} as const satisfies Record<string, Operation>;
