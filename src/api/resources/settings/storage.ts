/** How much the account keeps: /settings/storage. */
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { AccountStorage } from '#contract/settings.ts';

export const storageRoutes: FastifyPluginAsyncZod = async (api) => {
  api.get('/settings/storage', {
    schema: {
      operationId: 'getStorage',
      summary: 'How much the uploads of the account take, and how much they may',
      response: { 200: AccountStorage },
    },
    handler: async ({ caller, store }) => {
      const { byType, used, expected, pdfs, allowed } = await store.storage.get(
        caller.accountId,
        api.settings.uploadQuota,
      );
      return { used, allowed: allowed ?? null, expected, by_type: byType, pdfs };
    },
  });
};
