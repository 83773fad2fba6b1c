/** Shared by the scripts that work on DATA_DIR: settings, plain words for faults, and never an external database. */
import { readEnvironment } from '../settings/environment.ts';
import { readSettings, type Settings } from '../settings/settings.ts';
import { loggedError } from '../server/logged-error.ts';
import { StartFault } from '../start-fault.ts';

export async function runOnFiles(work: (settings: Settings) => Promise<void>, withDatabaseUrl: string): Promise<void> {
  try {
    const settings = readSettings(readEnvironment());
    if (settings.databaseUrl !== undefined) throw new StartFault(withDatabaseUrl);
    // People's files: nobody else on this machine may read them.
    process.umask(0o077);
    await work(settings);
  } catch (error) {
    console.error(error instanceof StartFault ? error.message : loggedError(error));
    process.exitCode = 1;
  }
}
