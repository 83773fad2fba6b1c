/** The ports: open from the first moment, so that /healthz answers while everything else is still starting. */
import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { createServer as createSocketServer, type Server as SocketServer } from 'node:net';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { MOST_HEADER_CHARACTERS } from '#contract/wire.ts';
import type { Look } from './readiness.ts';
import { bindPort } from './bind-port.ts';
import { sendNotReady } from './not-ready.ts';
import { commonHeaders } from './security-headers.ts';
import { answerUnreadable } from '../unreadable-request.ts';

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

export type FrontDoor = {
  /** From here on everything but the two health addresses goes to this handler. `look` says what is missing meanwhile. */
  open: (handler: Handler, look?: Look) => void;
  /** Accepts no new requests; those in hand finish within `patience` milliseconds or are cut off. */
  close: (patience: number) => Promise<void>;
};

/** Uploads of 500 MB over a slow line take their time. */
const longestRequestMs = 3_600_000;
const longestSilenceMs = 120_000;
/** Longer than reverse proxies keep theirs, which would otherwise send into a connection that we just closed. */
const keepAliveMs = 75_000;

type Address = { port: number; host: string | undefined; publicUrl: string };

export async function openFrontDoor({ port, host, publicUrl }: Address): Promise<FrontDoor> {
  let phase: 'starting' | 'ready' | 'draining' = 'starting';
  const common = commonHeaders({ publicUrl });
  const refuse = (request: IncomingMessage, response: ServerResponse, why: string): void =>
    sendNotReady(request, response, { title: why, id: randomUUID(), headers: common });
  let look: Look = async () => [];
  let handle: Handler = (request, response) => refuse(request, response, 'Keyturn is starting.');

  const server = createServer(
    { keepAliveTimeout: keepAliveMs, requestTimeout: longestRequestMs, maxHeaderSize: MOST_HEADER_CHARACTERS },
    (request, response) => {
      const path = request.url?.split('?', 1)[0];
      if (path === '/healthz') sendHealth(response, common, 200, 'ok');
      else if (path === '/readyz' && phase === 'ready') void sendReadiness(response, common, look);
      else if (path === '/readyz') sendHealth(response, common, 503, phase);
      else if (phase === 'draining') refuse(request, response, 'Keyturn is stopping.');
      else handle(request, response);
    },
  );
  server.timeout = longestSilenceMs;
  server.on('clientError', answerUnreadable);
  const listeners = await listen(server, port, host);
  const drain = async (patience: number): Promise<void> => {
    phase = 'draining';
    const closed = Promise.all(listeners.map((each) => once(each.close(), 'close')));
    const deadline = Date.now() + patience;
    let isClosed = false;
    void closed.then(() => {
      isClosed = true;
    });
    // A kept-alive connection becomes idle only when its request ends: asked again and again until all are gone.
    while (!isClosed && Date.now() < deadline) {
      server.closeIdleConnections();
      await pause(20);
    }
    server.closeAllConnections();
    await closed;
  };
  let closing: Promise<void> | undefined;

  return {
    open: (handler, lookAt = look) => {
      handle = handler;
      look = lookAt;
      phase = 'ready';
    },
    close: (patience) => {
      closing ??= drain(patience);
      return closing;
    },
  };
}

/** Without a host: loopback on IPv4 and on IPv6, where a browser may look for localhost first. */
async function listen(server: Server, port: number, host: string | undefined): Promise<(Server | SocketServer)[]> {
  if (host !== undefined) return [await bindPort(server, { port, host })];
  const ipv4 = await bindPort(server, { port, host: '127.0.0.1' });
  // Its connections are handed to the one HTTP server, which knows them all when it closes.
  const ipv6 = createSocketServer((socket) => server.emit('connection', socket));
  try {
    return [ipv4, await bindPort(ipv6, { port, host: '::1' })];
  } catch (error) {
    if (['EADDRNOTAVAIL', 'EAFNOSUPPORT'].includes((error as NodeJS.ErrnoException).code ?? '')) return [ipv4];
    ipv4.close();
    throw error;
  }
}

async function sendReadiness(response: ServerResponse, headers: Record<string, string>, look: Look): Promise<void> {
  const missing = await look();
  if (missing.length === 0) sendHealth(response, headers, 200, 'ready');
  else sendHealth(response, headers, 503, 'not ready', { missing });
}

function sendHealth(
  response: ServerResponse,
  headers: Record<string, string>,
  status: number,
  text: string,
  facts: object = {},
): void {
  response.writeHead(status, {
    ...headers,
    'request-id': randomUUID(),
    'content-type': 'application/json',
    'cache-control': 'no-store',
    ...(status === 503 && { 'retry-after': '1' }),
  });
  response.end(JSON.stringify({ status: text, ...facts }));
}
