/**
 * Lets contacts race for one free time of a clerk by the links in their e-mails, and counts who has it.
 *
 *     npm run bench:slots                     10,000 races, 200 at once
 *     npm run bench:slots -- --races 1000
 */
import fastify from 'fastify';
import { appointmentPlugin } from '#api/appointment-page/appointment-plugin.ts';
import { openDatabase } from '#store/database/database.ts';
import { migrateDatabase } from '#store/database/migrate.ts';
import { unlimitedPatience } from '#store/database/patience.ts';
import { startThrowawayPostgres } from '#testing/database/throwaway-postgres.ts';
import { givenAccount } from '#testing/given-account.ts';
import { givenProperty } from '#testing/given-property.ts';
import { givenContestants, timesAround } from '#testing/schedule/given-contestants.ts';
import { readArguments, readCount } from './read-arguments.ts';

const together = 200;
const alternatives = 3;

const usage = `npm run bench:slots -- [--races N]

Lets N contacts (10000) race for free times of clerks, ${together} for each, and counts winners and what the others are offered.`;
const { values: options } = readArguments({ usage, options: { races: { type: 'string' } } });
const races = readCount(usage, options.races, 10_000);

const server = await startThrowawayPostgres({ durable: false });
const database = openDatabase(server.url, { poolSize: 8, patience: unlimitedPatience });
const pages = fastify();
try {
  await migrateDatabase(database);
  await pages.register(appointmentPlugin, { prefix: '/a', database, settings: { publicUrl: 'http://localhost' } });
  if (!(await raceAll())) process.exitCode = 1;
} finally {
  await pages.close();
  await database.close();
  await server.stop();
}

async function raceAll(): Promise<boolean> {
  const account = await givenAccount(database, 'Harbour Lettings');
  await database.rows(
    'bench.answers',
    `update accounts set settings = settings || '{"appointmentAnswers":"take_time"}' where id = $1`,
    [account.id],
  );
  const property = await givenProperty(database, account.id);
  const counts = { raced: 0, rounds: 0, won: 0, lost: 0, offered: 0, slowest: 0 };
  while (counts.raced < races) {
    const clerk = await account.user('clerk');
    const visit = { accountId: account.id, propertyId: property.id, clerkId: clerk.id };
    // One of a year each: no round sees the visits of another.
    const wanted = tuesdayOf(2087 + counts.rounds);
    const times = timesAround(wanted, Math.min(together, races - counts.raced));
    const contestants = await givenContestants(database, visit, times);
    const begun = performance.now();
    const answers = await Promise.all(
      contestants.map(async ({ url, agreed }) => {
        const answer = await take(url, { wanted, agreed });
        return { ...answer, after: performance.now() - begun };
      }),
    );
    counts.rounds += 1;
    counts.raced += answers.length;
    for (const { status, offers, after } of answers) {
      counts.slowest = Math.max(counts.slowest, after);
      if (status === 303) counts.won += 1;
      if (status === 409) counts.lost += 1;
      if (status === 409 && offers === alternatives) counts.offered += 1;
    }
  }
  const { raced, rounds, won, lost, offered, slowest } = counts;
  console.log(`${raced} races for ${rounds} free times: ${won} won, ${lost} lost.`);
  console.log(`${offered} of those who lost were offered ${alternatives} other times.`);
  console.log(`The last of ${together} who asked at the same moment was answered within ${Math.round(slowest)} ms.`);
  return won === rounds && lost === raced - rounds && offered === lost;
}

function tuesdayOf(year: number): string {
  const day = new Date(`${year}-07-09T09:00:00Z`);
  day.setUTCDate(day.getUTCDate() + ((9 - day.getUTCDay()) % 7));
  return day.toISOString();
}

async function take(url: string, { wanted, agreed }: { wanted: string; agreed: string }) {
  const { statusCode: status, body } = await pages.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ for: agreed, answer: 'take', at: wanted }).toString(),
  });
  return { status, offers: body.split('name="at"').length - 1 };
}
