import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { types } from '#domain/inspection-type.ts';
import { addDays } from '#domain/schedule/calendar-day.ts';
import { givenAccount, type GivenAccount, type GivenUser } from '#testing/given-account.ts';
import { givenProperty } from '#testing/given-property.ts';
import { type Call, type TestApi, testApi } from '#testing/test-api.ts';

let api: TestApi;
let account: GivenAccount;
let manager: Call;
let sam: GivenUser;
let asSam: Call;
let homeId: number;
const today = new Date().toISOString().slice(0, 10);
const day = addDays(today, 5);

beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  account = await givenAccount(api.database, 'Key Lettings');
  manager = api.as((await account.user('manager')).token);
  sam = await account.user('clerk', { name: 'Sam Clerk' });
  asSam = api.as(sam.token);
  homeId = (await givenProperty(api.database, account.id)).id;
});

const draft = { tag: 'DK-14', holds: '2 Yale, 1 mortice', key_count: 3, place: 'Office board, hook 14' };
const addSet = async (more: object = {}) =>
  (await manager('POST', '/key-sets', { ...draft, property_id: homeId, ...more })).json;
const move = (id: number, body: object, as = manager, headers?: Record<string, string>) =>
  as('POST', `/key-sets/${id}/movements`, body, headers);
const toAnn = { direction: 'out', holder: 'tenant', holder_name: 'Ann Lee' };
const book = async (more: object = {}) => {
  const body = { property: { id: homeId }, type: { id: types.checkOut }, conduct_date: day, ...more };
  return (await manager('POST', '/inspections', body)).json;
};
const keysFor = async (query = '') => (await manager('GET', `/properties/${homeId}/keys${query}`)).json;

describe('a set of keys', () => {
  test('has a tag that no other set of the firm has', async () => {
    const set = await addSet();
    expect(set).toMatchObject({ tag: 'DK-14', holder: 'office', where: 'Office board, hook 14', overdue: false });
    const again = await manager('POST', '/key-sets', { ...draft, property_id: homeId, tag: 'dk-14' });
    expect(again.json).toMatchObject({ status: 409, code: 'duplicate' });
    const other = await addSet({ tag: 'DK-15' });
    expect((await manager('PUT', `/key-sets/${other.id}`, { tag: 'DK-14' })).status).toBe(409);
    expect((await manager('PUT', `/key-sets/${other.id}`, { place: 'Safe' })).json.place).toBe('Safe');
  });

  test('is found by its tag, its holder, its home and where it is', async () => {
    const { id } = await addSet();
    await addSet({ tag: 'DK-15', holds: 'Fob' });
    await move(id, { ...toAnn, due_back_on: addDays(today, -1) });
    const tags = async (query: string) =>
      (await manager('GET', `/key-sets?${query}`)).json.data.map(({ tag }: { tag: string }) => tag);
    expect(await tags('')).toEqual(['DK-14', 'DK-15']);
    expect(await tags('state=in')).toEqual(['DK-15']);
    expect(await tags('state=out')).toEqual(['DK-14']);
    expect(await tags('state=overdue')).toEqual(['DK-14']);
    expect(await tags('q=ann%20lee')).toEqual(['DK-14']);
    expect(await tags('q=fob')).toEqual(['DK-15']);
    const { line1 } = (await manager('GET', `/properties/${homeId}`)).json.address;
    expect(await tags(`q=${encodeURIComponent(line1)}`)).toEqual(['DK-14', 'DK-15']);
    expect(await tags(`property_id=${homeId}&sort=-tag`)).toEqual(['DK-15', 'DK-14']);
    expect(await tags('q=nowhere')).toEqual([]);
  });

  test('belongs to a home of the firm, and is nobody else’s', async () => {
    const unknown = await manager('POST', '/key-sets', { ...draft, property_id: 99_999 });
    expect(unknown.json.errors).toMatchObject([{ pointer: '/property_id', code: 'unknown' }]);
    const { id } = await addSet();
    const stranger = api.as((await (await givenAccount(api.database, 'Others')).user('manager')).token);
    expect((await stranger('GET', `/key-sets/${id}`)).status).toBe(404);
    expect((await move(id, toAnn, stranger)).status).toBe(404);
    expect((await stranger('GET', `/properties/${homeId}/keys`)).status).toBe(404);
  });
});

