/** Receivers that hang, beside those that are well: each has its share of the worker, and none waits for another. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { buildStore } from '#store/build-store.ts';
import type { Database } from '#store/database/database.ts';
import { givenAccount } from '#testing/given-account.ts';
import { openTestDatabase } from '#testing/database/test-database.ts';
import { buildWorker, deliveryShares } from '../build-worker.ts';

const EVENTS = 150;
const HANGING = 12;
/** None of those that hang is given up while this test looks. */
const webhookTimeout = 600_000;
const patient = { timeout: 100_000 };

let database: Database;
let worker: ReturnType<typeof buildWorker>;
const complaints: unknown[] = [];
const receivers: Server[] = [];

beforeAll(async () => {
  database = await openTestDatabase();
  worker = buildWorker({
    database,
    settings: { publicUrl: 'http://localhost:8080', dataDir: '/nowhere', webhookAllowLoopback: true, webhookTimeout },
    log: { error: (...said: unknown[]) => complaints.push(said), info: () => undefined },
  });
});
afterAll(async () => {
  for (const receiver of receivers) {
    receiver.closeAllConnections();
    receiver.close();
  }
  await database.close();
});

/** A webhook that leads to it, and the events it is told of. */
async function givenReceiver(accountId: number, isWell: boolean) {
  const arrived = new Set<string>();
  let open = 0;
  let most = 0;
  const receiver = createServer((request, response) => {
    open += 1;
    most = Math.max(most, open);
    request.on('close', () => {
      open -= 1;
    });
    arrived.add(String(request.headers['webhook-id']));
    if (isWell) request.resume().on('end', () => response.writeHead(204).end());
  });
  receivers.push(receiver);
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`;
  await buildStore(database).webhooks.add(accountId, { url, events: ['property.created'] });
  return { arrived, most: () => most, open: () => open };
}

const tell = (accountId: number, count: number) =>
  database.pool.query(
    `insert into events (account_id, kind, data) select $1, 'property.created', '{}' from generate_series(1, $2)`,
    [accountId, count],
  );

test('a hundred events for each of twelve receivers that hang keep nobody else waiting, nor are they lost at the end', async () => {
  const busy = (await givenAccount(database)).id;
  const hanging = await Promise.all(Array.from({ length: HANGING }, () => givenReceiver(busy, false)));
  const neighbour = await givenReceiver(busy, true);
  await tell(busy, EVENTS);
  await worker.start();
  // As many as there are slots, if all of them did the same.
  await vi.waitUntil(() => hanging.every(({ open }) => open() === deliveryShares.sharer), patient);

  const other = (await givenAccount(database)).id;
  const well = await givenReceiver(other, true);
  await tell(other, 20);
  await vi.waitUntil(() => well.arrived.size === 20, patient);
  await vi.waitUntil(() => neighbour.arrived.size === EVENTS, patient);
  expect(hanging.map(({ most }) => most())).toEqual(Array(HANGING).fill(deliveryShares.sharer));

  await worker.stop(100);
  const { rows } = await database.pool.query<{ due: number; all: number }>(
    `select count(*) filter (where d.next_attempt_at <= now() or d.attempts > 0)::int as due, count(*)::int as all
     from webhook_deliveries d where state = 'pending'`,
  );
  // Deliveries hanging at the end are given back at once: none waits as if it were still under way.
  expect(rows[0]).toEqual({ due: HANGING * EVENTS, all: HANGING * EVENTS });
  expect(complaints).toEqual([]);
}, 400_000);
