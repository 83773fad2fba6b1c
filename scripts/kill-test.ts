/** Kills Keyturn, its PostgreSQL and its worker in the middle of their work, and looks for what is lost.
 *
 *     npm run kill-test [service] [postgres] [worker]        how often each is killed: 50, 20 and 50, some six minutes
 *
 * Says what is left after each kill and a verdict at the end; ends with 1 when anything is wrong.
 */
import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openDatabase } from '#store/database.ts';
import { pdfPath } from '#store/pdf-files.ts';
import { findFaults } from '#testing/kill/invariants.ts';
import { buildKillReport, inWords } from '#testing/kill/kill-report.ts';
import { givenLedger, sender } from '#testing/kill/ledger.ts';
import { givenPdf, waitUntilRunning, waitUntilReady } from '#testing/kill/pdf-requests.ts';
import { findEmbedded, type RunningKeyturn, startKeyturn } from '#testing/kill/running-keyturn.ts';
import { askAgain, startWriters } from '#testing/kill/writers.ts';
import { freePort } from '#testing/test-oauth.ts';

/** Milliseconds that writers are at work before something is killed: some kills fall early, some late. */
const BEFORE_KILL = [100, 900] as const;
/** Milliseconds that each takes on a quiet machine, to say before it begins. */
const PACE = { service: 4_000, postgres: 5_000, worker: 6_000 };

const [, , ...given] = process.argv;
const [serviceKills = 50, postgresKills = 20, workerKills = 50] = given.map(Number);

const report = buildKillReport((line) => console.log(line));
const begun = performance.now();
console.log(
  `${serviceKills} kills of the service, ${postgresKills} of PostgreSQL, ${workerKills} of the worker: about ` +
    `${inWords(serviceKills * PACE.service + postgresKills * PACE.postgres + workerKills * PACE.worker)} on a quiet machine`,
);
const dataDir = await mkdtemp(join(tmpdir(), 'keyturn-kill-'));
// As root, PostgreSQL runs as another user, who must be able to pass through.
await chmod(dataDir, 0o711);
const port = await freePort();
let keyturn = await startKeyturn({ dataDir, port, isBundled: true });
let database = openDatabase(findEmbedded(dataDir).url);
const ledger = await givenLedger(database, keyturn.url);
const readyTimes: number[] = [];
const errors: string[] = [];

let brokenOff: unknown;
try {
  await killService();
  await killPostgres();
  await killWorker();
} catch (error) {
  brokenOff = error;
} finally {
  // Closed already when a restart is what failed.
  await database.close().catch(() => undefined);
  await keyturn.stop();
  await rm(dataDir, { recursive: true, force: true });
}
if (!report.sayVerdict(begun, ledger, brokenOff)) process.exitCode = 1;

async function restart(): Promise<RunningKeyturn> {
  await keyturn.kill();
  errors.push(...keyturn.errors);
  await database.close();
  keyturn = await startKeyturn({ dataDir, port, isBundled: true });
  readyTimes.push(keyturn.readyMs);
  // A new start gives the socket a new place.
  database = openDatabase(findEmbedded(dataDir).url);
  return keyturn;
}

async function killService(): Promise<void> {
  const begun = performance.now();
  for (let kill = 1; kill <= serviceKills; kill += 1) {
    const writers = startWriters(ledger, sender(keyturn.url, ledger.token));
    await pause(randomInt(...BEFORE_KILL));
    await restart();
    await writers.stop();
    report.addFaults(`kill ${kill} of the service`, await findFaults(database, dataDir, ledger));
    report.sayKill('service', { kill, of: serviceKills, begun, backMs: readyTimes.at(-1) ?? 0 }, ledger);
  }
  await settleRepetitions();
  report.sayWrites(`${serviceKills} kills of the service`, ledger, takeErrors());
  report.sayTimes('ready again', readyTimes);
}

