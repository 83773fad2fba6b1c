/** Says in the log that a proxy is not believed: behind it, everybody would share the limits of one address. */
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { unnamedProxyOf } from '#api/network.ts';

const ONE_HOUR_MS = 3_600_000;

/** Once an hour, however many there are: anybody can write the header. */
export function warnOfUnnamedProxies(app: FastifyInstance, log: Pick<Logger, 'warn'>): void {
  let quietUntil = 0;
  app.addHook('onRequest', (request, _reply, done) => {
    const proxy = unnamedProxyOf(request);
    if (proxy !== undefined && Date.now() >= quietUntil) {
      quietUntil = Date.now() + ONE_HOUR_MS;
      log.warn(
        { proxy },
        `X-Forwarded-For comes from a proxy that TRUSTED_PROXIES does not name: if it is yours, add ${proxy} to TRUSTED_PROXIES`,
      );
    }
    done();
  });
}
