/** The PostgreSQL that a run of the tests uses, and the migrated template that its databases are cloned from. */
import { randomBytes } from 'node:crypto';
import { type Database, openDatabase } from '#store/database/database.ts';
import { migrateDatabase } from '#store/database/migrate.ts';
import { unlimitedPatience } from '#store/database/patience.ts';
import { partitionTables } from './database/partition-tables.ts';
import { startThrowawayPostgres } from './database/throwaway-postgres.ts';

/** Environment variables, since the tests run in other processes than the setup. */
const serverVariable = 'KEYTURN_TEST_SERVER';
const templateVariable = 'KEYTURN_TEST_TEMPLATE';
const dividedVariable = 'KEYTURN_TEST_DIVIDED_TEMPLATE';
/** Says to a run, or a project of vitest, that its tables are divided by account. */
const schemaVariable = 'TEST_SCHEMA';
const partitioned = 'partitioned';

const prefix = 'keyturn_test_';

/** Resolves to what ends it. Does nothing when another project's setup in this process has started one. */
export async function startTestServer(): Promise<() => Promise<void>> {
  if (process.env[serverVariable]) return async () => undefined;
  const given = process.env.TEST_DATABASE_URL;
  const server = given ? { url: given, stop: async () => undefined } : await startThrowawayPostgres();

  const run = `${prefix}${randomBytes(4).toString('hex')}`;
  const keeper = openDatabase(`${server.url}${server.url.includes('?') ? '&' : '?'}application_name=${run}`, {
    poolSize: 1,
    patience: unlimitedPatience,
  });
  await keeper.pool.query('select');
  await dropDatabases(keeper.pool, await listLeftDatabases(keeper.pool));
  const template = `${run}_template`;
  await keeper.pool.query(`create database ${template}`);
  await onDatabase(withName(server.url, template), migrateDatabase);

  process.env[serverVariable] = server.url;
  process.env[templateVariable] = template;
  return async () => {
    delete process.env[serverVariable];
    delete process.env[templateVariable];
    await dropDatabases(keeper.pool, await listDatabases(keeper.pool, run));
    await keeper.close();
    await server.stop();
  };
}

/** A second template beside the first, whose tables are divided by account. One serves all projects of a run. */
export async function addPartitionedTemplate(): Promise<void> {
  const { [serverVariable]: url = '', [templateVariable]: template = '' } = process.env;
  const divided = partitionedName(template);
  if (process.env[dividedVariable] === divided) return;
  process.env[dividedVariable] = divided;
  await onDatabase(url, ({ pool }) => pool.query(`create database ${divided} template ${template}`));
  await onDatabase(withName(url, divided), partitionTables);
}

/** The server that `testDatabase` works with. */
export function readTestServer(): { url: string; template: string } {
  const { [serverVariable]: url, [templateVariable]: template, [schemaVariable]: schema } = process.env;
  if (!url || !template)
    throw new Error('This test runs without src/testing/database/database-setup.ts as its global setup.');
  return { url, template: isPartitioned(schema) ? partitionedName(template) : template };
}

export const isPartitioned = (schema = process.env[schemaVariable]): boolean => schema === partitioned;

const partitionedName = (template: string) => template.replace(/_template$/, '_divided_template');

async function onDatabase(url: string, work: (database: Database) => Promise<unknown>): Promise<void> {
  const database = openDatabase(url, { poolSize: 1, patience: unlimitedPatience });
  try {
    await work(database);
  } finally {
    await database.close();
  }
}

export function withName(url: string, name: string): string {
  return url.replace(/^(postgres(?:ql)?:\/\/[^/?]*)(?:\/[^?]*)?/, `$1/${name}`);
}

type Pool = ReturnType<typeof openDatabase>['pool'];

async function listDatabases(pool: Pool, start: string): Promise<string[]> {
  const { rows } = await pool.query<{ datname: string }>(
    'select datname from pg_database where starts_with(datname, $1)',
    [start],
  );
  return rows.map(({ datname }) => datname);
}

/** Those of a run that was killed: a living run keeps one connection that carries its name. */
async function listLeftDatabases(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ application_name: string }>(
    'select distinct application_name from pg_stat_activity',
  );
  const living = rows.map(({ application_name }) => application_name);
  const all = await listDatabases(pool, prefix);
  return all.filter((name) => !living.some((run) => run.startsWith(prefix) && name.startsWith(run)));
}

async function dropDatabases(pool: Pool, names: string[]): Promise<void> {
  for (const name of names) await pool.query(`drop database if exists "${name}" with (force)`);
}
