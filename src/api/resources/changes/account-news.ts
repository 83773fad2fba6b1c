/** The accounts that somebody of this process listens to, each read from where it was read last. */
import type { ChangeRow, ChangeStore } from '#store/events/changes.ts';
import { AccountReading, SettledNumbers } from './reading.ts';

/** The most of one account in one look; the rest comes with the next. */
const MOST = 1000;

/** `through`: everything up to this number has been read. */
export type News = { fresh: ChangeRow[]; through: number };

type Stores = Pick<ChangeStore, 'mark' | 'findSettled' | 'listAfter'>;

export function buildAccountNews(store: Stores) {
  const followed = new Map<number, Promise<AccountReading>>();
  let numbers: Promise<SettledNumbers> | undefined;

  const settle = async (settled: SettledNumbers): Promise<SettledNumbers> => {
    settled.note(await store.mark(), performance.now() / 1000);
    return settled;
  };

  /** Changes that are there already are known, and told to nobody. */
  const begin = async (accountId: number): Promise<AccountReading> => {
    numbers ??= store.findSettled().then((through) => settle(new SettledNumbers(through)));
    const reading = new AccountReading((await numbers).through);
    const rows = await store.listAfter([{ accountId, after: reading.through }], MOST);
    reading.take(rows, { settled: reading.through, unread: rows.length === MOST });
    return reading;
  };

  return {
    /** Resolves when nothing of the account can be missed any more, to the number that has been read through. */
    follow: async (accountId: number): Promise<number> => {
      const reading = followed.get(accountId) ?? begin(accountId);
      followed.set(accountId, reading);
      return (await reading).through;
    },

    leave: (accountId: number): void => {
      followed.delete(accountId);
      if (followed.size === 0) numbers = undefined;
    },

    /** By account, what has come since the last look. */
    read: async (): Promise<Map<number, News>> => {
      const settled = await numbers;
      if (settled === undefined) return new Map();
      const readings: [number, AccountReading][] = [];
      for (const [accountId, reading] of followed) readings.push([accountId, await reading]);
      await settle(settled);
      const from = readings.map(([accountId, { through }]) => ({ accountId, after: through }));
      const rows = Map.groupBy(await store.listAfter(from, MOST), ({ accountId }) => accountId);
      return new Map(
        readings.map(([accountId, reading]) => {
          const read = rows.get(accountId) ?? [];
          const fresh = reading.take(read, { settled: settled.through, unread: read.length === MOST });
          return [accountId, { fresh, through: reading.through }];
        }),
      );
    },
  };
}
