import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase } from '#testing/database/test-database.ts';
import type { Database } from '../database/database.ts';
import { fillPostcodeSectors } from './fill-postcode-sectors.ts';
import { placeOfPostcode, placesOfPostcodes } from './postcode-sectors.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

test('a postcode is in the middle of its sector, however it is spelt; others are nowhere', async () => {
  const york = await placeOfPostcode(database, 'YO1 7HH');
  expect(york).toEqual({ lat: expect.closeTo(53.96, 1), lng: expect.closeTo(-1.08, 1) });
  expect(await placeOfPostcode(database, 'yo17hx')).toEqual(york);
  expect(await placeOfPostcode(database, 'BT1 5GS')).toEqual({ lat: null, lng: null });
  const many = await placesOfPostcodes(database, ['YO1 7HH', 'nothing', 'LS1 4AP', 'ZZ9 9ZZ']);
  expect([...many.keys()]).toEqual(['YO1 7HH', 'LS1 4AP']);
});

test('the table is filled once, and anew when its edition is another', async () => {
  const client = new pg.Client(database.pool.options);
  await client.connect();
  const count = async () => {
    const { rows } = await client.query(
      'select count(*)::int as all, count(distinct edition)::int as editions from directory.postcode_sectors',
    );
    return rows[0];
  };
  const full = await count();
  expect(full).toEqual({ all: 12_015, editions: 1 });
  await client.query(`update directory.postcode_sectors set edition = '2020-01', lat = 0 where sector like 'YO%'`);
  await client.query(`insert into directory.postcode_sectors values ('XX1 1', 0, 0, '2020-01')`);
  await client.query(`update directory.postcode_sectors set edition = '2020-01'`);
  await fillPostcodeSectors(client);
  expect(await count()).toEqual(full);
  expect((await placeOfPostcode(database, 'YO1 7HH')).lat).toBeCloseTo(53.96, 1);
  await fillPostcodeSectors(client);
  expect(await count()).toEqual(full);
  await client.end();
});
