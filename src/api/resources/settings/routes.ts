/** Settings of the account: /settings/account. */
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { AccountSettings, AccountSettingsChange } from '#contract/settings.ts';
import type { Caller } from '#domain/caller.ts';
import { backOfficeOnly, Refusal } from '#domain/refusal.ts';
import { isManager, roles } from '#domain/role.ts';
import { checkSettings, sendSettings } from '../../content-version.ts';
import { unnamedProxyOf } from '../../network.ts';
import { signingCertificateRoutes } from '../signing-certificate/routes.ts';
import { learntConditionRoutes } from './learnt-conditions.ts';
import { acceptSettings, presentSettings } from './present.ts';
import { checkRules } from './template-rules.ts';

/** Prices and charges are for managers; the version is that of everything. */
const shownTo = ({ role }: Caller, settings: ReturnType<typeof presentSettings>) =>
  isManager(role) ? settings : { ...settings, prices: null, fee_rules: null };

export const settingsRoutes: FastifyPluginAsyncZod = async (api) => {
  await api.register(signingCertificateRoutes);
  await api.register(learntConditionRoutes);

  api.get('/settings/account', {
    schema: {
      operationId: 'getAccountSettings',
      summary: 'Name, time zone, look and fixed texts of the account',
      response: { 200: AccountSettings },
    },
    handler: async (request, reply) =>
      sendSettings(request, reply, {
        ...shownTo(request.caller, presentSettings(await request.store.people.getAccount(request.caller.accountId))),
        ...(request.caller.role === roles.administrator && { untrusted_proxy: unnamedProxyOf(request) ?? null }),
      }),
  });

  api.put('/settings/account', {
    schema: {
      operationId: 'updateAccountSettings',
      summary: 'Change settings of the account; members left out are kept',
      body: AccountSettingsChange,
      response: { 200: AccountSettings },
    },
    handler: async (request, reply) => {
      const { caller, body, store } = request;
      if (body.security_log_days !== undefined) {
        checkMayKeep(caller);
        await store.factors.checkProof(caller);
      }
      const row = await store.inTransaction(async (tx) => {
        const { accountId } = caller;
        const { name, time_zone, country, security_log_days } = body;
        const settings = acceptSettings(body);
        await tx.people.lockAccount(accountId);
        const before = await tx.people.getAccount(accountId);
        checkSettings(request, presentSettings(before));
        await checkRules(tx, accountId, { before: before.settings.templateRules, wanted: settings.templateRules });
        const { timeZone } = before;
        const changed = await tx.people.changeAccount(accountId, {
          name,
          timeZone: time_zone,
          country,
          settings,
        });
        if (changed.timeZone !== timeZone) await tx.inspections.keepDays(accountId, timeZone, changed.timeZone);
        const facts = { fields: Object.keys(body), ...(security_log_days !== undefined && { security_log_days }) };
        await tx.securityLog.add(caller, { kind: 'settings.changed', facts });
        return changed;
      });
      return sendSettings(request, reply, presentSettings(row));
    },
  });
};

/** Nobody but an administrator, and no application, shortens what the log tells of them. */
function checkMayKeep({ role, isFirstParty }: Caller): void {
  if (role !== roles.administrator)
    throw new Refusal('role_forbids', 'How long the security log is kept is for administrators.');
  if (!isFirstParty) throw backOfficeOnly('How long the security log is kept is changed');
}
