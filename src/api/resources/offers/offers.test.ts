/** A visit that nobody has is offered to clerks: the first to accept has it. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildTellWaiting } from '#api/notifications/tell-waiting.ts';
import { givenAccount, type GivenUser } from '#testing/given-account.ts';
import { givenProperty } from '#testing/given-property.ts';
import { type Call, type TestApi, testApi } from '#testing/test-api.ts';

let api: TestApi;
let property: { id: number };
let manager: GivenUser;
let office: Call;
let ann: GivenUser;
let ben: GivenUser;
let cleo: GivenUser;

beforeAll(async () => {
  api = await testApi();
  manager = await api.account.user('manager', { name: 'Mia Manager' });
  office = api.as(await api.account.backOfficeToken(manager.id));
  ann = await api.account.user('clerk', { name: 'Ann Clerk' });
  ben = await api.account.user('clerk', { name: 'Ben Clerk' });
  cleo = await api.account.user('clerk', { name: 'Cleo Clerk' });
  property = await givenProperty(api.database, api.account.id, { lat: 50.79, lng: -1.07 });
});
afterAll(() => api.close());

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
const book = async (more: object = {}): Promise<number> =>
  (
    await office('POST', '/inspections', {
      property: { id: property.id },
      type: { id: 1 },
      conduct_date: '2087-05-06T09:00:00Z',
      time_to_complete: 'PT1H',
      ...more,
    })
  ).json.id;
const offer = (id: number, clerks: GivenUser[] = [ann, ben], ends_at = inHours(24), as = office) =>
  as('POST', '/offers', { inspection_id: id, staff_ids: clerks.map((clerk) => clerk.id), ends_at });
const accept = (id: number, clerk: GivenUser) => api.as(clerk.token)('POST', `/offers/${id}/accept`);
const decline = (id: number, clerk: GivenUser) => api.as(clerk.token)('POST', `/offers/${id}/decline`);
const read = async (id: number) => (await office('GET', `/inspections/${id}`)).json;
const offersOf = async (call: Call, query = '') => (await call('GET', `/offers${query}`)).json.offers;
const idsOf = async (call: Call) => (await offersOf(call)).map(({ id }: { id: number }) => id);
const end = (id: number) =>
  api.database.rows('test.end', 'update offers set ends_at = now() where account_id = $1 and id = $2', [
    api.account.id,
    id,
  ]);
const emailsAbout = (id: number) =>
  api.database.rows<{ recipient: string; subject: string; text: string; calendar: string | null }>(
    'test.emails',
    'select recipient, subject, text, calendar from emails where account_id = $1 and inspection_id = $2 order by id',
    [api.account.id, id],
  );
/** Clerks of an offer are told of it alone. */
const nothingWaits = () =>
  api.database.rows('test.no-waiting', 'delete from waiting_messages where account_id = $1', [api.account.id]);
async function tellDue(id: number) {
  // The column rounds to milliseconds, half of them up: the present could still lie ahead.
  await api.database.rows(
    'test.due',
    `update waiting_messages set due_at = now() - interval '1 second' where account_id = $1 and id = $2`,
    [api.account.id, id],
  );
  await buildTellWaiting({ store: api.store, publicUrl: 'http://localhost:8080' })({ accountId: api.account.id, id });
}

