/** The product's typeface (Inter, SIL Open Font License), so that these pages look like the application they lead to. */
import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';

export function addPageFont(oauth: FastifyInstance): void {
  const font = readFileSync(new URL('./inter-latin.woff2', import.meta.url));
  oauth.get('/inter-latin.woff2', async (_request, reply) =>
    reply.type('font/woff2').header('cache-control', 'public, max-age=2592000').send(font),
  );
}
