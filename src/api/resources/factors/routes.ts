/** The second factors of the current user: /me/factors, and what changes them. */
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { AuthenticatorSecret, AuthenticatorSetUp, Factors, RecoveryCodes } from '#contract/sign-in/factor.ts';
import { Empty } from '#contract/wire.ts';
import type { Caller } from '#domain/caller.ts';
import { invalid, Refusal } from '#domain/refusal.ts';
import type { Store } from '#store/build-store.ts';
import type { MailSettings } from '#store/access/person-notices.ts';
import { buildCodeSecret, codeSecretUri } from '#store/secrets/one-time-code.ts';
import { sendNothing } from '../../no-body.ts';
import { factorSettingsRoutes } from './administration.ts';
import { passkeyRoutes } from './passkeys.ts';
import { proofRoutes } from './proof.ts';
import { checkEnough, endOtherSessions, itself } from './own.ts';
import { presentPasskey } from './present.ts';
import { relyingPartyOf } from '../../passkeys/relying-party.ts';

export const factorRoutes: FastifyPluginAsyncZod = async (api) => {
  // Recovery codes come after the app that they belong to: whoever tries all operations in their order finds it.
  await api.register(authenticatorAppRoutes);
  await api.register(ownFactorRoutes);
  await api.register(proofRoutes);
  await api.register(passkeyRoutes);
  await api.register(factorSettingsRoutes);
};

const ownFactorRoutes: FastifyPluginAsyncZod = async (api) => {
  api.get('/me/factors', {
    schema: {
      operationId: 'getFactors',
      summary: 'Authenticator app, recovery codes and passkeys of the current user',
      response: { 200: Factors },
    },
    handler: async ({ caller, store }) => {
      const { app, codes, passkeys } = await store.factors.list(caller);
      const { isDemanded, passwordHash } = await store.factors.getPerson(caller);
      return {
        authenticator_app: app === undefined ? null : { created_at: app.createdAt, last_used_at: app.lastUsedAt },
        has_password: passwordHash !== null,
        recovery_codes_left: codes,
        passkeys: passkeys.map(presentPasskey),
        passkeys_offered: relyingPartyOf(api.settings.publicUrl) !== undefined,
        demanded: isDemanded,
      };
    },
  });

  api.post('/me/recovery-codes', {
    config: { repeats: false },
    schema: {
      operationId: 'createRecoveryCodes',
      summary: 'Ten new recovery codes, shown this once; the ones before end',
      response: { 200: RecoveryCodes },
    },
    handler: async ({ caller, store }) => {
      await store.factors.checkProof(caller);
      const { hasApp } = await store.factors.getPerson(caller);
      if (!hasApp)
        throw new Refusal('state_forbids', 'Recovery codes come with an authenticator app; set one up first.');
      return store.inTransaction(async (tx) => {
        const codes = await tx.factors.renewCodes(caller);
        await endOtherSessions(tx, caller);
        await tx.securityLog.add(caller, { kind: 'factor.codes_made', subject: itself(caller) });
        await tx.personNotices.add({ ...caller, what: 'New recovery codes were made.' }, api.settings);
        return { recovery_codes: codes };
      });
    },
  });
};

const authenticatorAppRoutes: FastifyPluginAsyncZod = async (api) => {
  api.post('/me/authenticator-app/secret', {
    config: { repeats: false },
    schema: {
      operationId: 'createAuthenticatorSecret',
      summary: 'A new key for an authenticator app; it counts once a code of it has been given',
      response: { 200: AuthenticatorSecret },
    },
    handler: async ({ caller, store }) => {
      await store.factors.checkProof(caller);
      const secret = buildCodeSecret();
      return { secret, uri: codeSecretUri(secret, await store.factors.getPerson(caller)) };
    },
  });

  api.put('/me/authenticator-app', {
    schema: {
      operationId: 'setAuthenticatorApp',
      summary:
        'Set up an authenticator app, in place of the one before; answers recovery codes; other sessions of the person end',
      body: AuthenticatorSetUp,
      response: { 200: RecoveryCodes },
    },
    handler: async ({ caller, store, body }) => {
      const codes = await setApp(store, caller, body, api.settings);
      if (codes !== undefined) return { recovery_codes: codes };
      const detail = 'code is not the one that the app shows now: look at the clock of the telephone';
      throw invalid({ code: 'wrong', pointer: '/code', detail });
    },
  });

  api.delete('/me/authenticator-app', {
    schema: {
      operationId: 'deleteAuthenticatorApp',
      summary: 'Remove the authenticator app and its recovery codes; other sessions of the person end',
      response: { 200: Empty },
    },
    handler: async ({ caller, store }, reply) => {
      await store.inTransaction(async (tx) => {
        await tx.factors.lockWithProof(caller);
        if (!(await tx.factors.removeApp(caller))) return;
        await checkEnough(tx, caller);
        await endOtherSessions(tx, caller);
        await tx.securityLog.add(caller, { kind: 'factor.removed', subject: itself(caller), facts: { factor: 'app' } });
        await tx.personNotices.add({ ...caller, what: 'Your authenticator app was removed.' }, api.settings);
      });
      return sendNothing(reply);
    },
  });
};

function setApp(
  store: Store,
  caller: Caller,
  given: { secret: string; code: string },
  settings: MailSettings,
): Promise<string[] | undefined> {
  return store.inTransaction(async (tx) => {
    await tx.factors.lockWithProof(caller);
    const codes = await tx.factors.setApp(caller, given);
    if (codes === undefined) return undefined;
    await tx.factors.keepTwoFactors(caller);
    await endOtherSessions(tx, caller);
    await tx.securityLog.add(caller, { kind: 'factor.added', subject: itself(caller), facts: { factor: 'app' } });
    await tx.personNotices.add({ ...caller, what: 'An authenticator app was set up.' }, settings);
    return codes;
  });
}
