/** The passkeys of the current user: /me/passkeys. */
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { Passkey, PasskeyChange, PasskeyDraft, PasskeyOptions, PasskeyPath } from '#contract/sign-in/factor.ts';
import { Empty } from '#contract/wire.ts';
import type { Caller } from '#domain/caller.ts';
import { invalid, notFound, Refusal } from '#domain/refusal.ts';
import type { Store } from '#store/build-store.ts';
import { sendNothing } from '../../no-body.ts';
import { finishRegistration, startRegistration } from '../../passkeys/ceremonies.ts';
import { type RelyingParty, relyingPartyOf } from '../../passkeys/relying-party.ts';
import { checkEnough, endOtherSessions, itself } from './own.ts';
import { presentPasskey } from './present.ts';

export const ownerOf = ({ accountId, userId }: Caller) => ({ accountId, id: userId });
const holderOf = ({ accountId, userId }: Caller): string => `person ${accountId}.${userId}`;

export function partyOf(publicUrl: string): RelyingParty {
  const found = relyingPartyOf(publicUrl);
  if (found !== undefined) return found;
  throw new Refusal('state_forbids', 'Passkeys need an address of Keyturn that is https with a host name.');
}

export const passkeyRoutes: FastifyPluginAsyncZod = async (api) => {
  const party = (): RelyingParty => partyOf(api.settings.publicUrl);

  api.post('/me/passkeys/options', {
    config: { repeats: false },
    schema: {
      operationId: 'createPasskeyOptions',
      summary: 'A challenge for a new passkey',
      response: { 200: PasskeyOptions },
    },
    handler: async ({ caller, store }) => {
      await store.factors.checkProof(caller);
      if (await store.identityProviders.isPasswordOff(ownerOf(caller)))
        throw new Refusal(
          'state_forbids',
          'Your firm signs you in with its own account alone, so a passkey would not.',
        );
      const person = await store.factors.getPerson(caller);
      const ceremony = { party: party(), holder: holderOf(caller) };
      return { options: await startRegistration(store.passkeys, ceremony, person) };
    },
  });

  api.post('/me/passkeys', {
    schema: {
      operationId: 'createPasskey',
      summary: 'Add a passkey that the browser has just made; other sessions of the person end',
      body: PasskeyDraft,
      response: { 200: Passkey },
    },
    handler: async ({ caller, store, body }) => {
      await store.factors.checkProof(caller);
      const ceremony = { party: party(), holder: holderOf(caller) };
      // Outside of the transaction: a challenge is used up by a refusal as well.
      const made = await finishRegistration(store.passkeys, ceremony, body.credential);
      const detail = 'credential does not answer a challenge of the last five minutes';
      if (made === undefined) throw invalid({ code: 'credential', pointer: '/credential', detail });
      return store.inTransaction(async (tx) => {
        await tx.factors.lockWithProof(caller);
        const id = await tx.passkeys.add(ownerOf(caller), { ...made, name: body.name });
        await tx.factors.keepTwoFactors(caller);
        await endOtherSessions(tx, caller);
        await tx.securityLog.add(caller, {
          kind: 'factor.added',
          subject: itself(caller),
          facts: { factor: 'passkey' },
        });
        await tx.personNotices.add({ ...caller, what: 'A passkey was added.' }, api.settings);
        return readPasskey(tx, caller, id);
      });
    },
  });

  await api.register(onePasskeyRoutes);
};

const onePasskeyRoutes: FastifyPluginAsyncZod = async (api) => {
  api.put('/me/passkeys/:passkey_id', {
    schema: {
      operationId: 'updatePasskey',
      summary: 'Give a passkey another name',
      params: PasskeyPath,
      body: PasskeyChange,
      response: { 200: Passkey },
    },
    handler: async ({ caller, store, params, body }) => {
      await store.passkeys.rename(ownerOf(caller), params.passkey_id, body.name);
      return readPasskey(store, caller, params.passkey_id);
    },
  });

  api.delete('/me/passkeys/:passkey_id', {
    schema: {
      operationId: 'deletePasskey',
      summary: 'Remove a passkey; other sessions of the person end',
      params: PasskeyPath,
      response: { 200: Empty },
    },
    handler: async ({ caller, store, params }, reply) => {
      await store.inTransaction(async (tx) => {
        await tx.factors.lockWithProof(caller);
        await tx.passkeys.remove(ownerOf(caller), params.passkey_id);
        await checkEnough(tx, caller);
        await endOtherSessions(tx, caller);
        await tx.securityLog.add(caller, {
          kind: 'factor.removed',
          subject: itself(caller),
          facts: { factor: 'passkey' },
        });
        await tx.personNotices.add({ ...caller, what: 'A passkey was removed.' }, api.settings);
      });
      return sendNothing(reply);
    },
  });
};

async function readPasskey(store: Store, caller: Caller, id: number) {
  const { passkeys } = await store.factors.list(caller);
  const found = passkeys.find((each) => each.id === id);
  if (found === undefined) throw notFound('passkey');
  return presentPasskey(found);
}
