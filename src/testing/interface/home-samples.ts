/** Samples of requests about the life of a home. A part of `../sample-requests.ts`. */
import { types } from '#domain/inspection-type.ts';
import type { Ids } from '../everything-parts.ts';

export const homeSamples = {
  createTenancy: ({ propertyContact }) => ({ starts_on: '2027-02-03', contact_ids: [propertyContact] }),
  updateTenancy: ({ propertyContact }) => ({
    notice_given_on: '2027-11-30',
    notice_by: 'tenant',
    leaves_on: '2028-02-02',
    contact_ids: [propertyContact],
  }),
  createCertificate: () => ({ kind: 'eicr', issued_on: '2027-02-03', expires_on: '2032-02-02', ref: 'E-17' }),
  updateCertificate: () => ({ expires_on: '2028-02-02', ref: 'G-18' }),
  createKeySet: ({ property }) => ({
    property_id: property,
    tag: 'DK-15',
    holds: '2 Yale, fob',
    key_count: 3,
    place: 'Office board, hook 15',
  }),
  updateKeySet: () => ({ place: 'Office board, hook 16' }),
  createKeyMovement: ({ clerk }) => ({
    direction: 'out',
    holder: 'clerk',
    staff_id: clerk,
    due_back_on: '2087-02-04',
    signature: 'M12 80L140 61',
  }),
  createRecurringVisit: ({ client }) => ({
    name: 'Quarterly mid-term',
    type_id: types.routine,
    every_months: 3,
    client_id: client,
  }),
  updateRecurringVisit: ({ client }) => ({ every_months: 6, client_id: client }),
  bookProposal: ({ proposalToBook, clerk }) => ({
    key: String(proposalToBook),
    conduct_date: '2087-02-03',
    clerk: { id: clerk },
  }),
  decideProposal: ({ proposal }) => ({ key: String(proposal), outcome: 'dropped' }),
} satisfies Record<string, (ids: Ids) => unknown>;
