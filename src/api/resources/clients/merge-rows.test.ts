/** A merge leaves nothing behind: each kind of row that names a client, as the database knows them, names the one that stays. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { types } from '#domain/inspection-type.ts';
import { type GivenOffice, givenOffice } from '#testing/given-office.ts';
import { givenProperty } from '#testing/given-property.ts';
import { type TestApi, testApi } from '#testing/test-api.ts';

let api: TestApi;
let office: GivenOffice;
let asBackOffice: GivenOffice['asManager'];
let kept: { id: number };
let gone: { id: number };
beforeAll(async () => {
  api = await testApi();
  office = await givenOffice(api);
  asBackOffice = api.as(await api.account.backOfficeToken(office.manager.id));
});
afterAll(() => api.close());
beforeEach(async () => {
  kept = (await office.asManager('POST', '/clients', { name: 'Langstone Homes' })).json;
  gone = (await office.asManager('POST', '/clients', { name: 'Langstone homes Ltd' })).json;
});

const merge = () => asBackOffice('POST', `/clients/${gone.id}/merge`, { into: kept.id });

/** By table and column, a row that names the client which goes. */
const given: Record<string, () => Promise<unknown>> = {
  'properties.client_id': () => givenProperty(api.database, api.account.id, { clientId: gone.id }),
  'inspections.client_id': () => office.create({ client_id: gone.id }),
  'users.client_id': () => api.account.user('client', { clientId: gone.id }),
  'recurring_visits.client_id': () =>
    office.asManager('POST', '/recurring-visits', {
      name: 'Quarterly',
      type_id: types.routine,
      every_months: 3,
      client_id: gone.id,
    }),
  'client_logos.client_id': () =>
    api.database.rows(
      '',
      `with one as (
         insert into files (account_id, id, sha256, bytes, media_type, type) values ($1, 900000 + $2, md5($2::text), 1, 'image/png', 'IMAGE')
         returning id
       )
       insert into client_logos (account_id, client_id, file_id) select $1, $2, id from one`,
      [api.account.id, gone.id],
    ),
  'external_ids.client_id': () =>
    api.database.rows(
      '',
      `insert into external_ids (account_id, application_id, kind, value, client_id) values ($1, $2, 'client', 'CRM 7', $3)`,
      [api.account.id, api.account.application.id, gone.id],
    ),
};

/** Links to clients, and numbers that are named like one without being a link. */
async function columnsWithClients(): Promise<string[]> {
  const rows = await api.database.rows<{ place: string }>(
    '',
    `select conrelid::regclass || '.' || a.attname as place
     from pg_constraint c cross join unnest(c.conkey) as key(attnum)
     join pg_attribute a on a.attrelid = c.conrelid and a.attnum = key.attnum
     where c.contype = 'f' and c.confrelid = 'clients'::regclass and c.conparentid = 0 and a.attname <> 'account_id'
     union
     select c.table_name || '.' || c.column_name from information_schema.columns c
     join pg_class t on t.oid = c.table_name::regclass and not t.relispartition
     where c.table_schema = 'public' and c.column_name like '%client_id' and c.data_type in ('integer', 'bigint')`,
  );
  return rows.map(({ place }) => place).toSorted();
}

const countOf = async (place: string, id: number): Promise<number> => {
  const [table, column] = place.split('.');
  const [row] = await api.database.rows<{ count: number }>(
    '',
    `select count(*)::int as count from ${table} where account_id = $1 and ${column} = $2`,
    [api.account.id, id],
  );
  return row?.count ?? 0;
};

test('every row that names the duplicate names the one that stays, whichever table it stands in', async () => {
  const places = await columnsWithClients();
  expect(places).toEqual(Object.keys(given).toSorted());
  for (const place of places) {
    await given[place]?.();
    expect([place, await countOf(place, gone.id)]).toEqual([place, 1]);
  }
  expect((await merge()).status).toBe(200);
  for (const place of places)
    expect([place, await countOf(place, gone.id), await countOf(place, kept.id)]).toEqual([place, 0, 1]);
  const [settings] = await api.database.rows<{ text: string }>(
    '',
    'select settings::text as text from accounts where id = $1',
    [api.account.id],
  );
  expect(settings?.text).not.toMatch(new RegExp(`"clientId": ${gone.id}\\b`));
});

test('contacts of the properties go with them', async () => {
  const home = await givenProperty(api.database, api.account.id, { clientId: gone.id });
  const landlord = { type: 3, name: 'Lee Lord', signee: true, notify: false, deliver: true };
  const { json: contact } = await office.asManager('POST', `/properties/${home.id}/contacts`, landlord);
  await merge();
  expect((await office.asManager('GET', `/properties?client_id=${kept.id}`)).json.data).toMatchObject([
    { id: home.id },
  ]);
  expect((await office.asManager('GET', `/properties/${home.id}/contacts`)).json).toEqual([contact]);
});

test('another system finds the one that stays under both names, and makes no third', async () => {
  const named = (name: string, body: object) => office.asManager('PUT', `/clients/by-external-id/${name}`, body);
  const first = (await named('CRM-1', { name: 'Solent Lets' })).json;
  const second = (await named('CRM-2', { name: 'Solent Lettings' })).json;
  await asBackOffice('POST', `/clients/${second.id}/merge`, { into: first.id });
  for (const name of ['CRM-1', 'CRM-2'])
    expect((await named(name, { name: 'Solent Lets', phone: name })).json).toMatchObject({ id: first.id, phone: name });
});

test('prices and contents of reports fill what the one that stays lacks, and never replace its own', async () => {
  const prices = (price: string) => [{ type: 1, bedrooms: null, furnished: null, price, margin: null }];
  const theirs = { prices: prices('90.00'), report_contents: { audit_trail: false } };
  expect((await office.asManager('PUT', `/clients/${gone.id}`, theirs)).status).toBe(200);
  expect((await merge()).json.client).toMatchObject(theirs);
  const other = (await office.asManager('POST', '/clients', { name: 'Another one' })).json;
  await office.asManager('PUT', `/clients/${other.id}`, { ...theirs, prices: prices('10.00') });
  gone = other;
  expect((await merge()).json.client).toMatchObject(theirs);
});

test('a client for whom visits recur is archived, and not deleted', async () => {
  await given['recurring_visits.client_id']?.();
  expect((await office.asManager('DELETE', `/clients/${gone.id}`)).status).toBe(200);
  expect((await office.asManager('GET', `/clients/${gone.id}`)).json).toMatchObject({
    archived_at: expect.stringMatching(/^20/),
  });
});
