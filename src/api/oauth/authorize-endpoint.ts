/** `/authorize`: signs a person in, asks for their consent, and sends them back with a code. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database } from '#store/database/database.ts';
import type { MailSettings } from '#store/access/person-notices.ts';
import { findSignIn } from '#store/access/sign-in.ts';
import { checkClient, checkRequest, ownAddress } from './authorization-request.ts';
import { buildConsent, type SignedIn } from './consent.ts';
import { readFields } from './fields.ts';
import type { KnownBrowser } from './sign-in/known-browser.ts';
import { isOwnForm, type SignInCookie } from './sign-in/sign-in-cookie.ts';
import { buildSignInForm } from './sign-in/sign-in-form.ts';
import type { SingleSignOn } from './single-sign-on/single-sign-on.ts';

type Options = {
  database: Database;
  publicUrl: string;
  cookie: SignInCookie;
  knownBrowser: KnownBrowser;
  mail: MailSettings;
  singleSignOn: SingleSignOn;
};

/** A service user outlives whoever allows it, so an open browser is not enough. */
const proofNeeded = {
  status: 403,
  text: 'You signed in a while ago. Sign in again to let an application act for your firm, and then allow it.',
  ofFields: false,
};

export function addAuthorizeEndpoint(
  oauth: FastifyInstance,
  { database, publicUrl, cookie, knownBrowser, mail, singleSignOn }: Options,
): void {
  const signInForm = buildSignInForm({ database, cookie, knownBrowser, mail });
  const consent = buildConsent({ database, cookie, issuer: publicUrl });

  const findSignedIn = async (request: FastifyRequest): Promise<SignedIn | undefined> => {
    const token = cookie.read(request);
    const person = token === undefined ? undefined : await findSignIn(database, token);
    return token === undefined || person === undefined ? undefined : { token, person };
  };

  oauth.get('/authorize', async (request, reply) => {
    const client = await checkClient(database, request.query);
    const signedIn = await findSignedIn(request);
    if (signedIn === undefined) return signInForm.show(request, reply, client);
    const wanted = checkRequest(client, request.query);
    if (client.application.firstParty) return consent.give(request, reply, wanted, signedIn);
    return consent.ask(request, reply, wanted, signedIn);
  });

  // The query repeats the request, so that a form is checked like the link that led to it.
  oauth.post('/authorize', async (request, reply) => {
    const client = await checkClient(database, request.query);
    const fields = readFields(request.body);
    const signedIn = await findSignedIn(request);
    if (!isOwnForm(request, cookie.read(request), fields, publicUrl)) {
      // Signed in meanwhile in another tab, or the cookie is gone: the same page afresh.
      if (signedIn !== undefined) return reply.redirect(ownAddress(request), 303);
      return signInForm.show(request, reply, client, fields, {
        status: 403,
        text: 'This page was open for too long, or your browser keeps no cookies. Please try again.',
        ofFields: false,
      });
    }
    if (fields.with === 'firm') {
      const begun = await singleSignOn.begin(request, reply, fields);
      if (typeof begun !== 'string') return begun;
      return signInForm.show(request, reply, client, fields, { status: 422, text: begun, ofFields: false });
    }
    if ((fields.passkey ?? fields.pending) !== undefined) return signInForm.takeFurther(request, reply, client, fields);
    if (fields.decision === undefined) return signInForm.take(request, reply, client, fields);
    if (signedIn === undefined) return reply.redirect(ownAddress(request), 303);
    const wanted = checkRequest(client, request.query);
    if (await consent.needsProof(wanted, signedIn, fields))
      return signInForm.show(request, reply, client, { email: signedIn.person.email }, proofNeeded);
    return consent.take(request, reply, wanted, signedIn, fields);
  });
}
