/** The step after a right password: none, a code, or setting up an app or a passkey where the role demands a second factor. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '#store/database/database.ts';
import type { MailSettings } from '#store/access/person-notices.ts';
import type { UserKey } from '#store/directory/sign-in-names.ts';
import { factorKey } from '#store/factors/authenticator-app.ts';
import { type GivenFactor, tryFactor } from '#store/factors/factor-tries.ts';
import { type FactorPerson, findFactorPerson } from '#store/factors/second-factors.ts';
import { buildCodeSecret, codeSecretUri } from '#store/secrets/one-time-code.ts';
import { type AuthorizationClient, ownAddress } from '../authorization-request.ts';
import type { Fields } from '../fields.ts';
import { codePage, recoveryCodesPage, setUpPage } from '../pages/second-step-pages.ts';
import { sendPage } from '../pages/send-page.ts';
import type { FinishSignIn } from '../sign-in/finish-sign-in.ts';
import { noteFailure } from '../sign-in/note-failure.ts';
import { relyingPartyOf } from '../../passkeys/relying-party.ts';
import { formProof, type SignInCookie } from '../sign-in/sign-in-cookie.ts';
import { addFirstApp, addFirstPasskey } from './first-factor.ts';
import { findPendingPerson, stepOf } from './pending-person.ts';
import { sealPending } from './pending-sign-in.ts';

type Options = { database: Database; cookie: SignInCookie; finishSignIn: FinishSignIn; mail: MailSettings };
type Problem = { status: number; text: string };
type Coming = { request: FastifyRequest; reply: FastifyReply; client: AuthorizationClient };
/** One request of the second page. */
type Turn = Coming & { person: FactorPerson; isKept: boolean };

const wrongCode: Problem = {
  status: 422,
  text: 'This code is not right, or has been used. Wait for the next one and type that.',
};
const wrongRecoveryCode: Problem = { status: 422, text: 'This recovery code is not right, or has been used.' };
const wrongFirstCode: Problem = {
  status: 422,
  text: 'This code is not right. Look whether the clock of the telephone is, and type the next code.',
};

const tooManyTries = (seconds: number): Problem => {
  const minutes = Math.ceil(seconds / 60);
  const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`;
  return { status: 429, text: `Too many tries. Please wait ${wait} and try again.` };
};
const wrongPasskey: Problem = { status: 422, text: 'The passkey was not added. Try again, or set up an app.' };

export function buildSecondStep({ database, cookie, finishSignIn, mail }: Options) {
  const party = relyingPartyOf(mail.publicUrl);
  const show = async ({ request, reply, client, person, isKept }: Turn, problem?: Problem, kept?: string) => {
    const visitor = cookie.read(request) ?? '';
    const secret = stepOf(person) === 'set up' ? (kept ?? buildCodeSecret()) : undefined;
    const page = {
      action: ownAddress(request),
      proof: formProof(visitor),
      pending: sealPending(await factorKey(database), person, { visitor, secret, isKept }),
      redirectUri: client.redirectUri,
      email: person.email,
      problem,
    };
    if (secret === undefined) return sendPage(reply, codePage(page));
    const uri = codeSecretUri(secret, person);
    return sendPage(reply, setUpPage({ ...page, secret, uri, passkeysAt: party?.origin }));
  };

  const finish = async ({ request, reply, person, isKept }: Turn, twoFactors: boolean) => {
    await finishSignIn(request, reply, person, { twoFactors, isKept });
    return reply.redirect(ownAddress(request), 303);
  };

  const takeCode = async (turn: Turn, { code, recovery }: Fields) => {
    const given = recovery === undefined ? { code: code ?? '' } : { recoveryCode: recovery };
    const result = await tryFactor(database, turn.person, given);
    if (result.outcome === 'right') return finish(turn, true);
    noteWrongFactor(database, turn, given, result.outcome);
    if (result.outcome === 'wrong') return show(turn, recovery === undefined ? wrongCode : wrongRecoveryCode);
    turn.request.log.info('tries of a second factor are throttled');
    turn.reply.header('retry-after', result.retryAfter);
    return show(turn, tooManyTries(result.retryAfter));
  };

  const takeSetUp = async (turn: Turn, { code = '' }: Fields, secret: string) => {
    const { person } = turn;
    const codes = await addFirstApp({ database, mail }, turn, { secret, code });
    if (codes === undefined) return show(turn, wrongFirstCode, secret);
    await finishSignIn(turn.request, turn.reply, person, { twoFactors: true, isKept: turn.isKept });
    return sendPage(turn.reply, recoveryCodesPage({ action: ownAddress(turn.request), codes }));
  };

  const takePasskey = async (turn: Turn, { pending = '', passkey: answer = '' }: Fields, secret: string) => {
    const given = { visitor: cookie.read(turn.request) ?? '', pending, answer };
    if (party === undefined || !(await addFirstPasskey({ database, mail }, turn, { party, ...given })))
      return show(turn, wrongPasskey, secret);
    return finish(turn, true);
  };

  return {
    /** After a right password, unless the role needs the passkey that the person has. */
    begin: async (coming: Coming, user: UserKey & { isKept: boolean }): Promise<'answered' | 'needs passkey'> => {
      const person = await findFactorPerson(database, user);
      if (person === undefined) {
        await coming.reply.redirect(ownAddress(coming.request), 303);
        return 'answered';
      }
      const turn = { ...coming, person, isKept: user.isKept };
      const step = stepOf(person);
      if (step === 'passkey') return 'needs passkey';
      await (step === 'none' ? finish(turn, false) : show(turn));
      return 'answered';
    },

    /** The form of the second page, unless its time is over, and the password has to be given again. */
    take: async (coming: Coming, fields: Fields): Promise<'answered' | 'too late'> => {
      const visitor = cookie.read(coming.request) ?? '';
      const found = await findPendingPerson(database, fields.pending ?? '', visitor);
      if (found === undefined) return 'too late';
      const { pending, person, step } = found;
      const turn = { ...coming, person, isKept: pending.isKept ?? false };
      if (step === 'code') await takeCode(turn, fields);
      else if (step !== 'set up' || pending.secret === undefined) return 'too late';
      else if (fields.passkey === undefined) await takeSetUp(turn, fields, pending.secret);
      else await takePasskey(turn, fields, pending.secret);
      return 'answered';
    },
  };
}

function noteWrongFactor(
  database: Database,
  { request, person }: Turn,
  given: GivenFactor,
  outcome: 'wrong' | 'throttled',
): void {
  const kind = outcome === 'wrong' ? 'sign_in.failed' : 'sign_in.delayed';
  noteFailure(database, request, person, kind, { factor: 'code' in given ? 'app' : 'recovery code' });
}
