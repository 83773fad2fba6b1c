/** For administrators: roles of which a second factor is demanded. */
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { SecondFactorSettings, SecondFactorSettingsChange } from '#contract/sign-in/factor.ts';
import { Refusal } from '#domain/refusal.ts';
import type { Role } from '#domain/role.ts';

export const factorSettingsRoutes: FastifyPluginAsyncZod = async (api) => {
  api.get('/settings/second-factor', {
    schema: {
      tags: ['Settings'],
      operationId: 'getSecondFactorSettings',
      summary: 'Roles of which a second factor is demanded',
      response: { 200: SecondFactorSettings },
    },
    handler: async ({ caller, store }) => ({ roles: await store.factors.demandedRoles(caller.accountId) }),
  });

  api.put('/settings/second-factor', {
    schema: {
      tags: ['Settings'],
      operationId: 'updateSecondFactorSettings',
      summary: 'Demand a second factor of roles; without one their people set it up when they next sign in',
      body: SecondFactorSettingsChange,
      response: { 200: SecondFactorSettings },
    },
    handler: async ({ caller, store, body }) => {
      const wanted = [...new Set(body.roles)].toSorted((one, other) => one - other) as Role[];
      await store.factors.checkProof(caller);
      const { hasApp, hasPasskeys } = await store.factors.getPerson(caller);
      if (wanted.includes(caller.role) && !hasApp && !hasPasskeys)
        throw new Refusal('state_forbids', 'Set up a second factor of your own first, in My account.');
      await store.inTransaction(async (tx) => {
        await tx.factors.demandOf(caller.accountId, wanted);
        const facts = { second_factor_roles: wanted.join(', ') };
        await tx.securityLog.add(caller, { kind: 'settings.changed', facts });
      });
      return { roles: wanted };
    },
  });
};
