import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase } from '#testing/database/test-database.ts';
import { givenAccount } from '#testing/given-account.ts';
import { givenProperty } from '#testing/given-property.ts';
import type { Database } from '../database/database.ts';
import { locateAgain } from './locate-again.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

test('homes of every account that were placed before there were sectors are placed again, and no other', async () => {
  const accounts = [await givenAccount(database), await givenAccount(database)];
  const at = async (accountId: number, postcode: string, locatedBy: string | null) => {
    const { id } = await givenProperty(database, accountId);
    const values = [accountId, id, postcode, locatedBy];
    await database.pool.query(
      `update properties set postcode = $3, lat = 1, lng = 1, located_by = $4 where account_id = $1 and id = $2`,
      values,
    );
    return async () =>
      (
        await database.pool.query(`select lat, located_by from properties where account_id = $1 and id = $2`, [
          accountId,
          id,
        ])
      ).rows[0];
  };
  const [one, other] = accounts.map(({ id }) => id) as [number, number];
  const york = await at(one, 'YO1 7HH', null);
  const nowhere = await at(one, '10115', null);
  const given = await at(one, 'YO1 7HH', 'hand');
  const leeds = await at(other, 'LS1 4AP', null);
  const clerk = await accounts[0]?.user('clerk');
  await database.pool.query(`update users set home_postcode = 'YO24 1AB' where account_id = $1 and id = $2`, [
    one,
    clerk?.id,
  ]);

  await locateAgain(database);
  expect(await york()).toEqual({ lat: expect.closeTo(53.96, 1), located_by: 'postcode' });
  expect(await leeds()).toEqual({ lat: expect.closeTo(53.8, 1), located_by: 'postcode' });
  expect(await nowhere()).toEqual({ lat: null, located_by: 'postcode' });
  expect(await given()).toEqual({ lat: 1, located_by: 'hand' });
  const { rows } = await database.pool.query(`select home_lat from users where account_id = $1 and id = $2`, [
    one,
    clerk?.id,
  ]);
  expect(rows[0].home_lat).toBeCloseTo(53.95, 1);
});
