import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { EventKind } from '#domain/message/event-kind.ts';
import { buildStore, type Store } from '#store/build-store.ts';
import type { Database } from '#store/database/database.ts';
import { buildWork, dispatchEvents } from '#store/events/outbox.ts';
import { givenAccount } from '#testing/given-account.ts';
import { openTestDatabase } from '#testing/database/test-database.ts';
import { buildDeliverWebhook, nextAttempt } from './deliver-webhook.ts';

type Received = { headers: IncomingHttpHeaders; body: string };

let database: Database;
let store: Store;
let accountId: number;
let received: Received[] = [];
let answer = 200;
let answerBody = '';
let moreHeaders: Record<string, string> = {};
/** Runs while the receiver considers its answer. */
let meanwhile: () => Promise<void>;
const receiver = createServer((request, response) => {
  let body = '';
  request.on('data', (chunk: Buffer) => {
    body += chunk.toString();
  });
  request.on('end', async () => {
    await meanwhile();
    received.push({ headers: request.headers, body });
    response.writeHead(answer, answer === 302 ? { location: 'http://127.0.0.1:9/' } : moreHeaders).end(answerBody);
  });
});

beforeAll(async () => {
  database = await openTestDatabase();
  store = buildStore(database);
  accountId = (await givenAccount(database)).id;
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  receiver.close();
  await database.close();
});
beforeEach(() => {
  received = [];
  answer = 200;
  answerBody = '';
  moreHeaders = {};
  meanwhile = () => Promise.resolve();
});

const address = () => `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`;
const given = () => store.webhooks.add(accountId, { url: address(), events: ['property.created'] });

/** An event written, dispatched and found due: its delivery to the webhook that was made last. */
async function givenDelivery() {
  await store.events.add(accountId, 'property.created', { property_id: 7 });
  await dispatchEvents(database);
  const due = await buildWork(database, 'delivery').listDue();
  const delivery = due.toSorted((one, other) => one.id - other.id).at(-1);
  if (delivery === undefined) throw new Error('nothing is due');
  return delivery;
}
const deliver = (allowLoopback = true) => buildDeliverWebhook({ store, rules: { allowLoopback } });

