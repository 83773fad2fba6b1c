/** Bodies of the operations by which people sign. A part of `../sample-requests.ts`. */
import type { Ids } from '../everything-parts.ts';

export const signingSamples = {
  signPublishedReport: ({ signatureCode }: Ids) => ({
    method: 'drawn',
    drawing: 'M40 120C60 40 90 40 110 120L180 90',
    accepts_declaration: true,
    code: signatureCode,
  }),
  requestReportLink: () => ({ email: 'ann@example.com' }),
  createReportSignature: ({ finishedContact }: Ids) => ({
    contact_id: finishedContact,
    outcome: 'not_present',
    reason: 'Abroad until June.',
  }),
};
