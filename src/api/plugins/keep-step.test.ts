/** Numbers, cursors and tombstones, one by one; `mirror.test.ts` has them together. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Scope } from '#domain/scope.ts';
import { markChanges, settleChangeLine } from '#store/lists/change-line.ts';
import { givenAccount } from '#testing/given-account.ts';
import { othersHaveEnded } from '#testing/database/others-have-ended.ts';
import { givenProperty } from '#testing/given-property.ts';
import { type Call, type TestApi, testApi } from '#testing/test-api.ts';

let api: TestApi;
let call: Call;
beforeAll(async () => {
  api = await testApi();
  call = api.as((await api.account.user('administrator')).token);
});
afterAll(() => api.close());

type Operation = { parameters?: { name: string }[] };

const add = async (): Promise<number> => (await givenProperty(api.database, api.account.id)).id;
const nowOf = async (path = '/properties'): Promise<string> =>
  String((await call('GET', path)).headers['keyturn-changed-until']);
/** When nothing from before is under way, in other tests either. */
const untilOf = async (path?: string): Promise<string> => {
  await othersHaveEnded(api.database);
  return nowOf(path);
};
const idsSince = async (since: string, path = '/properties?'): Promise<number[]> =>
  (await call('GET', `${path}&updated_since=${encodeURIComponent(since)}`)).json.data.map(
    ({ id }: { id: number }) => id,
  );

describe('the number of a list', () => {
  test('finds what changed since, whichever clock the writers had', async () => {
    const [changed, untouched] = [await add(), await add()];
    const until = await untilOf();
    await call('PUT', `/properties/${changed}`, { ref: 'Another' });
    const found = await idsSince(until);
    expect(found).toContain(changed);
    expect(found).not.toContain(untouched);
  });

  test('stays below every transaction that is under way, however many end meanwhile', async () => {
    const id = await add();
    const client = await api.database.pool.connect();
    await client.query('begin');
    await client.query('update properties set ref = $3 where account_id = $1 and id = $2', [
      api.account.id,
      id,
      'Slow',
    ]);
    const others = [await add(), await add()];
    const until = await nowOf();
    expect(await idsSince(until)).toEqual(expect.arrayContaining(others));
    await client.query('commit');
    client.release();
    expect(await idsSince(until)).toContain(id);
    expect(Number(await untilOf())).toBeGreaterThan(Number(until));
  });

  test('moves for a property with its contacts and meters, and for an inspection with its report', async () => {
    const property = await add();
    const draft = { property: { id: property }, type: { id: 1 }, conduct_date: '2027-02-03' };
    const inspection = (await call('POST', '/inspections', draft)).json.id;
    const room = { name: 'Hall', block_type: 'DETAILED' };
    const { id: roomId } = (await call('POST', `/inspections/${inspection}/rooms`, room)).json;
    const person = { type: 1, name: 'Ann', signee: false, notify: false, deliver: false };
    const meter = { type: 'Gas', location: 'Hall', supplier: '', reading: '1', date: '2027-02-03' };
    for (const [list, id, path, body] of [
      ['/properties?', property, `/properties/${property}/contacts`, person],
      ['/properties?', property, `/properties/${property}/meters`, meter],
      ['/inspections?', inspection, `/inspections/${inspection}/contacts`, person],
      ['/inspections?', inspection, `/inspections/${inspection}/rooms/${roomId}/items`, { name: 'Door' }],
    ] as const) {
      const until = await untilOf();
      expect([path, await idsSince(until, list)]).toEqual([path, []]);
      expect([path, (await call('POST', path, body)).status]).toEqual([path, 200]);
      expect([path, await idsSince(until, list)]).toEqual([path, [id]]);
    }
  });

  test('may be a moment instead, and orders the list by the last change', async () => {
    const [first, second] = [await add(), await add()];
    await markChanges(api.database);
    // A mark stands a millisecond later than its reading, so that nothing lies between.
    const moment = new Date(Date.now() + 5).toISOString();
    await call('PUT', `/properties/${second}`, { ref: 'Later' });
    await call('PUT', `/properties/${first}`, { ref: 'Last' });
    expect(await idsSince(moment, '/properties?sort=updated')).toEqual([second, first]);
    expect(await idsSince(moment, '/properties?sort=-updated')).toEqual([first, second]);
    expect((await call('GET', '/properties?updated_since=yesterday')).json.errors[0].parameter).toBe('updated_since');
  });

  test('is refused when no answer has given it yet', async () => {
    const ahead = Number(await untilOf()) + 2 ** 40;
    for (const [list, parameter] of [
      ['/properties', 'updated_since'],
      ['/recurring-visits', 'updated_since'],
      ['/deletions', 'since'],
    ] as const) {
      const { status, json } = await call('GET', `${list}?${parameter}=${ahead}`);
      expect([list, status, json.errors[0].parameter, json.errors[0].code]).toEqual([
        list,
        422,
        parameter,
        'never_given',
      ]);
    }
    const given = await nowOf();
    expect((await call('GET', `/deletions?since=${given}`)).status).toBe(200);
  });

  test('is refused when its line ended with a restored backup, and the next line has greater ones', async () => {
    const before = await untilOf();
    await settleChangeLine(api.database, false);
    expect((await call('GET', `/properties?updated_since=${before}`)).status).toBe(200);
    await settleChangeLine(api.database, true);
    for (const path of [`/properties?updated_since=${before}`, `/deletions?since=${before}`]) {
      const { status, json } = await call('GET', path);
      expect([path, status, json.code]).toEqual([path, 410, 'changes_forgotten']);
    }
    const after = await untilOf();
    expect(Number(after)).toBeGreaterThan(Number(before));
    const id = await add();
    expect(await idsSince(after)).toEqual([id]);
  });
});

