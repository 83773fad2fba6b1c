/** The service and the floor in turn, case by case: requests per second, latency, CPU, and the shares. */
import { availableParallelism, loadavg } from 'node:os';
import { isDeepStrictEqual } from 'node:util';
import type { Database } from '#store/database/database.ts';
import { type Arena, ask, load, type Round, writeAsPeople } from './arena.ts';
import { type Asked, buildCases, type Case, writeRequest } from './cases.ts';
import type { Filled } from './fill.ts';
import { type Contender, readMemoryMb, startFloor, startSender, startService } from './processes.ts';
import { median, printTable } from './table.ts';

export type Plan = { rounds: number; seconds: number; only: string | undefined };
type Match = Arena & { service: Contender; floor: Contender };

const memoryGoal = 250;
/** One person, an office, and everybody at once; the goals are meant for the last. */
const connectionCounts = [1, 4, 16];
const busiest = Math.max(...connectionCounts);

export async function compare(database: Database, url: string, filled: Filled, plan: Plan): Promise<boolean> {
  const [loadBefore = 0] = loadavg();
  const service = await startService(url, 'web,api');
  const floor = await startFloor(url, filled.accountId);
  const sender = startSender();
  const arena = { database, filled, service, floor, sender };
  try {
    await checkGuards(arena);
    const cases = buildCases(filled).filter(({ name }) => plan.only === undefined || name.includes(plan.only));
    for (const one of cases) await checkSameAnswer(arena, one);
    const results = [];
    for (const one of cases)
      for (const connections of connectionCounts) results.push(await measureCase(arena, one, { ...plan, connections }));
    printTable(
      [
        'case',
        'at once',
        'req/s',
        'other',
        'share',
        'goal',
        '',
        'p50/p99 ms',
        'other',
        'CPU ms',
        'other',
        'share of CPU',
      ],
      results.map(({ row }) => row),
    );
    sayHowBusy(loadBefore);
    const { peak, now } = readMemoryMb(service);
    const isSmall = peak <= memoryGoal;
    console.log(
      `\nMemory of the service: ${now.toFixed(0)} MB, at most ${peak.toFixed(0)} MB, goal ≤ ${memoryGoal} MB   ${isSmall ? 'met' : 'MISSED'}`,
    );
    return isSmall && results.every(({ isMet }) => isMet);
  } finally {
    await Promise.all([service.stop(), floor.stop(), sender.stop()]);
  }
}

/**
 * The service does more of its work in one thread than the floor does, so on a machine with other work its requests per
 * second fall further; the CPU per request is then the fairer figure.
 */
function sayHowBusy(load: number): void {
  const cores = availableParallelism();
  if (load > 2 * cores)
    console.log(
      `\nThis machine had other work (load ${load.toFixed(0)} on ${cores} cores): compare the CPU, not the requests per second.`,
    );
}

