/** Decides which deliveries begin, and which are repeated when their process is killed. */
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { buildStore } from '#store/build-store.ts';
import type { Database } from '#store/database/database.ts';
import { buildWork, type DueWork, type TakenWork } from '#store/events/outbox.ts';
import { givenAccount } from '#testing/given-account.ts';
import { openTestDatabase } from '#testing/database/test-database.ts';
import { deliveryShares } from './build-worker.ts';
import { buildWorkLoop, chooseWork, inTurns } from './work-loop.ts';

describe('the choice among due work', () => {
  const due = (count: number, sharerId: number, accountId = 1): DueWork[] =>
    Array.from({ length: count }, (_, index) => ({ id: sharerId * 1000 + index, sharerId, accountId }));
  const shares = { sharer: 2, account: 5, all: 8 };
  const idsOf = (chosen: DueWork[]) => chosen.map(({ id }) => id);

  test('a webhook has its share, counted with its work under way', () => {
    const [first, ...more] = due(5, 1);
    expect(idsOf(chooseWork([...more, ...due(1, 2)], first ? [first] : [], shares))).toEqual([1001, 2000]);
  });

  test('an account has its share, however many webhooks it has', () => {
    const many = Array.from({ length: 6 }, (_, index) => due(2, index + 1)).flat();
    expect(chooseWork([...many, ...due(2, 9, 2)], [], shares).map(({ accountId }) => accountId)).toEqual([
      ...Array<number>(5).fill(1),
      2,
      2,
    ]);
  });

  test('there is an end to all of it', () => {
    const many = Array.from({ length: 6 }, (_, index) => due(2, index + 1, index + 1)).flat();
    expect(chooseWork(many, [], shares).length).toBe(8);
  });

  test('accounts take turns: who asks for much does not fill all slots at once', () => {
    const twoSlots = { sharer: 2, account: 2, all: 2 };
    const begin = (all: DueWork[], underWay: DueWork[] = [], begun: [number, number][] = []) =>
      idsOf(chooseWork(inTurns(all, underWay, new Map(begun)), underWay, twoSlots));
    expect(begin([...due(5, 1, 1), ...due(1, 2, 2)])).toEqual([1000, 2000]);
    // One of the first account is under way: the free slot is the other's, though it has begun something since.
    expect(begin([...due(4, 3, 1), ...due(1, 2, 2)], due(1, 1, 1), [[2, 7]])).toEqual([2000]);
    // Alone, it has both.
    expect(begin(due(5, 1, 1))).toEqual([1000, 1001]);
    // Among equals it is the one that has waited longest.
    const last: [number, number][] = [
      [1, 8],
      [2, 7],
    ];
    expect(begin([...due(3, 1, 1), ...due(3, 2, 2)], [], last)).toEqual([2000, 1000]);
  });

  test('work under way does not begin again', () => {
    const [one] = due(1, 1);
    expect(chooseWork(one ? [one] : [], one ? [one] : [], shares)).toEqual([]);
  });
});

describe('work that was taken', () => {
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.close());

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
  /** Counts the account's deliveries that wait for `seconds` after the act, however long the act took. */
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
      buildWorkLoop({
        work: buildWork(database, 'delivery'),
        shares: deliveryShares,
        carryOut: async ({ id: deliveryId }) => {
          carried.push(deliveryId);
          await buildStore(database).webhookDeliveries.recordAttempt(accountId, deliveryId, {
            state: 'delivered',
            lastStatus: 204,
            lastError: null,
            lastExchange: null,
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

  test('begins in turns where there is one slot: who asks for much keeps nobody else waiting', async () => {
    const [busy, other] = [await givenDue(4), await givenDue(1)];
    const order: number[] = [];
    const loop = buildWorkLoop({
      work: buildWork(database, 'delivery'),
      shares: { sharer: 1, account: 1, all: 1 },
      carryOut: async ({ accountId, id }) => {
        order.push(accountId);
        await database.pool.query(
          `update webhook_deliveries set state = 'delivered' where account_id = $1 and id = $2`,
          [accountId, id],
        );
      },
      onError: failing,
    });
    await loop.look();
    await vi.waitUntil(() => order.length === 5, { timeout: 60_000 });
    await loop.stop(10_000);
    expect(order).toEqual([busy, other, busy, busy, busy]);
    expect(failing).not.toHaveBeenCalled();
  });

  test('is due again within seconds when its process is killed, and is put off while it lives', async () => {
    const accountId = await givenDue(3);
    const work = buildWork(database, 'delivery');
    const due = (await work.listDue()).filter((one) => one.accountId === accountId);
    let taken: TakenWork[] = [];
    const take = async () => {
      taken = await work.take(due);
      expect(await work.take(due)).toEqual([]);
    };
    expect(await countWaiting(accountId, 15, take)).toBe(3);
    // Only what no attempt has ended since is put off: a receiver may have asked for more time.
    const later = '2099-01-01T00:00:00+00:00';
    await database.pool.query('update webhook_deliveries set next_attempt_at = $2, attempts = 1 where id = $1', [
      taken[0]?.id,
      later,
    ]);
    expect(await countWaiting(accountId, 0, () => work.giveBack(taken))).toBe(2);
    expect(await countWaiting(accountId, 15, () => work.putOff(taken))).toBe(2);
  });
});
