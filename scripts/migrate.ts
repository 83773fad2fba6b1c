/** npm run migrate: brings the database up to date as a step of its own, before a new release starts. Starting does so too. */
import { readEnvironment } from '#start/settings/environment.ts';
import { readSettings } from '#start/settings/settings.ts';
import { startDatabase } from '#start/start-database.ts';
import { StartFault } from '#start/start-fault.ts';
import { buildStopSteps } from '#start/stop-steps.ts';
import { readArguments } from './read-arguments.ts';

readArguments({
  usage: `npm run migrate

Brings the database of DATABASE_URL, or the embedded one, up to date, and ends. Keyturn may run on that of DATABASE_URL.`,
});
const steps = buildStopSteps((error) => console.error(error));
const report = (line: string) => console.log(line);
try {
  const settings = readSettings(readEnvironment());
  await startDatabase({ settings, report, onRestart: () => undefined, atStop: steps.add });
  console.log('The database is up to date.');
} catch (error) {
  if (!(error instanceof StartFault)) throw error;
  console.error(error.message);
  process.exitCode = 1;
} finally {
  await steps.run();
}
