/** The database for a command of the terminal, which works while Keyturn runs as well. */
import { join } from 'node:path';
import { type Database, openDatabase } from '#store/database/database.ts';
import { lockFile } from '../embedded-database/claim-cluster.ts';
import { findLockOwner } from '../embedded-database/cluster-lock.ts';
import { readClusterRecord } from '../embedded-database/cluster-record.ts';
import { ownUrl } from '../embedded-database/prepare-database.ts';
import type { Settings } from '../settings/settings.ts';
import { reachDatabase } from '../reach-database.ts';
import { startDatabase } from '../start-database.ts';
import { StartFault } from '../start-fault.ts';
import type { StopSteps } from '../stop-steps.ts';

/** For commands about what is there: a wrong DATA_DIR or DATABASE_URL gets no database of its own. */
export async function openExisting(
  settings: Settings,
  report: (line: string) => void,
  steps: StopSteps,
): Promise<Database> {
  const { dataDir, databaseUrl, directUrl } = settings;
  if (databaseUrl === undefined && readClusterRecord(dataDir)?.created !== true) throw nothingThere(dataDir);
  if (databaseUrl !== undefined) await checkHasTables(directUrl ?? databaseUrl, report);
  return openWhereItIs(settings, report, steps);
}

const nothingThere = (dataDir: string) =>
  new StartFault(
    `There is no database in ${dataDir}: Keyturn has never started there. Set DATA_DIR to where Keyturn has its data.`,
  );

async function checkHasTables(databaseUrl: string, report: (line: string) => void): Promise<void> {
  const database = openDatabase(databaseUrl, { poolSize: 1, name: 'keyturn account' });
  try {
    await reachDatabase(database, report);
    const [found] = await database.rows<{ isThere: boolean }>(
      'start.has-tables',
      `select to_regclass('public.accounts') is not null as "isThere"`,
    );
    if (found?.isThere !== true)
      throw new StartFault('The database of DATABASE_URL is empty: Keyturn has never started on it.');
  } finally {
    await database.close();
  }
}

export async function openWhereItIs(
  settings: Settings,
  report: (line: string) => void,
  steps: StopSteps,
): Promise<Database> {
  const { dataDir, databaseUrl } = settings;
  const isRunning = databaseUrl === undefined && findLockOwner(join(dataDir, lockFile)) !== undefined;
  const record = isRunning ? readClusterRecord(dataDir) : undefined;
  if (record === undefined) return startDatabase({ settings, report, onRestart: () => undefined, atStop: steps.add });
  const database = openDatabase(ownUrl(record), { poolSize: 2, name: 'keyturn account' });
  await steps.add(() => database.close());
  return database;
}
