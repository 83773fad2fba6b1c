/** Which deliveries begin, and what becomes of those whose process is killed. */
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { buildStore } from '#store/build-store.ts';
import { type Database, openDatabase } from '#store/database/database.ts';
import { buildOutbox, type DueDelivery, type TakenDelivery } from '#store/events/outbox.ts';
import { givenAccount } from '#testing/given-account.ts';
import { testDatabase } from '#testing/test-database.ts';
import { buildCourier, chooseDeliveries } from './webhook-courier.ts';

describe('of what is due', () => {
  const due = (count: number, webhookId: number, accountId = 1): DueDelivery[] =>
    Array.from({ length: count }, (_, index) => ({ deliveryId: webhookId * 1000 + index, webhookId, accountId }));
  const shares = { webhook: 2, account: 5, all: 8 };
  const idsOf = (chosen: DueDelivery[]) => chosen.map(({ deliveryId }) => deliveryId);

  test('a webhook has its share, counted with what is under way', () => {
    const [first, ...more] = due(5, 1);
    expect(idsOf(chooseDeliveries([...more, ...due(1, 2)], first ? [first] : [], shares))).toEqual([1001, 2000]);
  });

  test('an account has its share, however many webhooks it has', () => {
    const many = Array.from({ length: 6 }, (_, index) => due(2, index + 1)).flat();
    expect(chooseDeliveries([...many, ...due(2, 9, 2)], [], shares).map(({ accountId }) => accountId)).toEqual([
      ...Array<number>(5).fill(1),
      2,
      2,
    ]);
  });

  test('there is an end to all of it', () => {
    const many = Array.from({ length: 6 }, (_, index) => due(2, index + 1, index + 1)).flat();
    expect(chooseDeliveries(many, [], shares).length).toBe(8);
  });

  test('what is under way does not begin again', () => {
    const [one] = due(1, 1);
    expect(chooseDeliveries(one ? [one] : [], one ? [one] : [], shares)).toEqual([]);
  });
});

describe('what is taken', () => {
  let drop: () => Promise<void>;
  let database: Database;
  beforeAll(async () => {
    const made = await testDatabase();
    drop = made.drop;
    database = openDatabase(made.url);
  });
  afterAll(async () => {
    await database.close();
    await drop();
  });

  async function givenDue(count: number) {
    const { id: accountId } = await givenAccount(database);
    const { webhookDeliveries, webhooks } = buildStore(database);
    const payload = { type: 'property.created' as const, timestamp: '2027-02-03T09:30:00Z', data: {} };
    for (let index = 0; index < count; index += 1) {
      const { id } = await webhooks.add(accountId, { url: 'https://example.com/', events: ['property.created'] });
      await webhookDeliveries.add(accountId, id, payload);
    }
    return accountId;
  }
  const failing = vi.fn();
  /** In whole milliseconds, as the column has them: rounded, so that a moment may lie after the one it was made of. */
  const milliseconds = (sql: string) => `(extract(epoch from ${sql}::timestamptz(3)) * 1000)::float`;
  const clock = async (): Promise<number> => {
    const { rows } = await database.pool.query<{ at: number }>(`select ${milliseconds('now()')} as at`);
    return rows[0]?.at ?? 0;
  };
  /** How many of the account's deliveries wait for `seconds` after what was just done: however long that took. */
  const countWaiting = async (accountId: number, seconds: number, act: () => Promise<unknown>): Promise<number> => {
    const from = await clock();
    await act();
    const to = await clock();
    const { rows } = await database.pool.query<{ at: number }>(
      `select ${milliseconds('next_attempt_at')} as at from webhook_deliveries where account_id = $1`,
      [accountId],
    );
    const wait = seconds * 1000;
    return rows.filter(({ at }) => at >= from + wait && at <= to + wait).length;
  };

  test('by several processes at once is taken by one', async () => {
    const accountId = await givenDue(20);
    const carried: number[] = [];
    const others = Array.from({ length: 4 }, () =>
      buildCourier({
        outbox: buildOutbox(database),
        deliver: async ({ deliveryId }) => {
          carried.push(deliveryId);
          await buildStore(database).webhookDeliveries.recordAttempt(accountId, deliveryId, {
            state: 'delivered',
            lastStatus: 204,
            lastError: null,
            lastDuration: 1,
            nextAttemptAt: null,
          });
        },
        onError: failing,
      }),
    );
    await Promise.all(others.map(({ look }) => look()));
    await vi.waitUntil(() => carried.length >= 20, { timeout: 60_000 });
    await Promise.all(others.map(({ stop }) => stop(10_000)));
    expect(new Set(carried).size).toBe(20);
    expect(carried.length).toBe(20);
    expect(failing).not.toHaveBeenCalled();
  });

  test('is due again within seconds when its process is killed, and is put off while it lives', async () => {
    const accountId = await givenDue(3);
    const outbox = buildOutbox(database);
    const due = (await outbox.listDueDeliveries()).filter((one) => one.accountId === accountId);
    let taken: TakenDelivery[] = [];
    const take = async () => {
      taken = await outbox.takeDeliveries(due);
      expect(await outbox.takeDeliveries(due)).toEqual([]);
    };
    expect(await countWaiting(accountId, 15, take)).toBe(3);
    // Only what no attempt has ended since is put off: a receiver may have asked for more time.
    const later = '2099-01-01T00:00:00+00:00';
    await database.pool.query('update webhook_deliveries set next_attempt_at = $2, attempts = 1 where id = $1', [
      taken[0]?.deliveryId,
      later,
    ]);
    expect(await countWaiting(accountId, 0, () => outbox.giveBackDeliveries(taken))).toBe(2);
    expect(await countWaiting(accountId, 15, () => outbox.putOffDeliveries(taken))).toBe(2);
  });
});
