/** Each kind of event, brought about over HTTP: written with the change, with ids and state and nothing secret. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { exampleOf } from '#contract/webhooks/event-example.ts';
import { webhookEvents } from '#contract/webhooks/webhook-event.ts';
import { eventKinds, type FoundKind, foundKinds, type WrittenKind, writtenKinds } from '#domain/message/event-kind.ts';
import { tellFound } from '#store/events/found-events.ts';
import { othersHaveEnded } from '#testing/database/others-have-ended.ts';
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

type CausedKind = Exclude<WrittenKind, 'pdf.generated'>;
const causes: Record<CausedKind, () => Promise<unknown>> = {
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
    admin('POST', `/published-reports/${own.ids['ownLink']}/signatures`, {
      method: 'typed',
      accepts_declaration: true,
      code: own.ids['signatureCode'],
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
  expect(webhookEvents[kind as WrittenKind].data.strict().safeParse(data).error).toBeUndefined();
  expect(Object.keys(data).some((name) => name.endsWith('_id'))).toBe(true);
  expect(JSON.stringify(data)).not.toMatch(/signature=|secret|report_key|token|http/);
});

test('every kind there is is brought about here, but for the worker’s own', () => {
  expect([...Object.keys(causes), 'pdf.generated'].toSorted()).toEqual(writtenKinds.toSorted());
});

test.each(eventKinds)('the example of %s has every member that such an event always has, and no other', (kind) => {
  const { type, data } = exampleOf(kind);
  expect([type, webhookEvents[kind].data.strict().safeParse(data).error]).toEqual([kind, undefined]);
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
  const refused = await admin('POST', '/webhooks', { url: 'https://example.com/', events: ['room.painted'] });
  expect([refused.status, refused.json.errors[0].pointer]).toEqual([422, '/events/0']);
});

describe('from the numbers of changes', () => {
  type Answer = Awaited<ReturnType<Call>>;
  const room = () => `${at('inspection')}/rooms/${own.ids['room']}`;
  const item = () => `${room()}/items/${own.ids['item']}`;
  const ofRoom = () => ({ inspection_id: own.ids['inspection'], room_id: own.ids['room'] });
  const ofItem = () => ({ ...ofRoom(), item_id: own.ids['item'] });
  const contact = { type: 1, name: 'Ann', signee: false, notify: false, deliver: false };
  const meter = { type: 'Gas', location: 'Hall', supplier: '', reading: '1', date: '2027-02-03' };
  const property = () => ({ property_id: own.ids['property'] });
  const next = { version: expect.any(Number) };

  type Cause = { act: () => Promise<Answer>; data: (id: number) => object };
  const found: Record<FoundKind, Cause> = {
    'room.updated': {
      act: () => admin('PUT', room(), { name: 'Front hall' }),
      data: () => ({ ...ofRoom(), ...next }),
    },
    'item.updated': {
      act: () => admin('PUT', item(), { name: 'Door', description: 'Scuffed.' }),
      data: () => ({ ...ofItem(), ...next }),
    },
    'action.updated': {
      act: () => admin('POST', `${item()}/actions`, { action: 'Repair', responsibility: 'Tenant' }),
      data: (id) => ({ ...ofItem(), action_id: id, version: 1 }),
    },
    'contact.updated': {
      act: () => admin('POST', `/properties/${own.ids['property']}/contacts`, contact),
      data: (id) => ({ ...property(), contact_id: id, version: 1 }),
    },
    'client.updated': {
      act: () => admin('POST', '/clients', { name: 'New lets' }),
      data: (id) => ({ client_id: id, version: 1 }),
    },
    'meter.updated': {
      act: () => admin('POST', `/properties/${own.ids['property']}/meters`, meter),
      data: (id) => ({ ...property(), meter_id: id, version: 1 }),
    },
    'record.deleted': {
      act: async () => {
        const made = await admin('POST', `${room()}/items`, { name: 'Lamp' });
        await admin('DELETE', `${room()}/items/${made.json.id}`);
        return made;
      },
      data: (id) => ({ type: 'item', id, version: 1, of: ofRoom() }),
    },
  };

  const listen = async (events: string[]): Promise<number> =>
    (await admin('POST', '/webhooks', { url: 'https://example.com/found', events })).json.id;
  const toldTo = async (webhook: number) =>
    (await admin('GET', `/webhooks/${webhook}/deliveries?per_page=100`)).json.data.map(
      ({ payload }: { payload: { type: string; timestamp: string; data: object } }) => payload,
    );

  const tell = async (): Promise<void> => {
    await othersHaveEnded(api.database);
    await tellFound(api.database);
  };

  test.each(foundKinds)('%s is told once, with the version, and its change writes no event', async (kind) => {
    const webhook = await listen([kind]);
    const last = (await eventsAfter(0)).at(-1)?.id ?? 0;
    const { json } = await found[kind].act();
    await tell();
    await tell();
    const told = await toldTo(webhook);
    expect(told).toEqual([{ type: kind, timestamp: expect.any(String), data: found[kind].data(json.id) }]);
    expect(webhookEvents[kind].data.strict().safeParse(told[0]?.data).error).toBeUndefined();
    expect((await eventsAfter(last)).filter((event) => event.kind === kind)).toEqual([]);
  });

  test('an item that is saved again and again is told at most once a minute, as it is by then', async () => {
    const webhook = await listen(['item.updated']);
    const save = async (description: string) => {
      expect((await admin('PUT', item(), { name: 'Door', description })).status).toBe(200);
      await tell();
    };
    for (const text of ['W', 'Wo', 'Worn']) await save(text);
    expect(await toldTo(webhook)).toHaveLength(1);
    await api.database.pool.query(`update webhook_marks set told_at = told_at - interval '61 seconds'`);
    await tell();
    const { headers } = await admin('GET', item());
    const versions = (await toldTo(webhook)).map(({ data }: { data: { version: number } }) => data.version);
    expect(versions).toEqual([Number(/\d+/.exec(String(headers['etag']))?.[0]), expect.any(Number)]);
    expect(versions).toHaveLength(2);
  });

  test('a webhook hears of nothing from before it listened, nor from while it was disabled', async () => {
    const change = (name: string) => admin('PUT', room(), { name });
    const webhook = await listen(['record.deleted']);
    await change('One');
    await admin('PUT', `/webhooks/${webhook}`, { events: ['room.updated'] });
    await tell();
    expect(await toldTo(webhook)).toEqual([]);
    await admin('PUT', `/webhooks/${webhook}`, { enabled: false });
    await change('Two');
    await admin('PUT', `/webhooks/${webhook}`, { enabled: true });
    await tell();
    expect(await toldTo(webhook)).toEqual([]);
    expect((await change('Three')).status).toBe(200);
    await tell();
    expect(await toldTo(webhook)).toHaveLength(1);
  });

  test('a change under way is told after its end, however many others end before it', async () => {
    const webhook = await listen(['client.updated']);
    const { json } = await admin('POST', '/clients', { name: 'Slow lets' });
    await tell();
    const slow = await api.database.pool.connect();
    await slow.query('begin');
    await slow.query('update clients set name = $3 where account_id = $1 and id = $2', [own.account.id, json.id, 'S']);
    const quick = await admin('POST', '/clients', { name: 'Quick lets' });
    await tellFound(api.database);
    await slow.query('commit');
    slow.release();
    await tell();
    await tell();
    const told = (await toldTo(webhook)).map(({ data }: { data: { client_id: number } }) => data.client_id);
    const timesOf = (wanted: number) => told.filter((id: number) => id === wanted).length;
    expect([timesOf(json.id), timesOf(quick.json.id)]).toEqual([2, 1]);
  });
});
