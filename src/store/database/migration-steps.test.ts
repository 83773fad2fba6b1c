/** Migrations run while the release before serves: none keeps everybody waiting without saying for how long. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { judgeMigration } from '#testing/database/judge-migration.ts';

const folder = fileURLToPath(new URL('../migrations', import.meta.url));
/** Those up to it were made before there was the rule; what they take stands in docs/measurements.md. */
const LAST_BEFORE = 20;

const migrations = readdirSync(folder)
  .filter((name) => name.endsWith('.sql') && Number(name.slice(0, 4)) > LAST_BEFORE)
  .map((name) => ({ name, sql: readFileSync(`${folder}/${name}`, 'utf8') }));

test.each(migrations)('$name says what takes long', ({ sql }) => {
  expect(judgeMigration(sql)).toEqual([]);
});

describe('a migration is held up', () => {
  test.each([
    ['an index of a large table', 'CREATE INDEX "x" ON "emails" USING btree ("account_id")'],
    ['a rule over all rows', 'ALTER TABLE "items" ADD CONSTRAINT "x" CHECK (position > 0)'],
    ['a column that must have a value', 'ALTER TABLE "items" ALTER COLUMN "name" SET NOT NULL'],
    ['another type', 'ALTER TABLE "files" ALTER COLUMN "bytes" SET DATA TYPE bigint'],
    ['a value of its own for each row', 'ALTER TABLE "items" ADD COLUMN "key" uuid DEFAULT gen_random_uuid() NOT NULL'],
    ['a change of all rows', `UPDATE "inspections" SET "title" = ''`],
    ['rows that go', 'DELETE FROM events'],
    ['rows that are carried over', 'INSERT INTO copies (id)\n  SELECT id FROM "attachments"'],
    ['a lock', 'LOCK TABLE "properties" IN SHARE MODE'],
    ['what nobody can read here', `DO $$ BEGIN EXECUTE 'drop table x'; END $$`],
  ])('%s', (_, sql) => {
    expect(judgeMigration(`CREATE TABLE "copies" (id int);--> statement-breakpoint\n${sql};`)).toHaveLength(1);
    expect(judgeMigration(`-- A million rows: 0.4 s.\n${sql};`)).toEqual([]);
    expect(judgeMigration(`-- A million rows: 40 s.\n${sql};`)[0]).toContain('do it in steps');
  });
});

test.each([
  [
    'a column without a value, or with the same for all',
    'ALTER TABLE "items" ADD COLUMN "x" boolean DEFAULT false NOT NULL',
  ],
  ['a rule for new rows', 'ALTER TABLE "items" ADD CONSTRAINT "x" CHECK (position > 0) NOT VALID'],
  ['a small table', 'UPDATE "users" SET "name" = lower("name")'],
  [
    'a table that the same migration makes',
    'CREATE TABLE "files" (id int);--> statement-breakpoint\nCREATE INDEX "x" ON "files" ("id")',
  ],
])('%s needs no measurement', (_, sql) => {
  expect(judgeMigration(sql)).toEqual([]);
});
