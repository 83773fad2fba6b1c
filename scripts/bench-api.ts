/**
 * Measures the service against a floor: bare `node:http` and one named statement that returns ready JSON, on the same
 * database, in turn. Everything is on: authentication, authorization, validation, limits, audit, the log.
 *
 *     npm run bench:api                      20,000 properties, 100,000 inspections, three rounds of 3 s
 *     npm run bench:api -- --rounds 5 --seconds 2 --only create
 *     npm run bench:api -- --grow            10,000 inspections against 1,000,000: about a quarter of an hour, most of it to fill
 *     npm run bench:api -- --grow --most 100000
 *
 * A thousand people send the requests, so that nobody reaches the limit; RATE_LIMIT=off takes the limits away.
 */
import { openDatabase } from '#store/database/database.ts';
import { migrateDatabase } from '#store/database/migrate.ts';
import { unlimitedPatience } from '#store/database/patience.ts';
import { startThrowawayPostgres } from '#testing/database/throwaway-postgres.ts';
import { compare } from './bench-api/compare.ts';
import { fill } from './bench-api/fill.ts';
import { grow } from './bench-api/growth.ts';
import { measureBesidePdfs } from './bench-api/beside-pdfs.ts';
import { readArguments, readCount } from './read-arguments.ts';

const usage = `npm run bench:api -- [--rounds N] [--seconds N] [--only CASE]
npm run bench:api -- --grow [--most INSPECTIONS]

Measures the service against a floor (3 rounds of 3 seconds), or with --grow 10,000 inspections against 1,000,000.`;
const { values: options } = readArguments({
  usage,
  options: {
    grow: { type: 'boolean', default: false },
    most: { type: 'string' },
    rounds: { type: 'string' },
    seconds: { type: 'string' },
    only: { type: 'string' },
  },
});
const most = readCount(usage, options.most, 1_000_000);
const rounds = readCount(usage, options.rounds, 3);
const seconds = readCount(usage, options.seconds, 3);

const server = await startThrowawayPostgres({ durable: true });
try {
  if (!options.grow) await measure();
  else if (!(await grow(server.url, most))) process.exitCode = 1;
} finally {
  await server.stop();
}

async function measure(): Promise<void> {
  const database = openDatabase(server.url, { poolSize: 2, patience: unlimitedPatience });
  try {
    await migrateDatabase(database);
    const filled = await fill(database, { properties: 20_000, inspections: 100_000, reports: 25 });
    const plan = { rounds, seconds, only: options.only };
    const met = [await compare(database, server.url, filled, plan)];
    if (options.only === undefined) met.push(await measureBesidePdfs({ database, filled }, server.url, plan));
    if (met.includes(false)) process.exitCode = 1;
  } finally {
    await database.close();
  }
}
