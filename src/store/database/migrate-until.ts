/** Brings an empty database to the schema that an earlier release left, for tests of the migrations after it. */
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type { Database } from './database.ts';

const folder = fileURLToPath(new URL('../migrations', import.meta.url));

/** `last`: the number of the last migration that runs. */
export async function migrateUntil({ pool }: Pick<Database, 'pool'>, last: number): Promise<void> {
  const copy = await mkdtemp(join(tmpdir(), 'migrations-'));
  await cp(folder, copy, { recursive: true });
  const journal = join(copy, 'meta', '_journal.json');
  const { entries, ...rest } = JSON.parse(await readFile(journal, 'utf8')) as { entries: { idx: number }[] };
  await writeFile(journal, JSON.stringify({ ...rest, entries: entries.filter(({ idx }) => idx <= last) }));
  await migrate(drizzle(pool), { migrationsFolder: copy });
  await rm(copy, { recursive: true });
}
