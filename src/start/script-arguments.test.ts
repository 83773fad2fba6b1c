/** Scripts print their usage on request, and when they are called wrongly. */
import { spawnSync } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'keyturn-arguments-'));
});
afterAll(() => rm(dataDir, { recursive: true }));

/** Nothing else of this test can end while a script runs, not even its time. */
const scriptTimeout = 60_000;

function run(script: string, ...given: string[]) {
  const env = { ...process.env, DATA_DIR: dataDir };
  const { status, stdout, stderr } = spawnSync(process.execPath, [`scripts/${script}.ts`, ...given], {
    env,
    encoding: 'utf8',
    timeout: scriptTimeout,
    killSignal: 'SIGKILL',
  });
  return { status, stdout, stderr };
}

describe.each([
  ['open-account', 'npm run account'],
  ['backup', 'npm run backup'],
  ['restore', 'npm run restore'],
  ['demo-reset', 'npm run demo:reset'],
  ['fuzz', 'npm run fuzz'],
  ['sbom', 'npm run sbom'],
  ['kill-test', 'npm run kill-test'],
  ['bench-api', 'npm run bench:api'],
  ['bench-pdf', 'npm run bench:pdf'],
  ['bench-board', 'npm run bench:board'],
  ['bench-palette', 'npm run bench:palette'],
  ['bench-editor', 'npm run bench:editor'],
])('%s', (script, called) => {
  test('prints its usage on request, and does nothing', async () => {
    const { status, stdout, stderr } = run(script, script === 'backup' ? '-h' : '--help');
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout.startsWith(`${called} `) || stdout.startsWith(`${called}\n`)).toBe(true);
    expect(await readdir(dataDir)).toEqual([]);
  });

  test('refuses an unknown argument in words, and lists the known ones', async () => {
    const { status, stdout, stderr } = run(script, '--wrong');
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toMatch(/^Unknown option '--wrong'\.\n\n/);
    expect(stderr).toContain(called);
    expect(stderr).not.toMatch(/\n\s+at /);
    expect(await readdir(dataDir)).toEqual([]);
  });
});

test.each([
  ['open-account', ['--firm'], /^Option '--firm <value>' argument missing\./],
  ['open-account', ['Harbour Lettings'], /^'Harbour Lettings' is one too many\./],
  ['open-account', ['--without-factors'], /^'--without-factors' goes with --reset\./],
  ['backup', ['one.tar.gz', 'two'], /^'two' is one too many\./],
  ['restore', [], /^Name the backup\./],
  ['fuzz', ['many'], /^'many' is no whole number of 1 or more\./],
  ['bench-api', ['--rounds', '0'], /^'0' is no whole number of 1 or more\./],
])('%s refuses %j', (script, given, words) => {
  const { status, stderr } = run(script, ...given);
  expect(status).toBe(2);
  expect(stderr).toMatch(words);
  expect(stderr).not.toMatch(/\n\s+at /);
});
