/** For administrators: how long a session of the back office may be unused, /settings/sessions. */
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { SessionSettings, SessionSettingsChange } from '#contract/sign-in/session-settings.ts';
import type { Caller } from '#domain/caller.ts';
import type { Store } from '#store/build-store.ts';
import { checkSettings, sendSettings, withVersion } from '../../content-version.ts';

export const sessionSettingsRoutes: FastifyPluginAsyncZod = async (api) => {
  api.get('/settings/sessions', {
    schema: {
      operationId: 'getSessionSettings',
      summary: 'After how many unused minutes a session of the back office is over',
      response: { 200: SessionSettings },
    },
    handler: async (request, reply) => sendSettings(request, reply, await readSettings(request.store, request.caller)),
  });

  api.put('/settings/sessions', {
    schema: {
      operationId: 'updateSessionSettings',
      summary: 'Change after how many unused minutes a session is over, for everybody and at once',
      body: SessionSettingsChange,
      response: { 200: SessionSettings },
    },
    handler: async (request, reply) => {
      const { caller, store, body } = request;
      await store.factors.checkProof(caller);
      const saved = await store.inTransaction(async (tx) => {
        await tx.people.lockAccount(caller.accountId);
        checkSettings(request, await readSettings(tx, caller));
        await tx.sessions.changeIdleMinutes(caller.accountId, body.idle_minutes);
        const facts = { session_idle_minutes: body.idle_minutes };
        await tx.securityLog.add(caller, { kind: 'settings.changed', facts });
        return readSettings(tx, caller);
      });
      return sendSettings(request, reply, saved);
    },
  });
};

async function readSettings({ sessions }: Store, { accountId }: Caller) {
  return withVersion(accountId, { idle_minutes: await sessions.idleMinutes(accountId) });
}
