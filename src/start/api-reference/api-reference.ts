/** /docs: the OpenAPI document as a page to read and to try, shown by Swagger UI, whose files are served from here. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyCompress from '@fastify/compress';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { compressionSettings } from '#api/compression.ts';

const own = fileURLToPath(new URL('.', import.meta.url));
const viewer = dirname(createRequire(import.meta.url).resolve('@fastify/swagger-ui/static/swagger-ui-bundle.js'));
/** Nothing else of the two folders is served. */
const served = new Set([
  '/reference.css',
  '/reference.js',
  '/swagger-ui.css',
  '/swagger-ui-bundle.js',
  '/oauth2-redirect.html',
  '/oauth2-redirect.js',
]);

export async function apiReferencePlugin(app: FastifyInstance, { publicUrl }: { publicUrl: string }): Promise<void> {
  const page = await readFile(join(own, 'page.html'), 'utf8');
  const policy = writePolicy(publicUrl);
  await app.register(fastifyCompress, compressionSettings);
  app.addHook('onSend', async (_request, reply) => {
    reply.header('content-security-policy', policy);
  });
  app.get('/', async (_request, reply) =>
    reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(page),
  );
  await app.register(fastifyStatic, {
    root: [own, viewer],
    prefix: '/',
    allowedPath: (path) => served.has(path),
    index: false,
    decorateReply: false,
    logLevel: 'warn',
  });
}

/**
 * No looser than the policy of the browser app: the viewer sets its styles by script, so it does not even need a nonce.
 */
function writePolicy(publicUrl: string): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    // Its arrows are data addresses in its style sheet.
    "img-src 'self' data:",
    // The document names PUBLIC_URL, which need not be the origin that the page was opened at.
    `connect-src 'self' ${publicUrl}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}
