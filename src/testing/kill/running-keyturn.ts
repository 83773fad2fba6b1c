/** Keyturn as its own process, so that it can be killed in the middle of anything. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { clusterRecordPath, readClusterRecord } from '#start/embedded-database/cluster-record.ts';
import { unsetSettings } from '../unset-settings.ts';

export type RunningKeyturn = {
  url: string;
  pid: number;
  /** From the start of the process to its first answer that it is ready. */
  readyMs: number;
  /** Lines of the log at level error. */
  errors: string[];
  kill: () => Promise<void>;
  stop: () => Promise<void>;
};

type Options = {
  dataDir: string;
  port: number;
  databaseUrl?: string;
  /** Bundled, as `npm start` runs it, which needs the tree to itself; from its sources otherwise. */
  isBundled?: boolean;
  /** As in KEYTURN_ROLES; all of them otherwise. */
  roles?: string;
  /** The address that several of them share; its own otherwise. */
  publicUrl?: string;
};

export async function startKeyturn({
  dataDir,
  port,
  databaseUrl,
  isBundled,
  roles,
  publicUrl,
}: Options): Promise<RunningKeyturn> {
  const started = performance.now();
  const child = spawn(process.execPath, [`src/start/${isBundled === true ? 'start' : 'main'}.ts`], {
    env: {
      ...unsetSettings,
      PATH: process.env.PATH,
      PORT: String(port),
      DATA_DIR: dataDir,
      DEMO: 'off',
      BROWSER_APP: 'off',
      RATE_LIMIT: 'off',
      LOG_LEVEL: 'error',
      ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
      ...(roles !== undefined && { KEYTURN_ROLES: roles }),
      ...(publicUrl !== undefined && { PUBLIC_URL: publicUrl }),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const errors: string[] = [];
  createInterface(child.stderr).on('line', (line) => errors.push(line));
  const ready = new Promise<void>((settle, reject) => {
    createInterface(child.stdout).on('line', (line) => {
      if (line.startsWith('{')) errors.push(line);
      if (line.startsWith('Keyturn is ready')) settle();
    });
    child.once('exit', () => reject(new Error(`Keyturn did not start: ${errors.join('\n')}`)));
  });
  await ready;
  const url = `http://127.0.0.1:${port}`;
  const { status } = await fetch(`${url}/readyz`);
  if (status !== 200) throw new Error(`/readyz answered ${status} after Keyturn had said that it is ready`);
  return {
    url,
    pid: servicePid(child),
    readyMs: performance.now() - started,
    errors,
    // Its parent, where it has one, then ends in the same way.
    kill: () => end(child, 'SIGKILL', servicePid(child)),
    stop: () => end(child, 'SIGTERM'),
  };
}

/** The process itself, or the service whose parent it is. */
export function servicePid({ pid = 0, spawnargs }: ChildProcess): number {
  if (spawnargs.at(-1)?.endsWith('/main.ts') === true) return pid;
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
  return children === '' ? pid : Number(children.split(' ')[0]);
}

async function end(child: ChildProcess, signal: NodeJS.Signals, pid = child.pid ?? 0): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  process.kill(pid, signal);
  await once(child, 'exit');
}

/** The address of the embedded PostgreSQL of a DATA_DIR, and its files. */
export function findEmbedded(dataDir: string): { url: string; cluster: string } {
  const record = readClusterRecord(dataDir);
  if (record?.socketDir === undefined) throw new Error(`${clusterRecordPath(dataDir)} names no database`);
  const host = encodeURIComponent(record.socketDir);
  return {
    url: `postgresql://keyturn:${record.password}@/keyturn?host=${host}`,
    cluster: resolve(dataDir, record.home, 'cluster'),
  };
}
