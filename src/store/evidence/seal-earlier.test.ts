/** Reports from before there were versions are sealed in the background, once, and others are left alone. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { states } from '#domain/inspection-state.ts';
import { openTestDatabase } from '#testing/database/test-database.ts';
import { givenAccount } from '#testing/given-account.ts';
import { givenInspection, givenProperty } from '#testing/given-property.ts';
import type { Database } from '../database/database.ts';
import { readVersions } from './version-rows.ts';
import { sealEarlier } from './seal-earlier.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

async function givenReports() {
  const { id: accountId } = await givenAccount(database);
  const { id: propertyId } = await givenProperty(database, accountId);
  const at = '2026-02-03T10:00:00+00:00';
  const add = async (more: object) => (await givenInspection(database, accountId, propertyId, more)).id;
  const complete = await add({ state: states.complete, completedAt: at });
  const closed = await add({ state: states.closed, completedAt: at, closedAt: at });
  const cancelled = await add({ state: states.closed, closedAt: at, cancelledAt: at });
  const open = await add({ state: states.review });
  const versionsOf = async (id: number) =>
    (await readVersions(database).list(accountId, id)).map(({ number, occasion, sealedBy }) => ({
      number,
      occasion,
      sealedBy,
    }));
  return { accountId, complete, closed, cancelled, open, versionsOf };
}

test('finished reports of every account are sealed later, once, and no others', async () => {
  const accounts = [await givenReports(), await givenReports()];
  await Promise.all([sealEarlier(database), sealEarlier(database)]);
  await sealEarlier(database);
  for (const { complete, closed, cancelled, open, versionsOf } of accounts) {
    for (const id of [complete, closed])
      expect(await versionsOf(id)).toEqual([{ number: 1, occasion: 'later', sealedBy: null }]);
    for (const id of [cancelled, open]) expect(await versionsOf(id)).toEqual([]);
  }
});

test('a version whose content has gone by the rules of retention is not sealed again', async () => {
  const { accountId, complete, versionsOf } = await givenReports();
  await sealEarlier(database);
  await database.pool.query('update report_versions set content = null where account_id = $1 and inspection_id = $2', [
    accountId,
    complete,
  ]);
  await sealEarlier(database);
  expect(await versionsOf(complete)).toHaveLength(1);
});

test('a report that cannot be sealed holds up no other, and is named', async () => {
  const broken = await givenReports();
  const sound = await givenReports();
  // Its settings are no settings, so that nothing can be read of what it prints.
  await database.pool.query(`update accounts set settings = '{"glossary": 7}' where id = $1`, [broken.accountId]);
  await expect(sealEarlier(database)).rejects.toThrow('2 finished reports could not be sealed');
  expect(await sound.versionsOf(sound.complete)).toHaveLength(1);
  await database.pool.query(`update accounts set settings = '{}' where id = $1`, [broken.accountId]);
  await sealEarlier(database);
  expect(await broken.versionsOf(broken.complete)).toHaveLength(1);
});

test('it stops between two reports', async () => {
  const { complete, closed, versionsOf } = await givenReports();
  let asked = 0;
  await sealEarlier(database, () => asked++ > 0);
  expect([await versionsOf(complete), await versionsOf(closed)].flat()).toHaveLength(1);
});
