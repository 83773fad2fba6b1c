/** Versions of a template: one for each sitting of changes, looked at and brought back. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { photo } from '#testing/sample-files.ts';
import { type Call, type TestApi, testApi } from '#testing/test-api.ts';
import { uploads } from '#testing/upload-as.ts';

let api: TestApi;
let ada: Call;
let ben: Call;
let tokenOfBen: string;
beforeAll(async () => {
  api = await testApi();
  ada = api.as((await api.account.user('manager', { name: 'Ada' })).token);
  tokenOfBen = (await api.account.user('administrator', { name: 'Ben' })).token;
  ben = api.as(tokenOfBen);
});
afterAll(() => api.close());

type Version = { id: number; number: number; person: { name: string } | null; counts: object | null };
type Text = { value: string | null };
type Room = { id: number; name: Text; items: { id: number; name: Text; description: Text }[] };

async function given(call = ada) {
  const template = (await call('POST', '/templates', { name: 'Flat' })).json.id as number;
  const path = `/templates/${template}`;
  const room = (await call('POST', `${path}/rooms`, { name: 'Hall', block_type: 'DETAILED' })).json.id as number;
  const item = (await call('POST', `${path}/rooms/${room}/items`, { name: 'Door' })).json.id as number;
  const describe = (by: Call, description: string) =>
    by('PUT', `${path}/rooms/${room}/items/${item}`, { name: 'Door', description });
  const versions = async () => (await ada('GET', `${path}/versions`)).json.data as Version[];
  const pause = () =>
    api.database.rows(
      'test.pause',
      `with paused as (
         update templates set updated_at = now() - interval '11 minutes' where account_id = $1 and id = $2
       )
       update template_versions set created_at = created_at - interval '11 minutes' where account_id = $1 and template_id = $2`,
      [api.account.id, template],
    );
  const rooms = async () => (await ada('GET', `${path}/report`)).json.rooms as Room[];
  return { template, path, room, item, describe, versions, pause, rooms };
}
const namesIn = (rooms: Room[]) => rooms.map(({ name, items }) => [name.value, ...items.map((one) => one.name.value)]);
const numbersOf = (all: Version[]) => all.map(({ number }) => number);

describe('a version', () => {
  test('is one for all that somebody saves in a sitting, from the making of the template on', async () => {
    const { describe: write, versions } = await given();
    for (const description of ['W', 'White', 'White, clean']) expect((await write(ada, description)).status).toBe(200);
    expect(await versions()).toMatchObject([
      { number: 1, is_current: true, person: { name: 'Ada' }, restored_from: null, counts: null },
    ]);
  });

  test('is found by the person, and the oldest may come first', async () => {
    const { path, describe: write } = await given();
    await write(ben, 'Grey');
    await write(ada, 'White');
    const found = async (query: string) => numbersOf((await ada('GET', `${path}/versions?${query}`)).json.data);
    expect(await found('q=ADA')).toEqual([3, 1]);
    expect(await found('q=ben&sort=number')).toEqual([2]);
    expect(await found('q=nobody')).toEqual([]);
    expect(await found('sort=number&per_page=2')).toEqual([1, 2]);
    expect((await ada('GET', `${path}/versions?q=ada&per_page=1`)).json.pagination.totalRecords).toBe(2);
  });

  test('ends where somebody else goes on, and after ten minutes without a change', async () => {
    const { path, describe: write, versions, pause } = await given();
    await write(ben, 'Grey');
    await write(ben, 'Grey, scuffed');
    expect(numbersOf(await versions())).toEqual([2, 1]);
    await pause();
    expect((await write(ben, 'Painted')).status).toBe(200);
    const all = await versions();
    expect(all).toMatchObject([
      { number: 3, is_current: true, person: { name: 'Ben' }, counts: { added: 0, removed: 0, changed: 1 } },
      { number: 2, is_current: false, person: { name: 'Ben' }, counts: { added: 0, removed: 0, changed: 1 } },
      { number: 1, is_current: false, person: { name: 'Ada' }, counts: null },
    ]);
    const { json } = await ada('GET', `${path}/versions/${all[1]?.id}`);
    expect(json.rooms[0].items[0].description).toBe('Grey, scuffed');
    expect(json.differences).toEqual([
      {
        subject: 'item',
        change: 'changed',
        room: 'Hall',
        item: 'Door',
        changes: [{ field: 'description', from: null, to: 'Grey, scuffed' }],
      },
    ]);
    expect((await ada('GET', `${path}/versions/${all[0]?.id}`)).json).toMatchObject({
      is_current: true,
      rooms: [{ items: [{ description: 'Painted' }] }],
    });
  });

  test('is kept before rooms go, and before the details change', async () => {
    const { path, room, versions } = await given();
    await ben('DELETE', `${path}/rooms/${room}`);
    await ada('PUT', path, { name: 'Small flat', self_service: true });
    const [now, before, first] = await versions();
    const read = async (one: Version | undefined) => (await ada('GET', `${path}/versions/${one?.id}`)).json;
    expect((await read(first)).rooms).toMatchObject([{ name: 'Hall', items: [{ name: 'Door' }] }]);
    expect(await read(before)).toMatchObject({
      name: 'Flat',
      rooms: [],
      differences: [{ subject: 'room', change: 'removed', room: 'Hall', changes: [{ from: ['Door'], to: null }] }],
    });
    expect((await read(now)).differences).toEqual([
      {
        subject: 'template',
        change: 'changed',
        room: null,
        item: null,
        changes: [
          { field: 'name', from: 'Flat', to: 'Small flat' },
          { field: 'self_service', from: false, to: true },
        ],
      },
    ]);
  });

  test('is none for a change that is refused or changes nothing, nor for a picture', async () => {
    const { path, room, item, describe: write, versions } = await given();
    await write(ada, 'White');
    expect((await write(ben, 'White')).status).toBe(200);
    expect((await ben('PUT', `${path}/rooms/${room}`, { name: '' })).status).toBe(422);
    expect((await ben('PUT', path, { name: 'Flat' })).status).toBe(200);
    const { upload } = uploads(api, tokenOfBen);
    await upload(`${path}/rooms/${room}/items/${item}/attachments`, await photo());
    expect(numbersOf(await versions())).toEqual([1]);
  });

  test('is kept of a template from before there were versions: the first one is what was there', async () => {
    const { template, path, describe: write, versions } = await given();
    await api.database.rows('test.none', 'delete from template_versions where account_id = $1 and template_id = $2', [
      api.account.id,
      template,
    ]);
    expect(await versions()).toEqual([]);
    await write(ben, 'Grey');
    const [now, first] = await versions();
    expect([now?.person?.name, first?.person]).toEqual(['Ben', null]);
    expect((await ada('GET', `${path}/versions/${first?.id}`)).json.rooms[0].items[0].description).toBeNull();
  });

  test('is one of the newest hundred', async () => {
    const { path, describe: write } = await given();
    for (let nr = 1; nr <= 102; nr += 1) await write(nr % 2 === 0 ? ada : ben, `${nr}`);
    const { json } = await ada('GET', `${path}/versions?per_page=100`);
    expect([json.pagination.totalRecords, json.data[0].number, json.data.at(-1).number]).toEqual([100, 103, 4]);
    expect((await ada('GET', `${path}/versions/${json.data.at(-1).id}`)).json.differences).toBeNull();
  });
});

describe('bringing a version back', () => {
  test('is a version itself, and loses nothing', async () => {
    const { path, room, item, describe: write, versions, rooms } = await given();
    const kitchen = (await ada('POST', `${path}/rooms`, { name: 'Kitchen', block_type: 'DETAILED' })).json.id;
    const action = { action: 'Repair', responsibility: 'Landlord' };
    await ada('POST', `${path}/rooms/${room}/items/${item}/actions`, action);
    await write(ben, 'Grey');
    await ben('PUT', `${path}/rooms/${room}/items/${item}/move`, { room_id: kitchen });
    await ben('DELETE', `${path}/rooms/${room}`);
    await ben('POST', `${path}/rooms`, { name: 'Loft', block_type: 'DETAILED' });
    await ben('PUT', path, { name: 'House' });

    const first = (await versions()).at(-1);
    const restored = await ada('POST', `${path}/versions/${first?.id}/restore`);
    expect(restored.json).toMatchObject({ name: 'Flat' });
    const back = await rooms();
    expect(namesIn(back)).toEqual([['Hall', 'Door'], ['Kitchen']]);
    // The room that went has come back as another one; the others are the same.
    expect([back[0]?.id === room, back[0]?.items[0]?.id, back[1]?.id]).toEqual([false, item, kitchen]);
    expect(back[0]?.items[0]).toMatchObject({ description: { value: null }, actions: [action] });
    expect(await versions()).toMatchObject([
      { number: 3, restored_from: 1, person: { name: 'Ada' } },
      { number: 2, person: { name: 'Ben' } },
      { number: 1 },
    ]);
    const second = (await versions())[1];
    await ada('POST', `${path}/versions/${second?.id}/restore`);
    expect(namesIn(await rooms())).toEqual([['Kitchen', 'Door'], ['Loft']]);
  });

  test('is left as it came by the next change, also of the same person', async () => {
    const { path, describe: write, versions } = await given();
    await write(ben, 'Grey');
    await ada('POST', `${path}/versions/${(await versions()).at(-1)?.id}/restore`);
    expect((await write(ada, 'Green')).status).toBe(200);
    expect(numbersOf(await versions())).toEqual([4, 3, 2, 1]);
  });

  test('brings back rooms whose option set was removed meanwhile', async () => {
    const { path, versions, rooms } = await given();
    const set = (await ada('POST', '/option-sets', { name: 'Clean?', options: ['Clean'] })).json.id;
    const asked = { name: 'Checks', block_type: 'SIMPLIFIED', option_set: set };
    const room = (await ada('POST', `${path}/rooms`, asked)).json.id;
    await ben('DELETE', `${path}/rooms/${room}`);
    await ben('DELETE', `/option-sets/${set}`);
    expect((await ada('POST', `${path}/versions/${(await versions()).at(-1)?.id}/restore`)).status).toBe(200);
    expect(namesIn(await rooms())).toEqual([['Hall', 'Door'], ['Checks']]);
  });

  test('is refused for the version that is there, and for the templates of the service', async () => {
    const { template, path, describe: write, versions } = await given();
    const restore = async (one: Version | undefined) =>
      (await ada('POST', `${path}/versions/${one?.id}/restore`)).json.code;
    expect(await restore((await versions())[0])).toBe('state_forbids');
    await write(ben, 'Grey');
    await api.database.rows('test.ours', 'update templates set system = true where account_id = $1 and id = $2', [
      api.account.id,
      template,
    ]);
    expect(await restore((await versions())[1])).toBe('state_forbids');
  });
});
