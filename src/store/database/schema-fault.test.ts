/** A start on a schema of a newer release, or of something else, is refused before anything is changed. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase } from '#testing/database/test-database.ts';
import type { Database } from './database.ts';
import { migrateDatabase } from './migrate.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const record = (at: number) =>
  database.pool.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', ['other', at]);
const forget = () => database.pool.query(`delete from drizzle.__drizzle_migrations where hash = 'other'`);

test('a schema that a newer release has made, and one that no release has made, are refused in words', async () => {
  await record(9_000_000_000_000);
  await expect(migrateDatabase(database)).rejects.toThrow('by a newer Keyturn');
  await forget();
  await record(1);
  await expect(migrateDatabase(database)).rejects.toThrow('changes that no release has made');
  await forget();
  await migrateDatabase(database);
});

test('tables of something else are refused, and left as they are', async () => {
  await database.pool.query('drop schema drizzle cascade');
  await expect(migrateDatabase(database)).rejects.toThrow('tables of something else');
});
