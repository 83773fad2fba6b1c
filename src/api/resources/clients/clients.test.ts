import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addSignIn, findSignIn, trySignIn } from '#store/access/sign-in.ts';
import { hashPassword } from '#store/secrets/password.ts';
import { givenAccount, type GivenUser } from '#testing/given-account.ts';
import { givenProperty } from '#testing/given-property.ts';
import { type Call, type TestApi, testApi } from '#testing/test-api.ts';

let api: TestApi;
let manager: GivenUser;
let asManager: Call;
let administrator: GivenUser;

beforeAll(async () => {
  api = await testApi();
  manager = await api.account.user('manager');
  administrator = await api.account.user('administrator');
  asManager = api.as(manager.token);
});
afterAll(() => api.close());

const address = { line1: '1 Quay', line2: null, city: 'Gosport', county: null, postcode: 'PO12 1AA', country: null };

describe('clients', () => {
  test('are created, read, listed by name and changed', async () => {
    const { status, json } = await asManager('POST', '/clients', {
      name: 'Solent Estates',
      address: { line1: '1 Quay', city: 'Gosport', postcode: 'PO12 1AA' },
    });
    expect(status).toBe(200);
    expect(json).toMatchObject({
      name: 'Solent Estates',
      email: null,
      phone: null,
      address,
      notes: null,
      ref: null,
      archived_at: null,
    });
    await asManager('POST', '/clients', { name: 'Aqua Lets' });
    const list = await asManager('GET', '/clients');
    expect(list.json.data.map(({ name }: { name: string }) => name)).toEqual(['Aqua Lets', 'Solent Estates']);
    const changed = await asManager('PUT', `/clients/${json.id}`, { email: 'hello@solent.example', address: null });
    expect(changed.json).toMatchObject({ name: 'Solent Estates', email: 'hello@solent.example', address: null });
    expect((await asManager('GET', `/clients/${json.id}`)).json).toEqual(changed.json);
  });

  test('without anything of theirs are deleted, with something archived', async () => {
    const idle = (await asManager('POST', '/clients', { name: 'Idle' })).json;
    const busy = (await asManager('POST', '/clients', { name: 'Busy' })).json;
    await givenProperty(api.database, api.account.id, { clientId: busy.id });
    for (const { id } of [idle, busy]) expect((await asManager('DELETE', `/clients/${id}`)).status).toBe(200);
    expect((await asManager('GET', `/clients/${idle.id}`)).status).toBe(404);
    expect((await asManager('GET', `/clients/${busy.id}`)).json.archived_at).toMatch(/^20/);
    expect((await asManager('GET', '/clients?archived=true')).json.data.map(({ id }: { id: number }) => id)).toEqual([
      busy.id,
    ]);
  });

  test('keep their things when archived, and get no new ones', async () => {
    const busy = (await asManager('POST', '/clients', { name: 'Retired' })).json;
    const home = await givenProperty(api.database, api.account.id, { clientId: busy.id });
    const other = await givenProperty(api.database, api.account.id);
    await asManager('DELETE', `/clients/${busy.id}`);
    const client = { id: busy.id };
    expect((await asManager('PUT', `/properties/${home.id}`, { client, notes: 'x' })).status).toBe(200);
    const refused = await asManager('PUT', `/properties/${other.id}`, { client });
    expect([refused.status, refused.json.errors?.[0].pointer]).toEqual([422, '/client/id']);
  });

  test('are refused with every fault at once', async () => {
    const { status, json } = await asManager('POST', '/clients', { name: '', email: 'x', address: { line1: '' } });
    expect(status).toBe(422);
    expect(json.errors.map(({ pointer }: { pointer: string }) => pointer).toSorted()).toEqual([
      '/address/city',
      '/address/line1',
      '/address/postcode',
      '/email',
      '/name',
    ]);
  });

  test('are for staff to read and for managers to change, with the scope', async () => {
    const client = await api.account.client();
    const [clerk, person] = await Promise.all([
      api.account.user('clerk'),
      api.account.user('client', { clientId: client.id }),
    ]);
    expect((await api.as(clerk.token)('GET', `/clients/${client.id}`)).status).toBe(200);
    expect((await api.as(clerk.token)('PUT', `/clients/${client.id}`, {})).status).toBe(403);
    expect((await api.as(person.token)('GET', '/clients')).status).toBe(403);
    expect((await api.as(undefined)('GET', '/clients')).status).toBe(401);
    expect(
      (await api.as(await api.account.token(manager.id, ['clients.read']))('POST', '/clients', { name: 'x' })).status,
    ).toBe(403);
  });

  test('do not exist in another account', async () => {
    const elsewhere = await givenAccount(api.database, 'Another firm');
    const foreign = await elsewhere.client();
    for (const method of ['GET', 'PUT', 'DELETE'] as const) {
      expect((await asManager(method, `/clients/${foreign.id}`, method === 'PUT' ? {} : undefined)).status).toBe(404);
    }
  });

  test('are kept from being overwritten unseen', async () => {
    const { json } = await asManager('POST', '/clients', { name: 'Kept' });
    await asManager('PUT', `/clients/${json.id}`, { ref: '1' });
    const late = await asManager('PUT', `/clients/${json.id}`, { ref: '2' }, { 'if-match': '"1-json"' });
    expect(late.json).toMatchObject({ status: 412, version: 2, current: { ref: '1' } });
    expect(late.headers['etag']).toBe('"2-json"');
  });

  test('speak JSONx both ways', async () => {
    const xml =
      '<j:object xmlns:j="http://www.ibm.com/xmlns/prod/2009/jsonx"><j:string name="name">Ümlaut &amp; Sons</j:string></j:object>';
    const { text } = await asManager('POST', '/clients', xml, {
      'content-type': 'application/xml',
      accept: 'application/xml',
    });
    expect(text).toContain('<json:string name="name">Ümlaut &amp; Sons</json:string>');
  });
});

