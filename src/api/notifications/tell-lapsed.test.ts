/** An offer that ends without anybody is told once, to whoever offered it. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildWork } from '#store/events/outbox.ts';
import type { GivenUser } from '#testing/given-account.ts';
import { givenProperty } from '#testing/given-property.ts';
import { type Call, type TestApi, testApi } from '#testing/test-api.ts';
import { buildTellLapsed } from './tell-lapsed.ts';

let api: TestApi;
let property: { id: number };
let booker: GivenUser;
let offerer: GivenUser;
let office: Call;
let ann: GivenUser;
let ben: GivenUser;
beforeAll(async () => {
  api = await testApi();
  booker = await api.account.user('manager', { name: 'Bo Booker' });
  offerer = await api.account.user('manager', { name: 'Mia Manager' });
  office = api.as(await api.account.backOfficeToken(offerer.id));
  ann = await api.account.user('clerk', { name: 'Ann Clerk' });
  ben = await api.account.user('clerk', { name: 'Ben Clerk' });
  property = await givenProperty(api.database, api.account.id);
});
afterAll(() => api.close());

const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString();

/** A visit that Bo has booked, offered by Mia. */
async function offered(): Promise<{ id: number; visitId: number }> {
  const booked = await api.as(await api.account.backOfficeToken(booker.id))('POST', '/inspections', {
    property: { id: property.id },
    type: { id: 1 },
    conduct_date: '2087-05-06T09:00:00Z',
  });
  const visitId: number = booked.json.id;
  const staff_ids = [ann.id, ben.id];
  const made = await office('POST', '/offers', { inspection_id: visitId, staff_ids, ends_at: inAnHour() });
  expect(made.status).toBe(200);
  return { id: made.json.id, visitId };
}
const end = (id: number) =>
  api.database.rows(
    'test.end',
    `update offers set ends_at = now(), next_attempt_at = case when next_attempt_at is not null then now() end
     where account_id = $1 and id = $2`,
    [api.account.id, id],
  );
const decline = (id: number, clerk: GivenUser) => api.as(clerk.token)('POST', `/offers/${id}/decline`);

/** Others share the database: only the offers of this firm count. */
async function isDue(offerId: number): Promise<boolean> {
  const due = await buildWork(api.database, 'lapse').listDue();
  return due.some(({ accountId, id }) => accountId === api.account.id && id === offerId);
}
const tell = (id: number) =>
  buildTellLapsed({ store: api.store, publicUrl: 'http://localhost:8080' })({ accountId: api.account.id, id });
const told = (visitId: number) =>
  api.database.rows<{ recipient: string; subject: string; text: string }>(
    'test.told',
    `select recipient, subject, text from emails where account_id = $1 and inspection_id = $2
       and subject like 'Nobody accepted: %' order by id`,
    [api.account.id, visitId],
  );

test('the person who offered it is told when its time is over, with who was asked, and once', async () => {
  const { id, visitId } = await offered();
  expect(await isDue(id)).toBe(false);
  await tell(id);
  expect(await told(visitId)).toEqual([]);
  await decline(id, ben);
  expect(await isDue(id)).toBe(false);
  await end(id);
  expect(await isDue(id)).toBe(true);
  // Two workers at once.
  await Promise.all([tell(id), tell(id)]);
  await tell(id);
  expect(await isDue(id)).toBe(false);
  const [email, ...more] = await told(visitId);
  expect(more).toEqual([]);
  expect(email).toMatchObject({ recipient: offerer.email, subject: expect.stringContaining('Inventory at ') });
  expect(email?.text).toMatch(
    /It was offered to Ann Clerk and Ben Clerk until [^]*, and nobody accepted. Ben Clerk said no./,
  );
  expect(email?.text).toContain(`http://localhost:8080/inspections/${visitId}`);
});

test('they are told at once when all have said no', async () => {
  const { id, visitId } = await offered();
  await decline(id, ann);
  await decline(id, ben);
  expect(await isDue(id)).toBe(true);
  await tell(id);
  expect((await told(visitId)).map(({ text }) => text)).toEqual([
    expect.stringContaining('It was offered to Ann Clerk and Ben Clerk: all said no.'),
  ]);
});

test('nobody is told of one that was accepted or withdrawn, of a visit that somebody has, or that is offered again', async () => {
  const accepted = await offered();
  await api.as(ann.token)('POST', `/offers/${accepted.id}/accept`);
  const withdrawn = await offered();
  await office('DELETE', `/offers/${withdrawn.id}`);
  const given = await offered();
  await office('PUT', `/inspections/${given.visitId}`, { clerk: { id: ben.id } });
  const again = await offered();
  for (const { id } of [accepted, withdrawn, given, again]) await end(id);
  await office('POST', '/offers', { inspection_id: again.visitId, staff_ids: [ann.id], ends_at: inAnHour() });
  expect([await isDue(accepted.id), await isDue(withdrawn.id)]).toEqual([false, false]);
  for (const { id, visitId } of [accepted, withdrawn, given, again]) {
    await tell(id);
    expect(await told(visitId)).toEqual([]);
    expect(await isDue(id)).toBe(false);
  }
});

test('when whoever offered it has left, whoever booked the visit is told', async () => {
  const { id, visitId } = await offered();
  await end(id);
  await api.database.rows('test.leave', 'update users set archived_at = now() where account_id = $1 and id = $2', [
    api.account.id,
    offerer.id,
  ]);
  await tell(id);
  expect((await told(visitId)).map(({ recipient }) => recipient)).toEqual([booker.email]);
});
