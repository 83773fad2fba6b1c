/** The form in which a person signs in on their way to consent: shown, shown again with its faults, and accepted. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { buildToken } from '#store/secrets/random-token.ts';
import { trySignIn } from '#store/access/sign-in.ts';
import { isPasswordOff } from '#store/single-sign-on/identity-providers.ts';
import { networkOf } from '../../network.ts';
import { relyingPartyOf } from '../../passkeys/relying-party.ts';
import { type AuthorizationClient, ownAddress } from '../authorization-request.ts';
import { type Fields, splitFields } from '../fields.ts';
import { sendPage } from '../pages/send-page.ts';
import { signInPage } from '../pages/sign-in-page.ts';
import { buildSignInByPasskey } from '../passkeys/sign-in-by-passkey.ts';
import { buildSecondStep } from '../second-step/second-step.ts';
import { buildFinishSignIn, type FinishSignInOptions } from './finish-sign-in.ts';
import { noteFailure } from './note-failure.ts';
import { formProof } from './sign-in-cookie.ts';

type Problem = { status: number; text: string; ofFields: boolean };

type Take = (
  request: FastifyRequest,
  reply: FastifyReply,
  client: AuthorizationClient,
  fields: Fields,
) => Promise<FastifyReply>;

const needsPasskey = 'Your role needs more than a password. Use your passkey.';
const firmOnly = 'Your firm does not let you sign in by password or passkey. Use “Sign in with your firm’s account”.';
const tooLate = 'This took longer than five minutes. Please sign in again.';
const wrongPasskey = 'This passkey does not sign you in here. Try again, or use your password.';

const furtherProblems = {
  'too late': { status: 403, text: tooLate, ofFields: false },
  off: { status: 403, text: firmOnly, ofFields: false },
  wrong: { status: 422, text: wrongPasskey, ofFields: false },
} satisfies Record<string, Problem>;

export function buildSignInForm({ database, cookie, knownBrowser, mail }: FinishSignInOptions) {
  const party = relyingPartyOf(mail.publicUrl);
  const finishSignIn = buildFinishSignIn({ database, cookie, knownBrowser, mail });
  const signInByPasskey = buildSignInByPasskey({ database, cookie, finishSignIn, party });
  const secondStep = buildSecondStep({ database, cookie, finishSignIn, mail });

  const show = (
    request: FastifyRequest,
    reply: FastifyReply,
    { application, redirectUri }: AuthorizationClient,
    fields: Fields = {},
    problem?: Problem,
  ): FastifyReply => {
    const known = cookie.read(request);
    const token = known ?? buildToken();
    if (known === undefined) cookie.write(reply, token, 'visitor');
    return sendPage(
      reply,
      signInPage({
        action: ownAddress(request),
        proof: formProof(token),
        redirectUri,
        passkeysAt: party?.origin,
        applicationName: application.firstParty ? undefined : application.name,
        ...(fields.email !== undefined && { email: fields.email }),
        isKept: fields.keep !== undefined,
        isIdle: splitFields(request.query).fields.because === 'idle',
        ...(problem && { problem }),
      }),
    );
  };

  const take: Take = async (request, reply, client, fields) => {
    const { email = '', password = '' } = fields;
    const result = await trySignIn(database, {
      email,
      password,
      address: networkOf(request.ip),
      browserOf: (user) => knownBrowser.find(request, user),
    });
    if (result.outcome === 'throttled') {
      request.log.info('sign-in attempts are throttled');
      noteFailure(database, request, result.named, 'sign_in.delayed');
      reply.header('retry-after', result.retryAfter);
      const minutes = Math.ceil(result.retryAfter / 60);
      const text = `Too many tries. Please wait ${minutes === 1 ? 'a minute' : `${minutes} minutes`} and try again.`;
      return show(request, reply, client, fields, { status: 429, text, ofFields: false });
    }
    if (result.outcome === 'wrong') {
      noteFailure(database, request, result.named, 'sign_in.failed');
      const text = 'The e-mail address or the password is wrong.';
      return show(request, reply, client, fields, { status: 422, text, ofFields: true });
    }
    // Said only to whoever knows the password: nobody else learns who signs in where.
    if (await isPasswordOff(database, result.user)) {
      return show(request, reply, client, fields, { status: 403, text: firmOnly, ofFields: false });
    }
    const outcome = await secondStep.begin(
      { request, reply, client },
      { ...result.user, isKept: fields.keep !== undefined },
    );
    if (outcome === 'answered') return reply;
    return show(request, reply, client, fields, { status: 422, text: needsPasskey, ofFields: false });
  };

  /** A passkey, or the form after that of the password. */
  const takeFurther: Take = async (request, reply, client, fields) => {
    const { passkey } = fields;
    const outcome =
      passkey === undefined || fields.pending !== undefined
        ? await secondStep.take({ request, reply, client }, fields)
        : await signInByPasskey(request, reply, { passkey, isKept: fields.keep !== undefined });
    if (outcome === 'answered') return reply;
    return show(request, reply, client, {}, furtherProblems[outcome]);
  };

  return { show, take, takeFurther };
}
