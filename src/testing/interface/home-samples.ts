/** Samples of requests about the life of a home. A part of `../sample-requests.ts`. */
import type { Ids } from '../everything-parts.ts';

export const homeSamples = {
  createTenancy: ({ propertyContact }) => ({ starts_on: '2027-02-03', contact_ids: [propertyContact] }),
  updateTenancy: ({ propertyContact }) => ({
    notice_given_on: '2027-11-30',
    notice_by: 'tenant',
    leaves_on: '2028-02-02',
    contact_ids: [propertyContact],
  }),
} satisfies Record<string, (ids: Ids) => unknown>;
