import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { unlimitedPatience } from '#store/database/patience.ts';
import { givenAccount } from '#testing/given-account.ts';
import { givenProperty } from '#testing/given-property.ts';
import { type TestApi, testApi } from '#testing/test-api.ts';

/** More than are found before their inspections are looked for. */
const many = 10_050;

let api: TestApi;
let ask: (path: string) => Promise<{ total: number; ids: number[]; lines: string[] }>;

beforeAll(async () => {
  // Twenty thousand inspections at once.
  api = await testApi({ patience: unlimitedPatience });
  const { account, database } = api;
  const token = (await account.user('manager')).token;
  ask = async (path) => {
    const { json } = await api.as(token)('GET', path);
    return {
      total: json.pagination.totalRecords,
      ids: json.data.map(({ id }: { id: number }) => id),
      lines: json.data.map(
        (row: { address?: { line1: string }; property?: { address: { line1: string } } }) =>
          (row.address ?? row.property?.address)?.line1,
      ),
    };
  };
  // Numbered from the oldest; every fifth is on Quay Street, the others on Mill Lane; each has two inspections.
  await database.rows(
    'test.properties',
    `insert into properties (id, account_id, line1, city, postcode, no_of_beds, no_of_baths, created_at)
     select first + n - 1, $1, n || case when n % 5 = 0 then ' Quay Street' else ' Mill Lane' end, 'Gosport', 'PO12 1AA', 1, 1,
       now() - interval '1 year' + n * interval '1 minute'
     from lease_ids($1, 'properties', $2::int) first, generate_series(1, $2::int) n`,
    [account.id, many],
  );
  await database.rows(
    'test.inspections',
    `with r as (
       insert into reports (id, account_id)
       select first + n - 1, $1 from lease_ids($1, 'reports', $2::int * 2) first, generate_series(1, $2::int * 2) n returning id
     ), numbered as (
       select id, row_number() over (order by id) - 1 as n from r
     ), p as (
       select id, row_number() over (order by created_at) - 1 as n from properties where account_id = $1
     )
     insert into inspections (id, account_id, property_id, report_id, state, type, title, report_key, created_at)
     select first + numbered.n::int, $1, p.id, numbered.id, 100, 1, 'Visit', 'key' || numbered.id,
       now() - interval '1 year' + numbered.n * interval '1 minute'
     from lease_ids($1, 'inspections', $2::int * 2) first, numbered join p on p.n = numbered.n % $2::int`,
    [account.id, many],
  );
  // The same words in another account.
  await givenProperty(database, (await givenAccount(database, 'Other firm')).id, {
    line1: '1 Quay Street',
    city: 'Gosport',
  });
});
afterAll(() => api.close());

describe.each([
  ['properties', many, 1],
  ['inspections', many * 2, 2],
] as const)('the list of %s by an address', (noun, all, each) => {
  test.each([
    ['of a word that some have', 'quay', (many / 5) * each],
    ['of a word that all have', 'gosport', all],
    ['of a word that all have and one that some have', 'gosport%20street', (many / 5) * each],
    ['of two letters', 'qu', (many / 5) * each],
    ['of two letters that all have', 'po', all],
    ['of a number and a street', '1005%20quay', 2 * each],
    ['of a word that none has', 'harbour', 0],
    ['of letters that none has', 'zz', 0],
    ['of a sign that is no letter', '%25', 0],
    ['without a word', '%20,', all],
  ])('%s counts them all, and its pages hold each once', async (_what, address, total) => {
    const path = `/${noun}?address=${address}&per_page=100`;
    const first = await ask(path);
    expect(first.total).toBe(total);
    expect(first.ids).toHaveLength(Math.min(100, total));
    const last = Math.max(1, Math.ceil(total / 100));
    const pages = [...new Set([1, 2, 12, last - 1, last].filter((page) => page >= 1 && page <= last))];
    const seen: number[] = [];
    for (const page of pages) seen.push(...(await ask(`${path}&page=${page}`)).ids);
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen).toHaveLength(pages.reduce((sum, page) => sum + Math.min(100, total - (page - 1) * 100), 0));
    expect(seen).toEqual(seen.toSorted((one, other) => other - one));
    expect((await ask(`${path}&page=${last + 1}`)).ids).toEqual([]);
  });

  test('holds only matches of every word', async () => {
    expect((await ask(`/${noun}?address=street%20gosport`)).lines.every((line) => line.endsWith('Quay Street'))).toBe(
      true,
    );
    const { lines } = await ask(`/${noun}?address=1005%20quay`);
    expect([...new Set(lines)]).toEqual(['10050 Quay Street', '1005 Quay Street']);
  });
});

describe('the list of inspections by an address', () => {
  test.each(['created', '-created', 'conduct_date', 'state', 'address', '-address'])(
    'is the same, and whole, in the order %s',
    async (sort) => {
      const path = `/inspections?address=1005%20quay&sort=${sort}`;
      const whole = await ask(path);
      expect(whole.total).toBe(4);
      const one = await ask(`${path}&per_page=3`);
      const two = await ask(`${path}&per_page=3&page=2`);
      expect([...one.ids, ...two.ids]).toEqual(whole.ids);
    },
  );

  test('goes together with other filters and with the search of everything', async () => {
    expect((await ask('/inspections?address=1005%20quay&state_id=100')).total).toBe(4);
    expect((await ask('/inspections?address=gosport&state_id=200')).total).toBe(0);
    expect((await ask('/inspections?q=1005%20quay')).total).toBe(4);
    expect((await ask('/inspections?q=gosport&per_page=1')).total).toBe(many * 2);
    expect((await ask('/inspections?q=visit&per_page=1')).total).toBe(many * 2);
  });

  test('in the order of addresses holds each once, from both ends', async () => {
    const up = [1, 2, 3].map((page) => `/inspections?sort=address&per_page=100&page=${page}`);
    const ids = (await Promise.all(up.map(ask))).flatMap((page) => page.ids);
    expect(new Set(ids).size).toBe(300);
    const last = await ask(`/inspections?sort=-address&per_page=100&page=${(many * 2) / 100}`);
    expect(last.ids.toReversed()).toEqual(ids.slice(0, 100));
  });

  test('finds a ref, a title and an address together when it searches everything, each inspection once', async () => {
    await api.database.rows(
      'test.ref',
      `update inspections set ref = 'Quay 1005', title = 'Key of 1005, Quay'
       where id in (select id from inspections where account_id = $1 order by id limit 1)
          or property_id = (select id from properties where account_id = $1 and line1 = '1005 Quay Street')`,
      [api.account.id],
    );
    const { total, ids } = await ask('/inspections?q=1005%20quay');
    expect(total).toBe(5);
    expect(new Set(ids).size).toBe(5);
    expect((await ask('/inspections?q=qu&per_page=1')).total).toBe((many / 5) * 2 + 1);
  });
});
