/** Prints docs/authorization.md from the table of operations: node scripts/print-authorization.ts */
import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import fastify from 'fastify';
import { apiPlugin } from '#api/build-api.ts';
import type { Database } from '#store/database.ts';
import { renderAuthorization } from '#testing/authorization-document.ts';
import { listDescribedOperations } from '#testing/described-operations.ts';

// The routes describe themselves; no query is ever run.
const app = fastify();
const settings = {
  publicUrl: 'http://localhost:8080',
  dataDir: tmpdir(),
  rateLimit: false,
  webhookAllowLoopback: true,
  checkResponses: false,
};
await app.register(apiPlugin, { prefix: '/api', database: {} as Database, linkKey: Buffer.alloc(32), settings });
writeFileSync('docs/authorization.md', renderAuthorization(await listDescribedOperations(app)));
await app.close();
