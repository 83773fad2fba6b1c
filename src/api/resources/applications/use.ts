/** How much an application asks for: /applications/:application_id/use. */
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { ApplicationPath, ApplicationUse } from '#contract/application.ts';
import { allowances } from '../../plugins/rate-limit.ts';

export const applicationUseRoutes: FastifyPluginAsyncZod = async (api) => {
  api.get('/applications/:application_id/use', {
    schema: {
      operationId: 'getApplicationUse',
      summary: 'The requests of an application on each of the last 30 days, and its allowance',
      params: ApplicationPath,
      response: { 200: ApplicationUse },
    },
    handler: async ({ caller, params, store }) => {
      const { application_id: id } = params;
      await store.applications.get(caller.accountId, id);
      return {
        limit: api.settings.rateLimit ? allowances.requests.limit : null,
        days: await store.applicationUse.list(caller.accountId, id),
      };
    },
  });
};
