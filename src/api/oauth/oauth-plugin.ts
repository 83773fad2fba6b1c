/** The OAuth server: authorization pages and token endpoint, with their own cookies, forms and error format. */
import fastifyCookie from '@fastify/cookie';
import fastifyFormbody from '@fastify/formbody';
import type { FastifyError, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '#store/database/database.ts';
import { buildRateLimitStore } from '#store/access/rate-limits.ts';
import { isPassing } from '#store/database/database-away.ts';
import { installationKey } from '#store/secrets/encryption.ts';
import { buildAddressLimit } from '../plugins/allowances.ts';
import { crossOrigin } from '../plugins/cross-origin.ts';
import { sendFields } from './answer.ts';
import { redirectWith } from './authorization-request.ts';
import { addAuthorizeEndpoint } from './authorize-endpoint.ts';
import { buildKnownBrowser } from './sign-in/known-browser.ts';
import { refuseWhatIsNotHere } from './nothing-here.ts';
import { OAuthError, RedirectedError } from './oauth-error.ts';
import { addPasskeyEndpoints } from './passkeys/passkey-endpoints.ts';
import { addPageFont } from './pages/page-font.ts';
import { notNow, problemPage, SHORT_WAIT, UNAVAILABLE } from './pages/problem-page.ts';
import { sendPage } from './pages/send-page.ts';
import { addPasswordEndpoints } from './sign-in/password-endpoints.ts';
import { buildFinishSignIn } from './sign-in/finish-sign-in.ts';
import { buildSignInCookie } from './sign-in/sign-in-cookie.ts';
import { addSingleSignOnEndpoints } from './single-sign-on/endpoints.ts';
import { buildSingleSignOn } from './single-sign-on/single-sign-on.ts';
import { addTokenEndpoint, type CheckAddress } from './token-endpoint.ts';

export type OAuthOptions = {
  database: Database;
  settings: {
    publicUrl: string;
    rateLimit?: boolean;
    smtpUrl?: string | undefined;
    webhookAllowLoopback?: boolean;
    providerHosts?: string[];
  };
};

const FORM_LIMIT = 64 * 1024;

/** Mounted under `/oauth`. */
export const oauthPlugin: FastifyPluginAsync<OAuthOptions> = async (oauth, { database, settings }) => {
  oauth.removeAllContentTypeParsers();
  await oauth.register(fastifyFormbody, { bodyLimit: FORM_LIMIT });
  oauth.addContentTypeParser('*', { bodyLimit: FORM_LIMIT, parseAs: 'buffer' }, async () => {
    throw new OAuthError('invalid_request', 'The parameters belong in a body of application/x-www-form-urlencoded.');
  });
  await oauth.register(fastifyCookie);

  oauth.addHook('onSend', async (_request, reply) => {
    reply.header('referrer-policy', 'same-origin');
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store').header('pragma', 'no-cache');
  });
  oauth.setErrorHandler((error: FastifyError | Error, request, reply) => {
    if (!(error instanceof RedirectedError)) return sendOAuthError(error, request, reply);
    const { redirectUri, code, message, state } = error;
    const said = { error: code, error_description: message, state, iss: settings.publicUrl };
    return reply.redirect(redirectWith(redirectUri, said), 303);
  });
  refuseWhatIsNotHere(oauth);

  addPageFont(oauth);
  const { publicUrl, rateLimit = false } = settings;
  const addressLimit = rateLimit ? buildAddressLimit('oauth', buildRateLimitStore(database)) : undefined;
  const checkAddress: CheckAddress = async (request, reply) => {
    const wait = await addressLimit?.(request.ip);
    if (wait === undefined) return;
    reply.header('retry-after', wait);
    throw new OAuthError('temporarily_unavailable', `Too many requests. Please try again in ${wait} seconds.`, 429);
  };
  const knownBrowser = buildKnownBrowser(publicUrl, await installationKey(database, 'browsers'));
  await oauth.register(async (forPeople) => {
    forPeople.addHook('onRequest', checkAddress);
    const cookie = buildSignInCookie(publicUrl);
    const finishSignIn = buildFinishSignIn({ database, cookie, knownBrowser, mail: settings });
    const rules = {
      allowLoopback: settings.webhookAllowLoopback ?? false,
      internalHosts: settings.providerHosts ?? [],
    };
    const singleSignOn = buildSingleSignOn({ database, publicUrl, cookie, finishSignIn, rules });
    addAuthorizeEndpoint(forPeople, { database, publicUrl, cookie, knownBrowser, mail: settings, singleSignOn });
    addSingleSignOnEndpoints(forPeople, singleSignOn);
    addPasskeyEndpoints(forPeople, { database, publicUrl, cookie });
    await addPasswordEndpoints(forPeople, { database, publicUrl, cookie, mail: settings });
  });
  // Applications that run in a browser exchange their code from a page of their own. People's pages stay closed to them.
  await oauth.register(async (forApplications) => {
    await forApplications.register(crossOrigin, { database });
    addTokenEndpoint(forApplications, database, checkAddress);
  });
};

function sendOAuthError(error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { code, status, description } = asOAuthError(error);
  if (status >= 500) request.log.error(error);
  if (status === UNAVAILABLE) reply.header('retry-after', SHORT_WAIT);
  // Basic is one of the ways a client may authenticate, and a 401 has to name one.
  if (status === 401) reply.header('www-authenticate', 'Basic realm="Keyturn"');
  if (isForPeople(request)) return sendPage(reply, problemPage(status, description));
  return sendFields(reply, status, { error: code, error_description: description });
}

function asOAuthError(error: FastifyError | Error): { code: string; status: number; description: string } {
  if (error instanceof OAuthError) return { code: error.code, status: error.status, description: error.message };
  if (isPassing(error)) {
    return { code: 'temporarily_unavailable', status: UNAVAILABLE, description: notNow };
  }
  const status = 'statusCode' in error ? (error.statusCode ?? 500) : 500;
  if (status < 500) return { code: 'invalid_request', status, description: 'The request cannot be read.' };
  return { code: 'server_error', status: 500, description: `Something went wrong here. Please try again.` };
}

function isForPeople({ url, headers }: FastifyRequest): boolean {
  const { accept = '' } = headers;
  return (
    /\/(?:authorize|forgotten|password|sso\/\w+|sso-trial)$/.test(url.split('?', 1)[0] ?? '') &&
    (accept.includes('text/html') || !/json|xml/.test(accept))
  );
}
