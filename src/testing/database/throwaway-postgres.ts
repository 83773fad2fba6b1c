/** An embedded PostgreSQL for one run of the tests. Nothing of it remains, even when the run is killed. */
import { type ChildProcess, spawn } from 'node:child_process';
import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { findLockOwner } from '#start/embedded-database/cluster-lock.ts';
import { startEmbeddedDatabase } from '#start/embedded-database/embedded-database.ts';

const prefix = 'keyturn-test-';

/** `durable`: as in production, for measurements. Everything else need not survive a power failure. */
export async function startThrowawayPostgres({
  durable = false,
} = {}): Promise<{ url: string; stop: () => Promise<void> }> {
  await removeLeft();
  const dataDir = await mkdtemp(join(tmpdir(), prefix));
  // As root, PostgreSQL runs as another user, who must be able to pass through.
  await chmod(dataDir, 0o711);
  const { url, clusterPath, stop } = await startEmbeddedDatabase({ dataDir, throwaway: true, durable }).catch(
    async (error) => {
      await rm(dataDir, { recursive: true });
      throw error;
    },
  );
  const socketDir = new URLSearchParams(url.split('?')[1]).get('host') ?? '';
  const places = [dataDir, dirname(clusterPath), socketDir];
  const mourner = watchOver(join(clusterPath, 'postmaster.pid'), places);
  return {
    url,
    stop: async () => {
      await stop();
      for (const place of places) await rm(place, { recursive: true, force: true });
      mourner.stdin?.end();
    },
  };
}

/** A shell that sees our end by the end of its input, however we end, and then stops the server and clears up. */
function watchOver(pidFile: string, places: string[]): ChildProcess {
  const script = `
    pidFile=$1; shift
    read -r _
    [ -f "$pidFile" ] && kill -QUIT "$(head -n 1 "$pidFile")"
    while [ -f "$pidFile" ]; do sleep 0.1; done
    rm -rf -- "$@"`;
  const shell = spawn('/bin/sh', ['-c', script, 'sh', pidFile, ...places], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  shell.unref();
  return shell;
}

/** Directories of runs whose shell was killed too, as when a container stops. */
async function removeLeft(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    const dataDir = join(tmpdir(), name);
    if (!name.startsWith(prefix)) continue;
    const entries = await readdir(dataDir).catch((): string[] => []);
    // One without a lock may be starting just now.
    if (!entries.includes('keyturn.lock') || findLockOwner(join(dataDir, 'keyturn.lock')) !== undefined) continue;
    await rm(dataDir, { recursive: true, force: true });
  }
}
