/** Contacts take a time at which their clerk is free; of many who want one, one has it. */
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { states } from '#domain/inspection-state.ts';
import { type Contestant, givenContestants, timesAround } from '#testing/schedule/given-contestants.ts';
import { type GivenOffice, givenOffice } from '#testing/given-office.ts';
import { type TestApi, testApi } from '#testing/test-api.ts';
import { appointmentPlugin } from './appointment-plugin.ts';

const RACES = 200;

let api: TestApi;
let office: GivenOffice;
let pages: FastifyInstance;
/** A second process that serves the same pages. */
let otherPages: FastifyInstance;
beforeAll(async () => {
  api = await testApi();
  office = await givenOffice(api);
  [pages, otherPages] = await Promise.all([servePages(), servePages()]);
});
afterAll(async () => {
  await Promise.all([pages.close(), otherPages.close()]);
  await api.close();
});

async function servePages(): Promise<FastifyInstance> {
  const served = fastify();
  const settings = { publicUrl: 'http://localhost:8080' };
  await served.register(appointmentPlugin, { prefix: '/a', database: api.database, settings });
  return served;
}

/** The second Monday of a summer, at ten; each test has a summer of its own. */
let year = 2086;
let agreed: string;
beforeEach(async () => {
  year += 1;
  const july = new Date(`${year}-07-08T09:00:00Z`);
  july.setUTCDate(july.getUTCDate() + ((8 - july.getUTCDay()) % 7));
  agreed = july.toISOString();
  await office.asManager('PUT', '/settings/account', { appointment_answers: 'take_time' });
});

const laterBy = (days: number, hours = 0) =>
  new Date(Date.parse(agreed) + (days * 24 + hours) * 3_600_000).toISOString();
const contestants = (times: string[]): Promise<Contestant[]> => {
  const people = { clerkId: office.clerk.id, actorId: office.manager.id };
  const visit = { accountId: api.account.id, propertyId: office.property.id, ...people };
  return givenContestants(api.database, visit, times);
};
const one = async (): Promise<Contestant> => {
  const [first] = await contestants([agreed]);
  if (first === undefined) throw new Error('nobody');
  return first;
};
const open = (url: string) => pages.inject({ method: 'GET', url });
const take = (url: string, at: string, seen = agreed, through = pages) =>
  through.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ for: seen, answer: 'take', at }).toString(),
  });
const offered = (body: string) => [...body.matchAll(/name="at" value="([^"]+)"/g)].map(([, at = '']) => at);
const read = async (id: number) => (await office.asManager('GET', `/inspections/${id}`)).json;

test('the page shows free times around the agreed day, and opening it changes nothing', async () => {
  const { url, id } = await one();
  const before = await read(id);
  const { body } = await open(url);
  const times = offered(body);
  expect(times.length).toBeGreaterThan(3);
  expect(times.every((at) => at >= laterBy(-8) && at <= laterBy(8))).toBe(true);
  expect(times).not.toContain(agreed);
  expect(body).not.toContain('<script');
  expect(await read(id)).toEqual(before);
});

test('taking one moves the visit, confirms it, and tells clerk, contact and office at once', async () => {
  const { url, id, email } = await one();
  const [at = ''] = offered((await open(url)).body);
  expect((await take(url, at)).statusCode).toBe(303);
  const moved = await read(id);
  expect(Date.parse(moved.conduct_date)).toBe(Date.parse(at));
  expect([moved.conduct_date_option, moved.state.id, moved.clerk.id]).toEqual([0, states.assigned, office.clerk.id]);
  expect((await open(url)).body).toContain('you confirmed this time');
  const emails = await api.database.rows<{ recipient: string; subject: string }>(
    'test.emails',
    'select recipient, subject from emails where account_id = $1 and inspection_id = $2',
    [api.account.id, id],
  );
  expect(new Set(emails.map(({ recipient }) => recipient))).toEqual(
    new Set([email, office.clerk.email, office.manager.email]),
  );
  expect(emails.map(({ subject }) => subject)).toContainEqual(expect.stringContaining('takes another time'));
  const [entry] = (await office.asManager('GET', `/properties/${office.property.id}/audit?inspection_id=${id}`)).json
    .data;
  expect(entry).toMatchObject({ action: 'inspection.updated', changes: [{ field: 'conduct_date' }] });
  // A page that is sent again.
  expect((await take(url, at)).statusCode).toBe(303);
  expect((await read(id)).version).toBe(moved.version);
});

test('nothing else can be taken: at night, in another month, of an earlier time, or where the firm does not let them', async () => {
  const { url, id } = await one();
  const before = await read(id);
  for (const at of [laterBy(1, 15), laterBy(30), new Date().toISOString()])
    expect((await take(url, at)).statusCode).toBe(409);
  expect((await take(url, laterBy(1), laterBy(2))).statusCode).toBe(409);
  await office.asManager('PUT', '/settings/account', { appointment_answers: 'another_time' });
  expect(offered((await open(url)).body)).toEqual([]);
  expect((await take(url, laterBy(1))).statusCode).toBe(403);
  expect(await read(id)).toEqual(before);
});

test('a time that is kept for somebody on the phone is not free', async () => {
  const { url } = await one();
  const kept = { staff_id: office.clerk.id, conduct_date: laterBy(1), minutes: 60, property_id: office.property.id };
  expect((await office.asManager('POST', '/slot-holds', kept)).status).toBe(200);
  const answer = await take(url, laterBy(1));
  expect(answer.statusCode).toBe(409);
  expect(answer.body).toContain('Somebody else has this time now');
});

test('one of 200 who want one time has it, and each of the others is offered three that are free', async () => {
  const wanted = laterBy(1);
  const racers = await contestants(timesAround(wanted, RACES));
  const answers = await Promise.all(
    racers.map(({ url, agreed: seen }, nth) => take(url, wanted, seen, nth % 2 === 0 ? pages : otherPages)),
  );
  const won = answers.filter(({ statusCode }) => statusCode === 303);
  const lost = answers.filter(({ statusCode }) => statusCode === 409);
  expect([won.length, lost.length]).toEqual([1, RACES - 1]);
  const booked = await api.database.rows(
    'test.winners',
    'select id from inspections where account_id = $1 and clerk_id = $2 and conduct_at = $3',
    [api.account.id, office.clerk.id, wanted],
  );
  expect(booked).toHaveLength(1);
  for (const { body } of lost) {
    const times = offered(body);
    expect(times).toHaveLength(3);
    expect(times.map((at) => new Date(at).toISOString())).not.toContain(wanted);
  }
}, 120_000);
