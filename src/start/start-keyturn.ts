/** Starts all roles of this process, step by step, and stops them in the opposite order. */
import { fileURLToPath } from 'node:url';
import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import { demoFilePath } from '#demo/demo-file.ts';
import { startBackgroundWork } from './background-work.ts';
import { type BackOffice, registerBackOffice } from './web/back-office.ts';
import { buildServer } from './server/build-server.ts';
import { checkFolder } from './check-folder.ts';
import { createDemoCompanyIfEmpty } from './company/demo-company.ts';
import { buildMetrics, type Metrics } from './operations/metrics.ts';
import { openOperationsPort } from './operations/operations-port.ts';
import { openFrontDoor } from './server/front-door.ts';
import { buildLog } from './server/request-log.ts';
import type { Database } from '#store/database/database.ts';
import { emailKind, workKinds } from '#store/events/outbox.ts';
import type { Settings } from './settings/settings.ts';
import { type Look, watchReadiness } from './server/readiness.ts';
import { watchEventLoop } from './standstill/watch-event-loop.ts';
import { readDemoFile, updateDemoAddresses, writeSignInTable } from './server/sign-in-table.ts';
import { isForWantOfRoom } from '#domain/storage/want-of-room.ts';
import { StartFault } from './start-fault.ts';
import { startDatabase } from './start-database.ts';
import { buildStopSteps, type StopSteps } from './stop-steps.ts';
import { buildBrowserApp, findWebBuild } from './web/web-build.ts';

/** How long requests and jobs in hand may still take when Keyturn stops, in milliseconds. */
const drainPatience = 10_000;

const projectRoot = fileURLToPath(new URL('../..', import.meta.url));

export type Keyturn = {
  /** Rejects when the start fails, after ending every step that had begun. */
  ready: Promise<void>;
  /** May be called at any time, also during the start. */
  stop: () => Promise<void>;
};

type StartOptions = {
  settings: Settings;
  /** Prints messages to the person who starts it. */
  report: (line: string) => void;
  /** Called when it cannot go on. */
  onFailure: (error: Error) => void;
};

type Ground = { settings: Settings; database: Database; atStop: StopSteps['add'] };

export function startKeyturn(options: StartOptions): Keyturn {
  const log = buildLog(options.settings.logLevel);
  const steps = buildStopSteps((error) => log.error(error));
  const ready = start(options, log, steps.add).catch(async (error: unknown) => {
    await steps.run();
    if (error instanceof StartFault || !isForWantOfRoom(error)) throw error;
    throw new StartFault(
      `There is no room left in ${options.settings.dataDir} or beside the database. Make room, and start Keyturn again.`,
      { cause: error },
    );
  });
  return {
    ready,
    stop: async () => {
      await steps.run();
      // A start under way now fails at its next step or for lack of a database, and ends the steps that it begins
      // meanwhile.
      await Promise.race([ready.catch(() => undefined), pause(drainPatience, undefined, { ref: false })]);
    },
  };
}

async function start(
  { settings, report, onFailure }: StartOptions,
  log: Logger,
  atStop: StopSteps['add'],
): Promise<void> {
  const { roles } = settings;
  const door = await openFrontDoor(settings);
  await atStop(() => door.close(0));
  const onRestart = (failure?: Error): void => {
    if (failure) onFailure(failure);
    else log.warn('PostgreSQL ended and was started again');
  };
  // Another deployment has a database of its own.
  const database = settings.foreign ? undefined : await startDatabase({ settings, report, onRestart, atStop });
  if (database) await checkFolder(database, settings.dataDir);
  const webDirectory = await prepareBrowserApp(settings, report);
  // Files written from here on are people's: nobody else on this machine may read them.
  process.umask(0o077);

  const backOffice = database ? await registerBackOffice(database, settings, log) : foreignBackOffice(settings);
  const metrics = await openOperations(settings, database, atStop);
  const { app, served } = await buildServer({ settings, log, database, backOffice, webDirectory, metrics });

  // Without a parent that starts it again, a service that stands still had better come to by itself.
  if (process.send !== undefined) await atStop(watchEventLoop(served, settings.logLevel));
  const isNew = database && roles.has('api') ? await createDemoCompanyIfEmpty({ settings, database, report }) : false;
  const background =
    database && roles.has('worker') ? await startBackgroundWork({ settings, database, log }) : undefined;
  const look = database && (await lookAtGround({ settings, database, atStop }));
  await atStop(async () => {
    // Closing the app ends the live feed, which would never end by itself; requests in hand go on.
    await Promise.all([app.close(), door.close(drainPatience), background?.stop(drainPatience)]);
  });
  door.open((request, response) => app.routing(request, response), look);
  await sayReady(settings, report, isNew);
}

async function openOperations(
  { operations, dataDir, roles, smtpUrl }: Settings,
  database: Database | undefined,
  atStop: StopSteps['add'],
): Promise<Metrics | undefined> {
  if (operations === undefined) return undefined;
  const metrics = buildMetrics();
  metrics.watchDisk(dataDir);
  if (database) metrics.watchDatabase(database);
  // E-mails that no mail server takes wait for nobody: managers read them in the app.
  const kinds = workKinds.filter((kind) => !['email', 'firm_email'].includes(kind) || kind === emailKind(smtpUrl));
  if (database && roles.has('worker')) metrics.watchInstallation(database, kinds);
  const port = await openOperationsPort(operations, metrics);
  await atStop(() => port.close().finally(metrics.close));
  return metrics;
}

async function lookAtGround({ settings, database, atStop }: Ground): Promise<Look> {
  const { connectionString: databaseUrl = '' } = database.pool.options;
  const readiness = watchReadiness({ databaseUrl, isPooled: !database.keepsSession, dataDir: settings.dataDir });
  await atStop(readiness.close);
  return readiness.look;
}

async function prepareBrowserApp(
  { roles, servesBrowserApp }: Settings,
  report: (line: string) => void,
): Promise<string | undefined> {
  if (!roles.has('web') || !servesBrowserApp) return undefined;
  const build = await findWebBuild(projectRoot);
  if (!build.isCurrent) {
    report('Building the browser app');
    await buildBrowserApp(projectRoot, build);
  }
  return build.directory;
}

function foreignBackOffice({ clientId = '', clientSecret = '' }: Settings): BackOffice {
  return { clientId, clientSecret };
}

/** Passwords are shown at the first start only: the output of later ones goes to logs that many people read. */
async function sayReady(settings: Settings, report: (line: string) => void, isNew: boolean): Promise<void> {
  await updateDemoAddresses(settings);
  const demo = await readDemoFile(settings.dataDir);
  report(`Keyturn is ready: ${settings.publicUrl}`);
  if (demo && isNew) for (const line of writeSignInTable(demo)) report(line);
  else if (demo)
    report(`The people who can sign in to the demo company are listed in ${demoFilePath(settings.dataDir)}`);
}
