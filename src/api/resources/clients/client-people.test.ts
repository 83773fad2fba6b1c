/** The people of a client: who manages them, what they see, and how all of it ends. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findPasswordLink, usePasswordLink } from '#store/access/passwords.ts';
import { addSignIn, findSignIn } from '#store/access/sign-in.ts';
import { givenAccount, type GivenUser, passwordOfTests } from '#testing/given-account.ts';
import { givenProperty } from '#testing/given-property.ts';
import { type Call, type TestApi, testApi } from '#testing/test-api.ts';

let api: TestApi;
let manager: GivenUser;
let asManager: Call;
let byThirdParty: Call;
let client: { id: number };
let people: string;
let count = 0;

beforeAll(async () => {
  api = await testApi({ smtpUrl: null });
  manager = await api.account.user('manager');
  asManager = api.as(await api.account.backOfficeToken(manager.id));
  byThirdParty = api.as(manager.token);
  client = await api.account.client();
  people = `/clients/${client.id}/people`;
});
afterAll(() => api.close());

const draft = (more: object = {}) => ({ name: 'Lena', email: `lena-${(count += 1)}@example.com`, ...more });
const tokenIn = (link: string) => new URL(link).searchParams.get('link') ?? '';
const backOfficeOnly = { status: 403, code: 'back_office_only' };

describe('the people of a client', () => {
  test('are invited, join, and see what is theirs', async () => {
    const { status, json } = await asManager('POST', people, draft({ phone: '023' }));
    expect(status).toBe(200);
    expect(json).toMatchObject({
      name: 'Lena',
      phone: '023',
      invited_at: expect.stringMatching(/^20/),
      joined_at: null,
      last_seen_at: null,
      archived_at: null,
    });
    const token = tokenIn(json.invitation_link);
    const person = await findPasswordLink(api.database, token);
    if (person === undefined) throw new Error('the link leads nowhere');
    expect(await usePasswordLink(api.database, { token, person, password: 'harbour-quartz-violin' })).toBe(true);
    const home = await givenProperty(api.database, api.account.id, { clientId: client.id });
    await givenProperty(api.database, api.account.id);
    const asPerson = api.as(await api.account.token(json.id));
    expect((await asPerson('GET', '/me')).json).toMatchObject({ role: 6, name: 'Lena' });
    const seen = (await asPerson('GET', '/properties')).json.data.map(({ id }: { id: number }) => id);
    expect(seen).toEqual([home.id]);
    const { json: after } = await asManager('GET', `${people}/${json.id}`);
    expect(after).toMatchObject({ invited_until: null, joined_at: expect.stringMatching(/^20/) });
  });

  test('are listed by name, searched, ordered, and apart from those of other clients and from staff', async () => {
    const own = await api.account.client('Quay Estates');
    const path = `/clients/${own.id}/people`;
    for (const name of ['Zoë Quay', 'Adam Quay']) await asManager('POST', path, draft({ name }));
    const names = async (query = '') =>
      (await byThirdParty('GET', `${path}${query}`)).json.data.map(({ name }: { name: string }) => name);
    expect(await names()).toEqual(['Adam Quay', 'Zoë Quay']);
    expect(await names('?sort=-name')).toEqual(['Zoë Quay', 'Adam Quay']);
    expect(await names('?q=quay%20ZOE')).toEqual(['Zoë Quay']);
    const staff = (await asManager('GET', '/staff?q=quay')).json.data;
    expect(staff).toEqual([]);
  });

  test('are changed, but for their address by other applications; another address ends their link', async () => {
    const { json } = await asManager('POST', people, draft());
    const path = `${people}/${json.id}`;
    expect((await byThirdParty('PUT', path, { name: 'Lena Land', phone: null })).json).toMatchObject({
      name: 'Lena Land',
    });
    expect((await byThirdParty('PUT', path, { email: 'mine@example.com' })).json).toMatchObject(backOfficeOnly);
    const move = () => asManager('PUT', path, { email: 'lena.land@example.com' });
    await api.database.pool.query('update grants set proved_at = null where user_id = $1', [manager.id]);
    expect((await move()).json.code).toBe('proof_needed');
    await asManager('POST', '/me/proof', { current_password: passwordOfTests });
    const moved = await move();
    expect(moved.json).toMatchObject({ email: 'lena.land@example.com', invited_until: null });
    expect(await findPasswordLink(api.database, tokenIn(json.invitation_link))).toBeUndefined();
    const late = await asManager('PUT', path, { phone: '1' }, { 'if-match': '"1-json"' });
    expect(late.json).toMatchObject({ status: 412, current: { name: 'Lena Land' } });
  });

  test('are invited, and given links, in the back office alone, by managers', async () => {
    expect((await byThirdParty('POST', people, draft())).json).toMatchObject(backOfficeOnly);
    const { json } = await asManager('POST', people, draft());
    for (const [method, path] of [
      ['POST', 'invite'],
      ['DELETE', 'invite'],
      ['POST', 'reset-link'],
    ] as const)
      expect((await byThirdParty(method, `${people}/${json.id}/${path}`)).json).toMatchObject(backOfficeOnly);
    const clerk = await api.account.user('clerk');
    const asClerk = api.as(await api.account.backOfficeToken(clerk.id));
    expect((await asClerk('GET', people)).status).toBe(200);
    for (const [method, path] of [
      ['POST', people],
      ['PUT', `${people}/${json.id}`],
      ['DELETE', `${people}/${json.id}`],
      ['POST', `${people}/${json.id}/invite`],
    ] as const)
      expect((await asClerk(method, path, method === 'PUT' ? {} : draft())).json.code).toBe('role_forbids');
    const again = await asManager('POST', `${people}/${json.id}/invite`);
    expect(await findPasswordLink(api.database, tokenIn(json.invitation_link))).toBeUndefined();
    const link = tokenIn(again.json.invitation_link);
    expect((await asManager('DELETE', `${people}/${json.id}/invite`)).status).toBe(200);
    expect(await findPasswordLink(api.database, link)).toBeUndefined();
    const reset = await asManager('POST', `${people}/${json.id}/reset-link`);
    expect(await findPasswordLink(api.database, tokenIn(reset.json.reset_link))).toMatchObject({ kind: 'reset' });
  });

  test('are added to no archived client, and do not exist in another account', async () => {
    const retired = await api.account.client('Retired');
    await givenProperty(api.database, api.account.id, { clientId: retired.id });
    await asManager('DELETE', `/clients/${retired.id}`);
    expect((await asManager('POST', `/clients/${retired.id}/people`, draft())).json.code).toBe('state_forbids');
    const elsewhere = await givenAccount(api.database, 'Another firm');
    const stranger = api.as(await elsewhere.backOfficeToken((await elsewhere.user('manager')).id));
    expect((await stranger('GET', people)).status).toBe(404);
    expect((await stranger('POST', people, draft())).status).toBe(404);
  });

  test('archived, are signed out at once: sign-ins, tokens and streams, and nobody else is', async () => {
    const [leaver, other] = [
      await api.account.user('client', { clientId: client.id }),
      await api.account.user('client', { clientId: client.id }),
    ];
    const cookie = await addSignIn(api.database, leaver);
    const origin = await api.app.listen({ port: 0, host: '127.0.0.1' });
    const stream = await fetch(`${origin}/api/changes`, { headers: { authorization: `Bearer ${leaver.token}` } });
    expect((await api.as(leaver.token)('GET', '/me')).status).toBe(200);
    const { status, text } = await asManager('DELETE', `${people}/${leaver.id}`);
    expect([status, text]).toEqual([200, '']);
    expect((await api.as(leaver.token)('GET', '/me')).status).toBe(401);
    expect(await findSignIn(api.database, cookie)).toBeUndefined();
    expect((await api.as(other.token)('GET', '/me')).status).toBe(200);
    expect((await asManager('POST', `${people}/${leaver.id}/reset-link`)).json.code).toBe('state_forbids');
    const archived = (await asManager('GET', `${people}?archived=true`)).json.data;
    expect(archived.map(({ id }: { id: number }) => id)).toEqual([leaver.id]);
    // Ended by itself, within the time at which callers are looked at again.
    await stream.text();
  }, 40_000);

  test('are taken back when somebody archived is invited again, while their client is in use', async () => {
    const own = await api.account.client('Slip Lettings');
    const path = `/clients/${own.id}/people`;
    await givenProperty(api.database, api.account.id, { clientId: own.id });
    const { json: lena } = await asManager('POST', path, draft());
    await asManager('DELETE', `${path}/${lena.id}`);
    const refused = await asManager('POST', path, draft({ email: lena.email }));
    expect(refused).toMatchObject({ status: 409, json: { archived_person: { id: lena.id, client_id: own.id } } });
    const byApplication = await byThirdParty('PUT', `${path}/${lena.id}`, { archived: false });
    expect(byApplication.json).toMatchObject(backOfficeOnly);
    const back = await asManager('PUT', `${path}/${lena.id}`, { archived: false });
    expect(back.json).toMatchObject({ id: lena.id, archived_at: null });
    await asManager('DELETE', `${path}/${lena.id}`);
    await asManager('DELETE', `/clients/${own.id}`);
    expect((await asManager('PUT', `${path}/${lena.id}`, { archived: false })).json.code).toBe('state_forbids');
  });
});
