import { afterAll, beforeAll, expect, test } from 'vitest';
import { states } from '#domain/inspection-state.ts';
import type { GivenUser } from '#testing/given-account.ts';
import { givenProperty } from '#testing/given-property.ts';
import { type TestApi, testApi } from '#testing/test-api.ts';

let api: TestApi;
let manager: GivenUser;
let clerk: GivenUser;
let reviewer: GivenUser;
let property: { id: number };
beforeAll(async () => {
  api = await testApi();
  const { account, database } = api;
  manager = await account.user('manager');
  clerk = await account.user('clerk');
  reviewer = await account.user('reviewer');
  property = await givenProperty(database, account.id);
});
afterAll(() => api.close());

const post = (who: GivenUser, path: string, body?: object) => api.as(who.token)('POST', path, body);

async function givenBooking(steps: [GivenUser, string][] = [], more: object = {}) {
  const { json } = await post(manager, '/inspections', {
    property: { id: property.id },
    type: { id: 1 },
    conduct_date: '2087-02-03T10:00:00Z',
    conduct_date_option: 0,
    clerk: { id: clerk.id },
    ...more,
  });
  for (const [who, verb] of steps) expect((await post(who, `/inspections/${json.id}/${verb}`)).status).toBe(200);
  return json.id as number;
}
const subjectsOf = async (id: number) =>
  (
    await api.database.rows<{ recipient: string; kind: string }>(
      'test.emails',
      'select recipient, subject as kind from emails where account_id = $1 and inspection_id = $2 order by id',
      [api.account.id, id],
    )
  ).map(({ recipient, kind }) => `${recipient}: ${kind}`);

test.each([
  ['Pending', [], { clerk: null }, states.pending],
  ['Assigned', [], {}, states.assigned],
  ['Active', ['start'], {}, states.active],
  ['Processing', ['start', 'process'], {}, states.processing],
  ['Review', ['start', 'submit'], {}, states.review],
] as const)('a cancelled inspection goes back to %s', async (_name, verbs, more, state) => {
  const id = await givenBooking(
    verbs.map((verb) => [clerk, verb]),
    more,
  );
  const cancelled = await post(manager, `/inspections/${id}/cancel`, { reason: 'Tenant ill' });
  expect(cancelled.json.allowed).toEqual(['restore']);
  const { status, json } = await post(manager, `/inspections/${id}/restore`);
  expect([status, json.state.id]).toEqual([200, state]);
  expect(json).toMatchObject({ closed_at: null, cancelled_at: null, cancellation_reason: null });
  expect(json.allowed).not.toContain('restore');
});

test('one returned from review goes back to its writer, as it was', async () => {
  const id = await givenBooking([
    [clerk, 'start'],
    [clerk, 'submit'],
    [reviewer, 'reopen'],
  ]);
  await post(manager, `/inspections/${id}/cancel`);
  expect((await post(manager, `/inspections/${id}/restore`)).json.state.id).toBe(states.active);
});

test('the trail, the events and the e-mails say so', async () => {
  const id = await givenBooking();
  const contact = {
    type: 1,
    name: 'Ann Tenant',
    email: 'ann@tenant.example',
    signee: false,
    deliver: false,
    notify: true,
  };
  expect((await post(manager, `/inspections/${id}/contacts`, contact)).status).toBe(200);
  await post(manager, `/inspections/${id}/cancel`, { reason: 'Tenant ill' });
  const before = await subjectsOf(id);
  expect((await post(manager, `/inspections/${id}/restore`)).status).toBe(200);
  const told = (await subjectsOf(id)).slice(before.length);
  expect(new Set(told.map((one) => one.split(': ')[0]))).toEqual(new Set(['ann@tenant.example', clerk.email]));
  const trail = await api.as(manager.token)('GET', `/properties/${property.id}/audit?inspection_id=${id}`);
  expect(trail.json.data[0]).toMatchObject({
    actor: { id: manager.id },
    action: 'inspection.restore',
    changes: [
      { field: 'state', from: 500, to: 200 },
      { field: 'cancellation_reason', from: 'Tenant ill', to: null },
    ],
  });
  const [event] = await api.database.rows<{ data: object }>(
    'test.last-event',
    `select data from events where account_id = $1 and (data ->> 'inspection_id')::int = $2 and kind = 'inspection.state_changed'
     order by seq desc limit 1`,
    [api.account.id, id],
  );
  expect(event?.data).toMatchObject({ verb: 'restore', from: { id: 500 }, state: { id: 200 } });
});

test('a closed one that was not cancelled stays closed, and nobody but a manager restores', async () => {
  const closed = await givenBooking([
    [clerk, 'start'],
    [clerk, 'submit'],
    [reviewer, 'complete'],
    [manager, 'close'],
  ]);
  expect((await post(manager, `/inspections/${closed}/restore`)).json).toMatchObject({
    status: 409,
    detail: 'Only a cancelled inspection can be restored; this one is not.',
  });
  const id = await givenBooking();
  await post(manager, `/inspections/${id}/cancel`);
  expect((await post(clerk, `/inspections/${id}/restore`)).status).toBe(403);
});
