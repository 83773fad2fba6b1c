import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findStalePackages } from './check-packages.ts';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'keyturn-packages-'));
  await write('package-lock.json', {
    '': { version: '0.1.0' },
    'node_modules/fastify': { version: '5.6.1' },
    'node_modules/prom-client': { version: '15.1.3' },
    'node_modules/vitest': { version: '4.0.0', dev: true },
    'node_modules/fsevents': { version: '2.3.3', optional: true },
  });
});
afterEach(() => rm(root, { recursive: true }));

const write = (name: string, packages: object) => writeFile(join(root, name), JSON.stringify({ packages }));
async function install(packages: object): Promise<void> {
  await mkdir(join(root, 'node_modules'), { recursive: true });
  await write(join('node_modules', '.package-lock.json'), packages);
}

test('a package that an update brought, or brought in another version, is named with what to do', async () => {
  await install({ 'node_modules/fastify': { version: '5.6.1' } });
  expect(await findStalePackages(root)).toBe(
    'The installed packages are not those of this version of Keyturn (prom-client): run “npm ci”, then start it again.',
  );
  await install({ 'node_modules/fastify': { version: '5.6.0' }, 'node_modules/prom-client': { version: '15.1.3' } });
  expect(await findStalePackages(root)).toContain('(fastify)');
});

test('packages of this version start, without those for developers and of other systems', async () => {
  await install({ 'node_modules/fastify': { version: '5.6.1' }, 'node_modules/prom-client': { version: '15.1.3' } });
  expect(await findStalePackages(root)).toBeUndefined();
});

test('a checkout without packages is told so, and packages that npm did not install are not judged', async () => {
  expect(await findStalePackages(root)).toContain('not installed');
  await mkdir(join(root, 'node_modules'));
  expect(await findStalePackages(root)).toBeUndefined();
});
