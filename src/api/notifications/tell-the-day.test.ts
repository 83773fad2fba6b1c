/** In the evening clerks are told of their next day, once, and only of what they still have to do. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildStore } from '#store/build-store.ts';
import type { GivenUser } from '#testing/given-account.ts';
import { type GivenOffice, givenOffice } from '#testing/given-office.ts';
import { type TestApi, testApi } from '#testing/test-api.ts';
import { buildTellTheDay } from './tell-the-day.ts';

let api: TestApi;
let office: GivenOffice;
let clerk: GivenUser;
beforeAll(async () => {
  api = await testApi();
  office = await givenOffice(api);
});
afterAll(() => api.close());
beforeEach(async () => {
  clerk = await api.account.user('clerk', { name: 'Priya Raman' });
  await api.database.pool.query('delete from inspections where account_id = $1', [api.account.id]);
  await api.database.pool.query('delete from day_rounds where account_id = $1', [api.account.id]);
  await buildStore(api.database).dayRounds.begin(api.account.id);
});

/** A zone in which it is this hour now, whatever the hour of the test. */
const zoneAt = (hour: number): string => {
  const east = hour - new Date().getUTCHours();
  // `Etc/GMT+5` is five hours west; 14 hours east is the most there is.
  const offset = east > 12 ? east - 24 : east < -12 ? east + 24 : east;
  return offset === 0 ? 'Etc/GMT' : `Etc/GMT${offset > 0 ? '-' : '+'}${Math.abs(offset)}`;
};
/** The firm's zone from now on, where it may be another day than where the rounds began. */
const itIs = async (hour: number): Promise<string> => {
  const zone = zoneAt(hour);
  await api.database.pool.query('update accounts set time_zone = $2 where id = $1', [api.account.id, zone]);
  await api.database.pool.query(
    'update day_rounds set told_of = (now() at time zone $2)::date where account_id = $1 and told_of > (now() at time zone $2)::date',
    [api.account.id, zone],
  );
  return zone;
};
const dayIn = (timeZone: string, later = 0): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone }).format(Date.now() + later * 86_400_000);

const tell = () =>
  buildTellTheDay({ store: buildStore(api.database), publicUrl: 'http://localhost:8080' })({
    accountId: api.account.id,
  });
const told = async () => {
  const { rows } = await api.database.pool.query<{ subject: string; text: string; calendar: string }>(
    'select subject, text, calendar from emails where recipient = $1 and inspection_id is null order by id',
    [clerk.email],
  );
  return rows;
};
const visit = (conduct_date: string, more: object = {}) =>
  office.create({ clerk: { id: clerk.id }, conduct_date, location_of_keys: 'Hook 4', ...more });

test('at six in the evening a clerk gets the visits of the next day in their order, with a calendar, and once', async () => {
  const zone = await itIs(19);
  const day = dayIn(zone, 1);
  await visit(`${day}T14:00:00`);
  await visit(`${day}T09:30:00`, { time_to_complete: 'PT90M' });
  await visit(dayIn(zone, 2));
  await tell();
  await tell();
  const [email, ...more] = await told();
  expect(more).toEqual([]);
  expect(email?.subject).toMatch(/^2 visits on \w+day,? \d+ \w+ \d{4}$/);
  expect(email?.text).toMatch(
    /Dear Priya Raman,[^]*09:30, 1 hour 30 minutes: Inventory\n12 Albert Road[^]*Keys: Hook 4[^]*14:00, [^]*http:\/\/localhost:8080\//,
  );
  expect(email?.calendar).toContain('METHOD:PUBLISH');
  expect(email?.calendar.match(/BEGIN:VEVENT/g)).toHaveLength(2);
});

test('before the evening nobody is told of the day after, and the round comes again then', async () => {
  const zone = await itIs(15);
  await visit(`${dayIn(zone, 1)}T09:30:00`);
  await tell();
  expect(await told()).toEqual([]);
  const { rows } = await api.database.pool.query<{ hour: number; isLater: boolean }>(
    `select extract(hour from next_attempt_at at time zone $2)::int as hour, next_attempt_at > now() as "isLater"
     from day_rounds where account_id = $1`,
    [api.account.id, zone],
  );
  expect(rows).toEqual([{ hour: 18, isLater: true }]);
});

test('after a night without a worker they are told of the day that has begun', async () => {
  const zone = await itIs(6);
  await api.database.pool.query('update day_rounds set told_of = told_of - 1 where account_id = $1', [api.account.id]);
  await visit(`${dayIn(zone)}T11:00:00`);
  await tell();
  expect((await told()).map(({ subject }) => subject)).toEqual([expect.stringMatching(/^Inventory on /)]);
});

test('cancelled visits, those of nobody, and clerks who leave it off are left out', async () => {
  const zone = await itIs(19);
  const at = `${dayIn(zone, 1)}T09:30:00`;
  const { id } = await visit(at);
  await office.asManager('POST', `/inspections/${id}/cancel`, {});
  await office.create({ conduct_date: at });
  const own = api.as(await api.account.backOfficeToken(clerk.id));
  await tell();
  expect(await told()).toEqual([]);

  await visit(at);
  expect((await own('GET', '/me')).json.day_emails).toBe(true);
  expect((await own('PUT', '/me', { day_emails: false })).json.day_emails).toBe(false);
  await api.database.pool.query('update day_rounds set told_of = told_of - 2 where account_id = $1', [api.account.id]);
  await tell();
  expect(await told()).toEqual([]);
});
