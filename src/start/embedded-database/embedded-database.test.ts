import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, rename, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openDatabase } from '#store/database/database.ts';
import { type EmbeddedDatabase, startEmbeddedDatabase } from './embedded-database.ts';
import { findPostgresBinaries } from './postgres-binaries.ts';
import { servesCluster } from './process-identity.ts';

const isRoot = process.getuid?.() === 0;
let place: string;
let dataDir: string;
const running: EmbeddedDatabase[] = [];

beforeEach(async () => {
  place = await mkdtemp(join(tmpdir(), 'keyturn-embedded-'));
  await chmod(place, 0o711);
  dataDir = join(place, 'data');
});

afterEach(async () => {
  for (const database of running.splice(0)) await database.stop();
  await rm(place, { recursive: true });
});

async function start(options: { onRestart?: (failure?: Error) => void } = {}): Promise<EmbeddedDatabase> {
  const database = await startEmbeddedDatabase({ dataDir, throwaway: true, ...options });
  running.push(database);
  return database;
}

async function stop(database: EmbeddedDatabase): Promise<void> {
  running.splice(running.indexOf(database), 1);
  await database.stop();
}

async function query(url: string, text: string): Promise<Record<string, unknown>[]> {
  const { pool, close } = openDatabase(url, { poolSize: 1 });
  try {
    return (await pool.query<Record<string, unknown>>(text)).rows;
  } finally {
    await close();
  }
}

async function readPid(clusterPath: string): Promise<number> {
  return Number((await readFile(join(clusterPath, 'postmaster.pid'), 'utf8')).split('\n')[0]);
}

/** Another Keyturn on the same DATA_DIR, which has stored one row when this resolves. */
async function startElsewhere(): Promise<{ process: ChildProcess; clusterPath: string }> {
  const module = (path: string) => JSON.stringify(new URL(path, import.meta.url).href);
  const script = `
    import { startEmbeddedDatabase } from ${module('./embedded-database.ts')};
    import { openDatabase } from ${module('../../store/database/database.ts')};
    const { url, clusterPath } = await startEmbeddedDatabase({ dataDir: process.argv[1] });
    await openDatabase(url).pool.query('create table kept as select 7 as value');
    console.log(clusterPath);
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script, dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [clusterPath] = (await once(createInterface(child.stdout), 'line')) as [string];
  return { process: child, clusterPath };
}

describe('the first start', () => {
  test('makes a database of UTF-8 that is synced to disk, whose role is no superuser and which has no TCP port', async () => {
    const { url, stop: end } = await startEmbeddedDatabase({ dataDir });
    const [row] = await query(
      url,
      `select current_setting('listen_addresses') as addresses, current_setting('fsync') as fsync,
              current_setting('is_superuser') as superuser, getdatabaseencoding() as encoding,
              'ÄRGER' ilike 'ärger' as folds, current_setting('server_version_num')::int / 10000 as version`,
    );
    await end();
    expect(row).toEqual({ addresses: '', fsync: 'on', superuser: 'off', encoding: 'UTF8', folds: true, version: 18 });
  });

  test('keeps its password where only its user can read it, and asks for it', async () => {
    const { url } = await start();
    expect((await stat(join(dataDir, 'cluster.json'))).mode & 0o777).toBe(0o600);
    await expect(query(url.replace(/:[^:@/]+@/, ':wrong@'), 'select')).rejects.toThrow(
      'password authentication failed',
    );
  });

  test('puts the socket where only its user can reach it, at a path that is short enough', async () => {
    dataDir = join(place, 'a-long-directory-name'.repeat(6));
    const { url } = await start();
    const socketDir = new URLSearchParams(url.split('?')[1]).get('host') ?? '';
    expect((await stat(socketDir)).mode & 0o777).toBe(0o700);
    expect(join(socketDir, '.s.PGSQL.5432').length).toBeLessThanOrEqual(103);
  });
});

describe('the next start', () => {
  test('finds the data, also when the directory was moved', async () => {
    const first = await start();
    await query(first.url, 'create table kept as select 7 as value');
    await stop(first);
    await rename(dataDir, join(place, 'moved'));
    dataDir = join(place, 'moved');
    expect(await query((await start()).url, 'select value from kept')).toEqual([{ value: 7 }]);
  });

  test('is refused while the first one runs', async () => {
    await start();
    await expect(start()).rejects.toThrow(`Keyturn already runs on ${dataDir} (process ${process.pid})`);
  });

  test('replaces the PostgreSQL that a killed Keyturn left running, and keeps its data', async () => {
    const killed = await startElsewhere();
    const left = await readPid(killed.clusterPath);
    await expect(start()).rejects.toThrow(`(process ${killed.process.pid})`);
    killed.process.kill('SIGKILL');
    await once(killed.process, 'exit');
    expect(servesCluster(left, killed.clusterPath)).toBe(true);

    const { url } = await start();
    expect(servesCluster(left, killed.clusterPath)).toBe(false);
    expect(await query(url, 'select value from kept')).toEqual([{ value: 7 }]);
  });

  test('says that the data is gone instead of starting with none', async () => {
    const first = await start();
    await stop(first);
    await rm(first.clusterPath, { recursive: true });
    await expect(start()).rejects.toThrow(`the database is in ${first.clusterPath}, and it is not there`);
  });
});

test('a PostgreSQL that is killed is started again, at the same address', async () => {
  const handleRestart = vi.fn();
  const { url, clusterPath } = await start({ onRestart: handleRestart });
  process.kill(await readPid(clusterPath), 'SIGKILL');
  await expect.poll(() => handleRestart.mock.calls).toEqual([[]]);
  expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('stopping leaves no process and no socket directory', async () => {
  const database = await start();
  const pid = await readPid(database.clusterPath);
  const socketDir = new URLSearchParams(database.url.split('?')[1]).get('host') ?? '';
  await stop(database);
  expect(servesCluster(pid, database.clusterPath)).toBe(false);
  await expect(stat(socketDir)).rejects.toThrow('ENOENT');
});

test.runIf(isRoot)('root keeps the cluster elsewhere when PostgreSQL’s user cannot reach DATA_DIR', async () => {
  await chmod(place, 0o700);
  const first = await start();
  expect(first.clusterPath).toMatch(/^\/var\/lib\/keyturn\/[0-9a-f]{12}\/cluster$/);
  await query(first.url, 'create table kept as select 7 as value');
  await stop(first);
  try {
    const second = await start();
    expect(await query(second.url, 'select value from kept')).toEqual([{ value: 7 }]);
    await stop(second);
  } finally {
    await rm(dirname(first.clusterPath), { recursive: true });
  }
});

test.runIf(isRoot)('root moves a cluster that PostgreSQL’s user can no longer reach', async () => {
  const first = await start();
  await query(first.url, 'create table kept as select 7 as value');
  await stop(first);
  await chmod(place, 0o700);
  const second = await start();
  expect(await query(second.url, 'select value from kept')).toEqual([{ value: 7 }]);
  await stop(second);
  await rm(dirname(second.clusterPath), { recursive: true });
});

test.each([
  ['win32', 'x64', 'does not run on Windows'],
  ['sunos', 'x64', 'no embedded database for sunos-x64'],
] as const)('on %s it says what to do', (platform, arch, reason) => {
  expect(() => findPostgresBinaries(platform, arch)).toThrow(new RegExp(`${reason}.*Set DATABASE_URL`));
});
