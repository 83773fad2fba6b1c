import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestDatabase } from '#testing/database/test-database.ts';
import { buildStore } from '../build-store.ts';
import type { Database, Executor, Outcome } from './database.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase({ poolSize: 2 });
  await database.pool.query('create table notes (id serial primary key, word text not null)');
});
beforeEach(() => database.pool.query('truncate notes'));
afterAll(() => database.close());

const note = (db: Executor, word: string | null) =>
  db.rows('test.note', 'insert into notes (word) values ($1)', [word]);
const words = async (db: Executor = database) =>
  (await db.rows<{ word: string }>('test.words', 'select word from notes order by id')).map(({ word }) => word);

test('a transaction inside a transaction is a part of it', async () => {
  await database.transaction(async (tx) => {
    await note(tx, 'outer');
    await tx.transaction((part) => note(part, 'inner'));
    expect(await words(tx)).toEqual(['outer', 'inner']);
    expect(await words()).toEqual([]);
  });
  expect(await words()).toEqual(['outer', 'inner']);
});

test('nothing stays of a transaction of which a part has failed, even if somebody caught that', async () => {
  const work = database.transaction(async (tx) => {
    await note(tx, 'outer');
    await tx
      .transaction(async (part) => {
        await note(part, 'inner');
        throw new Error('refused');
      })
      .catch(() => undefined);
  });
  await expect(work).rejects.toThrow('a part of the transaction had failed');
  expect(await words()).toEqual([]);
});

test('a transaction is not taken for committed when one of its statements had failed', async () => {
  const work = database.transaction(async (tx) => {
    await note(tx, 'one');
    await note(tx, null).catch(() => undefined);
  });
  await expect(work).rejects.toThrow('the transaction had failed');
  expect(await words()).toEqual([]);
});

test('statements that are started together run one after another', async () => {
  const all = Array.from({ length: 20 }, (_, at) => `word ${at}`);
  await database.transaction((tx) => Promise.all(all.map((word) => note(tx, word))));
  expect(await words()).toEqual(all);
});

test('a statement that comes after the end is refused, and does not run on a connection that is somebody else’s', async () => {
  const connection = await database.connect();
  const tx = await connection.begin();
  await note(tx, 'in time');
  const committed = tx.commit();
  await expect(note(tx, 'too late')).rejects.toThrow('the transaction has ended');
  await committed;
  await tx.rollback();
  await connection.release();
  expect(await words()).toEqual(['in time']);
});

test('work for the end of a transaction hears how that ended, and is done at once without one', async () => {
  const heard: string[] = [];
  const hear = (who: string) => async (outcome: Outcome) => {
    heard.push(`${who} ${outcome}`);
  };
  await database.afterEnd(hear('alone'));
  const inTransaction = async (who: string, how: 'commit' | 'rollback') => {
    const connection = await database.connect();
    const tx = await connection.begin();
    await tx.afterEnd(hear(who));
    await tx.transaction((part) => part.afterEnd(hear(`part of ${who}`)));
    await tx[how]();
    expect(heard).not.toContain(`${who} committed`);
    await connection.release();
  };
  await inTransaction('one', 'commit');
  await inTransaction('other', 'rollback');
  expect(heard).toEqual([
    'alone committed',
    'one committed',
    'part of one committed',
    'other rolled back',
    'part of other rolled back',
  ]);
});

test('a connection that is lost in a transaction is replaced', async () => {
  const work = database.transaction(async (tx) => {
    await note(tx, 'lost');
    await tx.rows('test.end', 'select pg_terminate_backend(pg_backend_pid())');
  });
  await expect(work).rejects.toThrow();
  await Promise.all([1, 2, 3].map((word) => database.transaction((tx) => note(tx, String(word)))));
  expect(await words()).toHaveLength(3);
});

test('the store of a transaction makes each aggregate once, and a transaction in it works with the same store', async () => {
  const store = buildStore(database);
  expect(store.rooms).toBe(store.rooms);
  await store.inTransaction(async (tx) => {
    expect(tx).not.toBe(store);
    expect(tx.rooms).not.toBe(store.rooms);
    await tx.inTransaction(async (part) => expect(part).toBe(tx));
  });
});
