/** The connection to PostgreSQL: a pool, and Drizzle over it. */
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pLimit from 'p-limit';
import pg from 'pg';
import { type IdLeases, openIdLeases } from './id-leases.ts';
import { isDatabaseAway, isSilence } from './database-away.ts';
import { connectionOptions, type Introduction, pooledOptions, usualPatience } from './patience.ts';
import { sessionOptions } from './pooled-sessions.ts';
import { buildStatementNames, noStatementNames, type StatementName } from './statement-names.ts';
import { isoInstant } from '../schema/columns.ts';

/** Runs statements: on the pool, where each is a transaction of its own, or in one transaction. */
export type Executor = {
  orm: NodePgDatabase;
  /** Ids for inserted rows. They are taken for good, whether the transaction commits or not. */
  ids: IdLeases;
  /**
   * A named statement: planned once per connection. Every hot query goes through here or `.prepare(name)`. Without a name
   * ('') it is planned each time, for where the plan must fit the values.
   */
  rows: <Row extends pg.QueryResultRow>(name: string, text: string, values?: unknown[]) => Promise<Row[]>;
  /** The same as arrays of columns, for large trees: half the cost of objects. */
  tuples: <Tuple extends unknown[]>(name: string, text: string, values?: unknown[]) => Promise<Tuple[]>;
  /** All of `work` or nothing of it. In a transaction it is a part of that one, and should it fail, all of that fails. */
  transaction: <Result>(work: (tx: Executor) => Promise<Result>) => Promise<Result>;
  /**
   * For acts that a rollback does not undo, files above all: done when the transaction has ended, at once when there is
   * none.
   */
  afterEnd: (work: AfterEnd) => Promise<void>;
  /** Whether a connection keeps its session beyond a transaction, with the locks in it. Behind a pooler it does not. */
  keepsSession: boolean;
};
export type AfterEnd = (outcome: Outcome) => Promise<void>;
/** Unknown where the database went away before it had answered: it may have committed, and may yet. */
export type Outcome = 'committed' | 'rolled back' | 'unknown';

/** From `begin` to `commit` or `rollback`; the second of these two does nothing. */
export type Transaction = Executor & { commit: () => Promise<void>; rollback: () => Promise<void> };

/** One connection of the pool, held until `release`: `rows` are transactions of their own before `begin` and after its end. */
export type Connection = Pick<Executor, 'rows' | 'keepsSession'> & {
  begin: () => Promise<Transaction>;
  /** Does then what waits for the end of its transaction. */
  release: () => Promise<void>;
};

