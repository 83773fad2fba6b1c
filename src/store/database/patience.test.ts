/** Every connection says who it is and how long it waits, and what took longer is ended whole. */
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { openLine } from '#testing/database/line-to-database.ts';
import { emptyDatabase, type TestDatabase, testDatabase } from '#testing/database/test-database.ts';
import { type Database, type Executor, openDatabase, type Outcome } from './database.ts';
import { isDatabaseAway, isTimeOut } from './database-away.ts';
import { migrateDatabase } from './migrate.ts';
import { connectionOptions, migrationPatience, type Patience, unlimitedPatience, usualPatience } from './patience.ts';

let made: TestDatabase;
let other: Database;
beforeAll(async () => {
  made = await testDatabase();
  other = openDatabase(made.url, { poolSize: 2, patience: unlimitedPatience });
  await other.pool.query('create table notes (id int primary key, word text not null)');
});
afterAll(async () => {
  await other.close();
  await made.drop();
});
beforeEach(() => other.pool.query(`insert into notes values (1, 'before')`));
afterEach(() => other.pool.query('truncate notes'));

/** One time at a time is short: a busy machine may take its own for a connection. */
const short = 300;

async function using<Result>(patience: Patience, work: (database: Database) => Promise<Result>): Promise<Result> {
  const database = openDatabase(made.url, { poolSize: 1, name: 'keyturn patience', patience });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

const word = async () => (await other.pool.query('select word from notes')).rows[0].word;
const change = (on: Executor) => on.rows('test.change', `update notes set word = 'after' where id = 1`);

test('requests, and the ids that they take, have a name and four times, whatever the server has', async () => {
  await using(usualPatience, async (database) => {
    const { id } = (await other.pool.query(`insert into accounts (name) values ('Solent') returning id`)).rows[0];
    await database.ids.takeOne('properties', id);
    const { rows } = await database.pool.query(
      `select name, setting::int from pg_settings where name ~ '^(statement|lock|idle_in_transaction_session)_timeout$'`,
    );
    expect(Object.fromEntries(rows.map(({ name, setting }) => [name, setting]))).toEqual({
      statement_timeout: usualPatience.statement,
      lock_timeout: usualPatience.lock,
      idle_in_transaction_session_timeout: usualPatience.idleInTransaction,
    });
    const names = await database.pool.query(
      `select application_name as name from pg_stat_activity
       where datname = current_database() and application_name like 'keyturn patience%' order by 1`,
    );
    expect(names.rows).toEqual([{ name: 'keyturn patience' }, { name: 'keyturn patience (ids)' }]);
  });
});

test('work without a bound has none, where the server has one for everybody', async () => {
  await other.pool.query(
    `do $$ begin execute format('alter database %I set statement_timeout = 5000', current_database()); end $$`,
  );
  const shown = await using(unlimitedPatience, async ({ pool }) => (await pool.query('show statement_timeout')).rows);
  expect(shown).toEqual([{ statement_timeout: '0' }]);
});

test('the address of the database may say otherwise', async () => {
  const database = openDatabase(`${made.url}${made.url.includes('?') ? '&' : '?'}statement_timeout=7000`, {
    poolSize: 1,
  });
  expect((await database.pool.query('show statement_timeout')).rows).toEqual([{ statement_timeout: '7s' }]);
  await database.close();
});

test('a statement that takes too long is ended, and nothing of its transaction stays', async () => {
  await using({ ...unlimitedPatience, statement: short }, async (database) => {
    const slow = database.transaction(async (tx) => {
      await change(tx);
      await tx.rows('test.sleep', 'select pg_sleep(20)');
    });
    expect(isTimeOut(await slow.catch((error: unknown) => error))).toBe(true);
    expect(await word()).toBe('before');
    await change(database);
    expect(await word()).toBe('after');
  });
});

test('a lock that somebody keeps is not waited for', async () => {
  await using({ ...unlimitedPatience, lock: short }, async (database) => {
    const keeper = await other.pool.connect();
    await keeper.query('begin; lock table notes');
    expect(isTimeOut(await change(database).catch((error: unknown) => error))).toBe(true);
    await keeper.query('rollback');
    keeper.release();
    await change(database);
  });
});

test('a transaction that asks nothing gives its locks back', async () => {
  await using({ ...unlimitedPatience, idleInTransaction: short }, async (database) => {
    const work = database.transaction(async (tx) => {
      await change(tx);
      await pause(1_000);
    });
    await expect(work).rejects.toThrow();
    expect(await word()).toBe('before');
    await change(database);
  });
});

test('a connection is not waited for without end, whether for a statement or a transaction', async () => {
  // Long enough to make one on a busy machine.
  await using({ ...unlimitedPatience, connection: 10 * short }, async (database) => {
    const { promise: isEnded, resolve: end } = Promise.withResolvers<void>();
    const { promise: hasBegun, resolve: begin } = Promise.withResolvers<void>();
    const long = database.transaction(() => {
      begin();
      return isEnded;
    });
    await hasBegun;
    const late = [database.rows('test.one', 'select 1'), database.transaction((tx) => tx.rows('test.one', 'select 1'))];
    for (const one of await Promise.allSettled(late))
      expect(isTimeOut((one as PromiseRejectedResult).reason)).toBe(true);
    end();
    await long;
    await database.transaction((tx) => tx.rows('test.one', 'select 1'));
  });
});

test('a server that stands still is given up, and each of its connections', async () => {
  const line = await openLine(made.url);
  const database = openDatabase(line.url, { poolSize: 2, patience: { ...usualPatience, answer: short } });
  const one = (on: Executor) => on.rows('test.one', 'select 1');
  try {
    const slow = database.transaction(async (tx) => {
      await Promise.all([change(tx), one(database)]);
      line.freeze();
      await one(tx);
    });
    expect(isDatabaseAway(await slow.catch((error: unknown) => error))).toBe(true);
    // Idle in the pool until now.
    expect(isDatabaseAway(await one(database).catch((error: unknown) => error))).toBe(true);
    expect(database.pool.totalCount).toBe(0);
    line.thaw();
    expect(await word()).toBe('before');
    await change(database);
    expect(await word()).toBe('after');
  } finally {
    await database.close();
    await line.close();
  }
});

test('nobody says of a commit without an answer that it was undone', async () => {
  const line = await openLine(made.url);
  const database = openDatabase(line.url, { poolSize: 2, patience: { ...usualPatience, answer: short } });
  const heard: Outcome[] = [];
  const hear = async (outcome: Outcome) => void heard.push(outcome);
  try {
    const committing = database.transaction(async (tx) => {
      await change(tx);
      await tx.afterEnd(hear);
      line.freeze();
    });
    expect(isDatabaseAway(await committing.catch((error: unknown) => error))).toBe(true);
    line.thaw();
    const cut = database.transaction(async (tx) => {
      await change(tx);
      await tx.afterEnd(hear);
      line.cut();
    });
    expect(isDatabaseAway(await cut.catch((error: unknown) => error))).toBe(true);
    line.mend();
    const refused = database.transaction(async (tx) => {
      await tx.afterEnd(hear);
      throw new Error('refused');
    });
    await expect(refused).rejects.toThrow('refused');
    expect(heard).toEqual(['unknown', 'unknown', 'rolled back']);
  } finally {
    await database.close();
    await line.close();
  }
});

test('our wait for an answer follows the time that the address of the database gives to statements', () => {
  const waits = (query: string) =>
    connectionOptions(`postgres://127.0.0.1/keyturn${query}`, { name: 'keyturn', patience: usualPatience })
      .query_timeout;
  expect(waits('')).toBe(usualPatience.answer);
  expect(waits('?sslmode=disable&statement_timeout=60000')).toBe(65_000);
  expect(waits('?statement_timeout=0')).toBeUndefined();
});

test('a change of the schema lets everybody by who waits behind it, and says in the end what held it up', async () => {
  const empty = await emptyDatabase();
  const database = openDatabase(empty.url, { poolSize: 2 });
  await database.pool.query('create schema drizzle');
  await database.pool.query(
    'create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)',
  );
  const keeper = await database.pool.connect();
  await keeper.query('begin; lock table drizzle.__drizzle_migrations in share mode');
  const patience = { ...migrationPatience, lock: 100 };
  await expect(migrateDatabase(database, { tries: 1, patience })).rejects.toThrow('something else holds its tables');
  const waiting = migrateDatabase(database, { patience });
  await pause(500);
  await keeper.query('rollback');
  keeper.release();
  await waiting;
  expect((await database.pool.query('select from accounts')).rowCount).toBe(0);
  await database.close();
  await empty.drop();
});
