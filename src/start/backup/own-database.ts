/**
 * The backup of a database of one's own (DATABASE_URL) and its files, also while Keyturn runs:
 *
 *   database.dump                                as pg_dump writes it, the rows of one moment
 *   ./installation   ./files/…   ./pdfs/…   ./uploads/…
 *
 * The files come after the dump: each lies in its place before a row names it, and until the end none is removed that a
 * row has named.
 */
import { existsSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Database, openDatabase } from '#store/database/database.ts';
import { unlimitedPatience } from '#store/database/patience.ts';
import { keepFiles } from '#store/files/file-sweep.ts';
import type { ArchivePart } from './archive.ts';
import { leftOut, writeWhole } from './backup.ts';
import { checkFolder } from '../check-folder.ts';
import { bringIn, incomingFolder, unpack } from './restore.ts';
import { lockDataDir } from '../embedded-database/claim-cluster.ts';
import { markRestored } from './restored-mark.ts';
import { findProgram, type PostgresProgram, runProgram } from './postgres-programs.ts';
import { StartFault } from '../start-fault.ts';

export type OwnDatabase = { databaseUrl: string; dataDir: string };

const dumpName = 'database.dump';

/** With recipients only they can read it. */
export async function writeOwnBackup(
  file: string,
  { databaseUrl, dataDir }: OwnDatabase,
  recipients: string[] = [],
): Promise<void> {
  await withDatabase(databaseUrl, async (database, find) => {
    if ((await listTables(database)).length === 0) throw new StartFault('There is nothing to back up yet.');
    await checkFolder(database, dataDir);
    const program = find('pg_dump');
    await writeWhole(file, recipients, (workFolder) => packOwn({ database, dataDir, program, workFolder }));
  });
}

type Packing = { database: Database; dataDir: string; program: string; workFolder: string };

async function* packOwn({ database, dataDir, program, workFolder }: Packing): AsyncGenerator<ArchivePart> {
  // One connection: the files are kept for as long as it lives, so they are released even when this process is killed.
  const keeper = await database.pool.connect();
  let hasFailed = true;
  try {
    await keeper.query(keepFiles);
    await runProgram({
      program,
      // The archive is compressed as a whole.
      parameters: [
        '--format=custom',
        '--compress=0',
        '--no-owner',
        '--no-privileges',
        '--no-comments',
        `--file=${join(workFolder, dumpName)}`,
      ],
      database,
      whatFailed: 'The database was not backed up',
    });
    yield { from: [{ directory: workFolder, names: [dumpName] }], leftOut: [] };
    await rm(join(workFolder, dumpName));
    yield { from: [{ directory: dataDir, names: ['.'] }], leftOut };
    // Only where the connection lived all the time was nothing removed meanwhile.
    await keeper.query('select').catch((error: unknown) => {
      throw new StartFault('The database was away for a moment. Make the backup again.', { cause: error });
    });
    hasFailed = false;
  } finally {
    keeper.release(hasFailed);
  }
}

/** Into an empty database. Resolves to where the previous contents of DATA_DIR are, if there were any. */
export async function restoreOwnBackup(
  file: string,
  { databaseUrl, dataDir }: OwnDatabase,
  identityFile?: string,
): Promise<string | undefined> {
  return withDatabase(databaseUrl, async (database, find) => {
    const tables = await listTables(database);
    if (tables.length > 0)
      throw new StartFault(
        `The database of DATABASE_URL holds tables already (${tables.slice(0, 3).join(', ')}). Make an empty one, and name it in DATABASE_URL.`,
      );
    const program = find('pg_restore');
    const lock = await lockDataDir(dataDir);
    const restored = incomingFolder(dataDir);
    try {
      await rm(restored, { recursive: true, force: true });
      await mkdir(restored, { mode: 0o711 });
      await unpack(file, restored, identityFile);
      const dump = join(restored, dumpName);
      if (!existsSync(dump))
        throw new StartFault(`${file} is not a backup of a database of its own: restore it without DATABASE_URL.`);
      await runProgram({
        program,
        parameters: ['--no-owner', '--no-privileges', '--exit-on-error', '--single-transaction', '--dbname=', dump],
        database,
        whatFailed: 'Nothing was restored',
      });
      await rm(dump);
      await markRestored(restored);
      return await bringIn(dataDir, restored);
    } finally {
      await rm(restored, { recursive: true, force: true });
      lock.release();
    }
  });
}

type Find = (name: PostgresProgram) => string;

async function withDatabase<Result>(
  url: string,
  work: (database: Database, find: Find) => Promise<Result>,
): Promise<Result> {
  const database = openDatabase(url, { poolSize: 3, name: 'keyturn backup', patience: unlimitedPatience });
  try {
    const { rows } = await database.pool
      .query<{ version: number }>(`select current_setting('server_version_num')::int / 10000 as version`)
      .catch((error: unknown) => {
        throw new StartFault(`The PostgreSQL of DATABASE_URL does not answer: ${(error as Error).message}.`, {
          cause: error,
        });
      });
    return await work(database, (name) => findProgram(name, rows[0]?.version ?? 0));
  } finally {
    await database.close();
  }
}

async function listTables({ pool }: Database): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema') order by 1`,
  );
  return rows.map(({ name }) => name);
}
