import { mkdir, mkdtemp, readdir, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Database } from '#store/database/database.ts';
import { givenAccount } from '#testing/given-account.ts';
import { openTestDatabase } from '#testing/database/test-database.ts';
import { startHousekeeping } from './housekeeping.ts';

let database: Database;
let dataDir: string;
const log = pino({ level: 'silent' });

beforeEach(async () => {
  database = await openTestDatabase({ poolSize: 2 });
  dataDir = await mkdtemp(join(tmpdir(), 'keyturn-tidy-'));
});

afterEach(async () => {
  await database.close();
  await rm(dataDir, { recursive: true });
});

async function countKeys(): Promise<number | null> {
  return (await database.pool.query('select from idempotency_keys')).rowCount;
}

test('removes old keys and abandoned uploads, and nothing else', async () => {
  await database.pool.query(
    `insert into idempotency_keys (account_id, key_hash, body_hash, created_at)
     values (1, '\\x01', '\\x01', now() - interval '169 hours'), (1, '\\x02', '\\x02', now() - interval '167 hours')`,
  );
  await mkdir(join(dataDir, 'incoming', 'abandoned'), { recursive: true });
  await mkdir(join(dataDir, 'incoming', 'under way'));
  const yesterday = Date.now() / 1000 - 86_400;
  await utimes(join(dataDir, 'incoming', 'abandoned'), yesterday, yesterday);

  const housekeeping = startHousekeeping(database, dataDir, log);
  await expect.poll(countKeys).toBe(1);
  await housekeeping.stop();
  expect(await readdir(join(dataDir, 'incoming'))).toEqual(['under way']);
});

test('the counts of past months become one a month, and stay right', async () => {
  const { id } = await givenAccount(database, 'Old firm');
  await database.pool.query(
    `insert into row_counts (account_id, table_name, month, slot, rows)
     select $1, 'properties', month, slot, rows from (values
       (date '2020-02-01', 17, 3), ('2020-02-01', 18, -1), ('2020-03-01', 0, 2), ('2020-03-01', 17, 4),
       (date_trunc('month', now() at time zone 'UTC'), 17, 5), (date_trunc('month', now() at time zone 'UTC'), 18, 1)
     ) as counted (month, slot, rows)`,
    [id],
  );
  const counts = async (what: string) => {
    const { rows } = await database.pool.query<{ said: number }>(
      `select ${what}::int as said from row_counts where account_id = $1 group by month order by month`,
      [id],
    );
    return rows.map(({ said }) => said);
  };
  const housekeeping = startHousekeeping(database, dataDir, log);
  await expect.poll(() => counts('count(*)')).toEqual([1, 1, 2]);
  await housekeeping.stop();
  expect(await counts('sum(rows)')).toEqual([2, 6, 6]);

  const added = [`'2020-02-29T23:59:59Z'`, `'2020-03-01T00:00:00Z'`, 'now()'];
  for (const createdAt of added)
    await database.pool.query(
      `insert into properties (id, account_id, line1, city, postcode, no_of_beds, no_of_baths, created_at)
       values (lease_ids($1, 'properties', 1), $1, '1 Quay Street', 'Gosport', 'PO12 1AA', 1, 1, ${createdAt})`,
      [id],
    );
  expect(await counts('sum(rows)')).toEqual([3, 7, 7]);
  await database.pool.query(`delete from properties where account_id = $1 and created_at < '2020-03-01Z'`, [id]);
  expect(await counts('sum(rows)')).toEqual([2, 7, 7]);
});

test('events end after a week, except undelivered ones and the newest of each account', async () => {
  const [busy, idle] = [await givenAccount(database, 'A busy firm'), await givenAccount(database, 'An idle firm')];
  await database.pool.query(
    `insert into events (account_id, kind, data, created_at, dispatched_at) values
       ($1, 'property.created', '{"property_id": 1}', now() - interval '8 days', now()),
       ($1, 'property.created', '{"property_id": 2}', now() - interval '8 days', null),
       ($1, 'property.created', '{"property_id": 3}', now() - interval '6 days', now()),
       ($2, 'property.created', '{"property_id": 4}', now() - interval '8 days', now())`,
    [busy.id, idle.id],
  );
  const kept = async () =>
    (
      await database.pool.query<{ id: string }>(`select data ->> 'property_id' as id from events order by seq`)
    ).rows.map(({ id }) => id);
  const housekeeping = startHousekeeping(database, dataDir, log);
  await expect.poll(kept).toEqual(['2', '3', '4']);
  await housekeeping.stop();
});

test('the other tasks are done when one fails', async () => {
  await database.pool.query('alter table files rename to gone');
  await database.pool.query(
    `insert into idempotency_keys (account_id, key_hash, body_hash, created_at)
     values (1, '\\x01', '\\x01', now() - interval '169 hours')`,
  );
  const error = vi.spyOn(log, 'error');
  const housekeeping = startHousekeeping(database, dataDir, log);
  await expect.poll(countKeys).toBe(0);
  await housekeeping.stop();
  expect(error).toHaveBeenCalledExactlyOnceWith({ err: expect.anything() }, 'housekeeping: files');
});
