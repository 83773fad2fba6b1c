/**
 * Kills Keyturn, its PostgreSQL and its worker in the middle of their work, and looks for losses.
 *
 *     npm run kill-test [service] [postgres] [worker] [keys] [messages]
 *
 * The first three are how often each is killed: 50, 20 and 50. Then 200 keys are sent, each by eight at once and all
 * through three kills, and 1,000 messages of webhooks through three outages of their receiver and a kill; some ten
 * minutes.
 *
 * Reports after each kill and gives a verdict at the end; ends with 1 when anything is wrong.
 */
import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openDatabase } from '#store/database/database.ts';
import { pdfPath } from '#store/pdfs/pdf-files.ts';
import { findFaults } from '#testing/kill/invariants.ts';
import { buildKillReport, inWords } from '#testing/kill/kill-report.ts';
import { givenLedger, sender } from '#testing/kill/ledger.ts';
import { givenPdf, waitUntilRunning, waitUntilReady } from '#testing/kill/pdf-requests.ts';
import { startReceiver, tellReceiver } from '#testing/kill/receiver.ts';
import { sendRepeatedKeys } from '#testing/kill/repeated-keys.ts';
import { findEmbedded, type RunningKeyturn, startKeyturn } from '#testing/kill/running-keyturn.ts';
import { askAgain, startWriters } from '#testing/kill/writers.ts';
import { freePort } from '#testing/test-oauth.ts';
import { readArguments, readCount } from './read-arguments.ts';

/** Milliseconds that writers are at work before something is killed: some kills fall early, some late. */
const BEFORE_KILL = [100, 900] as const;
/** Milliseconds that each takes on a quiet machine, to announce before it begins. */
const PACE = { service: 4_000, postgres: 5_000, worker: 6_000, key: 150, message: 50 };
/** The number of clients that send each key. */
const SENDERS = 8;
const WEBHOOKS = 10;

const usage = `npm run kill-test [SERVICE] [POSTGRES] [WORKER] [KEYS] [MESSAGES]

Kills the service, its PostgreSQL and its worker so often (50, 20, 50), then sends KEYS (200) and MESSAGES (1000) through
more of it; some ten minutes.`;
const { positionals: given } = readArguments({ usage, places: ['SERVICE', 'POSTGRES', 'WORKER', 'KEYS', 'MESSAGES'] });
const serviceKills = readCount(usage, given[0], 50, 0);
const postgresKills = readCount(usage, given[1], 20, 0);
const workerKills = readCount(usage, given[2], 50, 0);
const keys = readCount(usage, given[3], 200, 0);
const messages = readCount(usage, given[4], 1000, 0);

const report = buildKillReport((line) => console.log(line));
const begun = performance.now();
console.log(
  `${serviceKills} kills of the service, ${postgresKills} of PostgreSQL, ${workerKills} of the worker, ${keys} keys, ${messages} messages: about ` +
    `${inWords(serviceKills * PACE.service + postgresKills * PACE.postgres + workerKills * PACE.worker + keys * PACE.key + messages * PACE.message)} on a quiet machine`,
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
  await killWhileRepeated();
  await killDuringOutages();
} catch (error) {
  brokenOff = error;
} finally {
  // Closed already if a restart has failed.
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
    // The last answers of dying connections may still be good: the service must have been away first.
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
  const damaged = asked.filter(({ pdfId }) => !isSound(pdfPath(dataDir, { accountId: ledger.accountId, id: pdfId })));
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

async function killWhileRepeated(): Promise<void> {
  if (keys === 0) return;
  const kills = 3;
  const { answered, differing, surprises } = await sendRepeatedKeys({
    keys,
    senders: SENDERS,
    url: () => keyturn.url,
    token: ledger.token,
    kills,
    kill: async () => void (await restart()),
  });
  const { rows } = await database.pool.query<{ count: number }>(
    `select count(*)::int from properties where account_id = $1 and line1 like '% Repeated Road'`,
    [ledger.accountId],
  );
  const made = rows[0]?.count ?? 0;
  if (made !== keys) report.addFault(`${keys} keys made ${made} properties`);
  if (answered !== keys * SENDERS) report.addFault(`${answered} of ${keys * SENDERS} were answered`);
  for (const one of differing) report.addFault(`not everybody got the same bytes: ${one}`);
  for (const surprise of surprises) report.addFault(`unexpected answer: ${surprise}`);
  console.log(
    `\n${keys} keys sent by ${SENDERS} each through ${kills} kills: ${made} properties, ${answered} answers, ${differing.length} keys with different ones`,
  );
}

async function killDuringOutages(): Promise<void> {
  if (messages === 0) return;
  const { accountId } = ledger;
  const receiver = await startReceiver();
  const count = async (condition: string): Promise<number> => {
    const { rows } = await database.pool.query<{ count: number }>(
      `select count(*)::int from webhook_deliveries where account_id = $1 and ${condition}`,
      [accountId],
    );
    return rows[0]?.count ?? 0;
  };
  const until = async (what: string, isSo: () => Promise<boolean>): Promise<void> => {
    for (const deadline = Date.now() + 300_000; !(await isSo()); await pause(50))
      if (Date.now() > deadline) throw new Error(`five minutes, and still not ${what}`);
  };

  await receiver.goAway();
  await tellReceiver(database, receiver, { accountId, webhooks: WEBHOOKS, messages });
  await until('refused', async () => (await count(`last_error is not null and last_status is null`)) > messages / 4);
  receiver.become('failing');
  await receiver.comeBack();
  await until('failed', async () => (await count('last_status = 500')) > messages / 4);
  receiver.become('hanging');
  await until('given up', async () => (await count(`last_error like 'No answer%'`)) >= WEBHOOKS);
  await until('in hand', async () => receiver.open() >= WEBHOOKS);
  const inHand = receiver.open();
  await restart();
  receiver.become('well');
  const failed = await count('attempts > 0');
  // Instead of waiting until the schedule says so.
  await database.pool.query(
    `update webhook_deliveries set next_attempt_at = now() where account_id = $1 and state = 'pending' and attempts > 0`,
    [accountId],
  );
  await until('delivered', async () => (await count(`state = 'delivered'`)) === messages).catch((error: Error) =>
    report.addFault(error.message),
  );
  const missing = messages - receiver.taken.size;
  const renamed = [...receiver.ids.values()].filter((ids) => ids.size > 1).length;
  if (missing > 0) report.addFault(`${missing} messages never arrived`);
  if (renamed > 0) report.addFault(`${renamed} messages came with another id`);
  console.log(
    `\n${messages} messages, of which ${failed} met a receiver that refused, answered 500 or hung, and a kill with ${inHand} in hand: ` +
      `${missing} missing, ${renamed} with another id`,
  );
  await receiver.goAway();
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
