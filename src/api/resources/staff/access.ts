/** For administrators: how a member of the staff signs in, and the end of it. */
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { StaffPath } from '#contract/person.ts';
import { Empty } from '#contract/wire.ts';
import { sendNothing } from '../../no-body.ts';
import { addPersonAccessRoutes } from '../factors/person-access.ts';

export const staffAccessRoutes: FastifyPluginAsyncZod = async (api) => {
  addPersonAccessRoutes(api, {
    path: '/staff/:staff_id',
    params: StaffPath,
    tag: 'Staff',
    who: 'a member of staff',
    ids: { signOut: 'signOutStaffMember', removeFactors: 'deleteStaffFactors' },
    find: async ({ caller, store }, { staff_id: id }) => (await store.staff.get(caller.accountId, id)).id,
  });

  api.delete('/staff/:staff_id/identity', {
    schema: {
      operationId: 'deleteStaffIdentity',
      summary:
        'Forget by which account at the provider a member of staff signs in; the next with their address is taken',
      params: StaffPath,
      response: { 200: Empty },
    },
    handler: async ({ caller, params, store }, reply) => {
      await store.factors.checkProof(caller);
      const { accountId } = caller;
      const { id } = await store.staff.get(accountId, params.staff_id);
      await store.inTransaction(async (tx) => {
        if (!(await tx.identities.forget({ accountId, id }))) return;
        await tx.securityLog.add(caller, { kind: 'identity.removed', subject: { type: 'person', id } });
      });
      return sendNothing(reply);
    },
  });
};