describe('a cursor', () => {
  const walk = async (path: string, between: () => Promise<unknown>): Promise<number[]> => {
    const ids: number[] = [];
    for (let cursor: string | null = ''; cursor !== null; ) {
      const { json } = await call('GET', `${path}per_page=3&cursor=${cursor}`);
      ids.push(...json.data.map(({ id }: { id: number }) => id));
      cursor = json.pagination.nextCursor;
      expect(json.links.next === null).toBe(cursor === null);
      await between();
    }
    return ids;
  };

  test.each([
    '/properties?',
    '/properties?sort=updated&',
    '/inspections?sort=conduct_date&',
    '/inspections?sort=-address&',
    '/inspections?sort=state&',
    '/clients?archived=any&',
    '/clients?sort=-email&',
    '/templates?',
    '/staff?',
  ])('meets everything once while others write, in %s', async (path) => {
    const property = await add();
    for (let nr = 0; nr < 7; nr += 1) {
      await call('POST', '/clients', { name: `Client ${nr % 3}`, ...(nr > 3 && { email: `c${nr}@example.com` }) });
      await call('POST', '/templates', { name: `Template ${nr % 2}`, type_ids: [1] });
      await call('POST', '/inspections', {
        property: { id: property },
        type: { id: 1 },
        conduct_date: `2027-02-0${1 + (nr % 3)}`,
      });
    }
    const whole = (await call('GET', `${path}per_page=100`)).json.data.map(({ id }: { id: number }) => id);
    const walked = await walk(path, async () => {
      await add();
      await call('POST', '/clients', { name: 'A new one' });
    });
    const before = walked.filter((id) => whole.includes(id));
    expect(new Set(before)).toEqual(new Set(whole));
    expect(whole.length).toBeGreaterThan(0);
    expect(new Set(walked).size).toBe(walked.length);
  });

  test('goes on in every list that takes one', async () => {
    const { paths } = (await call('GET', '/openapi.json')).json as { paths: Record<string, { get?: Operation }> };
    const lists = Object.entries(paths).filter(
      ([path, { get }]) => !path.includes('{') && get?.parameters?.some(({ name }) => name === 'cursor'),
    );
    let asked = 0;
    for (const [path] of lists) {
      const { status, json } = await call('GET', `${path}?cursor=&per_page=1`);
      // For the back office alone.
      if (status === 403) continue;
      asked += 1;
      const { nextCursor, totalRecords } = json.pagination ?? {};
      expect([path, status, nextCursor === undefined, typeof nextCursor === 'string']).toEqual([
        path,
        200,
        false,
        totalRecords > 1,
      ]);
    }
    expect(asked).toBeGreaterThan(10);
  });

  test('is of one list in one order, and never beside a page', async () => {
    const { nextCursor } = (await call('GET', '/properties?per_page=1&cursor=')).json.pagination;
    for (const path of [
      `/properties?sort=updated&cursor=${nextCursor}`,
      `/clients?cursor=${nextCursor}`,
      `/properties?cursor=${nextCursor}x`,
      '/properties?cursor=&page=1',
    ]) {
      const { status, json } = await call('GET', path);
      expect([path, status, json.errors[0].parameter]).toEqual([path, 422, 'cursor']);
    }
    expect((await call('GET', `/properties?per_page=1&cursor=${nextCursor}`)).status).toBe(200);
  });
});

