/** The service itself: `npm start` runs it from its bundle, everything else from its sources. */
import { loggedError } from './server/logged-error.ts';
import { readEnvironment } from './settings/environment.ts';
import { readSettings } from './settings/settings.ts';
import { StartFault } from './start-fault.ts';
import { type Keyturn, startKeyturn } from './start-keyturn.ts';
import { whenStarterEnds } from './starter.ts';

let keyturn: Keyturn | undefined;
let isStopping = false;

async function stop(exitCode: number): Promise<void> {
  // Once, because npm passes on a Ctrl-C that the terminal has already sent.
  if (isStopping) return;
  isStopping = true;
  await keyturn?.stop();
  process.exit(exitCode);
}

function fail(error: unknown): void {
  // A failure while Keyturn stops is a consequence of stopping.
  if (isStopping) return;
  console.error(error instanceof StartFault ? error.message : loggedError(error));
  void stop(1);
}

process.on('SIGTERM', () => void stop(0));
process.on('SIGINT', () => void stop(0));
whenStarterEnds(() => void stop(0));
// The parent of the service (standstill/parent.ts) is gone.
process.on('disconnect', () => void stop(0));
process.on('uncaughtException', fail);
process.on('unhandledRejection', fail);

try {
  const settings = readSettings(readEnvironment());
  keyturn = startKeyturn({ settings, report: (line) => console.log(line), onFailure: fail });
  await keyturn.ready;
} catch (error) {
  fail(error);
}
