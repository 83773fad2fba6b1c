/** The sessions of the back office that a person has, in whatever browsers, and their end: /me/sessions. */
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { Session, SessionPath } from '#contract/person.ts';
import { SessionUse } from '#contract/sign-in/session-settings.ts';
import { Empty } from '#contract/wire.ts';
import { browserName } from '#domain/message/browser-name.ts';
import type { SessionRow } from '#store/access/sessions.ts';
import { sendNothing } from '../../no-body.ts';
import { itself } from '../factors/own.ts';

export const sessionRoutes: FastifyPluginAsyncZod = async (api) => {
  api.get('/me/sessions', {
    schema: {
      operationId: 'listSessions',
      summary: 'Where the current user is signed in to the back office, last seen first',
      response: { 200: z.array(Session) },
    },
    handler: async ({ caller, store }) => (await store.sessions.list(caller)).map(presentSession),
  });

  api.post('/me/activity', {
    // The next one says the same and more.
    config: { repeats: false },
    schema: {
      operationId: 'noteActivity',
      summary:
        'Say that a person uses the back office now, so that their session goes on; other requests do not say so',
      response: { 200: SessionUse },
    },
    handler: async ({ caller, store }) => ({ idle_seconds: await store.sessions.noteUse(caller) }),
  });

  api.delete('/me/sessions/:session_id', {
    schema: {
      operationId: 'endSession',
      summary: 'Sign out in one browser',
      params: SessionPath,
      response: { 200: Empty },
    },
    handler: async ({ caller, store, params }, reply) => {
      await store.factors.checkProof(caller);
      await store.inTransaction(async (tx) => {
        await tx.sessions.end(caller, params.session_id);
        await tx.securityLog.add(caller, { kind: 'sign_in.ended', subject: itself(caller) });
      });
      return sendNothing(reply);
    },
  });

  api.post('/me/sign-out-everywhere', {
    // Nobody is left to repeat it.
    config: { repeats: false },
    schema: {
      operationId: 'signOutEverywhere',
      summary: 'End every session, here too, and everything that applications were allowed',
      response: { 200: Empty },
    },
    handler: async ({ caller, store }, reply) => {
      await store.factors.checkProof(caller);
      await store.inTransaction(async (tx) => {
        await tx.sessions.endAll(caller.accountId, caller.userId);
        await tx.securityLog.add(caller, { kind: 'sign_in.all_ended', subject: itself(caller) });
      });
      return sendNothing(reply);
    },
  });
};

function presentSession(row: SessionRow) {
  return {
    id: row.id,
    browser: browserName(row.browser),
    address: row.address,
    kept: row.kept,
    current: row.isCurrent,
    created_at: row.createdAt,
    last_seen_at: row.lastSeenAt,
    expires_at: row.expiresAt,
  };
}
