/** The PostgreSQL server process of a cluster: started, waited for, found again, stopped. */
import { type ChildProcess, spawn } from 'node:child_process';
import { chownSync, closeSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { StartFault } from '../start-fault.ts';
import type { ClusterLocation } from './cluster-location.ts';
import { identifyProcess, servesCluster } from './process-identity.ts';

/** Nothing of ours: a PG… or LC_… variable of the person's shell would change how the server behaves. */
export const postgresEnvironment = { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' };

/** How often a process or its pid file is looked at, in milliseconds. */
const lookEvery = 10;

export type PostmasterOptions = { binaries: string; location: ClusterLocation; socketDir: string; durable: boolean };

/** Resolves when the server takes connections. */
export async function startPostmaster(options: PostmasterOptions): Promise<ChildProcess> {
  // A killed postmaster's last backends hold its shared memory for a moment longer.
  for (let patience = 100; ; patience -= 1) {
    const log = openStartLog(options.location);
    const child = spawnPostmaster(options, log.file);
    closeSync(log.file);
    if (await becomesReady(child, options.location.cluster)) return child;
    const said = log.read();
    if (patience > 0 && /still in use|still running/.test(said)) await pause(100);
    else throw new StartFault(`The embedded database did not start:\n${said.trim()}\nIts log is in ${log.directory}.`);
  }
}

/** The number of the server that runs on this cluster already, left by a Keyturn that was killed. */
export function findPostmaster(cluster: string): number | undefined {
  const pid = Number(readPidFile(cluster)?.[0]);
  if (!Number.isInteger(pid) || pid <= 0) return undefined;
  if (servesCluster(pid, cluster)) return pid;
  // After a restart of the machine or container the number may be another process's, and PostgreSQL would give up.
  if (identifyProcess(pid) !== undefined) rmSync(join(cluster, 'postmaster.pid'));
  return undefined;
}

/** Fast shutdown: running statements are cancelled, everything committed is written, and the cluster is closed in order. */
export async function stopPostmaster(pid: number, cluster: string): Promise<void> {
  // Fast, then immediate (which the next start recovers from), each with its time in milliseconds.
  for (const [signal, patience] of [
    ['SIGINT', 20_000],
    ['SIGQUIT', 5_000],
    ['SIGKILL', 5_000],
  ] as const) {
    if (!servesCluster(pid, cluster)) return;
    try {
      process.kill(pid, signal);
    } catch {
      // Gone meanwhile.
    }
    const deadline = Date.now() + patience;
    while (servesCluster(pid, cluster) && Date.now() < deadline) await pause(lookEvery);
  }
  if (servesCluster(pid, cluster)) throw new StartFault(`PostgreSQL (process ${pid}) on ${cluster} does not stop.`);
}

function spawnPostmaster(options: PostmasterOptions, log: number): ChildProcess {
  const { binaries, location, socketDir, durable } = options;
  const settings = {
    listen_addresses: '',
    port: '5432',
    unix_socket_directories: `"${socketDir}"`,
    unix_socket_permissions: '0700',
    cluster_name: 'keyturn',
    ...(durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', autovacuum: 'off' }),
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const child = spawn(join(binaries, 'bin', 'postgres'), ['-D', location.cluster, ...flags], {
    ...location.account,
    cwd: '/',
    env: postgresEnvironment,
    // Its own session: Ctrl-C in the terminal must reach us alone, so that requests in hand can finish.
    detached: true,
    stdio: ['ignore', log, log],
  });
  child.unref();
  return child;
}

/** False when the server ends instead. Recovery after a crash may take long, so there is no time limit. */
async function becomesReady(child: ChildProcess, cluster: string): Promise<boolean> {
  let ended = false;
  child.once('exit', () => {
    ended = true;
  });
  child.once('error', () => {
    ended = true;
  });
  while (!ended) {
    const [pid, , , , , , , status] = readPidFile(cluster) ?? [];
    if (Number(pid) === child.pid && status?.trim() === 'ready') return true;
    await pause(lookEvery);
  }
  return false;
}

function readPidFile(cluster: string): string[] | undefined {
  try {
    return readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n');
  } catch {
    return undefined;
  }
}

/** The server's messages before its own logging has begun. */
function openStartLog({ cluster, account }: ClusterLocation): { file: number; directory: string; read: () => string } {
  const directory = join(cluster, 'log');
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  if (account) chownSync(directory, account.uid, account.gid);
  const path = join(directory, 'start.log');
  return { file: openSync(path, 'w', 0o600), directory, read: () => readFileSync(path, 'utf8') };
}
