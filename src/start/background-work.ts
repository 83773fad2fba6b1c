/** The work of a worker while nobody waits: jobs and housekeeping. */
import type { Logger } from 'pino';
import { buildReadAccount } from '#api/account-export/build-read-account.ts';
import { buildRunBulkChange } from '#api/resources/bulk-changes/run-bulk-change.ts';
import { buildTellLapsed } from '#api/notifications/tell-lapsed.ts';
import { buildTellTheDay } from '#api/notifications/tell-the-day.ts';
import { buildTellWaiting } from '#api/notifications/tell-waiting.ts';
import { buildRunImport } from '#api/resources/imports/run-import.ts';
import { buildStore } from '#store/build-store.ts';
import { type Database, openDatabase } from '#store/database/database.ts';
import { housekeepingPatience } from '#store/database/patience.ts';
import { startHousekeeping } from './housekeeping.ts';
import type { Settings } from './settings/settings.ts';

type Options = { settings: Settings; database: Database; log: Logger };

export type BackgroundWork = { stop: (patience: number) => Promise<void> };

export async function startBackgroundWork({ settings, database, log }: Options): Promise<BackgroundWork> {
  // Loaded only where it works, so that a process that answers requests does without the PDF engine.
  const { buildWorker } = await import('#jobs/build-worker.ts');
  // The writes of an import, of a bulk change and of e-mails are the service's own, and so is what an export of the account reads.
  const store = buildStore(database);
  const runImport = buildRunImport({ store, settings, log });
  const runBulkChange = buildRunBulkChange({ store, settings, log });
  const tellWaiting = buildTellWaiting({ store, publicUrl: settings.publicUrl });
  const tellTheDay = buildTellTheDay({ store, publicUrl: settings.publicUrl });
  const tellLapsed = buildTellLapsed({ store, publicUrl: settings.publicUrl });
  const apiSettings = { ...settings, checkResponses: false };
  const readAccount = buildReadAccount({ database, settings: apiSettings, store });
  const worker = buildWorker({
    database,
    settings,
    log,
    runImport,
    runBulkChange,
    tellWaiting,
    tellTheDay,
    tellLapsed,
    readAccount,
  });
  await worker.start();
  const { connectionString: databaseUrl = '' } = database.direct;
  const forHousekeeping = openDatabase(databaseUrl, {
    poolSize: 2,
    name: 'keyturn housekeeping',
    patience: housekeepingPatience,
  });
  const housekeeping = startHousekeeping(forHousekeeping, settings.dataDir, log);
  return {
    stop: async (patience) => {
      await Promise.all([worker.stop(patience), housekeeping.stop().then(forHousekeeping.close)]);
    },
  };
}
