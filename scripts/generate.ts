/**
 * Generates what follows from the routes: the OpenAPI document, then the query layer the screens use.
 * With --check it only says whether the committed files are what would be generated.
 */
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { createClient } from '@hey-api/openapi-ts';
import fastify from 'fastify';
import { apiPlugin } from '#api/build-api.ts';
import type { Database } from '#store/database.ts';
import { describeForBrowser } from './describe-for-browser.ts';

const DOCUMENT = 'src/contract/openapi.json';
const QUERIES = 'src/web/queries/generated';

/** The routes describe themselves; no query is ever run, so there is no database behind them. */
async function openApiDocument(): Promise<string> {
  const app = fastify();
  const settings = {
    publicUrl: 'http://localhost:8080',
    dataDir: tmpdir(),
    rateLimit: false,
    webhookAllowLoopback: true,
    checkResponses: false,
  };
  await app.register(apiPlugin, { prefix: '/api', database: {} as Database, linkKey: Buffer.alloc(32), settings });
  const answer = await app.inject('/api/openapi.json');
  await app.close();
  return `${JSON.stringify(answer.json(), null, 2)}\n`;
}

async function generateInto(folder: string): Promise<void> {
  const documentPath = join(folder, DOCUMENT);
  mkdirSync(join(documentPath, '..'), { recursive: true });
  const document = await openApiDocument();
  writeFileSync(documentPath, document);
  await createClient({
    input: describeForBrowser(JSON.parse(document)),
    output: {
      path: join(folder, QUERIES),
      module: { extension: '.ts' },
      clean: true,
      header: '// Generated from the OpenAPI document; do not edit.',
    },
    logs: { level: 'silent' },
    plugins: [
      { name: '@hey-api/client-fetch', throwOnError: true },
      '@hey-api/typescript',
      '@hey-api/sdk',
      { name: '@tanstack/react-query', queryOptions: true, mutationOptions: true, infiniteQueryOptions: false },
    ],
  });
}

function filesBelow(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .toSorted();
}

function driftBetween(fresh: string, committed: string): string[] {
  const names = new Set([...filesBelow(fresh), ...filesBelow(committed)]);
  return [...names].filter((name) => {
    const [a, b] = [join(fresh, name), join(committed, name)];
    return !existsSync(a) || !existsSync(b) || !readFileSync(a).equals(readFileSync(b));
  });
}

const fresh = mkdtempSync(join(tmpdir(), 'keyturn-generate-'));
try {
  await generateInto(fresh);
  if (process.argv.includes('--check')) {
    const stale = driftBetween(join(fresh, QUERIES), QUERIES);
    if (!existsSync(DOCUMENT) || readFileSync(join(fresh, DOCUMENT), 'utf8') !== readFileSync(DOCUMENT, 'utf8'))
      stale.push(DOCUMENT);
    if (stale.length > 0) {
      console.error(`Stale, run npm run generate: ${stale.join(', ')}`);
      process.exitCode = 1;
    }
  } else {
    rmSync(QUERIES, { recursive: true, force: true });
    cpSync(join(fresh, 'src'), 'src', { recursive: true });
    console.log(`Generated ${DOCUMENT} and ${QUERIES}.`);
  }
} finally {
  rmSync(fresh, { recursive: true, force: true });
}
