/** For administrators: roles of which a second factor is demanded. */
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { SecondFactorSettings, SecondFactorSettingsChange } from '#contract/sign-in/factor.ts';
import type { Caller } from '#domain/caller.ts';
import { Refusal } from '#domain/refusal.ts';
import type { Role } from '#domain/role.ts';
import type { Store } from '#store/build-store.ts';
import { checkSettings, sendSettings, withVersion } from '../../content-version.ts';

export const factorSettingsRoutes: FastifyPluginAsyncZod = async (api) => {
  api.get('/settings/second-factor', {
    schema: {
      tags: ['Settings'],
      operationId: 'getSecondFactorSettings',
      summary: 'Roles of which a second factor is demanded',
      response: { 200: SecondFactorSettings },
    },
    handler: async (request, reply) => sendSettings(request, reply, await readSettings(request.store, request.caller)),
  });

  api.put('/settings/second-factor', {
    schema: {
      tags: ['Settings'],
      operationId: 'updateSecondFactorSettings',
      summary: 'Demand a second factor of roles; without one their people set it up when they next sign in',
      body: SecondFactorSettingsChange,
      response: { 200: SecondFactorSettings },
    },
    handler: async (request, reply) => {
      const { caller, store, body } = request;
      const wanted = [...new Set(body.roles)].toSorted((one, other) => one - other) as Role[];
      await store.factors.checkProof(caller);
      const { hasApp, hasPasskeys } = await store.factors.getPerson(caller);
      if (wanted.includes(caller.role) && !hasApp && !hasPasskeys)
        throw new Refusal('state_forbids', 'Set up a second factor of your own first, in My account.');
      const saved = await store.inTransaction(async (tx) => {
        await tx.people.lockAccount(caller.accountId);
        checkSettings(request, await readSettings(tx, caller));
        await tx.factors.demandOf(caller.accountId, wanted);
        const facts = { second_factor_roles: wanted.join(', ') };
        await tx.securityLog.add(caller, { kind: 'settings.changed', facts });
        return readSettings(tx, caller);
      });
      return sendSettings(request, reply, saved);
    },
  });
};

async function readSettings({ factors }: Store, { accountId }: Caller) {
  return withVersion(accountId, { roles: await factors.demandedRoles(accountId) });
}
