/** A PostgreSQL 15 as operators install it, the oldest that Keyturn works on. Nothing of it remains after `stop`. */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, chown, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newClusterRecord } from '#start/embedded-database/cluster-record.ts';
import { superuser } from '#start/embedded-database/create-cluster.ts';
import { findPostgresAccount } from '#start/embedded-database/postgres-account.ts';
import { postgresEnvironment, startPostmaster, stopPostmaster } from '#start/embedded-database/postmaster.ts';
import { prepareDatabase } from '#start/embedded-database/prepare-database.ts';
import { makeSocketDir } from '#start/embedded-database/socket-dir.ts';

/** By default where Debian puts them. */
export const postgresql15Programs = process.env['POSTGRESQL_15_BIN'] ?? '/usr/lib/postgresql/15/bin';

export const hasPostgresql15 = existsSync(join(postgresql15Programs, 'initdb'));

export async function startPostgresql15(): Promise<{ url: string; stop: () => Promise<void> }> {
  const account = await findPostgresAccount(undefined);
  const home = await mkdtemp(join(tmpdir(), 'keyturn-postgresql-15-'));
  if (account) await chown(home, account.uid, account.gid);
  await chmod(home, 0o711);
  const record = newClusterRecord(home);
  const cluster = join(home, 'cluster');
  const passwordFile = join(home, 'password');
  await writeFile(passwordFile, record.superuserPassword);
  execFileSync(
    join(postgresql15Programs, 'initdb'),
    [
      `--pgdata=${cluster}`,
      `--username=${superuser}`,
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale=C.UTF-8',
      '--no-sync',
      '--no-instructions',
    ],
    { ...account, cwd: '/', env: postgresEnvironment },
  );
  const socketDir = await makeSocketDir(undefined, account);
  const location = { home, cluster, account, record };
  const postmaster = await startPostmaster({
    binaries: join(postgresql15Programs, '..'),
    location,
    socketDir,
    durable: false,
  });
  return {
    url: await prepareDatabase(socketDir, record, true),
    stop: async () => {
      await stopPostmaster(postmaster.pid as number, cluster);
      await rm(home, { recursive: true, force: true });
      await rm(socketDir, { recursive: true, force: true });
    },
  };
}
