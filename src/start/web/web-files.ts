/** Serves the built browser app: hashed assets for ever, index.html at every address that no other part has. */
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { compress, encodingOf, pageBrotliOptions } from '#api/compression.ts';
import { signedInPath } from '#contract/oauth.ts';
import { sessionCookieName } from '#token-proxy/session-cookie.ts';
import { sendNothingHere } from '../server/nothing-here.ts';
import { isSecret } from '../server/secret-paths.ts';
import { buildWebPage, type PageConfig } from './web-page.ts';

export type WebFilesOptions = { directory: string; config: PageConfig };

/** The page that the service worker keeps: without anybody's session (`src/web/worker`). */
const appShell = '/app-shell';
/** The worker asks this origin, and does nothing else. */
const workerPolicy = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'";

/** Addresses of other parts: an unknown one below them is a mistake, not a page. */
const reserved = /^\/(api|docs|oauth|session|set-up|a|assets|\.well-known|healthz|readyz)(\/|$)/;

const webFiles: FastifyPluginAsync<WebFilesOptions> = async (app, { directory, config }) => {
  const backOffice = buildWebPage(directory, 'index.html', config);
  // Tenants are on phones and bad lines: their page comes without the back office.
  const forTenants = buildWebPage(directory, 'tenant.html', config);

  const sessionCookie = new RegExp(`(?:^|; )${sessionCookieName(config.publicUrl)}=.`);

  await app.register(fastifyStatic, {
    root: join(directory, 'assets'),
    prefix: '/assets/',
    immutable: true,
    maxAge: '1y',
    // Nobody asks again whether a file is current whose name says what is in it: a third less of headers before each.
    etag: false,
    lastModified: false,
    acceptRanges: false,
    // vite.config.ts writes the .br and .gz files.
    preCompressed: true,
    index: false,
    decorateReply: false,
    logLevel: 'warn',
  });
  await app.register(fastifyStatic, {
    root: directory,
    prefix: '/',
    // One route for each file that is there, so that everything else remains a page's address.
    wildcard: false,
    globIgnore: ['*.html', 'first-files.json', 'assets/**'],
    dotfiles: 'ignore',
    maxAge: 0,
    setHeaders: (reply, path) => {
      if (path.endsWith('service-worker.js')) reply.header('content-security-policy', workerPolicy);
    },
    index: false,
    decorateReply: false,
    logLevel: 'warn',
  });

  const sendPage = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const path = request.url.split('?', 1)[0] ?? '/';
    if (!['GET', 'HEAD'].includes(request.method) || reserved.test(path)) return sendNothingHere(request, reply);
    // A page behind a link needs no session, and the end of a sign-in brings its own: renewing an older one could outlive it.
    const needsSession = !isSecret(path) && path !== signedInPath && path !== appShell;
    const hasSession = needsSession && sessionCookie.test(request.headers.cookie ?? '');
    const { html, policy } = path.startsWith('/t/')
      ? forTenants.render({ path, hasSession })
      : backOffice.render({ path, hasSession });
    if (isSecret(path)) reply.headers({ 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' });
    return reply
      .code(200)
      .header('content-security-policy', policy)
      .header('cross-origin-opener-policy', 'same-origin')
      .header('cache-control', 'no-cache')
      .header('vary', 'Cookie, Accept-Encoding')
      .type('text/html; charset=utf-8')
      .send(await encode(html, request, reply));
  };
  app.setNotFoundHandler(sendPage);
};

async function encode(html: string, request: FastifyRequest, reply: FastifyReply): Promise<Buffer> {
  const encoding = encodingOf(request.headers['accept-encoding']);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return compress(Buffer.from(html), encoding, pageBrotliOptions);
}

// Without a scope of its own: it answers for everything not found at the root.
export const webFilesPlugin = fastifyPlugin(webFiles, { name: 'web-files' });