async function killPostgres(): Promise<void> {
  const begun = performance.now();
  const backTimes: number[] = [];
  for (let kill = 1; kill <= postgresKills; kill += 1) {
    const send = sender(keyturn.url, ledger.token);
    const writers = startWriters(ledger, send);
    await pause(randomInt(...BEFORE_KILL));
    const { cluster } = findEmbedded(dataDir);
    process.kill(Number(readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')[0]), 'SIGKILL');
    const killedAt = performance.now();
    // The last answers of dying connections may still be good: away is what it must have been first.
    await untilAnswers(send, (status) => status !== 200, 2_000);
    await untilAnswers(send, (status) => status === 200, 30_000);
    backTimes.push(performance.now() - killedAt);
    await pause(200);
    await writers.stop();
    report.addFaults(`kill ${kill} of PostgreSQL`, await findFaults(database, dataDir, ledger));
    report.sayKill('PostgreSQL', { kill, of: postgresKills, begun, backMs: backTimes.at(-1) ?? 0 }, ledger);
    // More than thirty restarts a minute are a fault that Keyturn does not try to mend.
    await pause(1_000);
  }
  await settleRepetitions();
  report.sayWrites(`${postgresKills} kills of PostgreSQL`, ledger, takeErrors());
  report.sayTimes('working again', backTimes);
}

async function untilAnswers(send: ReturnType<typeof sender>, isIt: (status: number) => boolean, patience: number) {
  for (const deadline = Date.now() + patience; Date.now() < deadline; await pause(10)) {
    const status = await send('GET', '/me').then(
      (answer) => answer.status,
      () => 0,
    );
    if (isIt(status)) return;
  }
}

async function killWorker(): Promise<void> {
  if (workerKills === 0) return;
  readyTimes.length = 0;
  const begun = performance.now();
  const asked: { inspectionId: number; pdfId: number }[] = [];
  for (let kill = 1; kill <= workerKills; kill += 1) {
    const one = await givenPdf(database, sender(keyturn.url, ledger.token), ledger);
    asked.push(one);
    await waitUntilRunning(database, one.pdfId);
    await pause(randomInt(0, 900));
    await restart();
    report.sayKill('worker', { kill, of: workerKills, begun, backMs: readyTimes.at(-1) ?? 0 }, ledger);
  }
  const started = performance.now();
  const late = await waitUntilReady(sender(keyturn.url, ledger.token), asked, 300_000);
  const { rows } = await database.pool.query<{ id: number; events: number; attempts: number }>(
    `select p.id, p.attempts, (select count(*)::int from events e where e.kind = 'pdf.generated' and (e.data -> 'pdf' ->> 'id')::int = p.id) as events
     from pdfs p where p.id = any($1)`,
    [asked.map(({ pdfId }) => pdfId)],
  );
  const unheard = rows.filter(({ events }) => events === 0);
  const damaged = asked.filter(({ pdfId }) => !isSound(pdfPath(dataDir, pdfId)));
  for (const { pdfId } of late) report.addFault(`PDF ${pdfId} never came`);
  for (const { id } of unheard) report.addFault(`PDF ${id} was not announced`);
  for (const { pdfId } of damaged) report.addFault(`PDF ${pdfId} is damaged`);
  console.log(
    `\n${workerKills} kills while a PDF was being made: ${asked.length - late.length} of ${asked.length} promised PDFs are there ` +
      `${((performance.now() - started) / 1000).toFixed(0)} s after the last kill, ${unheard.length} not announced, ${damaged.length} damaged, ` +
      `${Math.max(0, ...rows.map(({ events }) => events))} events at most, ${Math.max(0, ...rows.map(({ attempts }) => attempts))} attempts at most`,
  );
  report.sayTimes('ready again', readyTimes);
}

function takeErrors(): string[] {
  return [...errors.splice(0), ...keyturn.errors.splice(0)];
}

function isSound(path: string): boolean {
  const { status, error } = spawnSync('qpdf', ['--check', path], { stdio: 'ignore' });
  // Without qpdf the head has to do.
  return error === undefined
    ? status === 0
    : existsSync(path) && readFileSync(path).subarray(0, 5).toString() === '%PDF-';
}

/** A key whose request was cut off is free again after some seconds. */
async function settleRepetitions(): Promise<void> {
  let open = 0;
  for (const deadline = Date.now() + 60_000; Date.now() < deadline; await pause(500)) {
    open = await askAgain(ledger, sender(keyturn.url, ledger.token));
    if (open === 0) break;
  }
  if (open > 0) report.addFault(`${open} requests with a key were not answered for a minute`);
  report.addFaults('asked for again', await findFaults(database, dataDir, ledger));
}
