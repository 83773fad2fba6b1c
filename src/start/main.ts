/** `npm start`. */
import { readSettings } from './settings.ts';
import { StartFault } from './start-fault.ts';
import { type Keyturn, startKeyturn } from './start-keyturn.ts';

let keyturn: Promise<Keyturn> | undefined;
let stopping: Promise<void> | undefined;

/** Once: npm passes on a Ctrl-C that the terminal has already sent. */
function stop(exitCode: number): void {
  stopping ??= (async () => {
    // A start under way is not cut off in the middle: what it has begun, it can also end.
    const started = await keyturn?.catch(() => undefined);
    await started?.stop();
    process.exit(exitCode);
  })();
}

function fail(error: unknown): void {
  console.error(error instanceof StartFault ? error.message : error);
  stop(1);
}

process.on('SIGTERM', () => stop(0));
process.on('SIGINT', () => stop(0));
process.on('uncaughtException', fail);
process.on('unhandledRejection', fail);

try {
  const settings = readSettings(process.env);
  keyturn = startKeyturn({ settings, report: (line) => console.log(line), onFailure: fail });
  await keyturn;
} catch (error) {
  fail(error);
}
