/** Somebody reads their visits in a calendar of their own, by a link that they can end. */
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { givenAccount, type GivenUser, passwordOfTests } from '#testing/given-account.ts';
import { type GivenOffice, givenOffice } from '#testing/given-office.ts';
import { type TestApi, testApi } from '#testing/test-api.ts';
import { calendarFeedPlugin } from './feed-plugin.ts';

const publicUrl = 'http://localhost:8080';

let api: TestApi;
let office: GivenOffice;
let feeds: FastifyInstance;
let clerk: GivenUser;
let asClerk: ReturnType<TestApi['as']>;
beforeAll(async () => {
  api = await testApi();
  office = await givenOffice(api);
  feeds = fastify();
  await feeds.register(calendarFeedPlugin, { prefix: '/feeds', database: api.database, settings: { publicUrl } });
});
afterAll(async () => {
  await feeds.close();
  await api.close();
});
beforeEach(async () => {
  clerk = await api.account.user('clerk', { name: 'Priya Raman' });
  asClerk = api.as(await api.account.backOfficeToken(clerk.id));
});

const year = new Date().getFullYear() + 1;
const path = '/me/calendar-feed';
const makeLink = async (): Promise<string> => (await asClerk('POST', path)).json.url.slice(publicUrl.length);
const open = (url: string, headers: Record<string, string> = {}) => feeds.inject({ method: 'GET', url, headers });
/** Its lines, those that were folded made whole. */
const lines = async (url: string) => (await open(url)).body.replaceAll('\r\n ', '').split('\r\n');
const visit = (more: object = {}) =>
  office.create({ clerk: { id: clerk.id }, conduct_date: `${year}-07-05T09:30:00+01:00`, ...more });
const events = async (url: string) => (await lines(url)).filter((line) => line.startsWith('UID:'));

test('it has the visits of that person, with time, place and keys, and follows what becomes of them', async () => {
  const mine = await visit({ time_to_complete: 'PT90M', location_of_keys: 'Agent’s office; hook 4' });
  await office.create({ conduct_date: `${year}-07-05T11:00:00+01:00` });
  const link = await makeLink();
  const answer = await open(link);
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8']);
  expect(answer.headers).toMatchObject({ 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' });
  expect(await events(link)).toEqual([`UID:inspection-${mine.id}@localhost`]);
  const shown = await lines(link);
  for (const line of [
    `DTSTART:${year}0705T083000Z`,
    `DTEND:${year}0705T100000Z`,
    'SUMMARY:Inventory\\, 12 Albert Road',
    'STATUS:CONFIRMED',
    'DESCRIPTION:Keys: Agent’s office\\; hook 4',
  ])
    expect(shown).toContain(line);

  await office.asManager('PUT', `/inspections/${mine.id}`, { conduct_date: `${year}-07-06`, conduct_date_option: 1 });
  const moved = await lines(link);
  for (const line of [`DTSTART;VALUE=DATE:${year}0706`, 'STATUS:TENTATIVE']) expect(moved).toContain(line);

  await office.asManager('POST', `/inspections/${mine.id}/cancel`, { reason: 'Tenant stays' });
  expect(await events(link)).toEqual([]);
});

test('a calendar that has it already is told so, and asked to come again after a quarter of an hour', async () => {
  await visit();
  const link = await makeLink();
  const first = await open(link);
  const again = await open(link, { 'if-none-match': String(first.headers.etag) });
  expect([again.statusCode, again.body]).toEqual([304, '']);
  expect(first.body).toContain('REFRESH-INTERVAL;VALUE=DURATION:PT15M');
});

test('the notes of the office, in which codes of doors stand, are not in it', async () => {
  await visit({ notes: { internal: 'Alarm 4711' } });
  expect((await open(await makeLink())).body).not.toContain('4711');
});

test('there is one link: another ends it, and so do its owner and their archiving', async () => {
  const none = { created_at: null, last_used_at: null };
  expect((await asClerk('GET', path)).json).toEqual(none);
  const first = await makeLink();
  const second = await makeLink();
  expect([(await open(first)).statusCode, (await open(second)).statusCode]).toEqual([404, 200]);
  expect((await asClerk('GET', path)).json).toEqual({
    created_at: expect.any(String),
    last_used_at: expect.any(String),
  });
  await asClerk('DELETE', path);
  expect((await open(second)).statusCode).toBe(404);
  expect((await asClerk('GET', path)).json).toEqual(none);

  const third = await makeLink();
  const administrator = await api.account.user('administrator');
  await api.as(administrator.token)('DELETE', `/staff/${clerk.id}`);
  expect((await open(third)).statusCode).toBe(404);
  await api.as(administrator.token)('PUT', `/staff/${clerk.id}`, { archived: false });
  expect((await open(third)).statusCode).toBe(404);
});

test('it ends with the sign-ins of its owner: signing out everywhere, by an administrator as well, and a new password', async () => {
  const administrator = await api.account.user('administrator');
  const asAdministrator = api.as(await api.account.backOfficeToken(administrator.id));
  const atDesk = async () => api.as(await api.account.backOfficeToken(clerk.id));
  for (const end of [
    async () => (await atDesk())('POST', '/me/sign-out-everywhere'),
    () => asAdministrator('POST', `/staff/${clerk.id}/sign-out-everywhere`),
    async () =>
      (await atDesk())('PUT', '/me', { password: 'harbour-quartz-violin', current_password: passwordOfTests }),
  ]) {
    asClerk = await atDesk();
    const link = await makeLink();
    expect((await open(link)).statusCode).toBe(200);
    expect((await end()).status).toBe(200);
    expect((await open(link)).statusCode).toBe(404);
  }
});

test('no other token opens it, nor its own in the name of another account', async () => {
  const link = await makeLink();
  const other = await givenAccount(api.database, 'Other firm');
  const [, rest = ''] = /-(.*)$/.exec(link) ?? [];
  for (const url of ['/feeds/x.ics', link.replace('.ics', 'x.ics'), `/feeds/${other.id}-${rest}`])
    expect((await open(url)).statusCode).toBe(404);
});

test('it is made in the back office alone, by somebody who has just said who they are, and the log says so', async () => {
  expect((await api.as(clerk.token)('POST', path)).status).toBe(403);
  await api.database.pool.query('update grants set proved_at = null where user_id = $1', [clerk.id]);
  expect((await asClerk('POST', path)).json.code).toBe('proof_needed');
  await api.database.pool.query('update grants set proved_at = now() where user_id = $1', [clerk.id]);
  await makeLink();
  await asClerk('DELETE', path);
  const administrator = await api.account.user('administrator');
  const asAdministrator = api.as(await api.account.backOfficeToken(administrator.id));
  const log = await asAdministrator('GET', '/security-log?per_page=10');
  const kinds = log.json.data.map(({ kind }: { kind: string }) => kind);
  expect(kinds).toEqual(expect.arrayContaining(['calendar_feed.made', 'calendar_feed.ended']));
});
