/** How long PostgreSQL may take, and the name by which it knows each of our connections (`pg_stat_activity`). */
import type pg from 'pg';

/** In milliseconds; 0 is as long as it takes. */
export type Patience = {
  statement: number;
  /** For the lock of a row or a table that somebody else has. */
  lock: number;
  /** For a transaction that asks nothing: its locks would keep others waiting for good. */
  idleInTransaction: number;
  /** For a connection, from the server or from whoever else in this process has them all. */
  connection: number;
  /** For an answer to a statement: a server that stands still does not end it by itself. Longer than `statement`. */
  answer: number;
};

/** For requests and jobs. The longest statement that somebody waits for takes two seconds at a million inspections. */
export const usualPatience: Patience = {
  statement: 30_000,
  lock: 10_000,
  idleInTransaction: 60_000,
  connection: 20_000,
  answer: 35_000,
};

/** For statements over all accounts, for which nobody waits. */
export const housekeepingPatience: Patience = { ...usualPatience, statement: 600_000, lock: 60_000, answer: 605_000 };

/** For what is made once and as a whole: databases, the demo company, backups, measurements. */
export const unlimitedPatience: Patience = {
  statement: 0,
  lock: 0,
  idleInTransaction: 0,
  connection: 60_000,
  answer: 0,
};

/** A change of a table may take long, but everybody waits behind one that waits for its table. */
export const migrationPatience: Patience = { ...unlimitedPatience, lock: 5_000 };

export type Introduction = { name: string; patience: Patience };

/** A line that was cut without a word is looked at after so many milliseconds of silence. */
const FIRST_PROBE = 10_000;

/** Parameters of the URL (`?statement_timeout=…`) go before these. */
export function connectionOptions(url: string, { name, patience }: Introduction, settings = ''): pg.PoolConfig {
  return {
    connectionString: url,
    application_name: name,
    // All by `options`: the driver leaves out a time of 0, and the server might have another for this role.
    options:
      `-c statement_timeout=${patience.statement} -c lock_timeout=${patience.lock} ` +
      `-c idle_in_transaction_session_timeout=${patience.idleInTransaction} ${settings}`,
    connectionTimeoutMillis: patience.connection,
    query_timeout: answerTime(url, patience),
    keepAlive: true,
    keepAliveInitialDelayMillis: FIRST_PROBE,
  };
}

/** For a pooler such as PgBouncer, which takes no options: its sessions begin with the settings of their role (`pooled-sessions.ts`). */
export function pooledOptions(url: string, { name, patience }: Introduction): pg.PoolConfig {
  const { options: _, ...others } = connectionOptions(url, { name, patience });
  return others;
}

/** In milliseconds; undefined is as long as it takes. Follows a time that the URL gives to statements. */
function answerTime(url: string, { statement, answer }: Patience): number | undefined {
  const [, asked] = /[?&]statement_timeout=(\d+)/.exec(url) ?? [];
  if (asked === undefined) return answer || undefined;
  const beyond = Math.max(0, answer - statement);
  return Number(asked) === 0 ? undefined : Number(asked) + beyond;
}
