/** The step of the migration that makes tenancies of the contacts that had days before. */
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type GivenAccount, givenAccount } from '#testing/given-account.ts';
import { givenProperty } from '#testing/given-property.ts';
import { type OpenTestDatabase, openTestDatabase } from '#testing/database/test-database.ts';
import { addRows } from '../database/add-rows.ts';
import { propertyContacts } from '../schema/property.ts';
import { buildTenancyStore } from './tenancies.ts';

const migration = new URL('../migrations/0058_tenancies.sql', import.meta.url);
const step =
  readFileSync(migration, 'utf8')
    .split('--> statement-breakpoint')
    .find((one) => one.includes('WITH carried')) ?? '';

let database: OpenTestDatabase;
let firms: GivenAccount[];

beforeAll(async () => {
  database = await openTestDatabase();
  firms = [await givenAccount(database, 'One'), await givenAccount(database, 'Two')];
});
afterAll(() => database.close());

test('contacts of a home with the same days come under one tenancy, and those without days under none', async () => {
  const tenant = { type: 1, signee: true, notify: false, deliver: false };
  const homes = [];
  for (const { id: accountId } of firms) {
    const { id: propertyId } = await givenProperty(database, accountId);
    homes.push({ accountId, propertyId });
    const at = { ...tenant, accountId, propertyId };
    await addRows(database, propertyContacts, [
      { ...at, name: 'Ann', startsOn: '2027-02-01', endsOn: '2028-01-31' },
      { ...at, name: 'Ben', startsOn: '2027-02-01', endsOn: '2028-01-31' },
      { ...at, name: 'Cat', startsOn: '2028-02-01', endsOn: null },
      { ...at, name: 'Dan', startsOn: null, endsOn: null },
    ]);
  }
  // As before the migration, which is the first to give ids to tenancies.
  await database.rows('', `delete from id_leases where kind = 'tenancies'`);
  await database.rows('', step);
  const store = buildTenancyStore(database);
  for (const { accountId, propertyId } of homes) {
    expect(await store.list(accountId, propertyId)).toMatchObject([
      { startsOn: '2028-02-01', endsOn: null, contacts: [{ name: 'Cat' }] },
      { startsOn: '2027-02-01', endsOn: '2028-01-31', contacts: [{ name: 'Ann' }, { name: 'Ben' }] },
    ]);
    const next = { startsOn: '2029-01-01', endsOn: null, noticeGivenOn: null, noticeBy: null, leavesOn: null };
    // Later ones follow those that were carried over.
    expect(await store.add(accountId, propertyId, next)).toBeGreaterThan(2);
  }
});
