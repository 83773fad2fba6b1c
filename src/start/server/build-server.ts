/** Puts together the server of this process, by its roles. Built, not started. */
import fastify, { type FastifyError, type FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { appointmentPlugin } from '#api/appointment-page/appointment-plugin.ts';
import { calendarFeedPlugin } from '#api/calendar-feed/feed-plugin.ts';
import { apiPlugin } from '#api/build-api.ts';
import { setUpPlugin } from '#api/new-account/set-up-plugin.ts';
import { oauthMetadataPlugin } from '#api/oauth/metadata.ts';
import { oauthPlugin } from '#api/oauth/oauth-plugin.ts';
import { buildAddressLimit } from '#api/plugins/allowances.ts';
import { buildRateLimitStore } from '#store/access/rate-limits.ts';
import type { Database } from '#store/database/database.ts';
import { isPassing } from '#store/database/database-away.ts';
import { installationKey } from '#store/secrets/encryption.ts';
import { type TokenProxyOptions, tokenProxyPlugin } from '#token-proxy/build-token-proxy.ts';
import { apiReferencePlugin } from '../api-reference/api-reference.ts';
import type { BackOffice } from '../web/back-office.ts';
import { compressAnswers } from './compressed-answers.ts';
import { sendFailure } from './failure.ts';
import { sendNothingHere } from './nothing-here.ts';
import { problemPagesPlugin } from '../problem-pages.ts';
import { addRequestLog, requestOptions } from './request-log.ts';
import { securityTextPlugin } from './security-text.ts';
import { addSecurityHeaders, commonHeaders } from './security-headers.ts';
import type { Metrics } from '../operations/metrics.ts';
import { countServedRoutes, type ServedRoutes } from '../standstill/served-routes.ts';
import type { Settings } from '../settings/settings.ts';
import { warnOfUnnamedProxies } from './unnamed-proxies.ts';
import { webFilesPlugin } from '../web/web-files.ts';

export type ServerOptions = {
  settings: Settings;
  log: Logger;
  /** Undefined for a browser app that works against another deployment. */
  database: Database | undefined;
  backOffice: BackOffice;
  /** The directory of the built browser app; undefined when it is served elsewhere. */
  webDirectory: string | undefined;
  /** Undefined where nobody reads them. */
  metrics?: Pick<Metrics, 'watchRequests'> | undefined;
};

export async function buildServer(options: ServerOptions): Promise<{ app: FastifyInstance; served: ServedRoutes }> {
  const { settings, log, database } = options;
  const app = fastify({
    ...requestOptions(log, settings.trustedProxies),
    // A path that cannot be decoded belongs to no part and reaches no hook.
    frameworkErrors: (_error, request, reply) => void sendNothingHere(request, reply.headers(commonHeaders(settings))),
  });
  // The name of a missing file is answered here, and so is QUERY, which is no method of ours, with a body or without;
  // an unreadable request goes on to the framework, which says so.
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    if (['FST_STATIC_FORBIDDEN_PATH', 'FST_ERR_ROUTE_MISSING_CONTENT_TYPE'].includes(error.code))
      return sendNothingHere(request, reply);
    if ((error.statusCode ?? 500) < 500) throw error;
    return sendFailure(error, request, reply);
  });
  const served = countServedRoutes(app);
  options.metrics?.watchRequests(app);
  addSecurityHeaders(app, settings);
  addRequestLog(app, log);
  warnOfUnnamedProxies(app, log);
  // The browser app, when it is served here, shows its own page instead.
  if (options.webDirectory === undefined) app.setNotFoundHandler(sendNothingHere);
  if (settings.roles.has('api') && database) await addService(app, settings, database);
  if (settings.roles.has('web')) await addBrowserApp(app, options);
  await app.register(securityTextPlugin, settings);
  await app.ready();
  return { app, served };
}

async function addService(app: FastifyInstance, settings: Settings, database: Database): Promise<void> {
  const linkKey = await installationKey(database, 'links');
  await app.register(async (scope) => {
    await compressAnswers(scope);
    await scope.register(apiPlugin, {
      prefix: '/api',
      database,
      linkKey,
      settings: { ...settings, checkResponses: process.env.NODE_ENV === 'development' },
    });
  });
  await app.register(oauthPlugin, { prefix: '/oauth', database, settings });
  await app.register(setUpPlugin, { prefix: '/set-up', database, settings });
  await app.register(appointmentPlugin, { prefix: '/a', database, settings });
  await app.register(calendarFeedPlugin, { prefix: '/feeds', database, settings });
  await app.register(oauthMetadataPlugin, settings);
  await app.register(problemPagesPlugin, { prefix: '/problems' });
  await app.register(apiReferencePlugin, { prefix: '/docs', publicUrl: settings.publicUrl });
}

async function addBrowserApp(
  app: FastifyInstance,
  { settings, backOffice, webDirectory, database }: ServerOptions,
): Promise<void> {
  const { publicUrl, apiUrl, authUrl } = settings;
  const { clientId, clientSecret } = backOffice;
  const limit = settings.rateLimit
    ? buildAddressLimit('session', database && buildRateLimitStore(database))
    : undefined;
  const proxy: TokenProxyOptions = { publicUrl, authUrl, clientId, clientSecret, limit, isPassing };
  // Calls the OAuth server of this process directly, since PUBLIC_URL may lead elsewhere or nowhere from here.
  if (settings.roles.has('api')) proxy.fetch = insideOf(app);
  await app.register(tokenProxyPlugin, { prefix: '/session', ...proxy });
  if (webDirectory !== undefined) {
    const config = { apiUrl, authUrl, publicUrl, clientId };
    await app.register(webFilesPlugin, { directory: webDirectory, config });
  }
}

/** A `fetch` that asks the server itself, without a network. */
export function insideOf(app: FastifyInstance): typeof fetch {
  return async (input, init) => {
    const { method, headers, body } = new Request(input, init);
    const url = new URL(input instanceof Request ? input.url : input);
    const answer = await app.inject({
      method: method === 'POST' ? 'POST' : 'GET',
      url: url.pathname + url.search,
      headers: Object.fromEntries(headers),
      ...(body && { payload: await new Response(body).text() }),
    });
    return new Response(answer.body || null, {
      status: answer.statusCode,
      headers: Object.entries(answer.headers).map(([name, value]): [string, string] => [name, String(value)]),
    });
  };
}
