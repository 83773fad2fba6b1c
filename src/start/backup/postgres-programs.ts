/** pg_dump and pg_restore of this machine, which must not be older than the server. */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Database } from '#store/database/database.ts';
import { StartFault } from '../start-fault.ts';

export type PostgresProgram = 'pg_dump' | 'pg_restore';

/** The folders in which Debian, Red Hat and Homebrew keep one for each version. */
const homes = ['/usr/lib/postgresql', '/usr', '/opt/homebrew/opt', '/usr/local/opt'];

/** Those on the PATH first, then those of the newest version. */
function listFolders(): string[] {
  const versions = homes.flatMap((home) => {
    const names = existsSync(home)
      ? readdirSync(home).filter((name) => /^(pgsql-|postgresql@|libpq)?\d*$/.test(name))
      : [];
    return names.map((name) => join(home, name, 'bin'));
  });
  return [...(process.env.PATH ?? '').split(delimiter).filter(Boolean), ...versions.toSorted().toReversed()];
}

function versionOf(path: string): number {
  try {
    return Number(
      /\d+/.exec(execFileSync(path, ['--version'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }))?.[0],
    );
  } catch {
    return 0;
  }
}

export function findProgram(name: PostgresProgram, serverVersion: number, folders = listFolders()): string {
  const paths = folders.map((folder) => join(folder, name)).filter((path) => existsSync(path));
  const found = paths.find((path) => versionOf(path) >= serverVersion);
  if (found !== undefined) return found;
  const newest = Math.max(0, ...paths.map(versionOf));
  const why =
    newest === 0
      ? `${name} is not on this machine`
      : `${name} of this machine is of PostgreSQL ${newest}, and the server is ${serverVersion}`;
  throw new StartFault(
    `${why}. Install the client programs of PostgreSQL ${serverVersion} or newer (Debian and Ubuntu: postgresql-client-${serverVersion}), or name their folder in PATH.`,
  );
}

/** The address that the driver would connect to, in the variables of PostgreSQL's own programs: others see what is in a command line. */
async function connectionVariables({ pool }: Database): Promise<Record<string, string>> {
  // As the driver has read the URL.
  const client = await pool.connect();
  const { host, port, user = '', password, database = '' } = client;
  client.release();
  const { connectionString: databaseUrl = '' } = pool.options;
  const parameters = new URLSearchParams(databaseUrl.split('?')[1]);
  const given = Object.entries({
    PGSSLMODE: 'sslmode',
    PGSSLROOTCERT: 'sslrootcert',
    PGSSLCERT: 'sslcert',
    PGSSLKEY: 'sslkey',
  });
  return {
    PGHOST: host,
    PGPORT: String(port),
    PGUSER: user,
    PGDATABASE: database,
    PGAPPNAME: 'keyturn backup',
    ...(typeof password === 'string' && { PGPASSWORD: password }),
    ...Object.fromEntries(
      given.flatMap(([name, parameter]) => {
        const value = parameters.get(parameter);
        return value === null ? [] : [[name, value]];
      }),
    ),
  };
}

type Run = { program: string; parameters: string[]; database: Database; whatFailed: string };

export async function runProgram({ program, parameters, database, whatFailed }: Run): Promise<void> {
  const child = spawn(program, parameters, {
    env: { PATH: process.env.PATH, LC_ALL: 'C', ...(await connectionVariables(database)) },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = once(child, 'close');
  const said = text(child.stderr);
  const [code] = (await ended) as [number | null];
  if (code !== 0) throw new StartFault(`${whatFailed}:\n${(await said).trim()}`);
}