describe('an offer', () => {
  test('leaves the visit to nobody; clerks read those that are made to them, and managers all', async () => {
    const id = await book();
    const { status, json } = await offer(id);
    expect([status, json]).toMatchObject([
      200,
      {
        inspection: { id, property: { id: property.id }, conduct_date: '2087-05-06T09:00:00+00:00' },
        staff: [
          { id: ann.id, name: 'Ann Clerk' },
          { id: ben.id, name: 'Ben Clerk' },
        ],
        is_open: true,
        offered_by: { id: manager.id, name: 'Mia Manager' },
        accepted_by: null,
      },
    ]);
    expect(await read(id)).toMatchObject({ state: { id: 100 }, clerk: null });
    expect(await idsOf(api.as(ann.token))).toContain(json.id);
    expect(await idsOf(office)).toContain(json.id);
    expect(await idsOf(api.as(cleo.token))).not.toContain(json.id);
    expect(await offersOf(api.as(cleo.token), `?inspection_id=${id}`)).toEqual([]);
  });

  test('goes to the first clerk who accepts, who has accepted the visit by that; later ones are refused', async () => {
    const id = await book();
    const made = (await offer(id)).json;
    const taken = await accept(made.id, ben);
    expect([taken.status, taken.json]).toMatchObject([200, { is_open: false, accepted_by: { name: 'Ben Clerk' } }]);
    const visit = await read(id);
    expect(visit).toMatchObject({ state: { id: 200 }, clerk: { id: ben.id }, clerk_accepted_at: expect.any(String) });
    const late = await accept(made.id, ann);
    expect([late.status, late.json]).toMatchObject([
      409,
      { code: 'offer_over', detail: 'Ben Clerk was first to accept it.' },
    ]);
    // A second press.
    expect((await accept(made.id, ben)).status).toBe(200);
    expect((await read(id)).version).toBe(visit.version);
    expect(await idsOf(api.as(ann.token))).not.toContain(made.id);
    const trail = (await office('GET', `/properties/${property.id}/audit?inspection_id=${id}`)).json.data;
    expect(trail.map(({ action }: { action: string }) => action)).toEqual([
      'inspection.accept',
      'inspection.offered',
      'inspection.created',
    ]);
  });

  test('has one winner, however many accept it at once', async () => {
    const clerks = await Promise.all(Array.from({ length: 20 }, () => api.account.user('clerk')));
    const id = await book();
    const made = (await offer(id, clerks)).json;
    const answers = await Promise.all(clerks.map((clerk) => accept(made.id, clerk)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ json }) => json.code === 'offer_over')).toHaveLength(19);
    const winner = clerks[answers.findIndex(({ status }) => status === 200)];
    expect((await read(id)).clerk.id).toBe(winner?.id);
  });

  test('is over when its time is, when it is withdrawn, and while somebody has the visit', async () => {
    const id = await book();
    const first = (await offer(id)).json.id;
    await end(first);
    expect((await accept(first, ann)).json).toMatchObject({
      code: 'offer_over',
      detail: 'The time of the offer is over.',
    });
    const second = (await offer(id)).json.id;
    expect((await office('DELETE', `/offers/${second}`)).status).toBe(200);
    expect((await accept(second, ann)).json.detail).toBe('The offer was withdrawn.');
    expect((await office('DELETE', `/offers/${second}`)).json.code).toBe('offer_over');
    const third = (await offer(id)).json.id;
    await office('PUT', `/inspections/${id}`, { clerk: { id: cleo.id } });
    expect((await accept(third, ann)).json.detail).toContain('has been given to somebody');
    expect(await idsOf(office)).not.toContain(third);
    await office('PUT', `/inspections/${id}`, { clerk: null });
    expect((await accept(third, ann)).status).toBe(200);
    expect((await offersOf(office, `?inspection_id=${id}`)).map((one: { id: number }) => one.id)).toEqual([
      third,
      second,
      first,
    ]);
  });

  test('is accepted by the clerks to whom it is made alone, and not at a time that is kept for another', async () => {
    const id = await book();
    const made = (await offer(id)).json.id;
    expect((await accept(made, cleo)).json.code).toBe('role_forbids');
    expect((await office('POST', `/offers/${made}/accept`)).json.code).toBe('role_forbids');
    const kept = { staff_id: ben.id, conduct_date: '2087-05-07T09:00:00Z', minutes: 60, property_id: property.id };
    await office('POST', '/slot-holds', kept);
    await office('PUT', `/inspections/${id}`, { conduct_date: '2087-05-07T09:00:00Z' });
    expect((await accept(made, ben)).json.code).toBe('slot_taken');
    expect((await accept(made, ann)).status).toBe(200);
  });

  test('is declined by a clerk, who is asked no longer, while the others are; one to which all said no is over', async () => {
    const id = await book();
    const made = (await offer(id)).json.id;
    expect((await decline(made, cleo)).json.code).toBe('role_forbids');
    const said = await decline(made, ben);
    expect([said.status, said.json]).toMatchObject([
      200,
      { is_open: true, declined_by: [{ id: ben.id, name: 'Ben Clerk' }] },
    ]);
    expect((await decline(made, ben)).json.declined_by).toHaveLength(1);
    expect(await idsOf(api.as(ben.token))).not.toContain(made);
    expect(await idsOf(api.as(ann.token))).toContain(made);
    const [waiting] = (await office('GET', `/messages/waiting?inspection_id=${id}`)).json.data;
    expect(waiting.messages.map(({ name }: { name: string }) => name)).toEqual(['Ann Clerk']);
    expect((await decline(made, ann)).json.is_open).toBe(false);
    expect((await office('GET', `/messages/waiting?inspection_id=${id}`)).json.data).toEqual([]);
    expect((await accept(made, ann)).json).toMatchObject({
      code: 'offer_over',
      detail: expect.stringContaining('said no'),
    });
    expect((await offer(id)).status).toBe(200);
    const trail = (await office('GET', `/properties/${property.id}/audit?inspection_id=${id}`)).json.data;
    expect(trail.map(({ action }: { action: string }) => action).slice(1, 3)).toEqual([
      'inspection.offer_declined',
      'inspection.offer_declined',
    ]);
  });

  test('is taken after all by somebody who had said no, while it is open', async () => {
    const id = await book();
    const made = (await offer(id)).json.id;
    await decline(made, ben);
    expect((await accept(made, ben)).status).toBe(200);
    expect((await read(id)).clerk.id).toBe(ben.id);
  });

  test('is told to the office once it has ended without anybody, until somebody has the visit or it is offered again', async () => {
    const lapsed = () => offersOf(office, '?lapsed=true');
    const idsLapsed = async () => (await lapsed()).map(({ id }: { id: number }) => id);
    const id = await book();
    const first = (await offer(id)).json.id;
    expect(await idsLapsed()).not.toContain(first);
    await end(first);
    expect(await idsLapsed()).toContain(first);
    const second = (await offer(id)).json.id;
    expect(await idsLapsed()).not.toContain(first);
    await decline(second, ann);
    await decline(second, ben);
    expect(await idsLapsed()).toContain(second);
    await office('PUT', `/inspections/${id}`, { clerk: { id: cleo.id } });
    expect(await idsLapsed()).not.toContain(second);
  });

  test('names every fault, and a visit has one at a time', async () => {
    const id = await book();
    const pointersOf = async (draft: object) =>
      (await office('POST', '/offers', draft)).json.errors.map(({ pointer }: { pointer: string }) => pointer);
    const none = 2_000_000_000;
    expect(await pointersOf({ inspection_id: none, staff_ids: [ann.id, manager.id], ends_at: inHours(1) })).toEqual([
      '/inspection_id',
      '/staff_ids/1',
    ]);
    for (const ends_at of [inHours(-1), inHours(24 * 31)])
      expect(await pointersOf({ inspection_id: id, staff_ids: [ann.id], ends_at })).toEqual(['/ends_at']);
    const soon = await book({ conduct_date: inHours(2) });
    expect(await pointersOf({ inspection_id: soon, staff_ids: [ann.id], ends_at: inHours(3) })).toEqual(['/ends_at']);
    await offer(id);
    expect((await offer(id)).json.code).toBe('duplicate');
    const given = await book({ clerk: { id: ann.id } });
    expect((await offer(given)).json).toMatchObject({ code: 'state_forbids', state: 200 });
  });

  test('is nobody’s outside of the firm', async () => {
    const made = (await offer(await book())).json.id;
    const elsewhere = await givenAccount(api.database, 'Elsewhere');
    const stranger = api.as((await elsewhere.user('manager')).token);
    expect(await offersOf(stranger)).toEqual([]);
    expect((await stranger('DELETE', `/offers/${made}`)).status).toBe(404);
  });
});