async function measureCase(arena: Match, one: Case, { rounds, seconds, connections }: Plan & { connections: number }) {
  const { filled, service, floor } = arena;
  const { name } = one;
  const ours: Round[] = [];
  const bare: Round[] = [];
  // Round 0 warms both up: compiled code, plans, caches.
  for (let round = 0; round <= rounds; round += 1) {
    const how = { name, connections, seconds: round === 0 ? 2 : seconds };
    const askService = (asked: Asked[]) => load(arena, service, { ...how, requests: writeAsPeople(asked, filled) });
    const askFloor = (asked: Asked[]) =>
      load(arena, floor, { ...how, requests: asked.map((each) => writeRequest(each)) });
    const loadService = () => askService(one.ofService(round));
    const loadOther = () => (one.other.of === 'floor' ? askFloor : askService)(one.other.asks(round));
    // The two take turns in going first, so that the leavings of one fall on both.
    const isOurTurn = round % 2 === 0;
    const early = await (isOurTurn ? loadService : loadOther)();
    const late = await (isOurTurn ? loadOther : loadService)();
    const [a, b] = isOurTurn ? [early, late] : [late, early];
    if (round === 0) continue;
    ours.push(a);
    bare.push(b);
  }
  const of = (all: Round[], what: (round: Round) => number) => median(all.map(what));
  const [perSecond, perSecondBare] = [ours, bare].map((all) => of(all, (round) => round.perSecond)) as [number, number];
  const [cpu, cpuBare] = [ours, bare].map((all) => of(all, (round) => round.cpu)) as [number, number];
  const latency = (all: Round[]) => `${of(all, ({ p50 }) => p50).toFixed(1)} / ${of(all, ({ p99 }) => p99).toFixed(1)}`;
  // Neighbours in time, so that other work of the machine falls on both.
  const share = median(ours.map((round, at) => round.perSecond / (bare[at]?.perSecond ?? Number.NaN)));
  const goal = connections === busiest ? one.goal : undefined;
  const isMet = goal === undefined || share >= goal;
  console.error(`${name}, ${connections} at once: ${share.toFixed(2)}`);
  return {
    isMet,
    row: [
      name,
      `${connections}`,
      perSecond.toFixed(0),
      perSecondBare.toFixed(0),
      share.toFixed(2),
      ...(goal === undefined ? ['', ''] : [`≥ ${goal}`, isMet ? 'met' : 'MISSED']),
      latency(ours),
      latency(bare),
      cpu.toFixed(2),
      cpuBare.toFixed(2),
      (cpuBare / cpu).toFixed(2),
    ],
  };
}

async function checkSameAnswer({ filled, service, floor }: Match, { name, ofService, other, gist }: Case) {
  const [one] = ofService(0);
  const [two] = other.asks(0);
  if (one === undefined || two === undefined) throw new Error(`${name} asks nothing`);
  if (gist === undefined) return;
  const [token] = filled.tokens;
  const answers = [
    await ask(service, one, token),
    other.of === 'floor' ? await ask(floor, two) : await ask(service, two, token),
  ];
  const [ours, bare] = await Promise.all(
    answers.map(async (answer) => {
      const text = await answer.text();
      if (!answer.ok) throw new Error(`${name}: ${answer.status} ${text.slice(0, 500)}`);
      return gist(text);
    }),
  );
  if (ours !== undefined && isDeepStrictEqual(ours, bare)) return;
  throw new Error(`${name}: the service says\n${JSON.stringify(ours)}\nand the other\n${JSON.stringify(bare)}`);
}

/** The service's side work is on, or the comparison would mean nothing. */
async function checkGuards({ database, filled, service }: Match): Promise<void> {
  const [inspectionId] = filled.inspectionIds;
  const path = `/api/inspections/${inspectionId}`;
  const bare = await ask(service, { method: 'GET', path });
  const answer = await ask(service, { method: 'GET', path }, filled.tokens[0]);
  const created = await ask(
    service,
    {
      method: 'POST',
      path: '/api/inspections',
      body: { property: { id: filled.propertyIds[0] }, type: { id: 1 }, conduct_date: '2027-02-03' },
    },
    filled.tokens[0],
  );
  const refused = await ask(service, { method: 'POST', path: '/api/inspections', body: {} }, filled.tokens[0]);
  const { id } = (await created.json()) as { id: number };
  const { rows } = await database.pool.query<{ audited: boolean; announced: boolean }>(
    `select exists (select from audit_entries where subject_type = 'inspection' and subject_id = $1) as audited,
       exists (select from events where (data ->> 'inspection_id')::int = $1) as announced`,
    [id],
  );
  const limits = answer.headers.has('ratelimit');
  const guards = {
    authentication: bare.status === 401,
    validation: refused.status === 422 || refused.status === 400,
    audit: rows[0]?.audited === true,
    events: rows[0]?.announced === true,
    limits: limits || process.env.RATE_LIMIT === 'off',
  };
  const missing = Object.entries(guards)
    .filter(([, isOn]) => !isOn)
    .map(([name]) => name);
  if (missing.length > 0) throw new Error(`The service runs without ${missing.join(', ')}.`);
  console.log(`Request limits are ${limits ? 'on, for a thousand people' : 'off'}; everything else is on.\n`);
}
