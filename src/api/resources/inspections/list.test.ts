import { addRows } from '#store/database/add-rows.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inspectionContacts } from '#store/schema/inspection.ts';
import { givenAccount, type GivenUser } from '#testing/given-account.ts';
import { givenInspection, givenProperty } from '#testing/given-property.ts';
import { type TestApi, testApi } from '#testing/test-api.ts';

let api: TestApi;
let manager: GivenUser;
let clerk: GivenUser;
let clientId: number;
let high: { id: number };
/** Oldest first. */
let ids: number[];

beforeAll(async () => {
  api = await testApi();
  const { account, database } = api;
  [manager, clerk] = await Promise.all([account.user('manager'), account.user('clerk')]);
  clientId = (await account.client()).id;
  high = await givenProperty(database, account.id, {
    line1: '7 Élan Street',
    line2: 'Flat 2',
    city: 'Portsmouth',
    postcode: 'PO1 3AB',
  });
  const low = await givenProperty(database, account.id, {
    line1: '3 Bank Lane',
    city: 'Southampton',
    postcode: 'SO14 2AA',
  });
  const given = [
    { propertyId: low.id, conductAt: '2027-02-01T09:00:00Z', ref: 'A-1', title: 'Winter visit' },
    {
      propertyId: high.id,
      conductAt: '2027-02-05T23:30:00Z',
      state: 200 as const,
      clerkId: clerk.id,
      ref: '김-7',
      title: 'Übergabe',
    },
    {
      propertyId: low.id,
      conductAt: '2027-02-03T00:00:00Z',
      state: 400 as const,
      clerkId: manager.id,
      clientId,
      type: 5 as const,
    },
    {
      propertyId: high.id,
      conductAt: '2027-02-06T00:00:00Z',
      state: 500 as const,
      typistId: clerk.id,
      type: 5 as const,
    },
  ];
  ids = [];
  for (const { propertyId, ...more } of given)
    ids.push((await givenInspection(database, account.id, propertyId, more)).id);
  await addRows(database, inspectionContacts, [
    {
      accountId: account.id,
      inspectionId: ids[0] ?? 0,
      type: 1,
      name: 'Zoë Byron Müller',
      signee: true,
      notify: true,
      deliver: true,
    },
  ]);
});
afterAll(() => api.close());

const list = (query: string) => api.as(manager.token)('GET', `/inspections?${query}`);
/** The indexes of the four, oldest first, in the order they come. */
const found = async (query: string): Promise<number[]> =>
  (await list(query)).json.data.map(({ id }: { id: number }) => ids.indexOf(id));

