/** For administrators: how long a session of the back office may be unused, /settings/sessions. */
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { SessionSettings, SessionSettingsChange } from '#contract/sign-in/session-settings.ts';

export const sessionSettingsRoutes: FastifyPluginAsyncZod = async (api) => {
  api.get('/settings/sessions', {
    schema: {
      operationId: 'getSessionSettings',
      summary: 'After how many unused minutes a session of the back office is over',
      response: { 200: SessionSettings },
    },
    handler: async ({ caller, store }) => ({ idle_minutes: await store.sessions.idleMinutes(caller.accountId) }),
  });

  api.put('/settings/sessions', {
    schema: {
      operationId: 'updateSessionSettings',
      summary: 'Change after how many unused minutes a session is over, for everybody and at once',
      body: SessionSettingsChange,
      response: { 200: SessionSettings },
    },
    handler: async ({ caller, store, body }) => {
      await store.factors.checkProof(caller);
      await store.inTransaction(async (tx) => {
        await tx.sessions.changeIdleMinutes(caller.accountId, body.idle_minutes);
        const facts = { session_idle_minutes: body.idle_minutes };
        await tx.securityLog.add(caller, { kind: 'settings.changed', facts });
      });
      return body;
    },
  });
};
