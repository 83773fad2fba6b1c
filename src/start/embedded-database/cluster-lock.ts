/** Lets only one Keyturn at a time run a cluster. The lock of a Keyturn that was killed does not count. */
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { StartFault } from '../start-fault.ts';
import { identifyProcess } from './process-identity.ts';

export type ClusterLock = { release: () => void };

export class AlreadyRuns extends StartFault {
  constructor(dataDir: string, owner: number, advice = 'Stop that one, or set DATA_DIR to another directory.') {
    super(`Keyturn already runs on ${dataDir} (process ${owner}). ${advice}`);
    this.owner = owner;
  }
  readonly owner: number;
}

export function takeClusterLock(path: string, dataDir: string): ClusterLock {
  const mine = JSON.stringify({ pid: process.pid, identity: identifyProcess(process.pid) });
  while (!write(path, mine)) {
    const found = read(path);
    if (found === undefined) continue;
    const owner = ownerOf(found);
    if (owner !== undefined) throw new AlreadyRuns(dataDir, owner);
    removeStale(path, found);
  }
  return {
    release: () => {
      if (read(path) === mine) rmSync(path, { force: true });
    },
  };
}

/** The process that holds the lock, if it lives. */
export function findLockOwner(path: string): number | undefined {
  return ownerOf(read(path) ?? '');
}

function write(path: string, text: string): boolean {
  try {
    writeFileSync(path, text, { flag: 'wx', mode: 0o600 });
    return true;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST') return false;
    // The file was made, but there was no room for its contents.
    if (code === 'ENOSPC' || code === 'EDQUOT') rmSync(path, { force: true });
    throw error;
  }
}

function read(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

function ownerOf(text: string): number | undefined {
  try {
    const { pid, identity } = JSON.parse(text) as { pid: number; identity: string };
    return identifyProcess(pid) === identity ? pid : undefined;
  } catch {
    // Killed while writing it.
    return undefined;
  }
}

/** Two starts may both find the stale lock: the slower one must not throw away the faster one's new lock. */
function removeStale(path: string, stale: string): void {
  const aside = `${path}.${process.pid}`;
  try {
    renameSync(path, aside);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
    throw error;
  }
  if (read(aside) === stale) rmSync(aside, { force: true });
  else renameSync(aside, path);
}
