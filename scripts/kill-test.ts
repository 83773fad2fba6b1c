/** Kills Keyturn, its PostgreSQL and its worker in the middle of their work, and looks for what is lost. Some minutes long.
 *
 *     npm run kill-test [service] [postgres] [worker]        how often each is killed: 50, 20 and 50
 */
import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openDatabase } from '#store/database.ts';
import { pdfPath } from '#store/pdf-files.ts';
import { type Faults, findFaults } from '#testing/kill/invariants.ts';
import { givenLedger, type Ledger, sender } from '#testing/kill/ledger.ts';
import { givenPdf, waitUntilRunning, waitUntilReady } from '#testing/kill/pdf-requests.ts';
import { findEmbedded, type RunningKeyturn, startKeyturn } from '#testing/kill/running-keyturn.ts';
import { askAgain, startWriters } from '#testing/kill/writers.ts';
import { freePort } from '#testing/test-oauth.ts';

/** Milliseconds that writers are at work before something is killed: some kills fall early, some late. */
const BEFORE_KILL = [100, 900] as const;
const READY_GOAL = 5_000;

const [, , ...given] = process.argv;
const [serviceKills = 50, postgresKills = 20, workerKills = 50] = given.map(Number);

const dataDir = await mkdtemp(join(tmpdir(), 'keyturn-kill-'));
// As root, PostgreSQL runs as another user, who must be able to pass through.
await chmod(dataDir, 0o711);
const port = await freePort();
let keyturn = await startKeyturn({ dataDir, port, isBundled: true });
let database = openDatabase(findEmbedded(dataDir).url);
const ledger = await givenLedger(database, keyturn.url);
const readyTimes: number[] = [];
const faults: string[] = [];
const errors: string[] = [];

try {
  await killService();
  await killPostgres();
  await killWorker();
} finally {
  await database.close();
  await keyturn.stop();
  await rm(dataDir, { recursive: true, force: true });
}
if (faults.length > 0) process.exitCode = 1;

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
  for (let kill = 1; kill <= serviceKills; kill += 1) {
    const writers = startWriters(ledger, sender(keyturn.url, ledger.token));
    await pause(randomInt(...BEFORE_KILL));
    await restart();
    await writers.stop();
    report(`kill ${kill} of the service`, await findFaults(database, dataDir, ledger));
    sayOne(kill, readyTimes.at(-1));
  }
  await settleRepetitions();
  sayWrites(`${serviceKills} kills of the service`);
  sayReady();
}

async function killPostgres(): Promise<void> {
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
    report(`kill ${kill} of PostgreSQL`, await findFaults(database, dataDir, ledger));
    sayOne(kill, backTimes.at(-1));
    // More than thirty restarts a minute are a fault that Keyturn does not try to mend.
    await pause(1_000);
  }
  await settleRepetitions();
  sayWrites(`${postgresKills} kills of PostgreSQL`);
  sayTimes('working again', backTimes);
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
  readyTimes.length = 0;
  const asked: { inspectionId: number; pdfId: number }[] = [];
  for (let kill = 1; kill <= workerKills; kill += 1) {
    const one = await givenPdf(database, sender(keyturn.url, ledger.token), ledger);
    asked.push(one);
    await waitUntilRunning(database, one.pdfId);
    await pause(randomInt(0, 900));
    await restart();
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
  for (const { pdfId } of late) faults.push(`PDF ${pdfId} never came`);
  for (const { id } of unheard) faults.push(`PDF ${id} was not announced`);
  for (const { pdfId } of damaged) faults.push(`PDF ${pdfId} is damaged`);
  console.log(
    `\n${workerKills} kills while a PDF was being made: ${asked.length - late.length} of ${asked.length} promised PDFs are there ` +
      `${((performance.now() - started) / 1000).toFixed(0)} s after the last kill, ${unheard.length} not announced, ${damaged.length} damaged, ` +
      `${Math.max(0, ...rows.map(({ events }) => events))} events at most, ${Math.max(0, ...rows.map(({ attempts }) => attempts))} attempts at most`,
  );
  sayReady();
}

function isSound(path: string): boolean {
  const { status, error } = spawnSync('qpdf', ['--check', path], { stdio: 'ignore' });
  // Without qpdf the head has to do.
  return error === undefined ? status === 0 : readFileSync(path).subarray(0, 5).toString() === '%PDF-';
}

/** A key whose request was cut off is free again after some seconds. */
async function settleRepetitions(): Promise<void> {
  for (const deadline = Date.now() + 30_000; Date.now() < deadline; await pause(500))
    if ((await askAgain(ledger, sender(keyturn.url, ledger.token))) === 0) break;
  report('asked for again', await findFaults(database, dataDir, ledger));
}

function report(what: string, found: Faults): void {
  for (const [kind, those] of Object.entries(found))
    for (const one of those) {
      faults.push(`${what}: ${kind}: ${one}`);
      console.log(faults.at(-1));
    }
}

/** A run that is broken off has said what it has seen; a busy machine explains slow starts. */
function sayOne(kill: number, milliseconds = 0): void {
  const { acknowledged } = ledger;
  const load = loadavg()[0]?.toFixed(1);
  console.log(
    `${kill}: back after ${milliseconds.toFixed(0)} ms, ${acknowledged} writes acknowledged, ${faults.length} faults, load ${load}`,
  );
}

function sayWrites(what: string): void {
  const { acknowledged, copied, filed, created, statuses, surprises }: Ledger = ledger;
  const answers = [...statuses].map(([status, times]) => `${status}: ${times}`).join(', ');
  console.log(
    `\n${what}: ${acknowledged} acknowledged writes (${created.size} inspections, ${copied.acknowledged.length} copied rooms, ${filed.acknowledged.size + filed.deleted.size} files), ` +
      `${faults.length} faults; answers ${answers}`,
  );
  for (const surprise of surprises.splice(0)) console.log(`  unexpected: ${surprise}`);
  const logged = new Map<string, number>();
  for (const line of [...errors.splice(0), ...keyturn.errors.splice(0)]) {
    const words = messageOf(line);
    logged.set(words, (logged.get(words) ?? 0) + 1);
  }
  for (const [words, times] of logged) console.log(`  logged ${times} times: ${words}`);
}

function messageOf(line: string): string {
  try {
    const { msg, err } = JSON.parse(line) as { msg: string; err?: { message: string; code?: string } };
    return `${msg}: ${err?.code ?? ''} ${err?.message.replace(/ \(Queue: .*/, '').slice(0, 200) ?? ''}`;
  } catch {
    return line.slice(0, 200);
  }
}

function sayReady(): void {
  sayTimes('ready again', readyTimes);
}

function sayTimes(what: string, times: number[]): void {
  if (times.length === 0) return;
  const sorted = times.toSorted((a, b) => a - b);
  const slowest = sorted.at(-1) ?? 0;
  if (slowest > READY_GOAL) faults.push(`${what} after ${slowest.toFixed(0)} ms`);
  console.log(
    `  ${what}: median ${(sorted[Math.floor(sorted.length / 2)] ?? 0).toFixed(0)} ms, slowest ${slowest.toFixed(0)} ms, goal ${READY_GOAL} ms`,
  );
}
