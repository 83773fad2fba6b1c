import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { scopes as everyScope } from '#domain/scope.ts';
import { hashToken } from '#store/secrets/random-token.ts';
import { givenAccount, type GivenUser } from '#testing/given-account.ts';
import { type Call, type TestApi, testApi } from '#testing/test-api.ts';

let api: TestApi;
let administrator: GivenUser;
let asAdministrator: Call;

beforeAll(async () => {
  api = await testApi();
  administrator = await api.account.user('administrator');
  asAdministrator = api.as(await api.account.backOfficeToken(administrator.id));
});
afterAll(() => api.close());

const draft = { name: 'Rent book', redirect_uris: ['https://rent.example/callback'], scopes: ['properties.read'] };
const secretOf = async (id: number) =>
  (
    await api.database.rows<{ secret_hash: Buffer | null }>(
      'test.secret',
      'select secret_hash from applications where id = $1',
      [id],
    )
  )[0]?.secret_hash;

describe('applications', () => {
  test('are registered with a secret that is shown once and kept as a hash', async () => {
    const { status, json } = await asAdministrator('POST', '/applications', draft);
    expect(status).toBe(200);
    expect(json).toMatchObject({ ...draft, description: null, public: false });
    expect(json.client_secret).toMatch(/^[\w-]{43}$/);
    expect(await secretOf(json.id)).toEqual(hashToken(json.client_secret));
    const { client_secret: _, ...rest } = json;
    expect((await asAdministrator('GET', `/applications/${json.id}`)).json).toEqual(rest);
    expect((await asAdministrator('GET', '/applications')).json.data).toContainEqual(rest);
    const found = `/applications?sort=-name&q=${encodeURIComponent(rest.name.toUpperCase())}`;
    expect((await asAdministrator('GET', found)).json.data).toContainEqual(rest);
    expect((await asAdministrator('GET', '/applications?q=nobody')).json.data).toEqual([]);
  });

  test('have no secret when they are public', async () => {
    const { json } = await asAdministrator('POST', '/applications', { ...draft, public: true });
    expect(json).toMatchObject({ public: true, client_secret: null });
    expect((await asAdministrator('POST', `/applications/${json.id}/rotate-secret`)).status).toBe(422);
  });

  test('get a new secret, and the old one stops working', async () => {
    const made = (await asAdministrator('POST', '/applications', draft)).json;
    const { json } = await asAdministrator('POST', `/applications/${made.id}/rotate-secret`);
    expect(json.client_secret).not.toBe(made.client_secret);
    expect(await secretOf(made.id)).toEqual(hashToken(json.client_secret));
  });

  test('are changed, and removed with everything they were granted', async () => {
    const own = api.account.application.id;
    const changed = await asAdministrator('PUT', `/applications/${own}`, { name: 'Renamed' });
    expect(changed.json).toMatchObject({ name: 'Renamed', redirect_uris: ['http://localhost:9/callback'] });
    const elsewhere = await givenAccount(api.database, 'Leaving firm');
    const boss = await elsewhere.user('administrator');
    const asBoss = api.as(await elsewhere.backOfficeToken(boss.id));
    expect((await asBoss('DELETE', `/applications/${elsewhere.application.id}`)).status).toBe(200);
    expect((await api.as(boss.token)('GET', '/me')).status).toBe(401);
    const spare = (await asAdministrator('POST', '/applications', draft)).json;
    await asAdministrator('DELETE', `/applications/${spare.id}`);
    expect((await asAdministrator('GET', `/applications/${spare.id}`)).status).toBe(404);
    const listed = (await asAdministrator('GET', '/applications?per_page=100')).json.data;
    expect(listed.map(({ id }: { id: number }) => id)).not.toContain(spare.id);
  });

  test('are refused with every fault at once', async () => {
    const { status, json } = await asAdministrator('POST', '/applications', {
      name: '',
      redirect_uris: ['/relative', 'javascript:alert(1)', 'https://x.example/#f'],
      scopes: ['everything'],
    });
    expect(status).toBe(422);
    expect(json.errors.map(({ pointer }: { pointer: string }) => pointer).toSorted()).toEqual([
      '/name',
      '/redirect_uris/0',
      '/redirect_uris/1',
      '/redirect_uris/2',
      '/scopes/0',
    ]);
  });

  test('name each fault of each redirect URI, at the registration and at a change', async () => {
    const redirect_uris = ['https://good.example/', 'http://ada@bad.example/*#x', 'ledger:/callback', '/relative'];
    const made = (await asAdministrator('POST', '/applications', draft)).json;
    for (const { status, json } of [
      await asAdministrator('POST', '/applications', { ...draft, redirect_uris }),
      await asAdministrator('PUT', `/applications/${made.id}`, { redirect_uris }),
    ]) {
      expect(status).toBe(422);
      expect(json.errors.map(({ pointer }: { pointer: string }) => pointer)).toEqual([
        ...Array.from({ length: 4 }, () => '/redirect_uris/1'),
        '/redirect_uris/2',
        '/redirect_uris/3',
      ]);
    }
    const own = { redirect_uris: ['com.example.ledger:/callback', 'http://127.0.0.1/back'] };
    expect((await asAdministrator('PUT', `/applications/${made.id}`, own)).json).toMatchObject(own);
    // A scheme of an application's own opens the API to no page of a browser.
    const fromFrame = await api.as(undefined)('GET', '/me', undefined, { origin: 'null' });
    expect(fromFrame.headers).not.toHaveProperty('access-control-allow-origin');
  });

  test('are registered, changed and removed by the back office alone', async () => {
    const byThirdParty = api.as(administrator.token);
    const made = (await asAdministrator('POST', '/applications', draft)).json;
    const path = `/applications/${made.id}`;
    for (const [method, at, body] of [
      ['POST', '/applications', draft],
      ['PUT', path, { redirect_uris: ['https://mine.example/'] }],
      ['POST', `${path}/rotate-secret`, undefined],
      ['DELETE', path, undefined],
    ] as const) {
      expect((await byThirdParty(method, at, body)).json).toMatchObject({ status: 403, code: 'back_office_only' });
    }
    expect((await byThirdParty('GET', path)).json).toMatchObject({ redirect_uris: draft.redirect_uris });
  });

  test('are not called Keyturn, nor by what looks like it', async () => {
    const made = (await asAdministrator('POST', '/applications', draft)).json;
    for (const name of ['Keyturn', 'КЕУТURN mobile', 'Keytum']) {
      for (const answer of [
        await asAdministrator('POST', '/applications', { ...draft, name }),
        await asAdministrator('PUT', `/applications/${made.id}`, { name }),
      ])
        expect([answer.status, answer.json.errors]).toEqual([
          422,
          [expect.objectContaining({ pointer: '/name', code: 'reserved' })],
        ]);
    }
    const both = await asAdministrator('POST', '/applications', { ...draft, name: 'Keyturn', scopes: ['everything'] });
    expect(both.json.errors).toHaveLength(2);
  });

  test('are for administrators with the scope, in their own account', async () => {
    const manager = await api.account.user('manager');
    expect((await api.as(manager.token)('GET', '/applications')).status).toBe(403);
    expect((await api.as(undefined)('GET', '/applications')).status).toBe(401);
    expect(
      (await api.as(await api.account.token(administrator.id, ['staff.read']))('POST', '/applications', draft)).status,
    ).toBe(403);
    const elsewhere = await givenAccount(api.database, 'Another firm');
    const stranger = await elsewhere.user('administrator');
    const asStranger = api.as(await elsewhere.backOfficeToken(stranger.id));
    const path = `/applications/${api.account.application.id}`;
    for (const [method, at] of [
      ['GET', path],
      ['PUT', path],
      ['DELETE', path],
      ['POST', `${path}/rotate-secret`],
    ] as const) {
      expect((await asStranger(method, at, method === 'PUT' ? {} : undefined)).status).toBe(404);
    }
    expect((await asAdministrator('GET', path, undefined, { accept: 'application/xml' })).text).toContain(
      '<json:array name="scopes">',
    );
  });
});

