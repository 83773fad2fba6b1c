/** Waits for an external PostgreSQL and checks that Keyturn can use it. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '#store/database/database.ts';
import { StartFault } from './start-fault.ts';

/** A database that starts together with Keyturn may need this long; in milliseconds. */
const patience = 30_000;

export async function reachDatabase({ pool }: Database, report: (line: string) => void): Promise<void> {
  const deadline = Date.now() + patience;
  for (let isFirst = true; ; isFirst = false) {
    try {
      const { rows } = await pool.query<{ version: number; encoding: string }>(
        `select current_setting('server_version_num')::int as version, getdatabaseencoding() as encoding`,
      );
      return check(rows[0]);
    } catch (error) {
      if (error instanceof StartFault) throw error;
      const { code, message } = error as Error & { code?: string };
      if (isPooler(error))
        throw new StartFault(
          'A pooler answers at DATABASE_URL: set DATABASE_POOLED=on, and DATABASE_DIRECT_URL to PostgreSQL itself.',
        );
      // 57P03: it is starting up.
      const mayCome = code === 'ECONNREFUSED' || code === 'ENOENT' || code === '57P03';
      if (!mayCome || Date.now() > deadline)
        throw new StartFault(
          `The PostgreSQL of DATABASE_URL cannot be used: ${message || code || 'it does not answer'}.`,
        );
      if (isFirst) report('Waiting for the PostgreSQL of DATABASE_URL');
      await pause(500);
    }
  }
}

/** PgBouncer takes no options of a session. */
const isPooler = (error: unknown): boolean =>
  error instanceof Error && error.message.includes('unsupported startup parameter');

function check(server: { version: number; encoding: string } | undefined): void {
  if (server && server.version < 150_000)
    throw new StartFault('The PostgreSQL of DATABASE_URL is older than 15, and Keyturn needs that or newer.');
  if (server && server.encoding !== 'UTF8')
    throw new StartFault(`The database of DATABASE_URL is encoded in ${server.encoding}, and Keyturn needs UTF8.`);
}