describe('deletions', () => {
  test('tell a thing, its version and its place, and the parts that went with it', async () => {
    const property = await add();
    const draft = { property: { id: property }, type: { id: 1 }, conduct_date: '2027-02-03' };
    const inspection = (await call('POST', '/inspections', draft)).json.id;
    const rooms = `/inspections/${inspection}/rooms`;
    const room = (await call('POST', rooms, { name: 'Hall', block_type: 'DETAILED' })).json.id;
    const item = (await call('POST', `${rooms}/${room}/items`, { name: 'Door' })).json.id;
    const until = await untilOf();
    await call('DELETE', `${rooms}/${room}`);
    const { json } = await call('GET', `/deletions?since=${until}`);
    const of = { inspection_id: inspection };
    expect(json.data).toEqual(
      expect.arrayContaining([
        { type: 'room', id: room, version: 1, deleted_at: expect.any(String), of },
        { type: 'item', id: item, version: 1, deleted_at: expect.any(String), of: { ...of, room_id: room } },
      ]),
    );
    expect(json.data).toHaveLength(2);
  });

  test('are told to tokens that may read the kind of thing', async () => {
    const until = await untilOf();
    const { id } = (await call('POST', '/clients', { name: 'Gone soon' })).json;
    await call('DELETE', `/clients/${id}`);
    const told = async (scopes: Scope[]) => {
      const reader = api.as(await api.account.token((await api.account.user('clerk')).id, ['profile.read', ...scopes]));
      return (await reader('GET', `/deletions?since=${until}`)).json.data.length;
    };
    expect([await told(['clients.read']), await told(['properties.read'])]).toEqual([1, 0]);
  });

  test('are all known of an account that began since, whichever moment is asked for', async () => {
    const ended = Number(await untilOf()) - 2 ** 45;
    const firm = await givenAccount(api.database, 'Solent Lettings');
    const inFirm = api.as((await firm.user('administrator')).token);
    const { id } = (await inFirm('POST', '/clients', { name: 'Gone soon' })).json;
    await inFirm('DELETE', `/clients/${id}`);
    for (const since of ['2020-01-01T00:00:00Z', '0']) {
      const { status, json } = await inFirm('GET', `/deletions?since=${since}`);
      expect([since, status, json.data.map((gone: { id: number }) => gone.id)]).toEqual([since, 200, [id]]);
    }
    expect((await inFirm('GET', `/deletions?since=${ended}`)).status).toBe(410);
    await settleChangeLine(api.database, true);
    expect((await inFirm('GET', '/deletions?since=2020-01-01T00:00:00Z')).status).toBe(410);
  });

  test('are known for 90 days: before that one reads everything afresh', async () => {
    const until = await untilOf();
    expect((await call('GET', `/deletions?since=2020-01-01T00:00:00Z`)).json.code).toBe('changes_forgotten');
    expect((await call('GET', `/deletions?since=${until}`)).status).toBe(200);
    expect((await call('GET', '/deletions?since=then')).json.errors[0].parameter).toBe('since');
    expect((await call('GET', '/deletions')).status).toBe(200);
  });
});
