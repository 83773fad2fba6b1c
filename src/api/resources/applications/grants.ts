/** A person's approvals: /grants; and who has allowed an application: /applications/:application_id/people. */
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { Allower, AllowerPath, ApplicationPath, Grant, GrantPath } from '#contract/application.ts';
import { Empty } from '#contract/wire.ts';
import { sendNothing } from '../../no-body.ts';
import { presentAllower, presentGrant } from './present.ts';

export const grantRoutes: FastifyPluginAsyncZod = async (api) => {
  api.get('/grants', {
    schema: {
      operationId: 'listGrants',
      summary:
        'Applications the current user has approved, newest first; another application than the back office sees its own approval',
      response: { 200: z.array(Grant) },
    },
    handler: async ({ caller, store }) => {
      const grants = await store.applications.listGrants(caller.accountId, caller.userId);
      // Another application learns neither what else the person uses, nor from where.
      return grants.filter(({ id }) => caller.isFirstParty || id === caller.grantId).map(presentGrant);
    },
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

export const allowerRoutes: FastifyPluginAsyncZod = async (api) => {
  api.get('/applications/:application_id/people', {
    schema: {
      operationId: 'listApplicationPeople',
      summary: 'For whom an application may act: its service user first, then people by name',
      params: ApplicationPath,
      response: { 200: z.array(Allower) },
    },
    handler: async ({ caller, params, store }) => {
      const { application_id: id } = params;
      await store.applications.get(caller.accountId, id);
      return (await store.applications.listAllowers(caller.accountId, id)).map(presentAllower);
    },
  });

  api.delete('/applications/:application_id/people/:person_id', {
    schema: {
      operationId: 'revokeApplicationPerson',
      summary:
        'Withdraw what one person has allowed to an application, or its service user; its tokens for them stop working',
      params: AllowerPath,
      response: { 200: Empty },
    },
    handler: async ({ caller, params, store }, reply) => {
      const { application_id: applicationId, person_id: userId } = params;
      await store.inTransaction(async (tx) => {
        await tx.applications.get(caller.accountId, applicationId);
        await tx.applications.revokeAllOf(caller.accountId, { applicationId, userId });
        const subject = { type: 'person', id: userId };
        await tx.securityLog.add(caller, { kind: 'grant.revoked', subject, facts: { application: applicationId } });
      });
      return sendNothing(reply);
    },
  });
};
