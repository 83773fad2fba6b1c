/** The demo company: created in an empty database. */
import { existsSync } from 'node:fs';
import { createInChild } from '#demo/create-in-child.ts';
import { demoFilePath } from '#demo/demo-file.ts';
import { buildStore } from '#store/build-store.ts';
import { isEmptyDatabase } from '#store/database/bulk-insert.ts';
import type { Database } from '#store/database/database.ts';
import { tellOfLatestBookings } from './demo-emails.ts';
import type { Settings } from '../settings/settings.ts';

type Options = { settings: Settings; database: Database; report: (line: string) => void };

export async function createDemoCompanyIfEmpty({ settings, database, report }: Options): Promise<void> {
  const { dataDir, publicUrl } = settings;
  const isEmpty = await isEmptyDatabase(database);
  if (!settings.demo) {
    // Without it a new installation has nobody who could sign in.
    if (isEmpty) report('Nobody can sign in yet: npm run account opens an account, or DEMO=on creates a demo company.');
    return;
  }
  // There is a company, and a file that lists the sign-ins. A crash may leave one without the other.
  if (!isEmpty && existsSync(demoFilePath(dataDir))) return;
  if (isEmpty) report('Creating the demo company');
  const { connectionString: databaseUrl = '' } = database.pool.options;
  const accountId = await createInChild({ databaseUrl, dataDir, publicUrl }, (line) => report(`  ${line}`));
  if (accountId !== undefined) await tellOfLatestBookings(buildStore(database), accountId, publicUrl);
}
