/** initdb: a new cluster, in UTF-8, that no program can enter without a password. */
import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chown, readdir, rename, rm, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { StartFault } from '../start-fault.ts';
import type { ClusterLocation } from './cluster-location.ts';
import { memoryAvailable, pageMemory } from './page-memory.ts';
import { postgresEnvironment } from './postmaster.ts';

const run = promisify(execFile);

export const superuser = 'postgres';

/** Settings that a person may change later in postgresql.conf; structural ones are given at each start. */
const configuration = {
  shared_buffers: `${pageMemory(memoryAvailable())}MB`,
  max_connections: '100',
  // Seven files, one a day, each overwritten after a week: the log never grows without end.
  logging_collector: 'on',
  log_directory: 'log',
  log_filename: 'postgresql-%a.log',
  log_rotation_age: '1d',
  log_rotation_size: '0',
  log_truncate_on_rotation: 'on',
  log_line_prefix: '%m [%p] ',
};

/** In bytes: a new cluster with its log, and what the demo company adds. Less would end half way, in PostgreSQL's words. */
const roomNeeded = 300_000_000;

export async function createCluster(binaries: string, location: ClusterLocation, durable: boolean): Promise<void> {
  const { home, cluster, account, record } = location;
  const unfinished = join(home, `unfinished-${randomBytes(4).toString('hex')}`);
  const passwordFile = `${unfinished}.password`;
  await removeUnfinished(home);
  if (durable) await checkRoom(home);
  await writeFile(passwordFile, record.superuserPassword, { mode: 0o600 });
  if (account) await chown(passwordFile, account.uid, account.gid);
  try {
    await run(
      join(binaries, 'bin', 'initdb'),
      [
        `--pgdata=${unfinished}`,
        `--username=${superuser}`,
        `--pwfile=${passwordFile}`,
        '--auth=scram-sha-256',
        '--encoding=UTF8',
        '--locale-provider=builtin',
        '--builtin-locale=C.UTF-8',
        '--locale=C',
        '--no-instructions',
        ...(durable ? [] : ['--no-sync']),
        ...Object.entries(configuration).flatMap(([name, value]) => ['--set', `${name}=${value}`]),
      ],
      { ...account, cwd: '/', env: postgresEnvironment },
    );
  } catch (error) {
    // The next start removes what cannot be removed now; the cause is what counts.
    await removeUnfinished(home).catch(() => undefined);
    throw new StartFault(
      `The embedded database could not be made in ${home}:\n${(error as { stderr?: string }).stderr ?? String(error)}\n` +
        'When that cannot be mended, set DATABASE_URL to a PostgreSQL of your own.',
      { cause: error },
    );
  } finally {
    await rm(passwordFile, { force: true });
  }
  // Whole or not at all: a start that is killed meanwhile leaves nothing that looks like a cluster.
  await rename(unfinished, cluster);
}

async function checkRoom(home: string): Promise<void> {
  const { bavail, bsize } = await statfs(home);
  const free = bavail * bsize;
  if (free >= roomNeeded) return;
  throw new StartFault(
    `There is too little room for a new database in ${home}: ${Math.floor(free / 1_000_000)} MB are left, and it needs ` +
      `${roomNeeded / 1_000_000} MB. Make room, or set DATA_DIR to another directory.`,
  );
}

async function removeUnfinished(home: string): Promise<void> {
  const left = (await readdir(home)).filter((name) => name.startsWith('unfinished-'));
  for (const name of left) await rm(join(home, name), { recursive: true, force: true });
}
