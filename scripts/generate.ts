/**
 * Generates everything that follows from the routes: the OpenAPI document, the tables of who may do what and of which
 * screen does it for people to read, and the query layer of the screens.
 * With --check it only reports whether the committed files are up to date.
 */
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { createClient } from '@hey-api/openapi-ts';
import fastify from 'fastify';
import { apiPlugin } from '#api/build-api.ts';
import type { Database } from '#store/database/database.ts';
import { renderAuthorization } from '#testing/interface/authorization-document.ts';
import { listDescribedOperations } from '#testing/interface/described-operations.ts';
import { describeForBrowser } from './describe-for-browser.ts';
import { renderScreens } from './screens/render-screens.ts';

const DOCUMENT = 'src/contract/openapi.json';
const AUTHORIZATION = 'docs/authorization.md';
const SCREENS = 'docs/screens.md';
const QUERIES = 'src/web/queries/generated';

/** The routes describe themselves; no query is ever run, so there is no database behind them. */
async function describeRoutes(): Promise<{ document: string; authorization: string; screens: string }> {
  const app = fastify();
  const settings = {
    publicUrl: 'https://keyturn.example',
    dataDir: tmpdir(),
    rateLimit: false,
    webhookAllowLoopback: true,
    checkResponses: false,
  };
  await app.register(apiPlugin, { prefix: '/api', database: {} as Database, linkKey: Buffer.alloc(32), settings });
  const answer = await app.inject('/api/openapi.json');
  const operations = await listDescribedOperations(app);
  await app.close();
  return {
    document: `${JSON.stringify(answer.json(), null, 2)}\n`,
    authorization: renderAuthorization(operations),
    screens: renderScreens(process.cwd(), operations),
  };
}

async function generateInto(folder: string): Promise<void> {
  const { document, authorization, screens } = await describeRoutes();
  for (const [path, text] of Object.entries({
    [DOCUMENT]: document,
    [AUTHORIZATION]: authorization,
    [SCREENS]: screens,
  })) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
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
    return !existsSync(a) || isStale(a, b);
  });
}

function isStale(fresh: string, committed: string): boolean {
  return !existsSync(committed) || !readFileSync(fresh).equals(readFileSync(committed));
}

const fresh = mkdtempSync(join(tmpdir(), 'keyturn-generate-'));
try {
  await generateInto(fresh);
  if (process.argv.includes('--check')) {
    const stale = driftBetween(join(fresh, QUERIES), QUERIES);
    stale.push(...[DOCUMENT, AUTHORIZATION, SCREENS].filter((path) => isStale(join(fresh, path), path)));
    if (stale.length > 0) {
      console.error(`Stale, run npm run generate: ${stale.join(', ')}`);
      process.exitCode = 1;
    }
  } else {
    rmSync(QUERIES, { recursive: true, force: true });
    cpSync(fresh, '.', { recursive: true });
    console.log(`Generated ${DOCUMENT}, ${AUTHORIZATION}, ${SCREENS} and ${QUERIES}.`);
  }
} finally {
  rmSync(fresh, { recursive: true, force: true });
}
