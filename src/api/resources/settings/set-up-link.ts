/** The way from the demo company to a firm of one's own: /settings/set-up-link. */
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { SetUpLink } from '#contract/account/moving-in.ts';
import { Refusal } from '#domain/refusal.ts';
import { mayStartFirm } from '../../new-account/may-start-firm.ts';
import { setUpUrl } from '../../new-account/set-up-url.ts';

export const setUpLinkRoutes: FastifyPluginAsyncZod = async (api) => {
  api.post('/settings/set-up-link', {
    schema: {
      operationId: 'createSetUpLink',
      summary: 'A link to the page that opens another firm beside the demo company',
      response: { 200: SetUpLink },
    },
    handler: async ({ store, caller }) => {
      const { settings } = api;
      const account = await store.people.getAccount(caller.accountId);
      if (!mayStartFirm(settings, caller, account))
        throw new Refusal(
          'state_forbids',
          'Another firm is set up here only beside the demo company, on the machine that it runs on.',
        );
      await store.securityLog.add(caller, { kind: 'set_up_link.made' });
      return { url: setUpUrl(settings.publicUrl, await store.setUpLink.token('beside the demo')) };
    },
  });
};
