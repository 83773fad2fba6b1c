import { afterAll, beforeAll, expect, test } from 'vitest';
import { countRead, noteStatements } from '#testing/database/read-plans.ts';
import { openTestDatabase, type OpenTestDatabase } from '#testing/database/test-database.ts';
import { givenAccount } from '#testing/given-account.ts';
import { givenProperty } from '#testing/given-property.ts';
import { buildChangeStore } from './changes.ts';

let database: OpenTestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

test('a look reads the accounts that somebody listens to, however much happens elsewhere', async () => {
  const [busy, one, other] = [await givenAccount(database), await givenAccount(database), await givenAccount(database)];
  const write = (accountId: number, propertyId: number, count: number) =>
    database.pool.query(
      `insert into events (account_id, kind, data) select $1, 'property.updated', jsonb_build_object('property_id', $2::int)
       from generate_series(1, $3::int)`,
      [accountId, propertyId, count],
    );
  const from: { accountId: number; after: number }[] = [];
  for (const { id } of [one, other]) {
    const property = await givenProperty(database, id);
    await write(id, property.id, 1000);
    const { seq } = await buildChangeStore(database).mark();
    from.push({ accountId: id, after: seq });
    await write(id, property.id, 5);
  }
  await write(busy.id, 1, 10_000);
  await database.pool.query('analyze');

  const { noting, last } = noteStatements(database);
  const rows = await buildChangeStore(noting).listAfter(from, 1000);
  expect(rows.map(({ accountId }) => accountId)).toEqual([...Array(5).fill(one.id), ...Array(5).fill(other.id)]);
  // Ten events and the place of each; where tables are divided, perhaps all that these two accounts have.
  expect(await countRead(database, last())).toBeLessThan(2500);
});
