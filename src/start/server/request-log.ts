/** The log: one line of JSON per request, without any secret. */
import { randomUUID } from 'node:crypto';
import { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify';
import { type DestinationStream, type Logger, pino } from 'pino';
import pretty from 'pino-pretty';
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
    // Ids come from us only: one from outside could forge lines or join two people's requests.
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    trustProxy: trustedProxies.length > 0 ? trustedProxies : false,
    bodyLimit: 1_048_576,
    // A path that cannot be decoded has no route.
    frameworkErrors: (_error, request, reply) => void sendNothingHere(request, reply),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 500 },
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
  // Five members, none of them a secret: searching them for one would be a tenth of the time of a small request.
  const lines = log.child({}, { redact: [] });
  app.addHook('onResponse', ({ id, method, url }, reply, done) => {
    const path = withoutSecrets(url.split('?', 1)[0] ?? '');
    lines.info({ reqId: id, method, path, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, 'request');
    done();
  });
}
