/** The demo company: created in an empty database. */
import { existsSync } from 'node:fs';
import { setUpUrl } from '#api/new-account/set-up-url.ts';
import { createInChild } from '#demo/create-in-child.ts';
import { demoFilePath } from '#demo/demo-file.ts';
import { buildStore } from '#store/build-store.ts';
import { isEmptyDatabase } from '#store/database/bulk-insert.ts';
import type { Database } from '#store/database/database.ts';
import { tellOfLatestBookings } from './demo-emails.ts';
import { isLoopback } from '../server/loopback.ts';
import type { Settings } from '../settings/settings.ts';
import { StartFault } from '../start-fault.ts';

type Options = { settings: Settings; database: Database; report: (line: string) => void };

/** Whether it was created now. */
export async function createDemoCompanyIfEmpty({ settings, database, report }: Options): Promise<boolean> {
  const { dataDir, publicUrl } = settings;
  const isThere = existsSync(demoFilePath(dataDir));
  if (isThere && !settings.demo && !isLoopback(new URL(publicUrl).hostname))
    throw new StartFault(
      `${dataDir} holds the demo company, and PUBLIC_URL is not this machine. Set DEMO=on if others are to sign in to it, or DATA_DIR to another directory.`,
    );
  const isEmpty = await isEmptyDatabase(database);
  const store = buildStore(database);
  if (!settings.demo) {
    // Without it a new installation has nobody who could sign in.
    if (isEmpty)
      report(`Nobody can sign in yet. Set up your firm: ${setUpUrl(publicUrl, await store.setUpLink.token('first'))}`);
    return false;
  }
  // There is a company, and a file that lists the sign-ins. A crash may leave one without the other.
  if (!isEmpty && isThere) return false;
  if (isEmpty) report('Creating the demo company');
  const { connectionString: databaseUrl = '' } = database.direct;
  const accountId = await createInChild({ databaseUrl, dataDir, publicUrl }, (line) => report(`  ${line}`));
  await store.setUpLink.end();
  if (accountId !== undefined) await tellOfLatestBookings(store, accountId, publicUrl);
  return true;
}