describe('an archived client', () => {
  test('takes the access of its people along: sign-ins, tokens and streams, and nobody else’s', async () => {
    const [leaving, staying] = [await api.account.client(), await api.account.client()];
    const person = await api.account.user('client', { clientId: leaving.id });
    const other = await api.account.user('client', { clientId: staying.id });
    const cookie = await addSignIn(api.database, person);
    const origin = await api.app.listen({ port: 0, host: '127.0.0.1' });
    const stream = await fetch(`${origin}/api/changes`, { headers: { authorization: `Bearer ${person.token}` } });
    expect((await api.as(person.token)('GET', '/me')).status).toBe(200);
    expect((await asManager('DELETE', `/clients/${leaving.id}`)).status).toBe(200);
    expect((await asManager('GET', `/clients/${leaving.id}`)).json.archived_at).not.toBeNull();
    expect((await api.as(person.token)('GET', '/me')).status).toBe(401);
    expect(await findSignIn(api.database, cookie)).toBeUndefined();
    expect((await api.as(other.token)('GET', '/me')).status).toBe(200);
    await api.database.rows('test.client-password', 'update users set password_hash = $2 where id = $1', [
      person.id,
      await hashPassword('correct horse'),
    ]);
    const attempt = { email: person.email, password: 'correct horse', address: '192.0.2.7' };
    expect(await trySignIn(api.database, attempt)).toMatchObject({ outcome: 'wrong' });
    // Ended by itself, within the time at which callers are looked at again.
    await stream.text();
  }, 40_000);

  test('is taken back, with the people who went with it and not those who had gone before', async () => {
    const firm = await api.account.client();
    const [staying, gone] = [
      await api.account.user('client', { clientId: firm.id }),
      await api.account.user('client', { clientId: firm.id }),
    ];
    await asManager('DELETE', `/clients/${firm.id}/people/${gone.id}`);
    await asManager('DELETE', `/clients/${firm.id}`);
    const before = (await asManager('GET', `/clients/${firm.id}`)).headers['etag'];
    const refused = await asManager('PUT', `/clients/${firm.id}`, { archived: false });
    expect(refused).toMatchObject({ status: 403, json: { code: 'back_office_only' } });
    const inOffice = api.as(await api.account.backOfficeToken(manager.id));
    const back = await inOffice('PUT', `/clients/${firm.id}`, { archived: false, ref: 'BACK' });
    expect([back.status, back.json]).toMatchObject([200, { archived_at: null, ref: 'BACK' }]);
    expect(back.headers['etag']).not.toBe(before);
    const people = async (archived: boolean) =>
      (await asManager('GET', `/clients/${firm.id}/people?archived=${archived}`)).json.data.map(
        ({ id }: { id: number }) => id,
      );
    expect([await people(false), await people(true)]).toEqual([[staying.id], [gone.id]]);
    const again = await asManager('PUT', `/clients/${firm.id}`, { archived: false });
    expect(again.headers['etag']).toBe(back.headers['etag']);
    const log = await api.as(administrator.token)('GET', '/security-log?kind=client.taken_back');
    expect(log.json.data).toMatchObject([{ subject: { type: 'client', id: firm.id } }]);
    expect((await asManager('PUT', `/clients/${firm.id}`, { archived: true })).status).toBe(422);
  });
});
