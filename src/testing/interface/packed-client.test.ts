/** The package of `npm run client`, installed in a folder of its own by somebody who has nothing else of ours. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { givenProperty } from '../given-property.ts';
import { type TestApi, testApi } from '../test-api.ts';

const run = promisify(execFile);

let api: TestApi;
let address: string;
let folder: string;
beforeAll(async () => {
  api = await testApi();
  address = await api.app.listen({ port: 0, host: '127.0.0.1' });
  folder = mkdtempSync(join(tmpdir(), 'keyturn-packed-'));
  const { stdout } = await run(process.execPath, ['scripts/pack-client.ts', folder]);
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({ name: 'another-system', private: true, type: 'module' }),
  );
  await run('npm', ['install', '--offline', '--no-audit', '--no-fund', stdout.trim()], { cwd: folder });
}, 180_000);
afterAll(async () => {
  await api.close();
  rmSync(folder, { recursive: true, force: true });
});

const program = `import { client, createApiClient, createClient, createConfig, listProperties, upsertProperty, type Property } from 'keyturn-client';

client.setConfig({ baseUrl: process.env['ADDRESS'] ?? '', auth: () => process.env['TOKEN'] ?? '' });
const body = { address: { line1: '4 Kent Road', city: 'Southsea', postcode: 'PO5 3EL' }, no_of_beds: 2, no_of_baths: 1 };
const path = { external_id: 'HOUSE-4711' };
const first: Property = (await upsertProperty({ path, body })).data;
const { data: second } = await upsertProperty({ path, body: { ...body, no_of_beds: 3 } });
const { data: list } = await listProperties({ query: { per_page: 1 } });
const refused = await upsertProperty({ path, body: { ...body, no_of_beds: -1 } }).catch((problem: unknown) => problem);
const another = createApiClient(createConfig({ baseUrl: process.env['ADDRESS'] ?? '', auth: () => process.env['TOKEN'] ?? '' }));
const { data: added } = await createClient({ client: another, body: { name: 'Solent Estates' } });
console.log(JSON.stringify({ added: added.name, isOne: first.id === second.id, beds: second.no_of_beds, list, refused }));
`;

test('is installed, typed and used against a running service', async () => {
  await givenProperty(api.database, api.account.id);
  const { token } = await api.account.user('manager');
  writeFileSync(join(folder, 'use.ts'), program);
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({
      compilerOptions: {
        target: 'es2022',
        module: 'nodenext',
        strict: true,
        types: ['node'],
        typeRoots: [resolve('node_modules/@types')],
        skipLibCheck: false,
      },
      files: ['use.ts'],
    }),
  );
  await run(resolve('node_modules/.bin/tsc'), ['-p', folder]);
  const env = { ...process.env, ADDRESS: `${address}/api`, TOKEN: token };
  const { stdout } = await run(process.execPath, ['use.js'], { cwd: folder, env });
  const used = JSON.parse(stdout);
  expect(used).toMatchObject({
    added: 'Solent Estates',
    isOne: true,
    beds: 3,
    refused: { status: 422, code: 'validation_failed' },
  });
  expect(used.list.pagination.totalRecords).toBe(2);
});

test('is of this release, with its licence, and needs no other package', () => {
  const installed = JSON.parse(readFileSync(join(folder, 'node_modules/keyturn-client/package.json'), 'utf8'));
  const { version, license } = JSON.parse(readFileSync('package.json', 'utf8'));
  expect([installed.version, installed.license, installed.dependencies]).toEqual([version, license, undefined]);
});
