/** The connection to PostgreSQL: a pool, Drizzle over it, and the migrations. */
import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { openReusingSocket } from './reused-reads.ts';
import { type CopiedRow, type CopiedStatement, RowCopy } from './row-copy.ts';
import { isoInstant } from '../schema/columns.ts';
import { buildUnits, type Unit } from './unit-of-work.ts';

/** What queries run on: the pool itself or one transaction's connection. */
export type Executor = {
  orm: NodePgDatabase;
  /**
   * A named statement: planned once per connection. Every hot query goes through here or `.prepare(name)`. Without a name
   * ('') it is planned each time, for where the plan must fit the values.
   */
  rows: <Row extends pg.QueryResultRow>(name: string, text: string, values?: unknown[]) => Promise<Row[]>;
  /** The same as arrays of columns, for large trees: half the cost of objects. */
  tuples: <Tuple extends unknown[]>(name: string, text: string, values?: unknown[]) => Promise<Tuple[]>;
  /** Handed over one by one as they arrive, in PostgreSQL's binary form, and not kept: for thousands of rows. */
  each: (statement: CopiedStatement, take: (row: CopiedRow) => void) => Promise<void>;
  /** Whether each statement is a transaction of its own: what is known after it stays true. */
  isAlone: () => boolean;
};

export type Database = Executor & {
  pool: pg.Pool;
  transaction: <Result>(work: (tx: Executor) => Promise<Result>) => Promise<Result>;
  /** A transaction that everything joins which is asked of this database inside its `run`. */
  openUnit: () => Promise<Unit>;
  /** What is done to files is not undone with a transaction: it waits for the end of the unit, if one is open. */
  atEndOfUnit: (work: (isCommitted: boolean) => Promise<void>) => Promise<void>;
  close: () => Promise<void>;
};

const TIMESTAMPTZ = 1184;
const DATE = 1082;

/** Instants as ISO strings, dates as they are: a Date object would lose the offset and cost time. */
const columnTypes: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text') => {
    if (oid === TIMESTAMPTZ) return isoInstant;
    if (oid === DATE) return (printed: string) => printed;
    return pg.types.getTypeParser(oid, format);
  }) as typeof pg.types.getTypeParser,
};

/**
 * A prepared statement keeps some 100 kB in each connection for good. Of filters and orders there are hundreds of
 * thousands of combinations: after these they have no name, and are planned each time.
 */
const MOST_COMBINATIONS = 500;
const combinations = new Set<string>();

function isOneTooMany(name: string): boolean {
  if (!name.includes('+') || combinations.has(name)) return false;
  if (combinations.size >= MOST_COMBINATIONS) return true;
  combinations.add(name);
  return false;
}

/** PostgreSQL cuts statement names off at 63 bytes; two long names must not become one. */
function statementName(name: string): string {
  if (isOneTooMany(name)) return '';
  return name.length <= 63
    ? name
    : `${name.slice(0, 40)} ${createHash('sha1').update(name).digest('hex').slice(0, 20)}`;
}

function executor(client: pg.Pool | pg.PoolClient): Executor {
  return {
    orm: drizzle(client),
    rows: async <Row extends pg.QueryResultRow>(name: string, text: string, values: unknown[] = []) =>
      (await client.query<Row>({ name: statementName(name), text, values, types: columnTypes })).rows,
    tuples: async <Tuple extends unknown[]>(name: string, text: string, values: unknown[] = []) =>
      (await client.query<Tuple>({ name: statementName(name), text, values, rowMode: 'array', types: columnTypes }))
        .rows,
    each: async (statement, take) => {
      const copy = new RowCopy(statement, take);
      if (client instanceof pg.Pool) return copyOnOne(client, copy);
      client.query(copy);
      return copy.ended;
    },
    isAlone: () => client instanceof pg.Pool,
  };
}

async function copyOnOne(pool: pg.Pool, copy: RowCopy): Promise<void> {
  const client = await pool.connect();
  let failure: Error | undefined;
  try {
    client.query(copy);
    await copy.ended;
  } catch (error) {
    failure = error as Error;
    throw error;
  } finally {
    client.release(failure);
  }
}

/** Statements of a transaction started together (`Promise.all`) wait for each other: a connection runs one at a time. */
function oneByOne(client: pg.PoolClient): pg.PoolClient {
  let last: Promise<unknown> = Promise.resolve();
  const query = (...statement: Parameters<typeof client.query>) => {
    const next = last.then(() => {
      const answer: unknown = client.query(...statement);
      return answer instanceof RowCopy ? answer.ended : answer;
    });
    last = next.catch(() => undefined);
    return next;
  };
  return new Proxy(client, { get: (target, name) => (name === 'query' ? query : Reflect.get(target, name, target)) });
}

export function openDatabase(url: string, { poolSize = 8 }: { poolSize?: number } = {}): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    stream: openReusingSocket,
    // UTC, so that instants print with +00 and nothing depends on the server's zone. Helping processes only for what takes
    // long: to start them takes 5 to 9 ms, and the usual 1000 gets them for searches that find nothing in 0.05.
    options: '-c timezone=UTC -c parallel_setup_cost=10000',
  });
  // A connection lost while idle is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => undefined);
  // Nor may one that is lost inside a transaction: its statements fail, and so the request does.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const pooled = executor(pool);
  const units = buildUnits(pool, (client) => executor(oneByOne(client)));
  const here = (): Executor => units.current()?.tx ?? pooled;
  return {
    get orm() {
      return here().orm;
    },
    rows: (...statement) => here().rows(...statement),
    tuples: (...statement) => here().tuples(...statement),
    each: (...statement) => here().each(...statement),
    isAlone: () => here().isAlone(),
    pool,
    openUnit: units.open,
    atEndOfUnit: units.atEnd,
    transaction: async (work) => {
      const unit = units.current();
      if (unit !== undefined) return units.nest(unit, work);
      const client = await pool.connect();
      let broken: Error | undefined;
      try {
        await client.query('begin');
        const result = await work(executor(oneByOne(client)));
        await client.query('commit');
        return result;
      } catch (error) {
        await client.query('rollback').catch((failure: Error) => {
          broken = failure;
        });
        throw error;
      } finally {
        client.release(broken);
      }
    },
    close: () => pool.end(),
  };
}

/** Brings the schema up to date; several processes may call it at once. */
export async function migrateDatabase({ pool }: Database): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query(`select pg_advisory_lock(hashtext('keyturn migrations'))`);
    await migrate(drizzle(client), { migrationsFolder: fileURLToPath(new URL('../migrations', import.meta.url)) });
  } finally {
    await client.query(`select pg_advisory_unlock(hashtext('keyturn migrations'))`).catch(() => undefined);
    client.release();
  }
}
