/** Killed in the middle: what is asked for again comes about once, and what was to be told is told. */
import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { buildStore } from '#store/build-store.ts';
import { type Database, openDatabase } from '#store/database.ts';
import { type GivenAccount, givenAccount } from '#testing/given-account.ts';
import { type RunningKeyturn, startKeyturn } from '#testing/kill/running-keyturn.ts';
import { type TestDatabase, testDatabase } from '#testing/test-database.ts';
import { freePort } from '#testing/test-oauth.ts';

let made: TestDatabase;
let database: Database;
let account: GivenAccount;
let dataDir: string;
let port: number;
let keyturn: RunningKeyturn;
const start = () => startKeyturn({ dataDir, databaseUrl: made.url, port });

beforeAll(async () => {
  made = await testDatabase();
  database = openDatabase(made.url);
  account = await givenAccount(database);
  dataDir = await mkdtemp(join(tmpdir(), 'keyturn-kill-'));
  port = await freePort();
  keyturn = await start();
});
afterAll(async () => {
  await keyturn.kill();
  await database.close();
  await made.drop();
  await rm(dataDir, { recursive: true });
});

async function killAndStart(): Promise<void> {
  await keyturn.kill();
  keyturn = await start();
}

/** As many at once as before the kill and after it; more of them would show the same. */
const KEYS = 48;
const AT_ONCE = 8;
const MESSAGES = 240;

test('keys that are each sent by eight at once and through a kill make a property and an answer each', async () => {
  const { token } = await account.user('manager');
  let answered = 0;
  const surprises = new Set<string>();
  /** As an application that does not give up. */
  const send = async (key: string, line1: string): Promise<string> => {
    for (;;) {
      const response = await fetch(`${keyturn.url}/api/properties`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'idempotency-key': key },
        body: JSON.stringify({
          address: { line1, city: 'Portsmouth', postcode: 'PO5 3AA' },
          no_of_beds: 2,
          no_of_baths: 1,
        }),
      }).catch(() => undefined);
      const text = await response?.text().catch(() => undefined);
      if (response?.status === 200 && text !== undefined) {
        answered += 1;
        return text;
      }
      // The line is cut, the first is still under way, or the database is not there yet.
      if (response !== undefined && ![200, 409, 503].includes(response.status)) {
        surprises.add(`${response.status} ${text ?? ''}`);
        return '';
      }
      await pause(20);
    }
  };
  const left = Array.from({ length: KEYS }, (_, number) => number);
  const group = async (): Promise<void> => {
    for (let number = left.pop(); number !== undefined; number = left.pop()) {
      const [key, line1] = [randomUUID(), `${number} Repeated Road`];
      const texts = await Promise.all(Array.from({ length: AT_ONCE }, () => send(key, line1)));
      expect(new Set(texts).size).toBe(1);
    }
  };
  const all = Promise.all(Array.from({ length: 12 }, group));
  await vi.waitUntil(() => answered > (KEYS * AT_ONCE) / 4, { timeout: 120_000, interval: 2 });
  await killAndStart();
  await all;
  const { rows } = await database.pool.query<{ line1: string; count: number }>(
    'select line1, count(*)::int from properties where account_id = $1 group by line1',
    [account.id],
  );
  expect([...surprises]).toEqual([]);
  expect(rows.length).toBe(KEYS);
  expect(rows.filter(({ count }) => count > 1)).toEqual([]);
  expect(answered).toBe(KEYS * AT_ONCE);
}, 240_000);

test('of the webhook messages under way when the service is killed none is missing, and each keeps its id', async () => {
  const arrived = new Map<string, Set<string>>();
  let deliveries = 0;
  const receiver = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => {
      body += chunk.toString();
    });
    request.on('end', () => {
      const { data } = JSON.parse(body) as { data: { property_id: number } };
      const message = `${request.url} ${data.property_id}`;
      arrived.set(message, (arrived.get(message) ?? new Set()).add(String(request.headers['webhook-id'])));
      deliveries += 1;
      response.writeHead(204).end();
    });
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  try {
    for (const name of ['one', 'two', 'three', 'four'])
      await buildStore(database).webhooks.add(account.id, {
        url: `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/${name}`,
        events: ['property.updated'],
      });
    await database.pool.query(
      `insert into events (account_id, kind, data) select $1, 'property.updated', jsonb_build_object('property_id', n) from generate_series(1, $2::int) n`,
      [account.id, MESSAGES / 4],
    );
    await vi.waitUntil(() => deliveries > MESSAGES / 5, { timeout: 120_000, interval: 1 });
    await killAndStart();
    await vi.waitUntil(() => arrived.size === MESSAGES, { timeout: 120_000, interval: 50 });
    expect([...arrived.values()].filter((ids) => ids.size !== 1)).toEqual([]);
    expect(new Set([...arrived.values()].flatMap((ids) => [...ids])).size).toBe(MESSAGES);
    const state = async () =>
      (
        await database.pool.query(
          'select state, count(*)::int from webhook_deliveries where account_id = $1 group by state',
          [account.id],
        )
      ).rows;
    await expect.poll(state, { timeout: 30_000 }).toEqual([{ state: 'delivered', count: MESSAGES }]);
  } finally {
    receiver.closeAllConnections();
    receiver.close();
  }
}, 300_000);
