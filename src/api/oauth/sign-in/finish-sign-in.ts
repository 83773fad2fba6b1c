/** The moment from which a person is signed in, however they proved who they are. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { browserName } from '#domain/message/browser-name.ts';
import type { Origin } from '#domain/caller.ts';
import { buildPersonNoticeStore, type MailSettings } from '#store/access/person-notices.ts';
import { buildSecurityLogStore } from '#store/access/security-log.ts';
import { addSignIn, removeSignIn } from '#store/access/sign-in.ts';
import type { Database, Executor } from '#store/database/database.ts';
import type { UserKey } from '#store/directory/sign-in-names.ts';
import { originOf } from '../../network.ts';
import type { KnownBrowser } from './known-browser.ts';
import type { SignInCookie } from './sign-in-cookie.ts';

export type FinishSignInOptions = {
  database: Database;
  cookie: SignInCookie;
  knownBrowser: KnownBrowser;
  mail: MailSettings;
};
/** Whether more than a password was given. */
export type Proof = {
  twoFactors: boolean;
  /** "Keep me signed in". */
  isKept?: boolean | undefined;
};
export type FinishSignIn = (request: FastifyRequest, reply: FastifyReply, user: UserKey, proof: Proof) => Promise<void>;

export function buildFinishSignIn({ database, cookie, knownBrowser, mail }: FinishSignInOptions): FinishSignIn {
  return async (request, reply, user, { twoFactors, isKept = false }) => {
    const from = originOf(request);
    // A new value: one that somebody planted before the sign-in must not become the sign-in.
    const visitor = cookie.read(request);
    const token = await database.transaction(async (tx) => {
      if (knownBrowser.find(request, user) === undefined) await tellOfNewBrowser(tx, user, from);
      const by = { accountId: user.accountId, userId: user.id, from };
      const facts = { two_factors: twoFactors };
      await buildSecurityLogStore(tx).add(by, { kind: 'sign_in.succeeded', facts });
      return addSignIn(tx, user, { twoFactors, isKept, from });
    });
    if (visitor !== undefined) await removeSignIn(database, visitor);
    cookie.write(reply, token, isKept ? 'kept' : 'signed in');
    knownBrowser.remember(request, reply, user);
  };

  function tellOfNewBrowser(tx: Executor, { accountId, id }: UserKey, from: Origin): Promise<void> {
    const what = `Somebody signed in as you in a browser that is new: ${browserName(from.browser)}.`;
    return buildPersonNoticeStore(tx).add({ accountId, userId: id, what, from }, mail);
  }
}
