/** Killed in the middle: repeated requests take effect once, and pending messages are delivered. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type GivenAccount, givenAccount } from '#testing/given-account.ts';
import { startReceiver, tellReceiver } from '#testing/kill/receiver.ts';
import { sendRepeatedKeys } from '#testing/kill/repeated-keys.ts';
import { type RunningKeyturn, startKeyturn } from '#testing/kill/running-keyturn.ts';
import { type OpenTestDatabase, openTestDatabase } from '#testing/database/test-database.ts';
import { freePort } from '#testing/test-oauth.ts';

let database: OpenTestDatabase;
let account: GivenAccount;
let dataDir: string;
let port: number;
let keyturn: RunningKeyturn;
const start = () => startKeyturn({ dataDir, databaseUrl: database.url, port });

beforeAll(async () => {
  database = await openTestDatabase();
  account = await givenAccount(database);
  dataDir = await mkdtemp(join(tmpdir(), 'keyturn-kill-'));
  port = await freePort();
  keyturn = await start();
});
afterAll(async () => {
  await keyturn.kill();
  await database.close();
  await rm(dataDir, { recursive: true });
});

async function killAndStart(): Promise<void> {
  await keyturn.kill();
  keyturn = await start();
}

/** As many at once as before the kill and after it; `npm run kill-test` sends more, through outages as well. */
const KEYS = 48;
const SENDERS = 8;
const MESSAGES = 240;

test('keys that are each sent eight times at once and through a kill make one property and one answer each', async () => {
  const { token } = await account.user('manager');
  const { answered, differing, surprises } = await sendRepeatedKeys({
    keys: KEYS,
    senders: SENDERS,
    url: () => keyturn.url,
    token,
    kills: 1,
    kill: killAndStart,
  });
  const { rows } = await database.pool.query<{ line1: string; count: number }>(
    'select line1, count(*)::int from properties where account_id = $1 group by line1',
    [account.id],
  );
  expect([differing, surprises]).toEqual([[], []]);
  expect(rows.length).toBe(KEYS);
  expect(rows.filter(({ count }) => count > 1)).toEqual([]);
  expect(answered).toBe(KEYS * SENDERS);
}, 240_000);

test('no webhook message under way is lost when the service is killed, and each keeps its id', async () => {
  const receiver = await startReceiver();
  try {
    await tellReceiver(database, receiver, { accountId: account.id, webhooks: 4, messages: MESSAGES });
    await vi.waitUntil(() => receiver.taken.size > MESSAGES / 5, { timeout: 120_000, interval: 1 });
    await killAndStart();
    await vi.waitUntil(() => receiver.taken.size === MESSAGES, { timeout: 120_000, interval: 50 });
    expect([...receiver.ids.values()].filter((ids) => ids.size !== 1)).toEqual([]);
    expect(new Set([...receiver.ids.values()].flatMap((ids) => [...ids])).size).toBe(MESSAGES);
    const state = async () =>
      (
        await database.pool.query(
          'select state, count(*)::int from webhook_deliveries where account_id = $1 group by state',
          [account.id],
        )
      ).rows;
    await expect.poll(state, { timeout: 30_000 }).toEqual([{ state: 'delivered', count: MESSAGES }]);
  } finally {
    await receiver.goAway();
  }
}, 300_000);
