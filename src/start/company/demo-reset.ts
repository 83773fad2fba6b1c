/** Throws the demo company away, with every change made to it, and creates it afresh. */
import { existsSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { demoFilePath } from '#demo/demo-file.ts';
import { isForOneAccount } from '#store/database/bulk-insert.ts';
import { setAsidePrefix } from '../backup/backup.ts';
import { createDemoCompanyIfEmpty } from './demo-company.ts';
import { claimCluster } from '../embedded-database/claim-cluster.ts';
import type { Settings } from '../settings/settings.ts';
import { startDatabase } from '../start-database.ts';
import { loggedError } from '../server/logged-error.ts';
import { StartFault } from '../start-fault.ts';
import { buildStopSteps } from '../stop-steps.ts';

export async function resetDemoCompany(settings: Settings, report: (line: string) => void): Promise<void> {
  const { dataDir } = settings;
  if (!existsSync(demoFilePath(dataDir)))
    throw new StartFault(`There is no demo company in ${dataDir}, and nothing else is ever thrown away.`);
  await checkNobodyElse(settings, report);
  await removeEverything(dataDir);

  const steps = buildStopSteps((error) => console.error(loggedError(error)));
  try {
    const database = await startDatabase({ settings, report, onRestart: () => undefined, atStop: steps.add });
    await createDemoCompanyIfEmpty({ settings: { ...settings, demo: true }, database, report });
  } finally {
    await steps.run();
  }
}

/** Somebody may have set up a firm of their own beside the demo company. */
async function checkNobodyElse(settings: Settings, report: (line: string) => void): Promise<void> {
  const steps = buildStopSteps((error) => console.error(loggedError(error)));
  try {
    const database = await startDatabase({ settings, report, onRestart: () => undefined, atStop: steps.add });
    if (await isForOneAccount(database)) return;
  } finally {
    await steps.run();
  }
  throw new StartFault(
    `Another firm is in ${settings.dataDir} beside the demo company, and would be lost with it. Nothing was thrown away.`,
  );
}

async function removeEverything(dataDir: string): Promise<void> {
  const { location, release } = await claimCluster(dataDir);
  try {
    // The record first: a cluster that is named and not there would look like a loss.
    await rm(join(dataDir, 'cluster.json'));
    await rm(location.home, { recursive: true });
    for (const name of await readdir(dataDir))
      if (name !== 'keyturn.lock' && !name.startsWith(setAsidePrefix))
        await rm(join(dataDir, name), { recursive: true });
  } finally {
    release();
  }
}