export type Database = Executor & {
  pool: pg.Pool;
  /**
   * For tries and allowances, which count however the transaction ends beside which they are counted. They never wait for the
   * end of transactions, which may be waiting for them.
   */
  beside: Pick<Executor, 'rows'>;
  /** For a connection of its own that keeps its session, also where there is a pooler. */
  direct: pg.PoolConfig;
  connect: () => Promise<Connection>;
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

type Statements = Pick<Executor, 'orm' | 'ids' | 'rows' | 'tuples' | 'keepsSession'>;

/** One of each serves all connections of a pool. */
type Shared = { ids: IdLeases; statementName: StatementName; keepsSession: boolean };

function statementsOn(client: pg.Pool | pg.PoolClient, { ids, statementName, keepsSession }: Shared): Statements {
  return {
    orm: drizzle(client),
    ids,
    keepsSession,
    rows: async <Row extends pg.QueryResultRow>(name: string, text: string, values: unknown[] = []) =>
      (await client.query<Row>({ name: statementName(name), text, values, types: columnTypes })).rows,
    tuples: async <Tuple extends unknown[]>(name: string, text: string, values: unknown[] = []) =>
      (await client.query<Tuple>({ name: statementName(name), text, values, rowMode: 'array', types: columnTypes }))
        .rows,
  };
}

/**
 * Statements of a transaction that are started together (`Promise.all`) wait for each other: a connection runs one at a
 * time. None runs after `end`: the connection may be somebody else's by then.
 */
function oneByOne(client: pg.PoolClient) {
  const inTurn = pLimit(1);
  let hasEnded = false;
  let silence: Error | undefined;
  /** After one statement without an answer nobody waits for another: not even for the rollback. */
  const ask = <Answer>(statement: () => Answer) =>
    inTurn(async () => {
      if (silence !== undefined) throw silence;
      try {
        return await statement();
      } catch (error) {
        if (isSilence(error)) silence = error;
        throw error;
      }
    });
  const query = (...statement: Parameters<typeof client.query>) => {
    if (hasEnded) throw new Error('the transaction has ended');
    return ask(() => client.query(...statement));
  };
  const end = (how: 'commit' | 'rollback') => {
    const ended = ask(() => client.query(how));
    hasEnded = true;
    return ended;
  };
  // The driver's own type has much more, and nobody asks for that here.
  return { queue: { query } as unknown as pg.PoolClient, end };
}

async function beginOn(client: pg.PoolClient, shared: Shared, afterEnd: AfterEnd[]): Promise<Transaction> {
  const { queue, end } = oneByOne(client);
  let hasFailed = false;
  let hasEnded = false;
  await queue.query('begin');

  const settle = async (how: 'commit' | 'rollback'): Promise<void> => {
    if (hasEnded) return;
    hasEnded = true;
    const { command } = await end(how);
    // PostgreSQL rolls back a commit that follows a failed statement, and says so in its answer.
    if (how === 'commit' && command !== 'COMMIT') throw new Error('the transaction had failed');
  };

  const tx: Transaction = {
    ...statementsOn(queue, shared),
    transaction: async (work) => {
      try {
        return await work(tx);
      } catch (error) {
        hasFailed = true;
        throw error;
      }
    },
    afterEnd: async (work) => {
      afterEnd.push(work);
    },
    commit: async () => {
      if (!hasFailed) return settle('commit');
      await settle('rollback');
      throw new Error('a part of the transaction had failed');
    },
    rollback: () => settle('rollback'),
  };
  return tx;
}

/** Takes a turn, and hands out what gives it back. */
type TakeTurn = () => Promise<() => void>;

/** A wait ends after `patience` milliseconds, in the words of the pool. */
function buildTurns(count: number, patience: number): TakeTurn {
  const inTurn = pLimit(count);
  return () =>
    new Promise((take, refuse) => {
      let hasGivenUp = false;
      const timer = setTimeout(() => {
        hasGivenUp = true;
        refuse(new Error('timeout exceeded when trying to connect'));
      }, patience);
      void inTurn(() => {
        clearTimeout(timer);
        return hasGivenUp ? undefined : new Promise<void>((giveBack) => take(giveBack));
      });
    });
}

async function connectTo(pool: pg.Pool, shared: Shared, takeTurn: TakeTurn): Promise<Connection> {
  const giveBack = await takeTurn();
  const client = await pool.connect().catch((error: unknown) => {
    giveBack();
    throw error;
  });
  const afterEnd: AfterEnd[] = [];
  let isCommitted = false;
  let failure: Error | undefined;
  /** A connection whose transaction could not be ended is given up. */
  const noting = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    try {
      return await work();
    } catch (error) {
      failure = error as Error;
      throw error;
    }
  };
  const outcome = (): Outcome => {
    if (isCommitted) return 'committed';
    return isDatabaseAway(failure) ? 'unknown' : 'rolled back';
  };
  const { rows } = statementsOn(client, shared);
  return {
    keepsSession: shared.keepsSession,
    rows: <Row extends pg.QueryResultRow>(name: string, text: string, values?: unknown[]) =>
      noting(() => rows<Row>(name, text, values)),
    begin: async () => {
      const tx = await noting(() => beginOn(client, shared, afterEnd));
      const { commit, rollback } = tx;
      // The same object: its parts are recognised by it.
      return Object.assign(tx, {
        commit: async () => {
          await noting(commit);
          isCommitted = true;
        },
        // The code that rolled back has already reported why.
        rollback: () => noting(rollback).catch(() => undefined),
      });
    },
    release: async () => {
      client.release(failure);
      giveBack();
      // Files that this fails to clear are found by the sweep.
      for (const work of afterEnd) await work(outcome()).catch(() => undefined);
    },
  };
}

type Options = Partial<Introduction> & {
  poolSize?: number;
  /** The address without the pooler that `url` leads to, which gives each transaction whatever session is free. */
  directUrl?: string | undefined;
};

export function openDatabase(
  url: string,
  { poolSize = 8, name = 'keyturn', patience = usualPatience, directUrl }: Options = {},
): Database {
  const keepsSession = directUrl === undefined;
  const direct = connectionOptions(directUrl ?? url, { name, patience }, sessionOptions);
  const pool = new pg.Pool({ ...(keepsSession ? direct : pooledOptions(url, { name, patience })), max: poolSize });
  // A connection lost while idle is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => undefined);
  // Nor may one that is lost inside a transaction: its statements fail, and so the request does.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const statementName = keepsSession ? buildStatementNames() : noStatementNames;
  // Transactions that hold all sessions of a pooler wait for ids: these come past it.
  const ids = openIdLeases(directUrl ?? url, { name: `${name} (ids)`, patience });
  const shared = { ids, statementName, keepsSession };
  // So do tries and allowances. Where there is none, turns leave them a connection.
  const aside = keepsSession
    ? pool
    : new pg.Pool({
        ...connectionOptions(directUrl, { name: `${name} (beside)`, patience }, sessionOptions),
        max: 1,
        allowExitOnIdle: true,
      });
  if (aside !== pool) aside.on('error', () => undefined);
  // A request that holds a connection may need another for a moment, for an allowance, so one is never held.
  const takeTurn = buildTurns(Math.max(1, poolSize - 1), patience.connection);
  return {
    ...statementsOn(pool, shared),
    pool,
    direct,
    beside: statementsOn(aside, shared),
    connect: () => connectTo(pool, shared, takeTurn),
    transaction: async (work) => {
      const connection = await connectTo(pool, shared, takeTurn);
      let tx: Transaction | undefined;
      try {
        tx = await connection.begin();
        const result = await work(tx);
        await tx.commit();
        return result;
      } catch (error) {
        await tx?.rollback();
        throw error;
      } finally {
        await connection.release();
      }
    },
    afterEnd: (work) => work('committed'),
    close: async () => {
      await Promise.all([ids.close(), pool.end(), ...(aside === pool ? [] : [aside.end()])]);
    },
  };
}