describe('the clerks of an offer', () => {
  beforeEach(nothingWaits);

  test('are written to after a while, with a link and without an entry for their calendar', async () => {
    const id = await book();
    await offer(id);
    expect(await emailsAbout(id)).toEqual([]);
    const [waiting] = (await office('GET', `/messages/waiting?inspection_id=${id}`)).json.data;
    expect(waiting.messages.map(({ kind, name }: { kind: string; name: string }) => [kind, name])).toEqual([
      ['clerk_offered', 'Ann Clerk'],
      ['clerk_offered', 'Ben Clerk'],
    ]);
    await tellDue(id);
    const emails = await emailsAbout(id);
    expect(emails.map(({ recipient }) => recipient)).toEqual([ann.email, ben.email]);
    expect(emails[0]?.text).toContain(`http://localhost:8080/inspections/${id}`);
    expect(emails[0]).toMatchObject({ subject: expect.stringMatching(/^Offered: /), calendar: null });
    await office('PUT', `/inspections/${id}`, { ref: 'A 1' });
    await tellDue(id);
    expect(await emailsAbout(id)).toHaveLength(2);
  });

  test('are not written to when it is withdrawn meanwhile, nor twice when the visit changes', async () => {
    const id = await book();
    const made = (await offer(id)).json.id;
    await office('DELETE', `/offers/${made}`);
    expect((await office('GET', `/messages/waiting?inspection_id=${id}`)).json.data).toEqual([]);
    await tellDue(id);
    expect(await emailsAbout(id)).toEqual([]);
    await offer(id, [ann]);
    await office('PUT', `/inspections/${id}`, { conduct_date: '2087-05-08T09:00:00Z' });
    await office('PUT', `/inspections/${id}`, { conduct_date: '2087-05-06T09:00:00Z' });
    await tellDue(id);
    expect((await emailsAbout(id)).map(({ recipient }) => recipient)).toEqual([ann.email]);
  });

  test('are written to at once by another application, and whoever accepts gets the visit with its entry', async () => {
    const id = await book();
    const made = (await offer(id, [ann, ben], inHours(24), api.as(manager.token))).json.id;
    expect(await emailsAbout(id)).toHaveLength(2);
    await accept(made, ann);
    const [last] = (await emailsAbout(id)).slice(2);
    expect(last).toMatchObject({ recipient: ann.email, subject: expect.stringMatching(/^Yours: /) });
    expect(last?.calendar).toContain('BEGIN:VEVENT');
    expect(await emailsAbout(id)).toHaveLength(3);
  });
});

test('clerks are ranked by who is free then, and by their way', async () => {
  await book({ clerk: { id: ann.id }, conduct_date: '2087-06-03T09:30:00Z' });
  await book({ clerk: { id: ben.id }, conduct_date: '2087-06-03T07:30:00Z' });
  const id = await book({ conduct_date: '2087-06-03T09:00:00Z' });
  const { json } = await office('GET', `/inspections/${id}/clerks`);
  const names = json.clerks.map(({ staff_name }: { staff_name: string }) => staff_name);
  expect(names.indexOf('Ben Clerk')).toBeLessThan(names.indexOf('Ann Clerk'));
  const of = (clerk: GivenUser) => json.clerks.find((one: { staff_id: number }) => one.staff_id === clerk.id);
  expect(of(ben)).toMatchObject({ clashes: [], detour_minutes: 0, knows_property: false, visits: 1 });
  expect(of(ann).clashes).toEqual([expect.stringMatching(/^Overlaps 10:30 /)]);
  expect((await api.as(ann.token)('GET', `/inspections/${id}/clerks`)).status).toBe(403);
});
