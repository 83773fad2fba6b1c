/** A person's approvals: /grants. */
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { Grant, GrantPath } from '#contract/application.ts';
import { Empty } from '#contract/wire.ts';
import { sendNothing } from '../../no-body.ts';
import { presentGrant } from './present.ts';

export const grantRoutes: FastifyPluginAsyncZod = async (api) => {
  api.get('/grants', {
    schema: {
      operationId: 'listGrants',
      summary: 'Applications the current user has approved, newest first',
      response: { 200: z.array(Grant) },
    },
    handler: async ({ caller, store }) =>
      (await store.applications.listGrants(caller.accountId, caller.userId)).map(presentGrant),
  });

  api.delete('/grants/:grant_id', {
    schema: {
      operationId: 'revokeGrant',
      summary: 'Withdraw an approval; all its tokens stop working',
      params: GrantPath,
      response: { 200: Empty },
    },
    handler: async ({ caller, params, store }, reply) => {
      await store.inTransaction(async (tx) => {
        await tx.applications.revokeGrant(caller.accountId, caller.userId, params.grant_id);
        await tx.securityLog.add(caller, { kind: 'grant.revoked', facts: { grant: params.grant_id } });
      });
      return sendNothing(reply);
    },
  });
};
