import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { replaceBuilt } from './built-directory.ts';
import { keepFormerAssets } from './former-assets.ts';
import { webFilesPlugin } from './web-files.ts';

const DAY = 86_400_000;
const origin = 'https://keyturn.example';
const config = { apiUrl: origin, authUrl: origin, publicUrl: origin, clientId: 'keyturn' };
let place: string;
let directory: string;
const running: FastifyInstance[] = [];

beforeEach(async () => {
  place = await mkdtemp(join(tmpdir(), 'keyturn-built-'));
  directory = join(place, 'web');
});

afterEach(async () => {
  for (const app of running.splice(0)) await app.close();
  await rm(place, { recursive: true });
});

async function build(names: string[], now?: number): Promise<void> {
  const buildInto = async (into: string): Promise<void> => {
    await mkdir(join(into, 'assets'), { recursive: true });
    const scripts = names.map((name) => `<script src="/assets/${name}"></script>`).join('');
    const html = `<head><script type="application/json" id="keyturn-config">{}</script>${scripts}</head>`;
    for (const page of ['index.html', 'tenant.html']) await writeFile(join(into, page), html);
    for (const name of names) await writeFile(join(into, 'assets', name), name);
  };
  await replaceBuilt({ directory, isCurrent: false, fingerprint: names.join() }, buildInto, (former, fresh) =>
    keepFormerAssets(former, fresh, now),
  );
}

async function serve(): Promise<FastifyInstance> {
  const app = fastify();
  await app.register(webFilesPlugin, { directory, config });
  running.push(app);
  return app;
}

async function loadAssets(app: FastifyInstance): Promise<Record<string, number>> {
  const { body } = await app.inject('/');
  const addresses = [...body.matchAll(/src="([^"]+)"/g)].map(([, address = '']) => address);
  const loaded = addresses.map(async (address) => [address, (await app.inject(address)).statusCode] as const);
  return Object.fromEntries(await Promise.all(loaded));
}

test('a running Keyturn serves its pages whole after others were built', async () => {
  await build(['app-1.js', 'base-1.js']);
  const first = await serve();
  await build(['app-2.js', 'base-1.js']);
  const second = await serve();
  await build(['app-3.js', 'base-2.js']);
  expect(await loadAssets(first)).toEqual({ '/assets/app-1.js': 200, '/assets/base-1.js': 200 });
  expect(await loadAssets(second)).toEqual({ '/assets/app-2.js': 200, '/assets/base-1.js': 200 });
  expect(await loadAssets(await serve())).toEqual({ '/assets/app-3.js': 200, '/assets/base-2.js': 200 });
});

test('assets replaced more than a week ago are removed, and those replaced last stay', async () => {
  const now = Date.now();
  await build(['app-1.js'], now);
  await build(['app-2.js'], now);
  await build(['app-3.js'], now + 6 * DAY);
  expect((await readdir(join(directory, 'assets'))).toSorted()).toEqual(['app-1.js', 'app-2.js', 'app-3.js']);
  await build(['app-4.js'], now + 30 * DAY);
  expect((await readdir(join(directory, 'assets'))).toSorted()).toEqual(['app-3.js', 'app-4.js']);
});

test('an asset that comes back is no former one', async () => {
  const now = Date.now();
  await build(['app-1.js'], now);
  await build(['app-2.js'], now);
  await build(['app-1.js'], now + DAY);
  await build(['app-3.js'], now + 30 * DAY);
  expect((await readdir(join(directory, 'assets'))).toSorted()).toEqual(['app-1.js', 'app-3.js']);
});