describe('a movement', () => {
  test('hands the set to somebody by name, until a day, and takes it back to its hook', async () => {
    const { id } = await addSet();
    const signature = 'M12 80L140 61';
    const out = await move(id, { ...toAnn, due_back_on: day, note: 'Moves in', signature });
    expect(out.json).toMatchObject({ direction: 'out', holder: 'tenant', holder_name: 'Ann Lee', signature });
    const held = (await manager('GET', `/key-sets/${id}`)).json;
    expect(held).toMatchObject({ holder: 'tenant', due_back_on: day, overdue: false });
    expect(held.where).toContain('with Ann Lee (tenant), due back');
    await move(id, { direction: 'back', place: 'Safe' });
    expect((await manager('GET', `/key-sets/${id}`)).json).toMatchObject({
      holder: 'office',
      where: 'Safe',
      out_since: null,
    });
    const log = (await manager('GET', `/key-sets/${id}/movements`)).json;
    expect(log.map(({ direction }: { direction: string }) => direction)).toEqual(['back', 'out']);
    expect(log[1]).toMatchObject({ note: 'Moves in', recorded_by: { name: expect.any(String) } });
    const trail = (await manager('GET', `/properties/${homeId}/audit`)).json.data;
    expect(trail.map(({ action }: { action: string }) => action)).toEqual(
      expect.arrayContaining(['key_set.added', 'key_set.handed_out', 'key_set.taken_back']),
    );
  });

  test('names a clerk of the firm, or somebody else by their name', async () => {
    const { id } = await addSet();
    expect((await move(id, { direction: 'out', holder: 'clerk', staff_id: sam.id })).json.holder_name).toBe(
      'Sam Clerk',
    );
    const faults = async (body: object) => (await move(id, body)).json.errors;
    expect(await faults({ direction: 'out' })).toMatchObject([{ pointer: '/holder' }]);
    expect(await faults({ direction: 'out', holder: 'clerk' })).toMatchObject([{ pointer: '/staff_id' }]);
    expect(await faults({ direction: 'out', holder: 'clerk', staff_id: 999 })).toMatchObject([
      { pointer: '/staff_id', code: 'unknown' },
    ]);
    expect(await faults({ direction: 'out', holder: 'landlord' })).toMatchObject([{ pointer: '/holder_name' }]);
    expect(await faults({ ...toAnn, signature: 'M1 1' })).toMatchObject([{ pointer: '/signature' }]);
  });

  test('is refused when the set is in the office already, or somebody else moved it meanwhile', async () => {
    const set = await addSet();
    expect((await move(set.id, { direction: 'back' })).json.errors).toMatchObject([
      { pointer: '/direction', code: 'is_in' },
    ]);
    const read = { 'if-match': `"${set.version}"` };
    expect((await move(set.id, toAnn, manager, read)).status).toBe(200);
    const late = await move(set.id, { ...toAnn, holder_name: 'Bob Ray' }, manager, read);
    expect(late.json).toMatchObject({ status: 412, current: { holder_name: 'Ann Lee' } });
  });

  test('is written by a clerk for homes of their own inspections alone', async () => {
    const { id } = await addSet();
    const toSam = { direction: 'out', holder: 'clerk', staff_id: sam.id };
    expect((await move(id, toSam, asSam)).json).toMatchObject({ status: 403, code: 'role_forbids' });
    await book({ clerk: { id: sam.id } });
    expect((await move(id, toSam, asSam)).status).toBe(200);
    expect((await asSam('PUT', `/key-sets/${id}`, { place: 'Safe' })).status).toBe(403);
  });
});

describe('a booking', () => {
  test('reserves the keys of its home for its day, and says where they are', async () => {
    expect(await keysFor(`?on=${day}`)).toMatchObject({ count: 0, key_set: null, where: null, clash: null });
    const { id } = await addSet();
    const first = await book({ clerk: { id: sam.id } });
    expect(await keysFor(`?on=${day}&inspection_id=${first.id}`)).toMatchObject({
      count: 1,
      key_set: { id },
      where: 'Office board, hook 14',
      clash: null,
    });
    expect(await keysFor(`?on=${day}`)).toMatchObject({ clash: 'DK-14 is reserved that day, first for Sam Clerk' });
    expect(await keysFor(`?on=${day}&staff_id=${sam.id}`)).toMatchObject({ clash: null });
    expect(await keysFor(`?on=${addDays(day, 1)}`)).toMatchObject({ clash: null });
    await manager('POST', `/inspections/${first.id}/cancel`);
    expect(await keysFor(`?on=${day}`)).toMatchObject({ clash: null });
  });

  test('needs no keys when a tenant carries it out, and keys that are out clash until they are due back', async () => {
    const { id } = await addSet();
    const self_servicer = { name: 'Lou Live', email: 'lou@example.com' };
    await book({ type: { id: types.live }, self_servicer });
    expect(await keysFor(`?on=${day}`)).toMatchObject({ clash: null });
    await move(id, { ...toAnn, due_back_on: addDays(day, 1) });
    expect((await keysFor(`?on=${day}`)).clash).toContain('DK-14 is with Ann Lee (tenant), due back');
    expect(await keysFor(`?on=${addDays(day, 1)}`)).toMatchObject({ clash: null });
  });
});
