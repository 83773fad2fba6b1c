/** The person on whose behalf the application calls. */
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { Me } from '#contract/person.ts';

export const meRoutes: FastifyPluginAsyncZod = async (api) => {
  api.get('/me', {
    schema: { operationId: 'getMe', summary: 'The current user', response: { 200: Me } },
    handler: async ({ caller, store }) => {
      const { user, account } = await store.people.getMe(caller);
      return {
        id: user.id,
        name: user.name,
        email: user.email,
        company: account.name,
        role: user.role,
        account_id: account.id,
        time_zone: account.timeZone,
      };
    },
  });
};
