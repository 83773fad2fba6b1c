/** The processes of a measurement: the service as `npm start` runs it, the floor, the sender of requests; and their cost. */
import { type ChildProcess, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { servicePid } from '#testing/kill/running-keyturn.ts';
import type { Load, Loaded } from './load.ts';

/** A measured process: it listens, and has connections to PostgreSQL open. */
export type Contender = {
  pid: number;
  port: number;
  databaseName: string;
  connectionName: string;
  stop: () => Promise<void>;
};

/** The service, and the directory of its files. */
export type Service = Contender & { dataDir: string };

/** USER_HZ is 100 on every Linux that Node runs on. */
const millisecondsPerTick = 10;

function withConnectionName(url: string, name: string): string {
  return `${url}${url.includes('?') ? '&' : '?'}application_name=${name}`;
}

const databaseNameOf = (url: string) => /^[^?]*\/([^/?]*)/.exec(url)?.[1] ?? '';

/** A database works with one folder alone, however often a service is started on it. */
const folders = new Map<string, string>();
process.once('exit', () => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

function folderOf(databaseUrl: string): string {
  const known = folders.get(databaseUrl);
  if (known !== undefined) return known;
  const folder = mkdtempSync(join(tmpdir(), 'keyturn-bench-'));
  folders.set(databaseUrl, folder);
  // The rows name photographs that nobody has written, and no case reads one.
  mkdirSync(join(folder, 'files'));
  return folder;
}

export async function startService(databaseUrl: string, processRoles: string): Promise<Service> {
  const port = await freePort();
  const connectionName = 'keyturn-service';
  const dataDir = folderOf(databaseUrl);
  const child = spawn(process.execPath, ['src/start/start.ts'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      RATE_LIMIT: 'on',
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      DATABASE_URL: withConnectionName(databaseUrl, connectionName),
      KEYTURN_ROLES: processRoles,
      BROWSER_APP: 'off',
      DEMO: 'off',
      NODE_ENV: 'production',
    },
  });
  const stop = () => end(child, 'SIGTERM');
  try {
    await becomesReady(port, child);
  } catch (error) {
    await stop();
    throw error;
  }
  return { pid: servicePid(child), port, databaseName: databaseNameOf(databaseUrl), connectionName, dataDir, stop };
}

export async function startFloor(databaseUrl: string, accountId: number): Promise<Contender> {
  const connectionName = 'keyturn-floor';
  const url = withConnectionName(databaseUrl, connectionName);
  const child = fork(new URL('./floor.ts', import.meta.url), [url, String(accountId)]);
  const [port] = (await once(child, 'message')) as [number];
  return {
    pid: child.pid ?? 0,
    port,
    databaseName: databaseNameOf(databaseUrl),
    connectionName,
    stop: () => end(child, 'SIGKILL'),
  };
}

export type Sender = { send: (load: Load) => Promise<Loaded>; stop: () => Promise<void> };

export function startSender(): Sender {
  const child = fork(new URL('./load.ts', import.meta.url));
  return {
    send: async (load) => {
      child.send(load);
      const [loaded] = (await once(child, 'message')) as [Loaded];
      return loaded;
    },
    stop: () => end(child, 'SIGKILL'),
  };
}

/** Milliseconds of CPU so far, by process: its own and the server processes behind its connections. */
export type CpuTimes = Map<number, number>;

export async function readCpu(pool: pg.Pool, { pid, databaseName, connectionName }: Contender): Promise<CpuTimes> {
  const { rows } = await pool.query<{ pid: number }>(
    'select pid from pg_stat_activity where application_name = $1 and datname = $2',
    [connectionName, databaseName],
  );
  return new Map([pid, ...rows.map((row) => row.pid)].map((one) => [one, cpuOf(one)]));
}

/** The use between two readings. A connection that was closed meanwhile leaves no figures, so it does not count. */
export function cpuBetween(before: CpuTimes, after: CpuTimes): number {
  return [...after].reduce((sum, [pid, cpu]) => sum + cpu - (before.get(pid) ?? 0), 0);
}

function cpuOf(pid: number): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'latin1').split(') ').at(-1)?.split(' ') ?? [];
    return (Number(fields[11]) + Number(fields[12])) * millisecondsPerTick;
  } catch {
    return 0; // It ended meanwhile.
  }
}

/** The peak of its memory, and the current use. */
export function readMemoryMb({ pid }: Contender): { peak: number; now: number } {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const read = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(status)?.[1]) / 1024;
  return { peak: read('VmHWM'), now: read('VmRSS') };
}

async function becomesReady(port: number, child: ChildProcess): Promise<void> {
  while (child.exitCode === null) {
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined);
    if (answer?.ok) return;
    await pause(50);
  }
  throw new Error('the service ended before it was ready');
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  if (typeof address !== 'object' || address === null) throw new Error('no port is free');
  return address.port;
}
