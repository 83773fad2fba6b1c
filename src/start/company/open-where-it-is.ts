/** The database for a command of the terminal, which works while Keyturn runs as well. */
import { join } from 'node:path';
import { type Database, openDatabase } from '#store/database/database.ts';
import { lockFile } from '../embedded-database/claim-cluster.ts';
import { findLockOwner } from '../embedded-database/cluster-lock.ts';
import { readClusterRecord } from '../embedded-database/cluster-record.ts';
import { ownUrl } from '../embedded-database/prepare-database.ts';
import type { Settings } from '../settings/settings.ts';
import { startDatabase } from '../start-database.ts';
import type { StopSteps } from '../stop-steps.ts';

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
