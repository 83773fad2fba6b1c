/** The logo of a client, which stands on the reports of their homes: /clients/:client_id/logo. */
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { ClientLogo, ClientPath } from '#contract/account/client.ts';
import { addPictureRoutes } from '../attachments/only-picture.ts';

export const clientLogoRoutes: FastifyPluginAsyncZod = async (api) => {
  addPictureRoutes(api, {
    path: '/clients/:client_id/logo',
    params: ClientPath,
    one: 'ClientLogo',
    name: 'A logo',
    record: ClientLogo,
    summaries: {
      get: 'The logo of a client',
      create: 'A picture as the logo of a client, in place of the one before',
      delete: 'Take the logo of a client away; a repeat changes nothing',
    },
    of: (store, caller, { client_id: id = 0 }) => ({
      owner: { accountId: caller.accountId, kind: 'client', id },
      mustExist: () => store.clients.get(caller.accountId, id),
      lock: () => store.clients.lock(caller.accountId, id),
      note: () => Promise.resolve(),
    }),
  });
};
