/**
 * The service's tests on PostgreSQL 15, the oldest that Keyturn works on.
 *
 *     npm run unit:postgresql-15 -- [arguments of vitest]
 *
 * POSTGRESQL_15_BIN names the directory of its programs, by default where Debian puts them. TEST_DATABASE_URL names a server
 * that runs already instead.
 */
import { execFileSync } from 'node:child_process';
import { chmod, chown, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newClusterRecord } from '#start/embedded-database/cluster-record.ts';
import { superuser } from '#start/embedded-database/create-cluster.ts';
import { findPostgresAccount } from '#start/embedded-database/postgres-account.ts';
import { postgresEnvironment, startPostmaster, stopPostmaster } from '#start/embedded-database/postmaster.ts';
import { prepareDatabase } from '#start/embedded-database/prepare-database.ts';
import { makeSocketDir } from '#start/embedded-database/socket-dir.ts';
import { openDatabase } from '#store/database/database.ts';
import { runCommand } from './run-command.ts';

const programs = process.env.POSTGRESQL_15_BIN ?? '/usr/lib/postgresql/15/bin';

const server = process.env.TEST_DATABASE_URL
  ? { url: process.env.TEST_DATABASE_URL, stop: async () => undefined }
  : await startServer();
try {
  await checkVersion(server.url);
  const { ok } = await runCommand(['vitest', 'run', '--project', 'service', ...process.argv.slice(2)], {
    show: true,
    env: { TEST_DATABASE_URL: server.url },
  });
  if (!ok) process.exitCode = 1;
} finally {
  await server.stop();
}

async function startServer() {
  const account = await findPostgresAccount(undefined);
  const home = await mkdtemp(join(tmpdir(), 'keyturn-postgresql-15-'));
  if (account) await chown(home, account.uid, account.gid);
  await chmod(home, 0o711);
  const record = newClusterRecord(home);
  const cluster = join(home, 'cluster');
  const passwordFile = join(home, 'password');
  await writeFile(passwordFile, record.superuserPassword);
  execFileSync(
    join(programs, 'initdb'),
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
  const postmaster = await startPostmaster({ binaries: join(programs, '..'), location, socketDir, durable: false });
  return {
    url: await prepareDatabase(socketDir, record, true),
    stop: async () => {
      await stopPostmaster(postmaster.pid as number, cluster);
      await rm(home, { recursive: true, force: true });
      await rm(socketDir, { recursive: true, force: true });
    },
  };
}

async function checkVersion(url: string): Promise<void> {
  const { pool, close } = openDatabase(url, { poolSize: 1 });
  const { rows } = await pool.query<{ server_version: string }>('show server_version');
  await close();
  const version = rows[0]?.server_version ?? '';
  if (!version.startsWith('15.')) throw new Error(`These tests want PostgreSQL 15, and this is ${version}.`);
}
