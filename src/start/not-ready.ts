/** The answer while Keyturn starts or stops: 503 with Retry-After, as a problem (RFC 9457) or as a page that tries again. */
import type { IncomingMessage, ServerResponse } from 'node:http';

type Answer = { title: string; headers: Record<string, string> };

export function sendNotReady(request: IncomingMessage, response: ServerResponse, { title, headers }: Answer): void {
  const wantsPage = request.headers.accept?.includes('text/html') ?? false;
  response.writeHead(503, {
    ...headers,
    'cache-control': 'no-store',
    'retry-after': '1',
    // What follows on this connection would meet the same answer, or nobody.
    connection: 'close',
    'content-type': wantsPage ? 'text/html; charset=utf-8' : 'application/problem+json',
    ...(wantsPage && { refresh: '1' }),
  });
  response.end(wantsPage ? page(title) : problem(title));
}

function page(title: string): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Keyturn</title><h1>${title}</h1><p>This page tries again by itself.</p></html>`;
}

function problem(title: string): string {
  return JSON.stringify({
    type: '/problems/not_ready',
    title,
    status: 503,
    code: 'not_ready',
    detail: 'Try again shortly.',
  });
}
