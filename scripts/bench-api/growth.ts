/**
 * Measures how the time of each kind of request grows from ten thousand inspections to a million, or to another number.
 */
import { states } from '#domain/inspection-state.ts';
import { openDatabase, type Database } from '#store/database/database.ts';
import { migrateDatabase } from '#store/database/migrate.ts';
import { unlimitedPatience } from '#store/database/patience.ts';
import { type Asked, writeRequest } from './cases.ts';
import { type Connection, openConnection } from './connection.ts';
import { type Filled, fill } from './fill.ts';
import { timePageAlone } from './page-alone.ts';
import { type Contender, startService } from './processes.ts';
import { median, printTable } from './table.ts';

type Size = { name: string; properties: number; inspections: number; reports: number };
const sizesUpTo = (most: number): Size[] => [
  { name: 'keyturn_small', properties: 10_000, inspections: 10_000, reports: 1 },
  { name: 'keyturn_large', properties: most, inspections: most, reports: 1 },
];
const turns = 25;

type Place = { database: Database; filled: Filled; service: Contender; total: number };
type Growth = {
  name: string;
  /**
   * The limit for the large one: times the small one, or milliseconds, whichever is more. Without a limit it is only
   * reported.
   */
  goal?: { times?: number; milliseconds?: number };
} & (
  | { ask: (place: Place, turn: number) => Asked }
  /** Milliseconds of statements that no request asks for alone. */
  | { time: (place: Place) => Promise<number> }
);

const page = (query: string): Asked => ({ method: 'GET', path: `/api/inspections?per_page=30${query}` });
const day = (from: number) => new Date(Date.now() + from * 86_400_000).toISOString().slice(0, 10);
const at = <Each>(list: Each[], turn: number): Each => {
  const found = list[turn % list.length];
  if (found === undefined) throw new Error('nothing to ask for');
  return found;
};
const pagesOf = ({ total }: Place) => Math.ceil(total / 30);
/** Wide enough for about a hundred visits: they are spread over three years. */
const windowDays = ({ total }: Place) => Math.max(1, Math.round((100 / total) * 3 * 365));

const growths: Growth[] = [
  {
    name: 'one inspection',
    goal: { times: 1.5 },
    ask: ({ filled }, turn) => ({ method: 'GET', path: `/api/inspections/${at(filled.inspectionIds, turn * 37)}` }),
  },
  { name: 'page 1, exact total', goal: { times: 3.5 }, ask: () => page('') },
  {
    name: 'page in the middle',
    goal: { milliseconds: 60 },
    ask: (place, turn) => page(`&page=${Math.floor(pagesOf(place) / 2) - turn}`),
  },
  {
    name: 'properties, page in the middle',
    goal: { milliseconds: 60 },
    // There are as many as inspections.
    ask: (place, turn) => ({
      method: 'GET',
      path: `/api/properties?per_page=30&page=${Math.floor(pagesOf(place) / 2) - turn}`,
    }),
  },
  { name: 'last page', goal: { times: 4 }, ask: (place) => page(`&page=${pagesOf(place)}`) },
  {
    name: 'by state, exact total',
    goal: { times: 12, milliseconds: 60 },
    ask: () => page(`&state_id=${states.assigned}&state_id=${states.active}`),
  },
  {
    name: 'by clerk, exact total',
    goal: { times: 12 },
    ask: ({ filled }, turn) => page(`&clerk_id=${at(filled.clerkIds, turn)}&clerk_id=${at(filled.clerkIds, turn + 7)}`),
  },
  {
    name: 'calendar, about a hundred',
    goal: { times: 2 },
    ask: (place, turn) =>
      page(`&sort=conduct_date&conduct_date=${day(-100 - turn)}/${day(-100 - turn + windowDays(place))}`),
  },
  {
    name: 'address: house, street, town',
    goal: { times: 3, milliseconds: 25 },
    ask: ({ filled }, turn) => {
      const { name, town } = at(filled.streets, turn);
      return page(`&address=${encodeURIComponent(`${1 + turn} ${name} ${town}`)}`);
    },
  },
  {
    name: 'address: street',
    goal: { times: 3, milliseconds: 40 },
    ask: ({ filled }, turn) => page(`&address=${encodeURIComponent(at(filled.streets, turn).name)}`),
  },
  {
    name: 'properties by street',
    goal: { times: 3, milliseconds: 40 },
    ask: ({ filled }, turn) => ({
      method: 'GET',
      path: `/api/properties?address=${encodeURIComponent(at(filled.streets, turn).name)}`,
    }),
  },
  {
    name: 'everything by street',
    goal: { times: 3, milliseconds: 40 },
    ask: ({ filled }, turn) => page(`&q=${encodeURIComponent(at(filled.streets, turn).name)}`),
  },
  { name: 'order of addresses', goal: { times: 3.5, milliseconds: 40 }, ask: () => page('&sort=address') },
  // The goal is about the page: the exact total that comes with it grows with the eighth of all that is found.
  ...[
    ['a common word', 'southsea'],
    ['two letters', 'so'],
  ].flatMap(([what, address = '']): Growth[] => [
    {
      name: `address: ${what}, the page`,
      goal: { times: 3 },
      time: ({ database, filled }) => timePageAlone(database, filled.accountId, address),
    },
    { name: `address: ${what}, with its exact total`, ask: () => page(`&address=${address}`) },
  ]),
  {
    name: 'create',
    goal: { times: 1.5 },
    ask: ({ filled }, turn) => ({
      method: 'POST',
      path: '/api/inspections',
      body: {
        property: { id: at(filled.propertyIds, turn) },
        type: { id: 1 },
        clerk: { id: at(filled.clerkIds, turn) },
        conduct_date: '2027-02-03T09:30:00+00:00',
      },
    }),
  },
];

