/** The log: one line of JSON per request, without any secret. */
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import proxyAddr from '@fastify/proxy-addr';
import { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify';
import { type DestinationStream, type Logger, pino } from 'pino';
import pretty from 'pino-pretty';
import { MOST_HEADER_CHARACTERS } from '#contract/wire.ts';
import { loggedError } from './logged-error.ts';
import { sendNothingHere } from './nothing-here.ts';
import { withoutSecrets } from './secret-paths.ts';

const secretNames = [
  'authorization',
  'cookie',
  'password',
  'secret',
  'code_verifier',
  'token',
  'access_token',
  'refresh_token',
  'client_secret',
  'clientSecret',
];
/** At the top and up to two levels down: pino looks nowhere else. */
const secretPaths = secretNames.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]);

export function buildLog(level: string, destination: DestinationStream = standardOutput()): Logger {
  const options = {
    level,
    serializers: { err: loggedError },
    redact: { paths: [...secretPaths, '*["set-cookie"]', '*.*["set-cookie"]'], censor: '[hidden]' },
  };
  return pino(options, destination);
}

/**
 * A person at a terminal reads words, and a log collector reads JSON. Lines are written in batches, and no request
 * waits for them.
 */
function standardOutput(): DestinationStream {
  return process.stdout.isTTY
    ? pretty({ ignore: 'pid,hostname' })
    : pino.destination({ sync: false, minLength: 4096, periodicFlush: 250 });
}

export function requestOptions(log: Logger, trustedProxies: string[]): FastifyServerOptions {
  return {
    loggerInstance: log,
    // Fastify's own two lines a request hold the whole URL, and with it codes and signed links.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: buildRequestId(trustedProxies),
    requestIdHeader: false,
    trustProxy: trustedProxies.length > 0 ? trustedProxies : false,
    bodyLimit: 1_048_576,
    // A path that cannot be decoded has no route.
    frameworkErrors: (_error, request, reply) => void sendNothingHere(request, reply),
    // The schema of each parameter has the limit, and its words.
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: MOST_HEADER_CHARACTERS },
  };
}

const readableId = /^[\w.-]{1,64}$/;

/**
 * A proxy of the operator's own names requests by `X-Request-Id`, so that its log and ours speak of the same ones. From
 * anybody else it is not believed: it could join two people's requests.
 */
function buildRequestId(trustedProxies: string[]): (request: IncomingMessage) => string {
  if (trustedProxies.length === 0) return () => randomUUID();
  const isTrusted = proxyAddr.compile(trustedProxies);
  return ({ headers, socket }) => {
    const given = headers['x-request-id'];
    const isKept = typeof given === 'string' && readableId.test(given) && isTrusted(socket.remoteAddress ?? '', 0);
    return isKept ? given : randomUUID();
  };
}

/** Every answer names its request by the id in the log. */
function addRequestId(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('request-id', request.id);
    done();
  });
}

export function addRequestLog(app: FastifyInstance, log: Logger): void {
  addRequestId(app);
  // Six members, none of them a secret: searching them for one would be a tenth of the time of a small request.
  const lines = log.child({}, { redact: [] });
  app.addHook('onResponse', (request, reply, done) => {
    const { id: reqId, method, url } = request;
    const path = withoutSecrets(url.split('?', 1)[0] ?? '');
    // Before it is known who asks, and outside of the interface, there is nobody.
    const account = (request as { caller?: { accountId: number } | null }).caller?.accountId;
    const ms = Math.round(reply.elapsedTime);
    lines.info({ reqId, account, method, path, status: reply.statusCode, ms }, 'request');
    done();
  });
}
