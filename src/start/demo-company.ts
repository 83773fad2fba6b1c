/** The demo company: created in an empty database, and its large pictures finished behind the running service. */
import { existsSync } from 'node:fs';
import type { Logger } from 'pino';
import { createInChild } from '#demo/create-in-child.ts';
import { demoFilePath } from '#demo/demo-file.ts';
import { readPhotoWork } from '#demo/photo-work.ts';
import { buildStore } from '#store/build-store.ts';
import { isEmptyDatabase } from '#store/database/bulk-insert.ts';
import type { Database } from '#store/database/database.ts';
import { tellOfLatestBookings } from './demo-emails.ts';
import type { Settings } from './settings.ts';

type Options = { settings: Settings; database: Database; report: (line: string) => void };

export async function createDemoCompanyIfEmpty({ settings, database, report }: Options): Promise<void> {
  const { dataDir, publicUrl } = settings;
  const isEmpty = await isEmptyDatabase(database);
  if (!settings.demo) {
    // Without it a new installation has nobody who could sign in.
    if (isEmpty) report('Nobody can sign in yet: npm run account opens an account, or DEMO=on creates a demo company.');
    return;
  }
  // There is a company, and a file that says who can sign in; only one of them is what a crash may leave.
  if (!isEmpty && existsSync(demoFilePath(dataDir))) return;
  if (isEmpty) report('Creating the demo company');
  const { connectionString: databaseUrl = '' } = database.pool.options;
  const accountId = await createInChild({ databaseUrl, dataDir, publicUrl }, (line) => report(`  ${line}`));
  if (accountId !== undefined) await tellOfLatestBookings(buildStore(database), accountId, publicUrl);
}

/** Stopped, it is taken up where it was by the next start. */
export async function startFinishingDemoFiles(
  { dataDir }: Settings,
  database: Database,
  log: Logger,
): Promise<{ stop: () => Promise<void> }> {
  if ((await readPhotoWork(dataDir)) === undefined) return { stop: async () => undefined };
  const { finishDemoFiles } = await import('#demo/finish-demo-files.ts');
  const interruption = new AbortController();
  const finished = finishDemoFiles({
    database,
    dataDir,
    report: (line) => log.info(line),
    signal: interruption.signal,
  }).catch((error: unknown) => log.error(error));
  return {
    stop: async () => {
      interruption.abort();
      await finished;
    },
  };
}
