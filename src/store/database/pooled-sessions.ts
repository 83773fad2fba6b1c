/** The settings of our sessions, and how they come to those that a pooler such as PgBouncer opens. */
import pg from 'pg';
import { connectionOptions, unlimitedPatience, usualPatience } from './patience.ts';

/**
 * UTC, so that instants print with +00 and nothing depends on the server's zone. Helping processes only for what takes
 * long: to start them takes 5 to 9 ms, and the usual 1000 gets them for searches that find nothing in 0.05.
 */
const settings = { timezone: 'UTC', parallel_setup_cost: 10_000 };

/** As a connection of ours sends them when it begins. */
export const sessionOptions = Object.entries(settings)
  .map(([name, value]) => `-c ${name}=${value}`)
  .join(' ');

/** As a pooler's connections find them: its clients cannot send any. */
const ofRole = {
  ...settings,
  statement_timeout: usualPatience.statement,
  lock_timeout: usualPatience.lock,
  idle_in_transaction_session_timeout: usualPatience.idleInTransaction,
};

/**
 * Makes them those of our role in this database; connections that send their own keep to them. `directUrl` leads to
 * PostgreSQL without the pooler. Several processes may call it at once.
 */
export async function settlePooledSessions(directUrl: string): Promise<void> {
  const client = new pg.Client(connectionOptions(directUrl, { name: 'keyturn start', patience: unlimitedPatience }));
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query(`select pg_advisory_lock(hashtext('keyturn sessions'))`);
    for (const [name, value] of Object.entries(ofRole)) {
      const { rows } = await client.query<{ statement: string }>(
        `select format('alter role %I in database %I set ${name} = %L', current_user, current_database(), $1::text) as statement`,
        [String(value)],
      );
      await client.query(rows[0]?.statement ?? '');
    }
  } finally {
    // The lock ends with the connection.
    await client.end().catch(() => undefined);
  }
}

/** A pooler that was there before may hold connections from then, and goes by the zone of its first one. */
export async function hasPooledSettings(pool: pg.Pool): Promise<boolean> {
  const { rows } = await pool.query<{ is: boolean }>(
    `select current_setting('timezone') = $1 and current_setting('statement_timeout')::interval = $2::interval as is`,
    [settings.timezone, `${usualPatience.statement} ms`],
  );
  return rows[0]?.is === true;
}
