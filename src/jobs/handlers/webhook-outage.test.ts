/** Receivers that are away, by an independent verifier: nothing is missing when they return, and all of it is genuine. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { buildStore, type Store } from '#store/build-store.ts';
import type { Database } from '#store/database/database.ts';
import { dispatchEvents } from '#store/events/outbox.ts';
import { givenAccount } from '#testing/given-account.ts';
import { openTestDatabase } from '#testing/database/test-database.ts';
import { buildDeliverWebhook, readRetryAfter } from './deliver-webhook.ts';

const EVENTS = 1000;
const HOUR = 3_600_000;
type Received = { headers: Record<string, string>; body: string };
type Mood = 'well' | 'failing' | 'hanging';

let database: Database;
let store: Store;
let accountId: number;
let mood: Mood;
let answerHeaders: Record<string, string> = {};
let seen: Received[] = [];
let receiver: Server;
let port: number;

beforeAll(async () => {
  database = await openTestDatabase();
  store = buildStore(database);
  receiver = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => {
      body += chunk.toString();
    });
    request.on('end', () => {
      seen.push({ headers: request.headers as Record<string, string>, body });
      if (mood !== 'hanging') response.writeHead(mood === 'well' ? 204 : 500, answerHeaders).end();
    });
  });
  await listen(0);
});
afterAll(async () => {
  receiver.closeAllConnections();
  receiver.close();
  await database.close();
});
beforeEach(async () => {
  accountId = (await givenAccount(database)).id;
  mood = 'well';
  answerHeaders = {};
  seen = [];
});

async function listen(at: number): Promise<void> {
  await new Promise<void>((resolve) => receiver.listen(at, '127.0.0.1', resolve));
  ({ port } = receiver.address() as AddressInfo);
}

/** A webhook and deliveries to it that are due. */
async function givenDeliveries(count: number) {
  const url = `http://127.0.0.1:${port}/`;
  const { id, secret } = await store.webhooks.add(accountId, { url, events: ['property.created'] });
  await database.pool.query(
    `insert into events (account_id, kind, data) select $1, 'property.created', jsonb_build_object('property_id', n) from generate_series(1, $2) n`,
    [accountId, count],
  );
  while ((await dispatchEvents(database)) > 0);
  const { rows } = await database.pool.query<{ id: number }>(
    'select id from webhook_deliveries where account_id = $1 order by id',
    [accountId],
  );
  return { webhookId: id, secret, ids: rows.map((row) => row.id) };
}

