/** Single sign-on of the account: /settings/single-sign-on. */
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { SingleSignOn, SingleSignOnChange, SingleSignOnTrial } from '#contract/single-sign-on.ts';
import { checkSettings, sendSettings } from '../../content-version.ts';
import { saveProvider } from './save-provider.ts';
import { presentProvider } from './present.ts';
import { proveDomains } from './prove-domains.ts';
import { startTrial } from './start-trial.ts';

export const singleSignOnRoutes: FastifyPluginAsyncZod = async (api) => {
  const { publicUrl, webhookAllowLoopback: allowLoopback, providerHosts: internalHosts = [] } = api.settings;

  api.get('/settings/single-sign-on', {
    schema: {
      operationId: 'getSingleSignOn',
      summary: 'The identity provider with which people of the firm sign in',
      response: { 200: SingleSignOn },
    },
    handler: async (request, reply) =>
      sendSettings(request, reply, await presentProvider(request.store, request.caller.accountId, publicUrl)),
  });

  api.put('/settings/single-sign-on', {
    schema: {
      operationId: 'updateSingleSignOn',
      summary: 'Name or change the identity provider; members left out are kept',
      body: SingleSignOnChange,
      response: { 200: SingleSignOn },
    },
    handler: async (request, reply) => {
      const { store, caller, body } = request;
      const saved = await store.inTransaction(async (tx) => {
        // By a provider of one's own one signs in as anybody of the firm.
        await tx.factors.checkProof(caller);
        await tx.people.lockAccount(caller.accountId);
        checkSettings(request, await presentProvider(tx, caller.accountId, publicUrl));
        await saveProvider(tx, caller.accountId, body, { allowLoopback, internalHosts });
        await tx.securityLog.add(caller, { kind: 'settings.changed', facts: { members: Object.keys(body) } });
        return presentProvider(tx, caller.accountId, publicUrl);
      });
      return sendSettings(request, reply, saved);
    },
  });

  api.post('/settings/single-sign-on/proof', {
    schema: {
      operationId: 'proveDomains',
      summary: 'Look for the records of domains that are not proven yet',
      response: { 200: SingleSignOn },
    },
    handler: async (request, reply) => {
      const { store, caller } = request;
      const { accountId } = caller;
      const { proven, faults } = await proveDomains(store, accountId, api.settings);
      const facts = { proven: proven.join(', '), not_proven: [...faults.keys()].join(', ') };
      await store.securityLog.add(caller, { kind: 'domain.looked_up', facts });
      return sendSettings(request, reply, await presentProvider(store, accountId, publicUrl, faults));
    },
  });

  api.post('/settings/single-sign-on/trial', {
    config: { repeats: false },
    schema: {
      operationId: 'trySingleSignOn',
      summary: 'An address at which to sign in through the provider, to see what it says',
      response: { 200: SingleSignOnTrial },
    },
    handler: async ({ store, caller }) => {
      const url = await startTrial(store, caller.accountId, publicUrl);
      await store.securityLog.add(caller, { kind: 'provider.tried', facts: { outcome: 'begun' } });
      return { url };
    },
  });
};
