/** A passkey in place of a password: two factors at once, the device and what opens it. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '#store/database/database.ts';
import { buildPasskeyStore } from '#store/factors/passkeys.ts';
import { isPasswordOff } from '#store/single-sign-on/identity-providers.ts';
import { finishAssertion } from '../../passkeys/ceremonies.ts';
import type { RelyingParty } from '../../passkeys/relying-party.ts';
import { ownAddress } from '../authorization-request.ts';
import type { FinishSignIn } from '../sign-in/finish-sign-in.ts';
import type { SignInCookie } from '../sign-in/sign-in-cookie.ts';
import { browserHolder } from './passkey-endpoints.ts';

type Options = {
  database: Database;
  cookie: SignInCookie;
  finishSignIn: FinishSignIn;
  party: RelyingParty | undefined;
};

export function buildSignInByPasskey({ database, cookie, finishSignIn, party }: Options) {
  return async (
    request: FastifyRequest,
    reply: FastifyReply,
    { passkey, isKept }: { passkey: string; isKept: boolean },
  ): Promise<'answered' | 'off' | 'wrong'> => {
    const holder = browserHolder(cookie, request);
    const user = party && (await finishAssertion(buildPasskeyStore(database), { party, holder }, passkey));
    if (user === undefined) return 'wrong';
    // The provider is the one way in: people whom it refuses must not come by another door.
    if (await isPasswordOff(database, user)) return 'off';
    await finishSignIn(request, reply, user, { twoFactors: true, isKept });
    await reply.redirect(ownAddress(request), 303);
    return 'answered';
  };
}
