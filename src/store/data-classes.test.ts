/** Every table has a class in docs/security.md, so that a new one is not forgotten where people look for what is kept. */
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase } from '#testing/database/test-database.ts';
import type { Database } from './database/database.ts';
import { everyTable } from './schema/every-table.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase({ poolSize: 1 });
});
afterAll(() => database.close());

test('each table is named in exactly one class of data, and each named one is there', async () => {
  const document = readFileSync('docs/security.md', 'utf8');
  const section = document.slice(document.indexOf('### Classes of data'));
  const rows = section.slice(0, section.indexOf('\n##', 4)).matchAll(/^\| \*\*[^|]+\| ([^|]+)\|/gm);
  const named = [...rows].flatMap(([, tables = '']) => [...tables.matchAll(/`(\w+)`/g)].map(([, name]) => name ?? ''));
  const { rows: tables } = await database.pool.query<{ name: string }>(
    `select distinct tablename as name from pg_tables where schemaname in ('public', 'directory')`,
  );
  expect(named.toSorted()).toEqual(tables.map(({ name }) => name).toSorted());
});

test('each table is one that readiness looks for', async () => {
  const { rows: tables } = await database.pool.query<{ name: string }>(
    `select distinct format('"%s"."%s"', schemaname, tablename) as name
     from pg_tables where schemaname in ('public', 'directory')`,
  );
  expect([...everyTable].toSorted()).toEqual(tables.map(({ name }) => name).toSorted());
});
