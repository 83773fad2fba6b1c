import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { givenAccount, type GivenUser } from '#testing/given-account.ts';
import { givenInspection, givenProperty } from '#testing/given-property.ts';
import { type Call, type TestApi, testApi } from '#testing/test-api.ts';

let api: TestApi;
let administrator: GivenUser;
let asAdministrator: Call;

beforeAll(async () => {
  api = await testApi();
  administrator = await api.account.user('administrator');
  asAdministrator = api.as(administrator.token);
});
afterAll(() => api.close());

describe.each(['properties', 'inspections'] as const)('custom fields of %s', (subject) => {
  const path = `/custom-fields/${subject}`;
  /** Something with a value in the field. */
  const use = async (id: number) => {
    const customFields = { [id]: 'x' };
    const property = await givenProperty(
      api.database,
      api.account.id,
      subject === 'properties' ? { customFields } : {},
    );
    if (subject === 'inspections') await givenInspection(api.database, api.account.id, property.id, { customFields });
  };

  test('are defined, listed in their order as a plain array, changed and deleted', async () => {
    const first = (await asAdministrator('POST', path, { name: 'Purchase order', type: 'text' })).json;
    const second = (
      await asAdministrator('POST', path, { name: 'Alarm', type: 'choice', required: true, options: ['Yes', 'No'] })
    ).json;
    expect(first).toEqual({
      id: first.id,
      name: 'Purchase order',
      type: 'text',
      required: false,
      options: [],
      archived_at: null,
      version: expect.any(Number),
    });
    expect((await asAdministrator('GET', path)).json).toEqual([first, second]);
    const changed = await asAdministrator('PUT', `${path}/${second.id}`, { name: 'Alarm fitted' });
    expect(changed.json).toEqual({ ...second, name: 'Alarm fitted', version: expect.any(Number) });
    expect((await asAdministrator('GET', `${path}/${second.id}`)).json).toEqual(changed.json);
    for (const { id } of [first, second]) expect((await asAdministrator('DELETE', `${path}/${id}`)).status).toBe(200);
    expect((await asAdministrator('GET', path)).json).toEqual([]);
  });

  test('go to a place among the others, and obey the version that they were read at', async () => {
    const fields = [];
    for (const name of ['A', 'B', 'C', 'D'])
      fields.push((await asAdministrator('POST', path, { name, type: 'text' })).json);
    const [a, , , d] = fields;
    const namesAfter = async (id: number, position: number) => {
      expect((await asAdministrator('PUT', `${path}/${id}`, { position })).status).toBe(200);
      return (await asAdministrator('GET', path)).json.map(({ name }: { name: string }) => name).join('');
    };
    expect(await namesAfter(d.id, 1)).toBe('ADBC');
    expect(await namesAfter(a.id, 99)).toBe('DBCA');
    expect(await namesAfter(a.id, 0)).toBe('ADBC');
    const ifMatch = { 'if-match': `"${a.version}"` };
    expect((await asAdministrator('PUT', `${path}/${a.id}`, { name: 'First' }, ifMatch)).status).toBe(200);
    const late = await asAdministrator('PUT', `${path}/${a.id}`, { required: true }, ifMatch);
    expect([late.status, late.json.current.name]).toEqual([412, 'First']);
    for (const { id } of fields) await asAdministrator('DELETE', `${path}/${id}`);
  });

  test('with values keep their type, and are archived instead of deleted', async () => {
    const { id } = (await asAdministrator('POST', path, { name: 'Code', type: 'text' })).json;
    await use(id);
    expect((await asAdministrator('PUT', `${path}/${id}`, { type: 'number' })).json).toMatchObject({
      status: 409,
      code: 'in_use',
    });
    expect((await asAdministrator('DELETE', `${path}/${id}`)).status).toBe(200);
    expect((await asAdministrator('GET', `${path}/${id}`)).status).toBe(404);
    const kept = await api.database.rows(
      'test.kept',
      'select 1 from custom_fields where id = $1 and archived_at is not null',
      [id],
    );
    expect(kept).toHaveLength(1);
  });

  test('come back as the last, with the values that were given before', async () => {
    const [old, other] = [
      (await asAdministrator('POST', path, { name: 'Old', type: 'text' })).json,
      (await asAdministrator('POST', path, { name: 'Other', type: 'text' })).json,
    ];
    const customFields = { [old.id]: 'was' };
    const property = await givenProperty(api.database, api.account.id, { customFields });
    const { id } =
      subject === 'properties'
        ? property
        : await givenInspection(api.database, api.account.id, property.id, { customFields });
    const idsOf = async (query: string) =>
      (await asAdministrator('GET', `${path}${query}`)).json.map((field: { id: number }) => field.id);
    await asAdministrator('DELETE', `${path}/${old.id}`);
    expect(await idsOf('')).not.toContain(old.id);
    expect((await idsOf('?archived=true')).at(0)).toBe(old.id);
    expect((await asAdministrator('PUT', `${path}/${old.id}`, { name: 'Hidden' })).status).toBe(404);
    const stale = await asAdministrator('PUT', `${path}/${old.id}`, { archived: false }, { 'if-match': '"1"' });
    expect(stale.status).toBe(412);
    const back = await asAdministrator('PUT', `${path}/${old.id}`, { archived: false, name: 'Old again' });
    expect([back.status, back.json]).toMatchObject([200, { name: 'Old again', archived_at: null }]);
    expect((await idsOf('')).slice(-2)).toEqual([other.id, old.id]);
    expect((await asAdministrator('GET', `/${subject}/${id}`)).json.customFields[old.id].value).toBe('was');
    expect((await asAdministrator('PUT', `${path}/${old.id}`, { archived: false })).status).toBe(200);
    expect((await asAdministrator('PUT', `${path}/${old.id}`, { archived: true })).status).toBe(422);
    await api.database.rows('test.delete', 'delete from custom_fields where id = any($1)', [[old.id, other.id]]);
  });

  test('are archived without a change of their values: values read before and after may be sent back', async () => {
    const [old, kept] = await Promise.all(
      ['Old', 'Kept'].map(async (name) => (await asAdministrator('POST', path, { name, type: 'text' })).json),
    );
    const customFields = { [old.id]: 'was', [kept.id]: 'is' };
    const property = await givenProperty(api.database, api.account.id, { customFields });
    const { id } =
      subject === 'properties'
        ? property
        : await givenInspection(api.database, api.account.id, property.id, { customFields });
    const before = await asAdministrator('GET', `/${subject}/${id}`);
    await asAdministrator('DELETE', `${path}/${old.id}`);
    const after = await asAdministrator('GET', `/${subject}/${id}`);
    expect(Object.keys(after.json.customFields)).toEqual([String(kept.id)]);
    for (const { json } of [before, after]) {
      const sent = await asAdministrator('PUT', `/${subject}/${id}`, { customFields: json.customFields });
      expect([sent.status, sent.headers['etag']]).toEqual([200, before.headers['etag']]);
    }
    const other = await asAdministrator('PUT', `/${subject}/${id}`, {
      custom_fields: { ...customFields, [old.id]: 'x' },
    });
    expect(other.json.errors).toMatchObject([{ pointer: `/custom_fields/${old.id}` }]);
    await asAdministrator('PUT', `/${subject}/${id}`, { custom_fields: { [kept.id]: 'now' } });
    expect(
      await api.database.rows(
        `test.values ${subject}`,
        `select custom_fields as values from ${subject} where id = $1`,
        [id],
      ),
    ).toEqual([{ values: { [old.id]: 'was', [kept.id]: 'now' } }]);
    await api.database.rows('test.delete', 'delete from custom_fields where id = any($1)', [[old.id, kept.id]]);
  });

  test('hold a date that exists; a value stays good when the choices change; an empty one may be left out', async () => {
    const day = (await asAdministrator('POST', path, { name: 'Due', type: 'date' })).json;
    const choice = (await asAdministrator('POST', path, { name: 'Fuel', type: 'choice', options: ['Oil', 'Gas'] }))
      .json;
    const property = await givenProperty(api.database, api.account.id);
    const { id } =
      subject === 'properties' ? property : await givenInspection(api.database, api.account.id, property.id);
    const fill = (due: string, fuel: string) =>
      asAdministrator('PUT', `/${subject}/${id}`, { custom_fields: { [day.id]: due, [choice.id]: fuel } });
    for (const due of ['2027-02-29', '2027-13-01', '2027-2-3', '20270203']) {
      expect((await fill(due, 'Oil')).json.errors).toMatchObject([{ pointer: `/custom_fields/${day.id}` }]);
    }
    expect((await fill('2028-02-29', 'Oil')).status).toBe(200);
    await asAdministrator('PUT', `${path}/${choice.id}`, { options: ['Gas'] });
    expect((await fill('2028-03-01', 'Oil')).status).toBe(200);
    await fill('2028-03-01', 'Gas');
    expect((await fill('2028-03-01', 'Oil')).json.errors).toMatchObject([{ pointer: `/custom_fields/${choice.id}` }]);
    expect((await fill('', 'Gas')).status).toBe(200);
    const left = await asAdministrator('PUT', `/${subject}/${id}`, { custom_fields: { [choice.id]: 'Gas' } });
    expect(Object.keys(left.json.customFields)).toEqual([String(choice.id)]);
    await api.database.rows('test.delete', 'delete from custom_fields where id = any($1)', [[day.id, choice.id]]);
  });

  test('are refused with every fault at once; a choice needs options', async () => {
    const { status, json } = await asAdministrator('POST', path, { name: '', type: 'colour', options: [''] });
    expect(status).toBe(422);
    expect(json.errors.map(({ pointer }: { pointer: string }) => pointer).toSorted()).toEqual([
      '/name',
      '/options/0',
      '/type',
    ]);
    expect((await asAdministrator('POST', path, { name: 'x', type: 'choice' })).json.errors).toMatchObject([
      { pointer: '/options' },
    ]);
  });

  test('are for administrators to define, for everybody to read, with the scope', async () => {
    const manager = await api.account.user('manager');
    expect((await api.as(manager.token)('GET', path)).status).toBe(200);
    expect((await api.as(manager.token)('POST', path, { name: 'x', type: 'text' })).status).toBe(403);
    expect((await api.as(undefined)('GET', path)).status).toBe(401);
    expect((await api.as(await api.account.token(administrator.id, ['profile.read']))('GET', path)).status).toBe(403);
  });

  test('do not exist in another account', async () => {
    const { id } = (await asAdministrator('POST', path, { name: 'Ours', type: 'text' })).json;
    const stranger = await (await givenAccount(api.database, 'Another firm')).user('administrator');
    for (const method of ['GET', 'PUT', 'DELETE'] as const) {
      expect((await api.as(stranger.token)(method, `${path}/${id}`, method === 'PUT' ? {} : undefined)).status).toBe(
        404,
      );
    }
    expect((await api.as(stranger.token)('GET', path)).json).toEqual([]);
  });

  test('come as JSONx', async () => {
    const { text } = await asAdministrator('GET', path, undefined, { accept: 'application/xml' });
    expect(text).toContain('<json:string name="name">Ours</json:string>');
  });
});
