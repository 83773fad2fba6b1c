/** A database of a test's own: migrated and empty. */
import { randomBytes } from 'node:crypto';
import { type Database, openDatabase } from '#store/database/database.ts';
import { unlimitedPatience } from '#store/database/patience.ts';
import { readTestServer, withName } from '../test-server.ts';

export type TestDatabase = { url: string; drop: () => Promise<void> };

export function testDatabase(): Promise<TestDatabase> {
  return makeDatabase(readTestServer().template);
}

export type OpenTestDatabase = Database & { url: string };

/** With a pool of connections; it is gone when they are closed. */
export async function openTestDatabase(options?: { poolSize: number }): Promise<OpenTestDatabase> {
  const { url, drop } = await testDatabase();
  const database = openDatabase(url, options);
  return {
    ...database,
    url,
    close: async () => {
      await database.close();
      await drop();
    },
  };
}

/** One that no migration has seen. */
export function emptyDatabase(): Promise<TestDatabase> {
  return makeDatabase('template0');
}

async function makeDatabase(from: string): Promise<TestDatabase> {
  const { url, template } = readTestServer();
  const name = `${template.replace(/_template$/, '')}_${randomBytes(6).toString('hex')}`;
  // File by file: in less than half the time of the usual way, above all where a table has eight parts.
  await onServer(url, `create database ${name} template ${from} strategy file_copy`);
  return {
    url: withName(url, name),
    // By force: a pool that a failed test left open must not make a second failure.
    drop: () => onServer(url, `drop database if exists ${name} with (force)`),
  };
}

async function onServer(url: string, statement: string): Promise<void> {
  const { pool, close } = openDatabase(url, { poolSize: 1, patience: unlimitedPatience });
  try {
    await pool.query(statement);
  } finally {
    await close();
  }
}
