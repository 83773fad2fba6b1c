/**
 * The service's tests on PostgreSQL 15, the oldest that Keyturn works on.
 *
 *     npm run unit:postgresql-15 -- [arguments of vitest]
 *
 * POSTGRESQL_15_BIN names the directory of its programs, by default where Debian puts them. TEST_DATABASE_URL names a server
 * that runs already instead.
 */
import { openDatabase } from '#store/database/database.ts';
import { startPostgresql15 } from '#testing/database/postgresql-15.ts';
import { runCommand } from './run-command.ts';

const server = process.env.TEST_DATABASE_URL
  ? { url: process.env.TEST_DATABASE_URL, stop: async () => undefined }
  : await startPostgresql15();
try {
  await checkVersion(server.url);
  const { ok } = await runCommand(['vitest', 'run', '--project', 'service*', ...process.argv.slice(2)], {
    show: true,
    env: { TEST_DATABASE_URL: server.url },
  });
  if (!ok) process.exitCode = 1;
} finally {
  await server.stop();
}

async function checkVersion(url: string): Promise<void> {
  const { pool, close } = openDatabase(url, { poolSize: 1 });
  const { rows } = await pool.query<{ server_version: string }>('show server_version');
  await close();
  const version = rows[0]?.server_version ?? '';
  if (!version.startsWith('15.')) throw new Error(`These tests want PostgreSQL 15, and this is ${version}.`);
}
