/** Operations on the life of a home: its tenancies, its certificates, and what falls due there. A part of the table in `operations.ts`. */
import type { Operation } from './audiences.ts';

export const homeOperations = {
  listTenancies: { scopes: ['properties.read'], who: 'everyone', extension: true },
  getTenancy: { scopes: ['properties.read'], who: 'everyone', extension: true },
  createTenancy: { scopes: ['properties.write'], who: 'managers', extension: true },
  updateTenancy: { scopes: ['properties.write'], who: 'managers', extension: true },
  deleteTenancy: { scopes: ['properties.write'], who: 'managers', extension: true },

  listCertificates: { scopes: ['properties.read'], who: 'everyone', extension: true },
  getCertificate: { scopes: ['properties.read'], who: 'everyone', extension: true },
  createCertificate: { scopes: ['properties.write'], who: 'managers', extension: true },
  updateCertificate: { scopes: ['properties.write'], who: 'managers', extension: true },
  deleteCertificate: { scopes: ['properties.write'], who: 'managers', extension: true },

  // People outside of the firm are not told where its keys hang.
  listKeySets: { scopes: ['properties.read'], who: 'staff', extension: true },
  getKeySet: { scopes: ['properties.read'], who: 'staff', extension: true },
  createKeySet: { scopes: ['properties.write'], who: 'managers', extension: true },
  updateKeySet: { scopes: ['properties.write'], who: 'managers', extension: true },
  deleteKeySet: { scopes: ['properties.write'], who: 'managers', extension: true },
  getKeySetPhoto: { scopes: ['properties.read'], who: 'staff', extension: true },
  createKeySetPhoto: { scopes: ['properties.write'], who: 'managers', extension: true },
  deleteKeySetPhoto: { scopes: ['properties.write'], who: 'managers', extension: true },
  listKeyMovements: { scopes: ['properties.read'], who: 'staff', extension: true },
  // Clerks: of homes that they visit.
  createKeyMovement: { scopes: ['properties.write'], who: 'clerks', extension: true },
  // It names who visits on the day.
  findPropertyKeys: { scopes: ['properties.read', 'inspections.read'], who: 'staff', extension: true },

  listRecurringVisits: { scopes: ['inspections.read'], who: 'staff', extension: true },
  getRecurringVisit: { scopes: ['inspections.read'], who: 'staff', extension: true },
  createRecurringVisit: { scopes: ['inspections.write'], who: 'managers', extension: true },
  updateRecurringVisit: { scopes: ['inspections.write'], who: 'managers', extension: true },
  deleteRecurringVisit: { scopes: ['inspections.write'], who: 'managers', extension: true },
  // It names clients and what they pay.
  listFees: { scopes: ['inspections.read', 'clients.read'], who: 'managers', extension: true },
  listCharges: { scopes: ['inspections.read', 'clients.read'], who: 'managers', extension: true },
  // Clerks: of their own visits.
  noteWaiting: { scopes: ['inspections.write'], who: 'clerks', extension: true },
  waiveCharge: { scopes: ['inspections.write'], who: 'managers', extension: true },
  // They name homes, tenancies and certificates.
  listProposals: { scopes: ['inspections.read', 'properties.read'], who: 'managers', extension: true },
  bookProposal: { scopes: ['inspections.write', 'properties.read'], who: 'managers', extension: true },
  decideProposal: { scopes: ['inspections.write', 'properties.read'], who: 'managers', extension: true },
} as const satisfies Record<string, Operation>;
