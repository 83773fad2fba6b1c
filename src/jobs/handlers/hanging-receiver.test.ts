/** A receiver that hangs, beside one that is well: each has its share of the worker, and neither waits for the other. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { buildStore } from '#store/build-store.ts';
import { type Database, openDatabase } from '#store/database.ts';
import { givenAccount } from '#testing/given-account.ts';
import { testDatabase } from '#testing/test-database.ts';
import { buildWorker } from '../build-worker.ts';
import { queues } from '../definitions/queues.ts';

const EVENTS = 300;

let drop: () => Promise<void>;
let database: Database;
let worker: ReturnType<typeof buildWorker>;
const receivers: Server[] = [];

beforeAll(async () => {
  const made = await testDatabase();
  drop = made.drop;
  database = openDatabase(made.url);
  worker = buildWorker({
    database,
    settings: { publicUrl: 'http://localhost:8080', dataDir: '/nowhere', webhookAllowLoopback: true },
    log: { error: () => undefined, info: () => undefined },
  });
});
afterAll(async () => {
  for (const receiver of receivers) {
    receiver.closeAllConnections();
    receiver.close();
  }
  await worker.stop();
  await database.close();
  await drop();
});

/** An account whose webhook leads to it, and the events it is told of. */
async function givenReceiver(isWell: boolean) {
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
  const { id: accountId } = await givenAccount(database);
  const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`;
  await buildStore(database).webhooks.add(accountId, { url, events: ['property.created'] });
  return { accountId, arrived, most: () => most };
}

const tell = (accountId: number, count: number) =>
  database.pool.query(
    `insert into events (account_id, kind, data) select $1, 'property.created', '{}' from generate_series(1, $2)`,
    [accountId, count],
  );

test('hundreds of events for a receiver that hangs keep nobody else waiting', async () => {
  const hanging = await givenReceiver(false);
  const well = await givenReceiver(true);
  await tell(hanging.accountId, EVENTS);
  await worker.start();
  const { groupConcurrency = 0, concurrency } = queues['deliver-webhook'];
  await vi.waitUntil(() => hanging.arrived.size >= groupConcurrency, { timeout: 20_000 });

  await tell(well.accountId, 20);
  // Far less than the twenty seconds after which the first of the others is given up.
  await vi.waitUntil(() => well.arrived.size === 20, { timeout: 15_000 });
  expect(hanging.most()).toBe(groupConcurrency);
  expect(groupConcurrency).toBeLessThan(concurrency);
}, 60_000);
