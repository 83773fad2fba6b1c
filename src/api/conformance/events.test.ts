/** Each kind of event, brought about over HTTP: written with the change, with ids and state and nothing secret. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { webhookEvents } from '#contract/webhook-event.ts';
import { type EventKind, eventKinds } from '#domain/message/event-kind.ts';
import { type Everything, givenEverything } from '#testing/given-everything.ts';
import { photo } from '#testing/sample-files.ts';
import { type Call, type TestApi, testApi } from '#testing/test-api.ts';
import { uploads } from '#testing/upload-as.ts';

let api: TestApi;
let own: Everything;
let admin: Call;
beforeAll(async () => {
  api = await testApi();
  own = await givenEverything(api);
  admin = api.as(own.users.administrator.token);
});
afterAll(() => api.close());

const at = (state: string) => `/inspections/${own.ids[state]}`;
const house = { address: { line1: '1', city: 'c', postcode: 'PO5 3AA' }, no_of_beds: 1, no_of_baths: 1 };
const appointment = () => ({ property: { id: own.ids['property'] }, type: { id: 1 }, conduct_date: '2027-02-03' });

const causes: Record<Exclude<EventKind, 'pdf.generated'>, () => Promise<unknown>> = {
  'property.created': () => admin('POST', '/properties', house),
  'property.updated': () => admin('PUT', `/properties/${own.ids['property']}`, { no_of_beds: 8 }),
  'inspection.created': () => admin('POST', '/inspections', appointment()),
  'inspection.updated': () => admin('PUT', at('inspection'), { ref: 'E-1' }),
  'inspection.assigned': () => admin('PUT', at('in.cancel'), { clerk: { id: own.ids['clerk'] } }),
  'inspection.state_changed': () => admin('POST', `${at('in.start')}/start`),
  'inspection.cancelled': () => admin('POST', `${at('in.cancel')}/cancel`),
  'report.completed': () => admin('POST', `${at('in.complete')}/complete`),
  'report.commented': () =>
    admin('POST', `/published-reports/${own.ids['reportKey']}/comments`, {
      author: 'Ann',
      role: 'tenant',
      text: 'No.',
    }),
  'report.signed': () =>
    admin('POST', `/published-reports/${own.ids['reportKey']}/signatures`, {
      name: 'Ann',
      role: 'tenant',
      method: 'typed',
      accepts_declaration: true,
    }),
  'attachment.created': async () =>
    uploads(api, own.users.administrator.token).upload(`${at('inspection')}/attachments`, await photo({ width: 9 })),
};

const eventsAfter = (id: number) =>
  api.database.rows<{ id: number; kind: string; data: Record<string, unknown> }>(
    'test.events',
    'select seq::int as id, kind, data from events where account_id = $1 and seq > $2 order by seq',
    [own.account.id, id],
  );

test.each(Object.entries(causes))('%s is written with its change, once', async (kind, cause) => {
  const last = (await eventsAfter(0)).at(-1)?.id ?? 0;
  await cause();
  const fresh = (await eventsAfter(last)).filter((event) => event.kind === kind);
  expect(fresh.length).toBe(1);
  const data = fresh[0]?.data ?? {};
  expect(webhookEvents[kind as EventKind].data.strict().safeParse(data).error).toBeUndefined();
  expect(Object.keys(data).some((name) => name.endsWith('_id'))).toBe(true);
  expect(JSON.stringify(data)).not.toMatch(/signature=|secret|report_key|token|http/);
});

test('every kind there is is brought about here, but for the worker’s own', () => {
  expect([...Object.keys(causes), 'pdf.generated'].toSorted()).toEqual(eventKinds.toSorted());
});

test('a refused change writes no event', async () => {
  const last = (await eventsAfter(0)).at(-1)?.id ?? 0;
  expect((await admin('PUT', `/properties/${own.ids['property']}`, { no_of_beds: -1 })).status).toBe(422);
  expect((await admin('POST', `${at('finished')}/start`)).status).toBe(409);
  expect(
    (await admin('PUT', `/properties/${own.ids['property']}`, { no_of_beds: 3 }, { 'if-match': '"999"' })).status,
  ).toBe(412);
  expect(await eventsAfter(last)).toEqual([]);
});

test('a webhook can be registered for each kind and for nothing else', async () => {
  const all = await admin('POST', '/webhooks', { url: 'https://example.com/', events: [...eventKinds] });
  expect([all.status, all.json.events]).toEqual([200, [...eventKinds]]);
  const refused = await admin('POST', '/webhooks', { url: 'https://example.com/', events: ['room.created'] });
  expect([refused.status, refused.json.errors[0].pointer]).toEqual([422, '/events/0']);
});
