import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { GivenUser } from '#testing/given-account.ts';
import { givenProperty } from '#testing/given-property.ts';
import { type TestApi, testApi } from '#testing/test-api.ts';

let api: TestApi;
let people: Record<'manager' | 'clerk' | 'other', GivenUser>;
let property: { id: number };

beforeAll(async () => {
  api = await testApi();
  const { account, database } = api;
  const [manager, clerk, other] = await Promise.all([
    account.user('manager'),
    account.user('clerk', { name: 'Tom Ashdown' }),
    account.user('clerk'),
  ]);
  people = { manager, clerk, other };
  property = await givenProperty(database, account.id);
});
afterAll(() => api.close());

const as = (who: keyof typeof people) => api.as(people[who].token);
const post = (who: keyof typeof people, id: number, verb: string, body?: unknown) =>
  as(who)('POST', `/inspections/${id}/${verb}`, body);

async function booked(more: object = {}): Promise<number> {
  const { json } = await as('manager')('POST', '/inspections', {
    property: { id: property.id },
    type: { id: 1 },
    conduct_date: '2087-02-03T09:30:00+00:00',
    clerk: { id: people.clerk.id },
    ...more,
  });
  return json.id;
}

const emailsAbout = (id: number, subject: string) =>
  api.database.rows<{ recipient: string; text: string }>(
    'test.emails',
    `select recipient, text from emails where account_id = $1 and inspection_id = $2 and subject like $3`,
    [api.account.id, id, subject],
  );

describe('a visit', () => {
  test('is accepted by its clerk, once, and the trail and the webhooks say so', async () => {
    const id = await booked();
    const { json: before } = await as('clerk')('GET', `/inspections/${id}`);
    expect(before).toMatchObject({ allowed: ['start', 'accept', 'decline'], clerk_accepted_at: null, declined: null });
    const { json } = await post('clerk', id, 'accept');
    expect(json).toMatchObject({
      state: { id: 200 },
      allowed: ['start', 'decline'],
      clerk_accepted_at: expect.stringMatching(/^20/),
    });
    const again = await post('clerk', id, 'accept');
    expect([again.status, again.json.version]).toEqual([200, json.version]);
    const { json: trail } = await as('manager')('GET', `/properties/${property.id}/audit?per_page=100`);
    const own = trail.data.filter((entry: { subject: { id: number } }) => entry.subject.id === id);
    expect(own.map((entry: { action: string }) => entry.action)).toEqual(['inspection.accept', 'inspection.created']);
  });

  test('is accepted by nobody else, and by nobody once it has begun', async () => {
    const id = await booked();
    for (const who of ['manager', 'other'] as const)
      expect((await post(who, id, 'accept')).json).toMatchObject({ status: 403, code: 'role_forbids' });
    await post('clerk', id, 'start');
    expect((await post('clerk', id, 'accept')).json).toMatchObject({ status: 409, code: 'state_forbids', state: 300 });
    expect((await post('clerk', id, 'decline', { reason: 'Ill' })).json).toMatchObject({ status: 409 });
  });

  test('is declined with a reason: nobody is assigned, and whoever booked it is e-mailed at once', async () => {
    const id = await booked();
    const { json } = await post('clerk', id, 'decline', { reason: 'My car is in the garage.' });
    expect(json).toMatchObject({
      state: { id: 100 },
      clerk: null,
      clerk_accepted_at: null,
      declined: { clerk: { id: people.clerk.id, name: 'Tom Ashdown' }, reason: 'My car is in the garage.' },
    });
    const listed = (await api.as(people.manager.token)('GET', '/inspections?declined=true&per_page=100')).json.data;
    expect(listed.map((one: { id: number }) => one.id)).toContain(id);
    const [email, ...more] = await emailsAbout(id, 'Tom Ashdown declines: %');
    expect(more).toEqual([]);
    expect(email?.recipient).toBe(people.manager.email);
    expect(email?.text).toContain('“My car is in the garage.”');
  });

  test('is not declined without a reason', async () => {
    const id = await booked();
    expect((await post('clerk', id, 'decline', { reason: ' ' })).json).toMatchObject({
      status: 422,
      errors: [{ pointer: '/reason' }],
    });
  });
});

describe('an answer of a clerk', () => {
  const accepted = async () => {
    const id = await booked();
    await post('clerk', id, 'accept');
    return id;
  };
  const change = async (id: number, body: object) =>
    (await as('manager')('PUT', `/inspections/${id}`, body)).json.clerk_accepted_at;

  test.each([
    ['another clerk', () => ({ clerk: { id: people.other.id } })],
    ['nobody', () => ({ clerk: null })],
    ['another time', () => ({ conduct_date: '2087-02-03T10:30:00+00:00' })],
    ['a whole day', () => ({ conduct_date: '2087-02-04' })],
  ])('ends with %s', async (_, body) => {
    expect(await change(await accepted(), body())).toBeNull();
  });

  test('stays when the visit is sent back as it was read, and with other changes', async () => {
    const id = await accepted();
    const body = { clerk: { id: people.clerk.id }, conduct_date: '2087-02-03T09:30:00Z', ref: 'A 1' };
    expect(await change(id, body)).toMatch(/^20/);
  });

  test('makes place for the next clerk: nobody reads of the one who declined any more', async () => {
    const id = await booked();
    await post('clerk', id, 'decline', { reason: 'Ill' });
    const { json } = await as('manager')('PUT', `/inspections/${id}`, { clerk: { id: people.other.id } });
    expect(json).toMatchObject({ state: { id: 200 }, declined: null });
  });
});
