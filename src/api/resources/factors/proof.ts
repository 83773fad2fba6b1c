/** The proof that changing a way to sign in asks for: /me/proof. */
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { IdentityProof, ProofOptions } from '#contract/sign-in/factor.ts';
import { Empty } from '#contract/wire.ts';
import type { Caller } from '#domain/caller.ts';
import { invalid, Refusal } from '#domain/refusal.ts';
import type { Store } from '#store/build-store.ts';
import { sendNothing } from '../../no-body.ts';
import { finishAssertion, startAssertion } from '../../passkeys/ceremonies.ts';
import type { RelyingParty } from '../../passkeys/relying-party.ts';
import { checkOwnPassword } from '../me/own-password.ts';
import { checkOwnCode } from './own.ts';
import { ownerOf, partyOf } from './passkeys.ts';

/** The one session of the back office that asks: an answer made in another proves nothing here. */
const holderOf = ({ accountId, grantId }: Caller): string => `proof ${accountId}.${grantId}`;

export const proofRoutes: FastifyPluginAsyncZod = async (api) => {
  api.post('/me/proof/options', {
    config: { repeats: false },
    schema: {
      operationId: 'createProofOptions',
      summary: 'A challenge for a passkey of the current user, by which they prove who they are',
      response: { 200: ProofOptions },
    },
    handler: async ({ caller, store }) => {
      await checkPasskeysCount(store, caller);
      const credentialIds = await store.passkeys.listCredentialIds(ownerOf(caller));
      if (credentialIds.length === 0) throw new Refusal('state_forbids', 'You have no passkey.');
      const ceremony = { party: partyOf(api.settings.publicUrl), holder: holderOf(caller) };
      return { options: await startAssertion(store.passkeys, ceremony, credentialIds) };
    },
  });

  api.post('/me/proof', {
    config: { repeats: false },
    schema: {
      operationId: 'proveIdentity',
      summary:
        'Give the password again, and a code of the app that one has, or the answer of a passkey, which allows for ten minutes to change how one signs in',
      body: IdentityProof,
      response: { 200: Empty },
    },
    handler: async ({ caller, store, body: { credential, current_password, code } }, reply) => {
      if (credential === undefined) {
        await checkOwnPassword(store, caller, current_password);
        await checkOwnCode(store, caller, code);
      } else {
        await checkPasskeysCount(store, caller);
        await checkOwnPasskey(store, caller, partyOf(api.settings.publicUrl), credential);
      }
      await store.factors.keepProof(caller);
      return sendNothing(reply);
    },
  });
};

/** Two factors at once, so no code is asked for besides. */
async function checkOwnPasskey(store: Store, caller: Caller, party: RelyingParty, credential: string): Promise<void> {
  const owner = await finishAssertion(store.passkeys, { party, holder: holderOf(caller) }, credential, ownerOf(caller));
  if (owner !== undefined) return;
  const detail = 'credential does not answer a challenge of the last five minutes by a passkey of yours';
  throw invalid({ code: 'credential', pointer: '/credential', detail });
}

/** Passkeys let nobody in whom the firm signs in itself, and prove nothing either. */
async function checkPasskeysCount(store: Store, caller: Caller): Promise<void> {
  if (await store.identityProviders.isPasswordOff(ownerOf(caller)))
    throw new Refusal('state_forbids', 'Your firm signs you in with its own account alone: sign out, and in again.');
}
