/** The answer while Keyturn starts or stops: 503 with Retry-After, as a problem (RFC 9457), below /api in its formats, or as a page that tries again. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { writeJsonx } from '#api/jsonx/jsonx.ts';
import { preferredFormat } from '#api/plugins/negotiation.ts';
import { problemOf } from '#api/problem.ts';
import { Refusal } from '#domain/refusal.ts';

type Answer = { title: string; id: string; headers: Record<string, string> };

export function sendNotReady(request: IncomingMessage, response: ServerResponse, { title, id, headers }: Answer): void {
  const { accept } = request.headers;
  const wantsPage = accept?.includes('text/html') ?? false;
  const wantsXml = request.url?.startsWith('/api/') === true && preferredFormat(accept) === 'xml';
  const problemType = wantsXml ? 'application/xml; charset=utf-8' : 'application/problem+json';
  response.writeHead(503, {
    ...headers,
    'request-id': id,
    'cache-control': 'no-store',
    'retry-after': '1',
    // A further request on this connection would meet the same answer, or nobody.
    connection: 'close',
    'content-type': wantsPage ? 'text/html; charset=utf-8' : problemType,
    ...(wantsPage && { refresh: '1' }),
  });
  if (wantsPage) response.end(page(title));
  else response.end(wantsXml ? writeJsonx(problem(title, id)) : JSON.stringify(problem(title, id)));
}

function page(title: string): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Keyturn</title><h1>${title}</h1><p>This page tries again by itself.</p></html>`;
}

const problem = (title: string, id: string) => ({
  ...problemOf(new Refusal('not_ready', 'Try again shortly.'), id),
  title,
});
