/** Sessions of the back office: which a person sees, how each ends, and who has to prove what before. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addSignIn, findSignIn } from '#store/access/sign-in.ts';
import { hashPassword } from '#store/secrets/password.ts';
import { hashToken } from '#store/secrets/random-token.ts';
import { passwordOfTests } from '#testing/given-account.ts';
import { type TestApi, testApi } from '#testing/test-api.ts';

const password = 'harbour-quartz-violin';
const firefox = 'Mozilla/5.0 (Windows NT 10.0; rv:141.0) Gecko/20100101 Firefox/141.0';
let api: TestApi;

beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

async function givenPerson() {
  const person = await api.account.user('clerk');
  await api.database.pool.query('update users set password_hash = $1 where id = $2', [
    await hashPassword(password),
    person.id,
  ]);
  const open = async () => api.as(await api.account.backOfficeToken(person.id));
  return { ...person, key: { accountId: api.account.id, id: person.id }, here: await open(), elsewhere: await open() };
}
const age = (userId: number, column: string, minutes: number) =>
  api.database.pool.query(`update sign_ins set ${column} = now() - make_interval(mins => $2) where user_id = $1`, [
    userId,
    minutes,
  ]);

const withoutProof = (userId: number) =>
  api.database.pool.query('update grants set proved_at = null where user_id = $1', [userId]);

const changeIdle = (minutes: number) =>
  api.database.pool.query('update accounts set session_idle_minutes = $2 where id = $1', [api.account.id, minutes]);

test('a person sees their sessions by browser and address, and which of them this is', async () => {
  const { here, key, id } = await givenPerson();
  await addSignIn(api.database, key, { isKept: true, from: { address: '192.0.2.7', browser: firefox } });
  const other = await api.account.user('clerk');
  await addSignIn(api.database, { accountId: api.account.id, id: other.id });
  const { json } = await here('GET', '/me/sessions');
  expect(json).toHaveLength(3);
  expect(json.filter(({ current }: { current: boolean }) => current)).toHaveLength(1);
  expect(json).toContainEqual(
    expect.objectContaining({ browser: 'Firefox on Windows', address: '192.0.2.7', kept: true, current: false }),
  );
  expect(new Set(json.map((one: { id: string }) => one.id)).size).toBe(3);
  const { rows } = await api.database.pool.query(
    "select encode(token_hash, 'hex') as hash from sign_ins where user_id = $1",
    [id],
  );
  for (const { hash } of rows) expect(JSON.stringify(json)).not.toContain(hash);
});

test('a session that is ended has no access from then on, nor does its sign-in', async () => {
  const { here, elsewhere, key } = await givenPerson();
  const cookie = await addSignIn(api.database, key);
  const { json } = await here('GET', '/me/sessions');
  for (const { id, current } of json)
    if (!current) expect((await here('DELETE', `/me/sessions/${id}`)).status).toBe(200);
  expect((await elsewhere('GET', '/me')).status).toBe(401);
  expect(await findSignIn(api.database, cookie)).toBeUndefined();
  expect((await here('GET', '/me/sessions')).json).toHaveLength(1);
  expect((await here('DELETE', `/me/sessions/${json[0].current ? json[1].id : json[0].id}`)).status).toBe(404);
});

test('nobody ends the session of another person', async () => {
  const [one, other] = [await givenPerson(), await givenPerson()];
  const [{ id }] = (await other.here('GET', '/me/sessions')).json;
  expect((await one.here('DELETE', `/me/sessions/${id}`)).status).toBe(404);
  expect((await other.here('GET', '/me')).status).toBe(200);
});

test('signing out everywhere ends this session, all others, and what applications were allowed', async () => {
  const { here, elsewhere, token } = await givenPerson();
  expect((await here('POST', '/me/sign-out-everywhere')).status).toBe(200);
  for (const ended of [here, elsewhere, api.as(token)]) expect((await ended('GET', '/me')).status).toBe(401);
});

test('the end of one session and of all is in the security log, with who ended it', async () => {
  const { id, here } = await givenPerson();
  const { json } = await here('GET', '/me/sessions');
  const other = json.find(({ current }: { current: boolean }) => !current);
  await here('DELETE', `/me/sessions/${other.id}`);
  await here('POST', '/me/sign-out-everywhere');
  const administrator = await api.account.user('administrator');
  await api.as(await api.account.backOfficeToken(administrator.id))('POST', `/staff/${id}/sign-out-everywhere`);
  const { rows } = await api.store.securityLog.list(api.account.id, { personId: id }, { page: 1, perPage: 10 });
  expect(rows.map(({ kind, actorId, subjectId }) => [kind, actorId, subjectId])).toEqual([
    ['sign_in.all_ended', administrator.id, id],
    ['sign_in.all_ended', id, id],
    ['sign_in.ended', id, id],
  ]);
});

test('an administrator signs somebody else out everywhere, a manager does not', async () => {
  const { id, here, token } = await givenPerson();
  const as = async (role: 'manager' | 'administrator') =>
    api.as(await api.account.backOfficeToken((await api.account.user(role)).id));
  expect((await (await as('manager'))('POST', `/staff/${id}/sign-out-everywhere`)).status).toBe(403);
  expect((await here('GET', '/me')).status).toBe(200);
  expect((await (await as('administrator'))('POST', `/staff/${id}/sign-out-everywhere`)).status).toBe(200);
  for (const ended of [here, api.as(token)]) expect((await ended('GET', '/me')).status).toBe(401);
});

test('ten minutes after signing in the password is asked for again, before anything ends', async () => {
  const { id, here } = await givenPerson();
  await withoutProof(id);
  const [{ id: session }] = (await here('GET', '/me/sessions')).json;
  for (const [method, path] of [
    ['DELETE', `/me/sessions/${session}`],
    ['POST', '/me/sign-out-everywhere'],
  ] as const)
    expect((await here(method, path)).json).toMatchObject({ status: 403, code: 'proof_needed' });
  const wrong = await here('POST', '/me/proof', { current_password: 'not my password' });
  expect([wrong.status, wrong.json.errors[0].pointer]).toEqual([422, '/current_password']);
  expect((await here('POST', '/me/sign-out-everywhere')).status).toBe(403);
  expect((await here('POST', '/me/proof', { current_password: password })).status).toBe(200);
  expect((await here('POST', '/me/sign-out-everywhere')).status).toBe(200);
});

test('an e-mail address to sign in with is changed by somebody who has proved who they are', async () => {
  const { id } = await givenPerson();
  const administrator = await api.account.user('administrator');
  const office = api.as(await api.account.backOfficeToken(administrator.id));
  await withoutProof(administrator.id);
  for (const person of [id, administrator.id]) {
    const { json } = await office('PUT', `/staff/${person}`, { email: `moved-${person}@example.com` });
    expect(json).toMatchObject({ status: 403, code: 'proof_needed' });
  }
  expect((await office('PUT', `/staff/${id}`, { phone: '023 9200 0000' })).status).toBe(200);
});

test('a session that was unused for as long as the account says is over, in every way', async () => {
  const { id, here, elsewhere, key } = await givenPerson();
  const cookie = await addSignIn(api.database, key);
  await api.database.pool.query('update accounts set session_idle_minutes = 60 where id = $1', [api.account.id]);
  await age(id, 'last_seen_at', 59);
  expect((await here('GET', '/me')).status).toBe(200);
  await age(id, 'last_seen_at', 61);
  for (const idle of [here, elsewhere]) expect((await idle('GET', '/me')).status).toBe(401);
  expect(await findSignIn(api.database, cookie)).toBeUndefined();
  await api.database.pool.query('update accounts set session_idle_minutes = default where id = $1', [api.account.id]);
});

test('the requests that an open page makes by itself keep no session alive, a person’s use does', async () => {
  const { id, here, elsewhere } = await givenPerson();
  await age(id, 'last_seen_at', 60);
  const seen = async () =>
    (
      await api.database.pool.query<{ ago: number; address: string | null }>(
        `select extract(epoch from now() - last_seen_at)::int as ago, address from sign_ins where user_id = $1
         order by last_seen_at desc`,
        [id],
      )
    ).rows;
  for (const path of ['/me', '/me/sessions', '/inspections']) expect((await here('GET', path)).status).toBe(200);
  for (const { ago } of await seen()) expect(ago).toBeGreaterThan(3500);

  expect((await here('POST', '/me/activity')).json).toEqual({ idle_seconds: 604_800 });
  const [first, other] = await seen();
  expect(first).toMatchObject({ ago: 0, address: '127.0.0.1' });
  expect(other?.ago).toBeGreaterThan(3500);
  await changeIdle(30);
  expect((await here('GET', '/me')).status).toBe(200);
  expect((await here('POST', '/me/activity')).json).toEqual({ idle_seconds: 1800 });
  expect((await elsewhere('POST', '/me/activity')).status).toBe(401);
  await changeIdle(10_080);
});

test('an administrator sets for how long a session may be unused, after proving who they are; the log says so', async () => {
  const administrator = await api.account.user('administrator');
  const office = api.as(await api.account.backOfficeToken(administrator.id));
  expect((await office('GET', '/settings/sessions')).json).toEqual({
    idle_minutes: 10_080,
    version: expect.any(Number),
  });
  for (const idle_minutes of [14, 10_081, 20.5])
    expect((await office('PUT', '/settings/sessions', { idle_minutes })).status).toBe(422);
  await withoutProof(administrator.id);
  expect((await office('PUT', '/settings/sessions', { idle_minutes: 15 })).json.code).toBe('proof_needed');
  expect((await office('POST', '/me/proof', { current_password: passwordOfTests })).status).toBe(200);
  expect((await office('PUT', '/settings/sessions', { idle_minutes: 15 })).json).toMatchObject({ idle_minutes: 15 });
  expect((await office('GET', '/settings/sessions')).json).toMatchObject({ idle_minutes: 15 });
  const { rows } = await api.store.securityLog.list(api.account.id, {}, { page: 1, perPage: 1 });
  expect(rows).toMatchObject([{ kind: 'settings.changed', facts: { session_idle_minutes: 15 } }]);
  await changeIdle(10_080);
});

test('a sign-in lasts thirty days where the person chose to stay signed in, else sixteen hours', async () => {
  const { key } = await givenPerson();
  for (const [isKept, hours] of [
    [true, 720],
    [false, 16],
  ] as const) {
    const token = await addSignIn(api.database, key, { isKept });
    const { rows } = await api.database.pool.query(
      'select extract(epoch from expires_at - created_at) / 3600 as hours from sign_ins where token_hash = $1',
      [hashToken(token)],
    );
    expect(Number(rows[0].hours)).toBeCloseTo(hours, 3);
  }
});