describe('a delivery', () => {
  test('is signed so that the reference verifier accepts it, and a changed byte is noticed', async () => {
    const { secret } = await given();
    await deliver()(await givenDelivery());
    const [one] = received;
    if (one === undefined) throw new Error('nothing arrived');
    const headers = one.headers as Record<string, string>;
    expect(new Webhook(secret).verify(one.body, headers)).toMatchObject({
      type: 'property.created',
      data: { property_id: 7 },
    });
    expect(() => new Webhook(secret).verify(one.body.replace('7', '8'), headers)).toThrow();
  });

  test('keeps its message id after a failure, and is tried again later', async () => {
    await given();
    const due = await givenDelivery();
    answer = 500;
    const before = Date.now();
    await deliver()(due);
    const failed = await store.webhookDeliveries.get(accountId, due);
    expect(failed).toMatchObject({ state: 'pending', attempts: 1, lastStatus: 500 });
    expect(Date.parse(failed.nextAttemptAt ?? '')).toBeGreaterThanOrEqual(before + 5000);
    answer = 204;
    await deliver()(due);
    expect((await store.webhookDeliveries.get(accountId, due)).state).toBe('delivered');
    expect(received[0]?.headers['webhook-id']).toBe(received[1]?.headers['webhook-id']);
  });

  test('shows what was sent without its signature, and the beginning of what came back', async () => {
    await given();
    const due = await givenDelivery();
    answer = 400;
    answerBody = `\0no such field${'😀'.repeat(20_000)}`;
    moreHeaders = { 'content-type': 'text/plain', 'set-cookie': 'session=1', 'x-request-id': 'r-1' };
    await deliver()(due);
    const { lastExchange } = await store.webhookDeliveries.get(accountId, due);
    const sent = received[0]?.headers ?? {};
    expect(lastExchange?.request).toEqual({
      url: address(),
      headers: {
        'content-type': 'application/json',
        'user-agent': 'Keyturn-Webhooks/1.0',
        'webhook-id': sent['webhook-id'],
        'webhook-timestamp': sent['webhook-timestamp'],
      },
    });
    expect(lastExchange?.answer).toMatchObject({
      headers: { 'content-type': 'text/plain', 'x-request-id': 'r-1' },
      isCut: true,
    });
    expect(Object.keys(lastExchange?.answer?.headers ?? {})).not.toContain('set-cookie');
    const { body } = lastExchange?.answer ?? { body: '' };
    expect([body.startsWith('\uFFFDno such field😀'), body.length]).toEqual([true, 4000]);
  });

  test('without an answer still shows what was sent', async () => {
    const { id } = await given();
    const due = await givenDelivery();
    await store.webhooks.change(accountId, id, { url: 'http://127.0.0.1:9/nobody' });
    await deliver()(due);
    const { lastExchange } = await store.webhookDeliveries.get(accountId, due);
    expect(lastExchange).toMatchObject({ request: { url: 'http://127.0.0.1:9/nobody' }, answer: null });
  });

  test('answered by a redirect has failed', async () => {
    await given();
    const due = await givenDelivery();
    answer = 302;
    await deliver()(due);
    expect(await store.webhookDeliveries.get(accountId, due)).toMatchObject({
      state: 'pending',
      lastStatus: 302,
    });
    expect(received).toHaveLength(1);
  });

  test('answered by 410 disables the webhook', async () => {
    const { id } = await given();
    const due = await givenDelivery();
    answer = 410;
    await deliver()(due);
    expect(await store.webhookDeliveries.get(accountId, due)).toMatchObject({ state: 'parked' });
    expect(await store.webhooks.get(accountId, id)).toMatchObject({ enabled: false });
  });

  test('answered by 410 when the webhook leads elsewhere by now is tried there', async () => {
    const { id } = await given();
    const due = await givenDelivery();
    answer = 410;
    meanwhile = () => store.webhooks.change(accountId, id, { url: 'https://elsewhere.example/hook' });
    await deliver()(due);
    expect(await store.webhooks.get(accountId, id)).toMatchObject({ enabled: true, disabledBecause: null });
    expect(await store.webhookDeliveries.get(accountId, due)).toMatchObject({ state: 'pending' });
  });

  test('is not sent again once it has arrived', async () => {
    await given();
    const due = await givenDelivery();
    await deliver()(due);
    await deliver()(due);
    expect(received).toHaveLength(1);
  });

  test('is parked, and not sent, when its webhook was disabled meanwhile', async () => {
    const { id } = await given();
    const due = await givenDelivery();
    await store.webhooks.change(accountId, id, { enabled: false });
    await deliver()(due);
    expect(received).toHaveLength(0);
    expect(await store.webhookDeliveries.get(accountId, due)).toMatchObject({
      state: 'parked',
      nextAttemptAt: null,
    });
  });

  test('never reaches this machine unless that is allowed', async () => {
    await given();
    const due = await givenDelivery();
    await deliver(false)(due);
    expect(received).toHaveLength(0);
    expect((await store.webhookDeliveries.get(accountId, due)).lastError).toContain('https');
  });

  test('during a rotation both secrets verify', async () => {
    const { id, secret: old } = await given();
    const fresh = await store.webhooks.rotateSecret(accountId, id);
    await deliver()(await givenDelivery());
    const [one] = received;
    const headers = one?.headers as Record<string, string>;
    for (const secret of [old, fresh]) expect(() => new Webhook(secret).verify(one?.body ?? '', headers)).not.toThrow();
  });

  test('a day after a rotation the former secret signs no more', async () => {
    const { id, secret: old } = await given();
    const fresh = await store.webhooks.rotateSecret(accountId, id);
    await database.pool.query(`update webhooks set former_secret_until = former_secret_until - interval '1 day'`);
    await deliver()(await givenDelivery());
    const [one] = received;
    const headers = one?.headers as Record<string, string>;
    expect(() => new Webhook(fresh).verify(one?.body ?? '', headers)).not.toThrow();
    expect(() => new Webhook(old).verify(one?.body ?? '', headers)).toThrow('No matching signature found');
  });
});

test('an event goes to the enabled webhooks of its account that listen to it, and to no other', async () => {
  const other = (await givenAccount(database, 'Another firm')).id;
  const register = async (of: number, fields: { kind?: EventKind; enabled?: boolean } = {}) => {
    const { kind = 'property.created', enabled = true } = fields;
    const { id } = await store.webhooks.add(of, { url: address(), events: [kind], enabled });
    return { of, id };
  };
  const registered = [
    await register(accountId),
    await register(accountId, { kind: 'pdf.generated' }),
    await register(accountId, { enabled: false }),
    await register(other),
  ];
  await store.events.add(accountId, 'property.created', { property_id: 7 });
  await dispatchEvents(database);
  const reached = await Promise.all(
    registered.map(async ({ of, id }) => {
      const list = await store.webhookDeliveries.list(of, { webhookId: id }, { page: 1, perPage: 10 });
      return list.total;
    }),
  );
  expect(reached).toEqual([1, 0, 0, 0]);
});

test('retries go on for about three days, then the delivery is parked', () => {
  const start = Date.parse('2027-02-03T09:30:00Z');
  let now = start;
  let attempts = 0;
  for (let next = nextAttempt(1, now, () => 0); next !== null; next = nextAttempt(attempts + 1, now, () => 0)) {
    attempts += 1;
    now = Date.parse(next);
  }
  expect(attempts).toBe(9);
  expect((now - start) / 3_600_000).toBeCloseTo(75.6, 0);
});
