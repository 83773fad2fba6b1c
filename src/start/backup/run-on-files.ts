/** Shared by the scripts that work on DATA_DIR: settings, and plain words for faults. */
import { readEnvironment } from '../settings/environment.ts';
import { readSettings, type Settings } from '../settings/settings.ts';
import { loggedError } from '../server/logged-error.ts';
import { StartFault } from '../start-fault.ts';

/** With `withDatabaseUrl` it is for the embedded database alone, and says this where there is another. */
export async function runOnFiles(work: (settings: Settings) => Promise<void>, withDatabaseUrl?: string): Promise<void> {
  try {
    const settings = readSettings(readEnvironment());
    if (settings.databaseUrl !== undefined && withDatabaseUrl !== undefined) throw new StartFault(withDatabaseUrl);
    // People's files: nobody else on this machine may read them.
    process.umask(0o077);
    await work(settings);
  } catch (error) {
    console.error(error instanceof StartFault ? error.message : loggedError(error));
    process.exitCode = 1;
  }
}
