/** The signature that a member of staff keeps, for managers to see: /staff/<id>/signature. Only its owner changes it. */
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { OwnSignature, StaffPath } from '#contract/person.ts';
import { findPicture } from '../attachments/only-picture.ts';

export const staffSignatureRoutes: FastifyPluginAsyncZod = async (api) => {
  api.get('/staff/:staff_id/signature', {
    schema: {
      operationId: 'getStaffSignature',
      summary: 'The signature that a member of staff keeps, which they alone change',
      params: StaffPath,
      response: { 200: OwnSignature },
    },
    handler: async ({ caller: { accountId }, params: { staff_id: id }, store }) => {
      await store.staff.get(accountId, id);
      return findPicture(api, store, { accountId, kind: 'person', id });
    },
  });
};
