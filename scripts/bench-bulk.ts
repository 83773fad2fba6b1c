/**
 * Measures a bulk change of 5,000 inspections in the background, and the answers of the same process meanwhile.
 *
 *     npm run bench:bulk                     5,000 of 20,000 inspections, moved by a day, each with an e-mail to its clerk
 *     npm run bench:bulk -- --count 500 --seconds 2
 */
import { setTimeout as pause } from 'node:timers/promises';
import { MOST_BULK_INSPECTIONS } from '#domain/bulk-change.ts';
import { states } from '#domain/inspection-state.ts';
import { openDatabase } from '#store/database/database.ts';
import { migrateDatabase } from '#store/database/migrate.ts';
import { unlimitedPatience } from '#store/database/patience.ts';
import { startThrowawayPostgres } from '#testing/database/throwaway-postgres.ts';
import { type Arena, ask, load, type Round, writeAsPeople } from './bench-api/arena.ts';
import { buildCases } from './bench-api/cases.ts';
import { fill } from './bench-api/fill.ts';
import { type Contender, startSender, startService } from './bench-api/processes.ts';
import { median, printTable } from './bench-api/table.ts';
import { readArguments, readCount } from './read-arguments.ts';

const mostSeconds = 60;
const mostOfP99 = 2;
/** People at their screens, as beside PDFs. */
const connections = 4;
const roundsAlone = 5;

const usage = `npm run bench:bulk -- [--count N] [--seconds N]

Measures a bulk change of N inspections (${MOST_BULK_INSPECTIONS}), and reads beside it in rounds of N seconds (3).`;
const { values: options } = readArguments({
  usage,
  options: { count: { type: 'string' }, seconds: { type: 'string' } },
});
const wanted = readCount(usage, options.count, MOST_BULK_INSPECTIONS);
const seconds = readCount(usage, options.seconds, 3);

const server = await startThrowawayPostgres({ durable: true });
const database = openDatabase(server.url, { poolSize: 2, patience: unlimitedPatience });
try {
  await migrateDatabase(database);
  const filled = await fill(database, { properties: 4_000, inspections: 20_000, reports: 2 });
  if (!(await measure({ database, filled }))) process.exitCode = 1;
} finally {
  await database.close();
  await server.stop();
}

async function measure({ database, filled }: Pick<Arena, 'database' | 'filled'>): Promise<boolean> {
  const ids = await chooseUpcoming(filled.accountId);
  const service = await startService(server.url, 'web,api,worker');
  const sender = startSender();
  const reads = ['one inspection', 'list of 30 with total', '… by clerk'];
  const chosen = buildCases(filled).filter(({ name }) => reads.includes(name));
  const asked = filled.inspectionIds.flatMap((_, at) =>
    chosen.flatMap(({ ofService }) => {
      const all = ofService(0);
      return all[at % all.length] ?? [];
    }),
  );
  const requests = writeAsPeople(asked, filled);
  const arena = { database, filled, sender };
  const send = () => load(arena, service, { name: 'reads', connections, seconds, requests });
  const token = filled.tokens[0] ?? '';
  try {
    await send();
    const alone: Round[] = [];
    for (let round = 0; round < roundsAlone; round += 1) alone.push(await send());
    const inspections = ids.map((id) => ({ id }));
    const began = performance.now();
    let change = await call(service, token, '/api/bulk-changes', { action: 'move', days: 1, inspections });
    const end = untilItEnds(service, token, change.id);
    const beside: Round[] = [];
    for (let isOver = false; !isOver; isOver = await isSettled(end)) beside.push(await send());
    change = await end;
    const took = (change.endedAt - began) / 1000;
    if (change.counts.changed !== ids.length) throw new Error(`It was not all changed: ${JSON.stringify(change)}`);
    return print({ alone, beside, took });
  } finally {
    await Promise.all([service.stop(), sender.stop()]);
  }
}

/** Assigned and to come, so that each writes to its clerk. */
async function chooseUpcoming(accountId: number): Promise<number[]> {
  const { rows } = await database.pool.query<{ id: number }>(
    `update inspections set state = $3, completed_at = null, closed_at = null,
       conduct_at = now() + interval '30 days' + id % 20 * interval '1 day'
     where account_id = $1 and id in (select id from inspections where account_id = $1 order by id desc limit $2)
     returning id`,
    [accountId, wanted, states.assigned],
  );
  return rows.map(({ id }) => id);
}

type Change = { id: number; state: string; counts: { changed: number }; endedAt: number };

async function call(service: Contender, token: string, path: string, body?: object): Promise<Change> {
  const answer = await ask(service, { method: body === undefined ? 'GET' : 'POST', path, body }, token);
  if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return { ...((await answer.json()) as Change), endedAt: performance.now() };
}

async function untilItEnds(service: Contender, token: string, id: number): Promise<Change> {
  for (;;) {
    const change = await call(service, token, `/api/bulk-changes/${id}`);
    if (change.state === 'done') return change;
    if (change.state === 'failed') throw new Error(`It failed: ${JSON.stringify(change)}`);
    await pause(500);
  }
}

async function isSettled(end: Promise<unknown>): Promise<boolean> {
  return Promise.race([end.then(() => true), pause(0, false)]);
}

type Measured = { alone: Round[]; beside: Round[]; took: number };

function print({ alone, beside, took }: Measured): boolean {
  const row = (name: string, all: Round[]) => [
    name,
    median(all.map(({ perSecond }) => perSecond)).toFixed(0),
    median(all.map(({ p50 }) => p50)).toFixed(1),
    median(all.map(({ p99 }) => p99)).toFixed(1),
  ];
  printTable(
    ['reads by four connections', 'req/s', 'p50 ms', 'p99 ms'],
    [row('alone', alone), row('beside the bulk change', beside)],
  );
  const ratio = median(beside.map(({ p99 }) => p99)) / median(alone.map(({ p99 }) => p99));
  const isQuick = took <= mostSeconds;
  const isQuiet = ratio <= mostOfP99;
  console.log(`\n${wanted} inspections: ${took.toFixed(1)} s, goal ≤ ${mostSeconds}   ${isQuick ? 'met' : 'MISSED'}`);
  console.log(
    `p99 beside it: ${ratio.toFixed(2)} of that without, goal ≤ ${mostOfP99}   ${isQuiet ? 'met' : 'MISSED'}`,
  );
  return isQuick && isQuiet;
}
