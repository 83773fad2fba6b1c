/** The list of properties: its pages, its links, how it is filtered. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { givenProperty } from '#testing/given-property.ts';
import { type Call, type TestApi, testApi } from '#testing/test-api.ts';

let api: TestApi;
let manager: Call;
beforeAll(async () => {
  api = await testApi();
  manager = api.as((await api.account.user('manager')).token);
});
afterAll(() => api.close());

describe('the list of properties', () => {
  const list = async (query: string) => (await manager('GET', `/properties?${query}`)).json;
  const idsOf = (page: { data: { id: number }[] }) => page.data.map(({ id }) => id);
  let hall: number;
  let flat: number;
  beforeAll(async () => {
    const { account, database } = api;
    const other = await account.client('Other');
    hall = (
      await givenProperty(database, account.id, {
        line1: '44 Élysée Gate',
        line2: 'Top floor',
        city: 'Winchester',
        postcode: 'SO23 9AX',
        ref: 'LIST-1',
        clientId: other.id,
        tags: ['rural'],
      })
    ).id;
    flat = (
      await givenProperty(database, account.id, { line1: '45 Elder Way', city: 'Winchester', postcode: 'SO23 9AY' })
    ).id;
  });

  test('is 30 a page, at most 100, most recent first', async () => {
    const page = await list('');
    expect(page.pagination.perPage).toBe(30);
    expect(idsOf(page).slice(0, 2)).toEqual([flat, hall]);
    expect(idsOf(page)).toEqual(idsOf(page).toSorted((a, b) => b - a));
    expect((await list('per_page=100')).pagination.perPage).toBe(100);
    expect((await manager('GET', '/properties?per_page=101')).status).toBe(422);
  });

  test('has full links that repeat the other parameters; prev and next are null at the ends', async () => {
    const page = await list('address=winchester&per_page=1');
    const link = (number: number) =>
      `http://localhost:8080/api/properties?address=winchester&per_page=1&page=${number}`;
    expect(page.pagination).toEqual({ perPage: 1, currentPage: 1, totalPages: 2, totalRecords: 2 });
    expect(page.links).toEqual({ first: link(1), prev: null, self: link(1), next: link(2), last: link(2) });
    const last = await list('address=winchester&per_page=1&page=2');
    expect(last.links).toMatchObject({ prev: link(1), next: null });
    const bracketed = await list('address=winchester&per_page=1&page[]=2');
    expect([bracketed.pagination.currentPage, bracketed.links.prev]).toEqual([2, link(1)]);
  });

  test('past its end is empty, with the true totals', async () => {
    const page = await list('address=winchester&page=9');
    expect([page.data, page.pagination.totalRecords, page.pagination.currentPage]).toEqual([[], 2, 9]);
  });

  test('covers everything exactly once, page by page', async () => {
    const seen: number[] = [];
    let path: string | null = '/properties?per_page=7';
    while (path !== null) {
      const { json } = await manager('GET', path);
      seen.push(...idsOf(json));
      path = json.links.next?.replace(/^.*\/api/, '') ?? null;
    }
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen.length).toBe((await list('')).pagination.totalRecords);
  });

  test.each([
    ['every word anywhere, in any order', 'winchester+gate'],
    ['inside words', 'lys'],
    ['without regard to case and accents', 'ELYSEE'],
    ['the postcode without its space', 'so239ax'],
    ['the postcode with its space', 'so23+9ax'],
    ['the second line', 'top+floor'],
  ])('finds an address by %s', async (_how, query) => {
    expect(idsOf(await list(`address=${query}`))).toEqual([hall]);
  });

  test('finds nothing when one word is not there', async () => {
    expect(idsOf(await list('address=winchester+lighthouse'))).toEqual([]);
    expect(idsOf(await list(`address=${encodeURIComponent('%')}`))).toEqual([]);
  });

  test.each(['client_id=', 'client_id[]=', 'client_id=1,', 'client_id[0]=1&client_id[1]='])(
    'filters by client, spelt %s',
    async (spelling) => {
      const of = (await manager('GET', `/properties/${hall}`)).json.client.id;
      expect(idsOf(await list(`${spelling}${of}`)).filter((id) => id === hall)).toEqual([hall]);
      expect(idsOf(await list(`client_id=${of}`))).toEqual([hall]);
    },
  );

  test.each(['client_id=', 'client_id[]=', 'client_id=,', 'address=', 'ref=', 'tag='])(
    'is not filtered by an empty %s',
    async (query) => {
      expect((await list(query)).pagination).toEqual((await list('')).pagination);
    },
  );

  test('is ordered by creation, address or postcode, either way, by pages and by cursors', async () => {
    const two = 'address=winchester';
    const orders = { created: [hall, flat], address: [hall, flat], postcode: [hall, flat] };
    for (const [sort, ids] of Object.entries(orders)) {
      expect([sort, idsOf(await list(`${two}&sort=${sort}`))]).toEqual([sort, ids]);
      expect([sort, idsOf(await list(`${two}&sort=-${sort}`))]).toEqual([sort, ids.toReversed()]);
      const first = await list(`${two}&sort=${sort}&per_page=1&cursor=`);
      const second = await list(`${two}&sort=${sort}&per_page=1&cursor=${first.pagination.nextCursor}`);
      expect([sort, ...idsOf(first), ...idsOf(second)]).toEqual([sort, ...ids]);
      expect(idsOf(await list(`${two}&sort=${sort}&per_page=1&page=2`))).toEqual(ids.slice(1));
    }
    expect((await manager('GET', '/properties?sort=beds')).status).toBe(422);
  });

  test('filters by ref and by tag', async () => {
    expect(idsOf(await list('ref=LIST-1'))).toEqual([hall]);
    expect(idsOf(await list('tag=rural'))).toEqual([hall]);
  });

  test.each(['page=0', 'page=-1', 'page=x', 'per_page=0', 'per_page=1000', 'client_id=abc', 'client_id=0'])(
    'refuses %s and says which parameter is wrong',
    async (query) => {
      const { status, json } = await manager('GET', `/properties?${query}`);
      expect([status, json.errors[0].parameter]).toEqual([422, query.split('=')[0]]);
    },
  );
});
