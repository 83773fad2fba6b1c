/** A link for whoever cannot ask an administrator: the last one of a firm. Works while Keyturn runs as well. */
import { type Database, openDatabase } from '#store/database/database.ts';
import { addPasswordLink } from '#store/access/passwords.ts';
import { signInKey } from '#store/access/sign-in.ts';
import { findSignInName } from '#store/directory/sign-in-names.ts';
import { passwordLinkUrl } from '#api/oauth/sign-in/password-endpoints.ts';
import { AlreadyRuns } from '../embedded-database/cluster-lock.ts';
import { readClusterRecord } from '../embedded-database/cluster-record.ts';
import { ownUrl } from '../embedded-database/prepare-database.ts';
import type { Settings } from '../settings/settings.ts';
import { startDatabase } from '../start-database.ts';
import { StartFault } from '../start-fault.ts';
import { buildStopSteps, type StopSteps } from '../stop-steps.ts';

/** The address at which this person chooses a new password, within 30 minutes. */
export async function makeResetLink(
  settings: Settings,
  email: string,
  report: (line: string) => void,
): Promise<string> {
  const steps = buildStopSteps((error) => console.error(error));
  try {
    const database = await openWhereItIs(settings, report, steps);
    const person = await findSignInName(database, signInKey(email));
    if (person === undefined) throw new StartFault(`Nobody signs in with ${email}.`);
    return passwordLinkUrl(settings.publicUrl, await addPasswordLink(database, person, 'reset'));
  } finally {
    await steps.run();
  }
}

async function openWhereItIs(settings: Settings, report: (line: string) => void, steps: StopSteps): Promise<Database> {
  try {
    return await startDatabase({ settings, report, onRestart: () => undefined, atStop: steps.add });
  } catch (error) {
    const record = error instanceof AlreadyRuns ? readClusterRecord(settings.dataDir) : undefined;
    if (record === undefined) throw error;
    const database = openDatabase(ownUrl(record), { poolSize: 1, name: 'keyturn account' });
    await steps.add(() => database.close());
    return database;
  }
}
