/** The moment from which a person is signed in, however they proved who they are. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { addSignIn, removeSignIn } from '#store/access/sign-in.ts';
import type { Database } from '#store/database/database.ts';
import type { UserKey } from '#store/directory/sign-in-names.ts';
import type { KnownBrowser } from './known-browser.ts';
import type { SignInCookie } from './sign-in-cookie.ts';

type Options = { database: Database; cookie: SignInCookie; knownBrowser: KnownBrowser };
/** Whether more than a password was given. */
export type Proof = { twoFactors: boolean };
export type FinishSignIn = (request: FastifyRequest, reply: FastifyReply, user: UserKey, proof: Proof) => Promise<void>;

export function buildFinishSignIn({ database, cookie, knownBrowser }: Options): FinishSignIn {
  return async (request, reply, user, proof) => {
    // A new value: one that somebody planted before the sign-in must not become the sign-in.
    const visitor = cookie.read(request);
    const token = await addSignIn(database, user, proof);
    if (visitor !== undefined) await removeSignIn(database, visitor);
    cookie.write(reply, token, 'signed in');
    knownBrowser.remember(request, reply, user);
  };
}