type Listed = { id: string; application: { first_party: boolean }; scopes: string[] };

describe('approvals', () => {
  test('are listed for the person who gave them, and end when withdrawn', async () => {
    const clerk = await api.account.user('clerk');
    const other = await api.account.user('clerk');
    const second = await api.account.token(clerk.id, ['profile.read']);
    const office = api.as(await api.account.backOfficeToken(clerk.id));
    const listGrants = async (): Promise<Listed[]> =>
      (await office('GET', '/grants')).json.filter(({ application }: Listed) => !application.first_party);
    const [newest, ...others] = await listGrants();
    expect(others).toHaveLength(1);
    expect(newest).toMatchObject({
      application: { id: api.account.application.id, first_party: false },
      scopes: ['profile.read'],
      last_used_at: null,
    });
    const officeOfOther = api.as(await api.account.backOfficeToken(other.id));
    expect((await officeOfOther('DELETE', `/grants/${newest?.id}`)).status).toBe(404);
    expect((await office('DELETE', `/grants/${newest?.id}`)).text).toBe('');
    expect((await api.as(second)('GET', '/me')).status).toBe(401);
    expect((await office('DELETE', `/grants/${newest?.id}`)).status).toBe(404);
    expect((await office('DELETE', '/grants/not-an-id')).status).toBe(404);
    // Scopes taken from the application count no more.
    const allow = (scopes: string[]) =>
      api.database.pool.query('update applications set scopes = $2 where id = $1', [
        api.account.application.id,
        scopes,
      ]);
    await allow(['clients.read', 'profile.read']);
    expect((await listGrants())[0]?.scopes).toEqual(['profile.read', 'clients.read']);
    await allow(everyScope);
    // One whose tokens are all over could not be used any more.
    await api.account.token(clerk.id, ['profile.read'], '2026-01-01T00:00:00Z');
    expect(await listGrants()).toHaveLength(1);
    expect((await api.as(undefined)('GET', '/grants')).status).toBe(401);
  });

  test('another application sees its own approval, and neither others nor where they were given', async () => {
    const clerk = await api.account.user('clerk');
    const token = await api.account.token(clerk.id, ['profile.read']);
    await api.account.backOfficeToken(clerk.id);
    const { json } = await api.as(token)('GET', '/grants');
    expect(json).toMatchObject([{ application: { first_party: false }, scopes: ['profile.read'] }]);
  });

  test('no other application withdraws a person’s approvals', async () => {
    const clerk = await api.account.user('clerk');
    const office = await api.account.backOfficeToken(clerk.id);
    const { json } = await api.as(office)('GET', '/grants');
    expect(json).toHaveLength(2);
    for (const { id } of json) {
      const refused = await api.as(clerk.token)('DELETE', `/grants/${id}`);
      expect([refused.status, refused.json.code]).toEqual([403, 'back_office_only']);
    }
    expect((await api.as(office)('GET', '/me')).status).toBe(200);
  });
});
