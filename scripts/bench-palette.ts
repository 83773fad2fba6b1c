/**
 * Measures how soon the palette has its answer among 100,000 inspections: for the words that people type, its two requests at
 * once, until both are answered. It sends them once somebody has paused for 180 ms; that pause is not counted.
 *
 *     npm run bench:palette                  20,000 properties, 100,000 inspections, each kind of words 100 times
 *     npm run bench:palette -- --times 20
 */
import { openDatabase } from '#store/database/database.ts';
import { migrateDatabase } from '#store/database/migrate.ts';
import { unlimitedPatience } from '#store/database/patience.ts';
import { startThrowawayPostgres } from '#testing/database/throwaway-postgres.ts';
import { ask } from './bench-api/arena.ts';
import { fill, type Filled } from './bench-api/fill.ts';
import { type Contender, startService } from './bench-api/processes.ts';
import { median, printTable } from './bench-api/table.ts';
import { readArguments, readCount } from './read-arguments.ts';

const aim = 150;
/** As many as the palette shows of each. */
const perPage = 6;

const usage = `npm run bench:palette -- [--times N]

Measures the palette's answer among 100,000 inspections, for each kind of words N times (100).`;
const { values: options } = readArguments({ usage, options: { times: { type: 'string' } } });
const times = readCount(usage, options.times, 100);

const server = await startThrowawayPostgres({ durable: true });
const database = openDatabase(server.url, { poolSize: 2, patience: unlimitedPatience });
try {
  await migrateDatabase(database);
  const filled = await fill(database, { properties: 20_000, inspections: 100_000, reports: 2 });
  const service = await startService(server.url, 'web,api');
  try {
    await measure(service, filled);
  } finally {
    await service.stop();
  }
} finally {
  await database.close();
  await server.stop();
}

async function measure(service: Contender, filled: Filled): Promise<void> {
  const rows: string[][] = [];
  for (const [name, words] of Object.entries(kindsOfWords(filled))) {
    const taken: number[] = [];
    // The first few find their way into the caches.
    for (let at = -words.length; at < times; at += 1) {
      const token = filled.tokens[(at + words.length) % filled.tokens.length] ?? '';
      const took = await answer(service, token, words[(at + words.length) % words.length] ?? '');
      if (at >= 0) taken.push(took);
    }
    const middle = median(taken);
    const late = taken.toSorted((a, b) => a - b)[Math.floor(taken.length * 0.95)] ?? Number.NaN;
    rows.push([name, middle.toFixed(0), late.toFixed(0), (late / aim).toFixed(2)]);
  }
  printTable(['ms until both are answered', 'median', '95 %', `95 % of the aim of ${aim}`], rows);
}

/** From the beginning of a word to the whole address, and words that nothing has. */
function kindsOfWords({ streets }: Filled): Record<string, string[]> {
  const some = streets.slice(0, 20);
  return {
    'two letters': some.map(({ name }) => name.slice(0, 2)),
    'a street': some.map(({ name }) => name),
    'a house': some.map(({ name }, at) => `${at + 1} ${name}`),
    'a street and its town': some.map(({ name, town }) => `${name} ${town}`),
    'words that nothing has': some.map((_, at) => `zq${at} nowhere`),
  };
}

async function answer(service: Contender, token: string, words: string): Promise<number> {
  const sought = encodeURIComponent(words);
  const begun = performance.now();
  const answers = await Promise.all(
    [
      `/api/properties?address=${sought}&per_page=${perPage}`,
      `/api/inspections?q=${sought}&per_page=${perPage}&sort=-conduct_date`,
    ].map(async (path) => {
      const got = await ask(service, { method: 'GET', path, encoding: 'br' }, token);
      return { path, status: got.status, text: await got.text() };
    }),
  );
  const took = performance.now() - begun;
  const refused = answers.find(({ status }) => status !== 200);
  if (refused !== undefined) throw new Error(`${refused.path}: ${refused.status} ${refused.text}`);
  return took;
}
