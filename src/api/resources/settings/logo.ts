/** The firm's logo: /settings/logo. */
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { Logo } from '#contract/settings.ts';
import { addPictureRoutes } from '../attachments/only-picture.ts';

export const logoRoutes: FastifyPluginAsyncZod = async (api) => {
  addPictureRoutes(api, {
    path: '/settings/logo',
    one: 'Logo',
    name: 'A logo',
    record: Logo,
    summaries: {
      get: "The firm's logo",
      create: 'A picture as the logo of the firm, in place of the one before',
      delete: 'Take the logo away; a repeat changes nothing',
    },
    of: (store, caller) => ({
      owner: { accountId: caller.accountId, kind: 'account' },
      lock: () => store.people.lockAccount(caller.accountId),
      note: () => store.securityLog.add(caller, { kind: 'settings.changed', facts: { fields: ['logo'] } }),
    }),
  });
};