export async function grow(url: string, most: number): Promise<boolean> {
  const sizes = sizesUpTo(most);
  const places: Place[] = [];
  try {
    for (const size of sizes) places.push(await open(url, size));
    const results = [];
    for (const growth of growths) results.push(await measure(growth, places));
    printTable(
      [
        'milliseconds, one request at a time',
        ...sizes.map(({ inspections }) => inspections.toLocaleString('en')),
        'times',
        'goal',
        '',
      ],
      results.map(({ row }) => row),
    );
    return results.every(({ isMet }) => isMet);
  } finally {
    for (const { service, database } of places) {
      await service.stop();
      await database.close();
    }
  }
}

async function open(url: string, size: Size): Promise<Place> {
  const keeper = openDatabase(url, { poolSize: 1, patience: unlimitedPatience });
  await keeper.pool.query(`create database ${size.name}`);
  await keeper.close();
  const own = url.replace(/\/[^/?]*(\?|$)/, `/${size.name}$1`);
  const database = openDatabase(own, { poolSize: 1, patience: unlimitedPatience });
  await migrateDatabase(database);
  const minutes = Math.ceil(size.inspections / 100_000);
  console.error(`filling ${size.name} with ${size.inspections} inspections: about ${minutes} min`);
  const started = performance.now();
  const filled = await fill(database, size);
  console.error(`filled in ${Math.round((performance.now() - started) / 1000)} s`);
  return { database, filled, service: await startService(own, 'web,api'), total: size.inspections };
}

async function measure(growth: Growth, places: Place[]) {
  const took = places.map((): number[] => []);
  // Not before: an idle one would be closed while the next database is filled.
  const connections = await Promise.all(places.map(({ service }) => openConnection(service.port)));
  // At first everything is requested once, for plans, caches and compiled code.
  for (let turn = -turns; turn < turns; turn += 1) {
    for (const [which, place] of places.entries()) {
      const milliseconds = await timeOf(growth, place, { turn: turn + turns, connection: at(connections, which) });
      if (turn >= 0) took[which]?.push(milliseconds);
    }
  }
  for (const connection of connections) connection.close();
  return judge(growth, took.map(median));
}

async function timeOf(growth: Growth, place: Place, { turn, connection }: { turn: number; connection: Connection }) {
  if ('time' in growth) return growth.time(place);
  const request = Buffer.from(writeRequest(growth.ask(place, turn), at(place.filled.tokens, turn)));
  const started = performance.now();
  const { status, head } = await connection.exchange(request);
  if (status >= 300) throw new Error(`${growth.name}: ${head}`);
  return performance.now() - started;
}

function judge({ name, goal }: Growth, [small = Number.NaN, large = Number.NaN]: number[]) {
  const times = large / small;
  const isMet = goal === undefined || times <= (goal.times ?? 0) || large <= (goal.milliseconds ?? 0);
  const words = [
    goal?.times === undefined ? '' : `≤ ${goal.times} times`,
    goal?.milliseconds === undefined ? '' : `≤ ${goal.milliseconds} ms`,
  ].filter((word) => word !== '');
  const verdict = goal === undefined ? '' : isMet ? 'met' : 'MISSED';
  return {
    isMet,
    row: [name, small.toFixed(1), large.toFixed(1), times.toFixed(1), words.join(' or '), verdict],
  };
}
