/** The database that this process works on: our own PostgreSQL or the one of DATABASE_URL, brought up to date. */
import { setTimeout as pause } from 'node:timers/promises';
import { type Database, openDatabase } from '#store/database/database.ts';
import { settleChangeLine } from '#store/lists/change-line.ts';
import { migrateDatabase, SchemaFault } from '#store/database/migrate.ts';
import { hasPooledSettings, settlePooledSessions } from '#store/database/pooled-sessions.ts';
import { isRestored, tellRestored } from './backup/restored-mark.ts';
import { openSharedDataDir } from './embedded-database/claim-cluster.ts';
import { startEmbeddedDatabase } from './embedded-database/embedded-database.ts';
import { reachDatabase } from './reach-database.ts';
import type { Settings } from './settings/settings.ts';
import { StartFault } from './start-fault.ts';
import type { StopSteps } from './stop-steps.ts';

type Options = {
  settings: Settings;
  report: (line: string) => void;
  onRestart: (failure?: Error) => void;
  /** Steps run in the opposite order when Keyturn stops. */
  atStop: StopSteps['add'];
};

/** Requests and jobs are over by then; a statement that hangs must not keep PostgreSQL from its orderly end. */
const closePatience = 2_000;

export async function startDatabase({ settings, report, onRestart, atStop }: Options): Promise<Database> {
  if (settings.databaseUrl !== undefined) await openSharedDataDir(settings.dataDir);
  const url = settings.databaseUrl ?? (await startEmbedded({ settings, report, onRestart, atStop }));
  const { directUrl } = settings;
  // Before the pooler has any connection: those that it opens from now on begin with our settings.
  if (directUrl !== undefined) await preparePooled(directUrl, report);
  const database = openDatabase(url, { name: processName(settings.roles), directUrl });
  await atStop(() => Promise.race([database.close(), pause(closePatience, undefined, { ref: false })]));
  if (settings.databaseUrl !== undefined) await reachDatabase(database, report);
  if (directUrl === undefined) await update(database, report);
  else if (!(await hasPooledSettings(database.pool)))
    throw new StartFault(
      'The pooler of DATABASE_URL holds connections from before Keyturn first started with DATABASE_POOLED=on. Let it open new ones (RECONNECT; on PgBouncer’s console), and start Keyturn again.',
    );
  await settleChangeLine(database, await isRestored(settings.dataDir));
  await tellRestored(database, settings.dataDir);
  return database;
}

async function preparePooled(directUrl: string, report: (line: string) => void): Promise<void> {
  const direct = openDatabase(directUrl, { poolSize: 1, name: 'keyturn start' });
  try {
    await reachDatabase(direct, report);
    await update(direct, report);
    await settlePooledSessions(directUrl);
  } finally {
    await direct.close();
  }
}

async function update(database: Database, report: (line: string) => void): Promise<void> {
  report('Updating the database');
  await migrateDatabase(database).catch((error: unknown) => {
    throw error instanceof SchemaFault ? new StartFault(error.message) : error;
  });
}

/** As PostgreSQL lists its connections: `keyturn web,api,worker`. */
function processName(roles: Settings['roles']): string {
  return `keyturn ${[...roles].join()}`;
}

async function startEmbedded({ settings, report, onRestart, atStop }: Options): Promise<string> {
  report('Starting PostgreSQL');
  const { url, clusterPath, stop } = await startEmbeddedDatabase({ dataDir: settings.dataDir, onRestart });
  await atStop(stop);
  report(`The database is in ${clusterPath}`);
  return url;
}
