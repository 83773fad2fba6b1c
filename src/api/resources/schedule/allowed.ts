/** Scopes and roles of free times, of times that are kept, of offers, and of plans for an absent clerk: a part of the table in `operations.ts`. */
import type { Operation } from '../../audiences.ts';

export const scheduleOperations = {
  createSchedulePlan: { scopes: ['inspections.read', 'inspections.write'], who: 'managers', extension: true },
  // It records the leave of the clerk.
  applySchedulePlan: {
    scopes: ['inspections.read', 'inspections.write', 'staff.write'],
    who: 'managers',
    extension: true,
  },
  findSlots: { scopes: ['inspections.read'], who: 'managers', extension: true },
  getSlotHolds: { scopes: ['inspections.read'], who: 'managers', extension: true },
  createSlotHold: { scopes: ['inspections.write'], who: 'managers', extension: true },
  // Clerks read the offers that are made to them.
  listOffers: { scopes: ['inspections.read'], who: 'clerks', extension: true },
  createOffer: { scopes: ['inspections.write'], who: 'managers', extension: true },
  // The clerks to whom it is offered, and nobody in their place.
  acceptOffer: { scopes: ['inspections.write'], who: 'clerks', extension: true },
  declineOffer: { scopes: ['inspections.write'], who: 'clerks', extension: true },
  withdrawOffer: { scopes: ['inspections.write'], who: 'managers', extension: true },
  rankClerks: { scopes: ['inspections.read'], who: 'managers', extension: true },
  deleteSlotHold: { scopes: ['inspections.write'], who: 'managers', extension: true },
} as const satisfies Record<string, Operation>;
