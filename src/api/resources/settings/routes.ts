/** Settings of the account: /settings/account. */
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { AccountSettings, AccountSettingsChange } from '#contract/settings.ts';
import { standardCommentDays } from '#domain/comment-window.ts';
import { roles } from '#domain/role.ts';
import { unnamedProxyOf } from '../../network.ts';
import type { AccountRow } from '#store/account/people.ts';

function presentSettings({ id, name, timeZone, country, settings }: AccountRow) {
  return {
    id,
    name,
    time_zone: timeZone,
    country,
    brand: settings.brand ?? {},
    disclaimers: settings.disclaimers ?? [],
    glossary: settings.glossary ?? [],
    abbreviations: settings.abbreviations ?? [],
    phrases: settings.phrases ?? [],
    rooms: settings.rooms ?? [],
    notifications: settings.notifications ?? {},
    show_responsibility: settings.showResponsibility ?? true,
    comment_days: settings.commentDays ?? standardCommentDays,
  };
}

export const settingsRoutes: FastifyPluginAsyncZod = async (api) => {
  api.get('/settings/account', {
    schema: {
      operationId: 'getAccountSettings',
      summary: 'Name, time zone, look and fixed texts of the account',
      response: { 200: AccountSettings },
    },
    handler: async (request) => ({
      ...presentSettings(await request.store.people.getAccount(request.caller.accountId)),
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
    handler: async ({ caller: { accountId }, body, store }) =>
      store.inTransaction(async (tx) => {
        const { name, time_zone, country, comment_days, show_responsibility, ...worded } = body;
        const settings = {
          ...worded,
          ...(comment_days !== undefined && { commentDays: comment_days }),
          ...(show_responsibility !== undefined && { showResponsibility: show_responsibility }),
        };
        const { timeZone } = await tx.people.getAccount(accountId);
        const row = await tx.people.changeAccount(accountId, { name, timeZone: time_zone, country, settings });
        if (row.timeZone !== timeZone) await tx.inspections.keepDays(accountId, timeZone, row.timeZone);
        return presentSettings(row);
      }),
  });
};
