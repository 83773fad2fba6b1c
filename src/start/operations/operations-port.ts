/** The port for whoever runs Keyturn, apart from the one that everybody reaches: GET /metrics, for Prometheus. */
import { createHash, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { bindPort } from '../server/bind-port.ts';
import type { Settings } from '../settings/settings.ts';
import type { Metrics } from './metrics.ts';

type Options = NonNullable<Settings['operations']>;

export async function openOperationsPort(
  { port, host, metricsToken }: Options,
  metrics: Pick<Metrics, 'read'>,
): Promise<{ port: number; close: () => Promise<void> }> {
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (request.url?.split('?', 1)[0] !== '/metrics') return say(response, 404, 'Only /metrics is here.');
    if (request.method !== 'GET') return say(response, 405, 'Only GET is answered here.', { allow: 'GET' });
    if (!isAllowed(request.headers.authorization, metricsToken))
      return say(response, 401, 'Send METRICS_TOKEN as a bearer token.', { 'www-authenticate': 'Bearer' });
    const { contentType, text } = await metrics.read();
    response.writeHead(200, { 'content-type': contentType, 'cache-control': 'no-store' }).end(text);
  };
  const server = createServer((request, response) => {
    answer(request, response).catch((error: Error) => say(response, 503, `Not all could be read: ${error.message}`));
  });
  await bindPort(server, { port, host }, { port: 'OPERATIONS_PORT', host: 'OPERATIONS_HOST' });
  return {
    port: (server.address() as AddressInfo).port,
    close: async () => {
      const closed = once(server.close(), 'close');
      server.closeAllConnections();
      await closed;
    },
  };
}

/** Digests have one length, so that comparing them tells nothing of the token. */
function isAllowed(authorization: string | undefined, token: string | undefined): boolean {
  if (token === undefined) return true;
  const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(authorization ?? ''), digest(`Bearer ${token}`));
}

function say(response: ServerResponse, status: number, text: string, headers: Record<string, string> = {}): void {
  if (response.headersSent) return void response.destroy();
  response.writeHead(status, { ...headers, 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' });
  response.end(`${text}\n`);
}