async function deliverAll(ids: number[], clock: () => number = Date.now): Promise<void> {
  // Only one that hangs is given up soon, and waited for by all at once: a busy machine may need its time.
  const timeout = mood === 'hanging' ? 5_000 : 60_000;
  const atOnce = mood === 'hanging' ? ids.length : 16;
  const deliver = buildDeliverWebhook({ store, rules: { allowLoopback: true, timeout }, clock });
  const left = [...ids];
  const work = async (): Promise<void> => {
    for (let id = left.pop(); id !== undefined; id = left.pop()) await deliver({ accountId, id });
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}

test('1,000 events that meet a receiver which refuses, fails and hangs are all there when it returns', async () => {
  const { ids, secret } = await givenDeliveries(EVENTS);
  const third = Math.ceil(EVENTS / 3);
  mood = 'failing';
  await deliverAll(ids.slice(0, third));
  mood = 'hanging';
  await deliverAll(ids.slice(third, 2 * third));
  receiver.closeAllConnections();
  await new Promise((resolve) => receiver.close(resolve));
  await deliverAll(ids.slice(2 * third));
  const firstTries = new Map(seen.map(({ headers, body }) => [idOf(body), headers['webhook-id']]));
  expect(firstTries.size).toBe(2 * third);

  seen = [];
  mood = 'well';
  await listen(port);
  await deliverAll(ids);
  expect(new Set(seen.map(({ body }) => idOf(body))).size).toBe(EVENTS);
  expect(new Set(seen.map(({ headers }) => headers['webhook-id'])).size).toBe(EVENTS);
  for (const { headers, body } of seen)
    if (firstTries.has(idOf(body))) expect(headers['webhook-id']).toBe(firstTries.get(idOf(body)));

  const verifier = new Webhook(secret);
  const isGenuine = (headers: Record<string, string>, body: string): boolean => {
    try {
      verifier.verify(body, headers);
      return true;
    } catch {
      return false;
    }
  };
  expect(seen.filter(({ headers, body }) => isGenuine(headers, body)).length).toBe(EVENTS);
  const forged = seen.map(({ headers, body }, index) => ({ headers, body: withOtherByte(body, index) }));
  expect(forged.filter(({ headers, body }) => isGenuine(headers, body)).length).toBe(0);
  expect(Math.max(...seen.map(({ body }) => Buffer.byteLength(body)))).toBeLessThan(20_000);
});

const idOf = (body: string) => (JSON.parse(body) as { data: { property_id: number } }).data.property_id;

function withOtherByte(body: string, index: number): string {
  const bytes = Buffer.from(body);
  const at = index % bytes.length;
  bytes[at] = (bytes[at] ?? 0) ^ 1;
  return bytes.toString();
}

describe('over three days', () => {
  test('each try has a new timestamp and the same id, follows the schedule, and is parked at the end; redelivery begins anew', async () => {
    const { ids, secret, webhookId } = await givenDeliveries(1);
    const [deliveryId = 0] = ids;
    const start = Date.parse('2027-02-03T09:30:00Z');
    let now = start;
    mood = 'failing';
    const triedAt: number[] = [];
    for (;;) {
      triedAt.push(now);
      await deliverAll(ids, () => now);
      const { state, nextAttemptAt } = await store.webhookDeliveries.get(accountId, { id: deliveryId });
      if (state !== 'pending') break;
      now = Date.parse(nextAttemptAt ?? '');
    }
    const waits = triedAt.slice(1).map((at, index) => (at - (triedAt[index] ?? 0)) / 1000);
    const schedule = [5, 300, 1800, 7200, 18_000, 36_000, 50_400, 72_000, 86_400];
    expect(waits.length).toBe(schedule.length);
    for (const [index, seconds] of schedule.entries()) {
      expect(waits[index]).toBeGreaterThanOrEqual(seconds);
      expect(waits[index]).toBeLessThanOrEqual(seconds * 1.1 + 1);
    }
    expect(seen.map(({ headers }) => Number(headers['webhook-timestamp']))).toEqual(
      triedAt.map((at) => Math.floor(at / 1000)),
    );
    expect(new Set(seen.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    expect(await store.webhookDeliveries.get(accountId, { id: deliveryId })).toMatchObject({
      state: 'parked',
      attempts: 10,
    });
    expect(await store.webhooks.get(accountId, webhookId)).toMatchObject({ enabled: true });

    mood = 'well';
    await store.webhookDeliveries.redeliver(accountId, deliveryId);
    await deliverAll(ids);
    const last = seen.at(-1);
    expect(last?.headers['webhook-id']).toBe(seen[0]?.headers['webhook-id']);
    expect(() => new Webhook(secret).verify(last?.body ?? '', last?.headers ?? {})).not.toThrow();
    expect(await store.webhookDeliveries.get(accountId, { id: deliveryId })).toMatchObject({ state: 'delivered' });
  });

  test('a signature is refused when it is more than five minutes old', async () => {
    const { ids, secret } = await givenDeliveries(1);
    await deliverAll(ids);
    const [one] = seen;
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 6 * 60_000 });
    try {
      expect(() => new Webhook(secret).verify(one?.body ?? '', one?.headers ?? {})).toThrow(/too old/);
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('a receiver that says when', () => {
  test.each([
    ['seconds', () => '7200', 2 * HOUR],
    ['a date', (now: number) => new Date(now + 3 * HOUR).toUTCString(), 3 * HOUR],
    ['a week', () => '604800', 24 * HOUR],
  ])('by %s is not asked sooner', async (_name, header, pause) => {
    const now = Date.parse('2027-02-03T09:30:00Z');
    const { ids } = await givenDeliveries(1);
    mood = 'failing';
    answerHeaders = { 'retry-after': header(now) };
    await deliverAll(ids, () => now);
    const { nextAttemptAt } = await store.webhookDeliveries.get(accountId, { id: ids[0] ?? 0 });
    expect(Date.parse(nextAttemptAt ?? '') - now).toBe(pause);
  });

  test('nothing that can be read, or a time that is over, changes nothing', () => {
    const now = Date.now();
    for (const header of [undefined, 'soon', '-5', new Date(now - HOUR).toUTCString()])
      expect(readRetryAfter(header, now)).toBe(0);
  });
});