describe('the list of inspections', () => {
  test('is ten a page, most recent first, with full links', async () => {
    const { json } = await list('');
    expect(json.pagination).toEqual({ perPage: 10, currentPage: 1, totalPages: 1, totalRecords: 4 });
    expect(json.links.self).toBe('http://localhost:8080/api/inspections?page=1');
    expect(await found('')).toEqual([3, 2, 1, 0]);
  });

  test('covers everything exactly once, page by page, and repeats the other parameters in its links', async () => {
    const first = (await list('per_page=3&sort=created')).json;
    const second = (await list('per_page=3&sort=created&page=2')).json;
    expect([...first.data, ...second.data].map(({ id }) => id)).toEqual(ids);
    expect(first.links).toMatchObject({ prev: null, next: expect.stringContaining('per_page=3&sort=created&page=2') });
    expect((await list('page=9')).json).toMatchObject({ data: [], pagination: { totalRecords: 4, currentPage: 9 } });
  });

  test.each([
    ['state_id=200&state_id=400', [2, 1]],
    ['state_id[]=200&state_id[]=400', [2, 1]],
    ['state_id=200,400', [2, 1]],
    ['state_id[0]=200&state_id[1]=400', [2, 1]],
    ['state_id%5B0%5D=200&state_id%5B1%5D=400', [2, 1]],
    ['state_id=', [3, 2, 1, 0]],
    ['type_id=5', [3, 2]],
    ['ref=A-1', [0]],
    ['ref=&conduct_date=&unassigned=', [3, 2, 1, 0]],
    ['unassigned=true', [3, 0]],
    ['unassigned=false', [2, 1]],
    ['address=elan', [3, 1]],
    ['address=portsmouth%20PO13AB', [3, 1]],
    ['address=PO1%203ab%20street', [3, 1]],
    ['address=elan%20southampton', []],
    ['postcode=po', [3, 1]],
    ['postcode=SO14, PO1 4', [2, 0]],
    ['postcode=SO14,PO1 3', [3, 2, 1, 0]],
    ['postcode=PO10', []],
    ['postcode=', [3, 2, 1, 0]],
    ['postcode=SO14|PO', 422],
    ['q=winter', [0]],
    ['q=a-1', [0]],
    ['q=byron', [0]],
    ['q=bank', [2, 0]],
    ['q=by', [0]],
    ['q=yr', []],
    ['q=ba', [2, 0]],
    ['q=nk', []],
    ['conduct_date=2027-02-05', [1]],
    ['conduct_date=2027-02-01/2027-02-05', [2, 1, 0]],
    ['conduct_date=2027-02-05/..', [3, 1]],
    ['conduct_date=../P1D', 422],
    ['sort=conduct_date', [0, 2, 1, 3]],
    ['sort=-conduct_date', [3, 1, 2, 0]],
    ['sort=state', [0, 1, 2, 3]],
    ['sort=address', [0, 2, 1, 3]],
    ['sort=-address', [3, 1, 2, 0]],
  ])('%s', async (query, expected) => {
    if (typeof expected === 'number') {
      expect((await list(query)).status).toBe(expected);
      return;
    }
    const { json } = await list(query);
    expect(json.data.map(({ id }: { id: number }) => ids.indexOf(id))).toEqual(expected);
    expect(json.pagination.totalRecords).toBe(expected.length);
  });

  test.each([
    ['Müller', [0]],
    ['MÜLLER zoë', [0]],
    ['Müller'.normalize('NFD'), [0]],
    ['übergabe', [1]],
    ['wintér', [0]],
    ['élan', [3, 1]],
    ['김', [1]],
    ['müller übergabe', []],
  ])('finds names as they are typed, accents and all: %s', async (words, expected) => {
    expect(await found(`q=${encodeURIComponent(words)}`)).toEqual(expected);
  });

  test('filters by property, client, clerk and typist', async () => {
    expect(await found(`property_id=${high.id}`)).toEqual([3, 1]);
    expect(await found(`client_id=${clientId}`)).toEqual([2]);
    expect(await found(`clerk_id=${clerk.id},${manager.id}`)).toEqual([2, 1]);
    expect(await found(`typist_id=${clerk.id}`)).toEqual([3]);
    expect(await found(`clerk_id=${clerk.id}&property_id=${high.id}&state_id=200&address=elan&q=flat`)).toEqual([1]);
  });

  test('covers everything exactly once, deep pages read from the edge of a month', async () => {
    const { account, database } = api;
    // Three at each instant, the first of March and of July at the very edge of it, and none in June.
    await database.rows(
      'test.many',
      `with r as (
           insert into reports (id, account_id)
           select first + n - 1, $1 from lease_ids($1, 'reports', 1800) first, generate_series(1, 1800) n returning id
         ),
         many as (select id, row_number() over (order by id) - 1 as n from r)
       insert into inspections (id, account_id, property_id, report_id, state, type, title, report_key, created_at)
       select first + n::int, $1, $2, id, 310, 1, 'Many', 'key' || id,
         case when n < 900 then timestamptz '2026-03-01Z' else '2026-07-01Z' end + n % 900 / 3 * interval '7 hours'
       from lease_ids($1, 'inspections', 1800) first, many`,
      [account.id, high.id],
    );
    const gone = `delete from inspections where account_id = $1 and title = 'Many' and id % 20 = 0`;
    await database.rows('test.gone', gone, [account.id]);
    const newestFirst = await database.rows<{ id: number }>(
      'test.newest first',
      'select id from inspections where account_id = $1 order by created_at desc, id desc',
      [account.id],
    );
    const walked = async (sort: string) => {
      const seen: number[] = [];
      for (let page = 1; page <= 18; page += 1) {
        const { json } = await list(`sort=${sort}&per_page=100&page=${page}`);
        expect(json.pagination).toMatchObject({ totalRecords: 1714, totalPages: 18 });
        seen.push(...json.data.map(({ id }: { id: number }) => id));
      }
      return seen;
    };
    const expected = newestFirst.map(({ id }) => id);
    expect(expected).toHaveLength(1714);
    expect(await walked('-created')).toEqual(expected);
    expect(await walked('created')).toEqual(expected.toReversed());
    expect((await list('per_page=100&page=99')).json.data).toEqual([]);
  });

  test.each([
    ['page=0', 'page'],
    ['per_page=1000', 'per_page'],
    ['state_id=abc', 'state_id'],
    ['conduct_date=2027-02-05/2027-02-01', 'conduct_date'],
    ['sort=colour', 'sort'],
    ['unassigned=maybe', 'unassigned'],
    ['client_id=2147483648', 'client_id'],
  ])('refuses %s and says which parameter', async (query, parameter) => {
    const { status, json } = await list(query);
    expect(status).toBe(422);
    expect(json.errors[0].parameter).toBe(parameter);
  });

  test('and its totals are those of one’s own account', async () => {
    const own = (await list('')).json.pagination.totalRecords;
    const stranger = await (await givenAccount(api.database, 'Another firm')).user('manager');
    const { id } = await givenProperty(api.database, stranger.accountId);
    const theirs = await givenInspection(api.database, stranger.accountId, id);
    const { json } = await api.as(stranger.token)('GET', '/inspections');
    expect([json.pagination.totalRecords, json.data.map((one: { id: number }) => one.id)]).toEqual([1, [theirs.id]]);
    expect((await api.as(stranger.token)('GET', '/inspections?state_id=100')).json.pagination.totalRecords).toBe(1);
    expect((await list('')).json.pagination.totalRecords).toBe(own);
  });

  test('needs a token with the scope', async () => {
    expect((await api.as(undefined)('GET', '/inspections')).status).toBe(401);
    const token = await api.account.token(manager.id, ['properties.read']);
    expect((await api.as(token)('GET', '/inspections')).status).toBe(403);
  });

  test('comes as JSONx when XML is ranked above JSON', async () => {
    const { text } = await api.as(manager.token)('GET', '/inspections?per_page=1', undefined, {
      accept: 'application/xml',
    });
    expect(text).toContain('<json:object name="pagination">');
  });
});
