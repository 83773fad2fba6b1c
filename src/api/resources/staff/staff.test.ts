import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { givenAccount, type GivenUser } from '#testing/given-account.ts';
import { setPassword } from '#testing/test-oauth.ts';
import { addSignIn, findSignIn } from '#store/access/sign-in.ts';
import { findSignInName } from '#store/directory/sign-in-names.ts';
import { type Call, type TestApi, testApi } from '#testing/test-api.ts';

let api: TestApi;
let administrator: GivenUser;
let manager: GivenUser;
let clerk: GivenUser;
let asAdministrator: Call;

beforeAll(async () => {
  api = await testApi();
  [administrator, manager, clerk] = await Promise.all([
    api.account.user('administrator'),
    api.account.user('manager'),
    api.account.user('clerk', { name: 'Zoe' }),
  ]);
  asAdministrator = api.as(await api.account.backOfficeToken(administrator.id));
});
afterAll(() => api.close());

const backOfficeOnly = { status: 403, code: 'back_office_only' };

const draft = (more: object = {}) => ({
  name: 'Ben',
  email: `ben-${crypto.randomUUID()}@example.com`,
  role: 4,
  ...more,
});

const textsOf = async (accountId: number, recipient: string) => {
  const { rows } = await api.database.pool.query<{ text: string }>(
    'select text from emails where account_id = $1 and recipient = $2',
    [accountId, recipient],
  );
  return rows.map(({ text }) => text);
};
const pick = (from: Record<string, unknown>, names: string[]) =>
  Object.fromEntries(names.map((name) => [name, from[name]]));

describe('staff', () => {
  test('are listed by name, with hours and time off, without people of clients', async () => {
    const client = await api.account.client();
    await api.account.user('client', { clientId: client.id, name: 'Aaron of the client' });
    const working_hours = [{ day: 1, from: '09:00', to: '17:30' }];
    const time_off = [{ from: '2027-02-01', to: '2027-02-05', reason: 'Holiday' }];
    const made = (await asAdministrator('POST', '/staff', draft({ name: 'Aaron', working_hours, time_off }))).json;
    const { json } = await api.as(manager.token)('GET', '/staff?per_page=100');
    expect(json.data[0]).toEqual({ ...made, invitation_link: undefined });
    expect(made).toMatchObject({
      role: 4,
      is_manager: false,
      phone: null,
      home_postcode: null,
      home_geocoords: { lat: null, lng: null },
      working_hours,
      time_off,
      archived_at: null,
    });
    expect(json.data.map(({ name }: { name: string }) => name)).not.toContain('Aaron of the client');
    expect(json.data.at(-1).name).toBe('Zoe');
    const landlord = await api.account.user('client', { clientId: client.id });
    expect((await asAdministrator('GET', `/staff/${landlord.id}`)).status).toBe(404);
    expect((await asAdministrator('GET', `/staff/${made.id}`)).json).toEqual({ ...made, invitation_link: undefined });
  });

  test('have the place of their home postcode, where its sector is known', async () => {
    const placed = async (home_postcode: string) =>
      (await asAdministrator('PUT', `/staff/${clerk.id}`, { home_postcode })).json.home_geocoords;
    const { lat, lng } = await placed('po4 8tr');
    expect([Number(lat), Number(lng)]).toEqual([expect.closeTo(50.79, 1), expect.closeTo(-1.06, 1)]);
    expect(Number((await placed('LS1 4AP')).lat)).toBeCloseTo(53.8, 1);
    expect(await placed('10115')).toEqual({ lat: null, lng: null });
    await placed('LS1 4AP');
    expect(await placed('')).toEqual({ lat: null, lng: null });
  });

  test('are changed by managers, but for their roles and for administrators', async () => {
    const asManager = api.as(manager.token);
    expect((await asManager('PUT', `/staff/${clerk.id}`, { phone: '023', name: 'Zoe' })).json).toMatchObject({
      phone: '023',
    });
    expect((await asManager('PUT', `/staff/${clerk.id}`, { role: 2 })).json).toMatchObject({
      status: 403,
      code: 'role_forbids',
    });
    expect((await asManager('PUT', `/staff/${administrator.id}`, { email: 'mine@example.com' })).status).toBe(403);
    expect((await asManager('POST', '/staff', draft())).status).toBe(403);
    expect((await asAdministrator('PUT', `/staff/${clerk.id}`, { role: 5 })).json).toMatchObject({
      role: 5,
      phone: '023',
    });
    await asAdministrator('PUT', `/staff/${clerk.id}`, { role: 4 });
  });

  test('may change their own hours and phone, not their name or role', async () => {
    const asClerk = api.as(clerk.token);
    const time_off = [{ from: '2027-03-01', to: '2027-03-02', reason: null }];
    expect((await asClerk('PUT', `/staff/${clerk.id}`, { time_off })).json).toMatchObject({ time_off });
    expect((await asClerk('PUT', `/staff/${clerk.id}`, { name: 'Boss' })).status).toBe(403);
    expect((await asClerk('PUT', `/staff/${manager.id}`, { phone: '1' })).status).toBe(403);
  });

  test('say why they are away to managers and to themselves; colleagues read that they are', async () => {
    const time_off = [{ from: '2027-03-01', to: '2027-03-02', reason: 'Dentist' }];
    await asAdministrator('PUT', `/staff/${clerk.id}`, { time_off });
    const colleague = await api.account.user('clerk');
    const untold = [{ ...time_off[0], reason: null }];
    const seenBy = async ({ token }: { token: string }) => {
      const as = api.as(token);
      const { data } = (await as('GET', '/staff?per_page=100')).json;
      const listed = data.find(({ id }: { id: number }) => id === clerk.id);
      return [(await as('GET', `/staff/${clerk.id}`)).json.time_off, listed.time_off];
    };
    expect(await seenBy(manager)).toEqual([time_off, time_off]);
    expect(await seenBy(clerk)).toEqual([time_off, time_off]);
    expect(await seenBy(colleague)).toEqual([untold, untold]);
    await asAdministrator('PUT', `/staff/${clerk.id}`, { time_off: [] });
  });

  test('sign in with one e-mail address across the installation', async () => {
    const { json } = await asAdministrator('POST', '/staff', draft({ email: manager.email.toUpperCase() }));
    expect(json).toMatchObject({ status: 409, code: 'duplicate' });
  });

  test('are added and changed alike, whether their address signs in to another account or to none', async () => {
    const elsewhere = await givenAccount(api.database, 'Quay Homes');
    const owner = await elsewhere.user('clerk');
    const strange = await asAdministrator('POST', '/staff', draft({ email: owner.email.toUpperCase() }));
    const free = await asAdministrator('POST', '/staff', draft({ email: 'free@example.com' }));
    expect([strange.status, free.status]).toEqual([200, 200]);
    expect(Object.keys(strange.json)).toEqual(Object.keys(free.json));
    const again = await asAdministrator('POST', '/staff', draft({ email: owner.email }));
    expect(again.json).toMatchObject({ status: 409, code: 'duplicate' });
    const moved = await asAdministrator('PUT', `/staff/${free.json.id}`, { email: manager.email });
    expect(moved.json).toMatchObject({ status: 409, code: 'duplicate' });
    // The address signs in to the account that it did, and its owner is told. The e-mails differ in nothing but their text.
    expect(await findSignInName(api.database, owner.email.toLowerCase())).toEqual({
      accountId: elsewhere.id,
      id: owner.id,
    });
    const { data: sentHere } = (await asAdministrator('GET', '/emails')).json;
    const [toFree, toOwner] = ['free@example.com', owner.email.toUpperCase()].map((recipient) =>
      sentHere.find((one: { recipient: string }) => one.recipient === recipient),
    );
    expect(toOwner).toEqual({ ...toFree, ...pick(toOwner, ['id', 'recipient', 'created_at']) });
    expect(toOwner).toMatchObject({ confidential: true, text: 'This e-mail is for its recipient alone.' });
    expect(await textsOf(api.account.id, toOwner.recipient)).toEqual([
      expect.stringContaining('Harbour Lettings has added you'),
    ]);
    expect(await textsOf(api.account.id, 'free@example.com')).toEqual([
      expect.stringContaining('/oauth/password?link='),
    ]);
  });

  test('get an address that signs in elsewhere only in words, and its owner is told of the change', async () => {
    const elsewhere = await givenAccount(api.database, 'Quay Homes');
    const owner = await elsewhere.user('clerk');
    const member = await api.account.user('clerk');
    expect((await asAdministrator('PUT', `/staff/${member.id}`, { email: owner.email })).status).toBe(200);
    // Their managers read no more than that.
    const ofOther = api.as((await elsewhere.user('manager')).token);
    const { data } = (await ofOther('GET', '/emails')).json;
    expect(data).toHaveLength(1);
    expect(data[0]).toMatchObject({ recipient: owner.email, confidential: true });
    expect(data[0].text).toBe('This e-mail is for its recipient alone.');
    const sent = await ofOther('POST', `/emails/${data[0].id}/resend`, { recipient: 'me@example.com' });
    expect(sent.json).toMatchObject({ status: 409, code: 'state_forbids' });
    expect(await textsOf(elsewhere.id, owner.email)).toEqual([
      expect.stringContaining('Harbour Lettings has added you'),
    ]);
    expect(await textsOf(api.account.id, owner.email)).toEqual([]);
  });

  test('always include an administrator', async () => {
    expect((await asAdministrator('PUT', `/staff/${administrator.id}`, { role: 2 })).json).toMatchObject({
      status: 409,
      code: 'in_use',
    });
    expect((await asAdministrator('DELETE', `/staff/${administrator.id}`)).json).toMatchObject({
      status: 409,
      code: 'in_use',
    });
  });

  test('archive an administrator only as another administrator, and nobody archives themselves', async () => {
    const second = await api.account.user('administrator');
    expect((await api.as(manager.token)('DELETE', `/staff/${second.id}`)).status).toBe(403);
    const own = await api.as(second.token)('DELETE', `/staff/${second.id}`);
    expect([own.status, own.json.code]).toEqual([409, 'in_use']);
    expect((await asAdministrator('DELETE', `/staff/${second.id}`)).status).toBe(200);
    // An archived person does not count as the required administrator.
    expect((await asAdministrator('PUT', `/staff/${administrator.id}`, { role: 2 })).json.code).toBe('in_use');
  });

  test('keep an administrator also when the last two archive each other at once', async () => {
    const firm = await givenAccount(api.database, 'Firm of two');
    const [one, other] = [await firm.user('administrator'), await firm.user('administrator')];
    const { pool } = api.database;
    const blocker = await pool.connect();
    await blocker.query('begin');
    await blocker.query('select from users where account_id = $1 for update', [firm.id]);
    const answers = [
      api.as(one.token)('DELETE', `/staff/${other.id}`),
      api.as(other.token)('DELETE', `/staff/${one.id}`),
    ];
    const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    await expect.poll(async () => (await pool.query(waiting)).rowCount).toBe(2);
    await blocker.query('commit');
    blocker.release();
    const statuses = (await Promise.all(answers)).map(({ status }) => status);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  test('are archived, and then can no longer do anything', async () => {
    const leaver = await api.account.user('typist');
    const { status, text } = await api.as(manager.token)('DELETE', `/staff/${leaver.id}`);
    expect([status, text]).toEqual([200, '']);
    expect((await api.as(leaver.token)('GET', '/me')).status).toBe(401);
    expect((await asAdministrator('GET', `/staff/${leaver.id}`)).json.archived_at).toMatch(/^20/);
    const archived = await asAdministrator('GET', '/staff?archived=true');
    const ids = archived.json.data.map(({ id }: { id: number }) => id);
    expect(ids).toContain(leaver.id);
    expect(ids).not.toContain(manager.id);
  });

  test('choose their passwords themselves: no administrator sets one, whatever application they use', async () => {
    const password = 'correct horse battery';
    const member = await api.account.user('clerk');
    const path = `/staff/${member.id}`;
    expect((await api.as(administrator.token)('PUT', path, { password })).json).toMatchObject(backOfficeOnly);
    const forAnother = await asAdministrator('PUT', path, { password, current_password: password });
    expect(forAnother.json).toMatchObject({ status: 403, code: 'role_forbids' });
    const added = await asAdministrator('POST', '/staff', draft({ password }));
    expect([added.status, added.headers['keyturn-ignored']]).toEqual([200, '"/password"']);
    const { rows } = await api.database.pool.query(
      'select from users where id = any($1) and password_hash is not null',
      [[member.id, added.json.id]],
    );
    expect(rows).toEqual([]);
  });

  test('choose a new password with the one until then, which signs them out everywhere', async () => {
    const [before, password] = ['harbour-quartz-violin', 'correct horse battery'];
    const member = await api.account.user('clerk');
    await setPassword(api.database, member, before);
    const cookie = await addSignIn(api.database, member);
    const asMember = api.as(await api.account.backOfficeToken(member.id));
    const { status, text } = await asMember('PUT', `/staff/${member.id}`, { password, current_password: before });
    expect(status).toBe(200);
    expect(text).not.toContain('password');
    expect((await api.as(member.token)('GET', '/me')).status).toBe(401);
    expect(await findSignIn(api.database, cookie)).toBeUndefined();
  });

  test('get no password of fewer than twelve characters, and may have one of 200 of any kind', async () => {
    let current_password = 'harbour-quartz-violin';
    const member = await api.account.user('clerk');
    await setPassword(api.database, member, current_password);
    for (const [password, status] of [
      ['a2345678901', 422],
      ['ä ö 漢 😀 '.repeat(20), 200],
      ['only small letters '.repeat(10), 200],
    ] as const) {
      const asMember = api.as(await api.account.backOfficeToken(member.id));
      const answer = await asMember('PUT', `/staff/${member.id}`, { password, current_password });
      expect(answer.status).toBe(status);
      if (answer.status === 200) current_password = password;
    }
  });

  test('get no other role and no other e-mail address through another application', async () => {
    const byThirdParty = api.as(administrator.token);
    const member = await api.account.user('clerk');
    const path = `/staff/${member.id}`;
    for (const change of [{ role: 1 }, { role: 5 }, { email: 'mine@example.com' }])
      expect((await byThirdParty('PUT', path, change)).json).toMatchObject(backOfficeOnly);
    // Sent again as they are, they are no change.
    const same = { name: 'Zoe', email: member.email, role: 4 };
    expect((await byThirdParty('PUT', path, same)).json).toMatchObject(same);
    for (const role of [1, 2])
      expect((await byThirdParty('POST', '/staff', draft({ role }))).json).toMatchObject(backOfficeOnly);
    for (const role of [3, 4, 5]) expect((await byThirdParty('POST', '/staff', draft({ role }))).status).toBe(200);
    for (const role of [1, 2]) expect((await asAdministrator('POST', '/staff', draft({ role }))).status).toBe(200);
  });

  test('are refused with every fault at once', async () => {
    const { status, json } = await asAdministrator('POST', '/staff', {
      name: ' ',
      email: 'x',
      role: 6,
      working_hours: [{ day: 8, from: '25:00', to: '10:00' }],
    });
    expect(status).toBe(422);
    expect(json.errors.map(({ pointer }: { pointer: string }) => pointer).toSorted()).toEqual([
      '/email',
      '/name',
      '/role',
      '/working_hours/0/day',
      '/working_hours/0/from',
    ]);
  });

  test('work and are away from an earlier time to a later one', async () => {
    const { status, json } = await asAdministrator('PUT', `/staff/${clerk.id}`, {
      working_hours: [{ day: 1, from: '17:00', to: '09:00' }],
      time_off: [{ from: '2027-02-03', to: '2027-02-02', reason: null }],
    });
    expect(status).toBe(422);
    expect(json.errors).toEqual([
      expect.objectContaining({ pointer: '/working_hours/0/to', detail: 'working_hours/0/to must be later than from' }),
      expect.objectContaining({ pointer: '/time_off/0/to', detail: 'time_off/0/to must not be earlier than from' }),
    ]);
    const longAgo = [{ from: '0001-01-01', to: '2027-02-03', reason: null }];
    const refused = await asAdministrator('PUT', `/staff/${clerk.id}`, { time_off: longAgo });
    expect(refused.json.errors).toEqual([
      expect.objectContaining({
        pointer: '/time_off/0/from',
        detail: 'time_off/0/from must lie in the years 1000 to 2999',
      }),
    ]);
    const aDay = [{ from: '2027-02-03', to: '2027-02-03', reason: null }];
    expect((await asAdministrator('PUT', `/staff/${clerk.id}`, { time_off: aDay })).status).toBe(200);
  });

  test('do not exist in another account', async () => {
    const elsewhere = await givenAccount(api.database, 'Another firm');
    const stranger = await elsewhere.user('administrator');
    for (const method of ['GET', 'PUT', 'DELETE'] as const) {
      expect(
        (await api.as(stranger.token)(method, `/staff/${clerk.id}`, method === 'PUT' ? {} : undefined)).status,
      ).toBe(404);
    }
  });

  test('need a token with the scope, of somebody of the staff', async () => {
    const client = await api.account.client();
    const person = await api.account.user('client', { clientId: client.id });
    expect((await api.as(undefined)('GET', '/staff')).status).toBe(401);
    expect((await api.as(person.token)('GET', '/staff')).status).toBe(403);
    expect((await api.as(await api.account.token(manager.id, ['profile.read']))('GET', '/staff')).status).toBe(403);
  });

  test('are kept from being overwritten unseen', async () => {
    const read = await asAdministrator('GET', `/staff/${clerk.id}`);
    await asAdministrator('PUT', `/staff/${clerk.id}`, { phone: '2' });
    const late = await asAdministrator(
      'PUT',
      `/staff/${clerk.id}`,
      { phone: '3' },
      { 'if-match': String(read.headers['etag']) },
    );
    expect(late.json).toMatchObject({ status: 412, current: { phone: '2' } });
  });

  test('come as JSONx', async () => {
    const { text } = await asAdministrator('GET', `/staff/${clerk.id}`, undefined, { accept: 'application/xml' });
    expect(text).toContain('<json:string name="name">Zoe</json:string>');
  });
});

describe('the work that members of staff take', () => {
  test('is kept as areas, types and a colour, read as people type them', async () => {
    const { json: made } = await asAdministrator('POST', '/staff', draft());
    expect(made).toMatchObject({ areas: [], inspection_types: [], colour: null });
    const { json } = await asAdministrator('PUT', `/staff/${made.id}`, {
      areas: ['so 14', 'PO'],
      inspection_types: [1, 5],
      colour: 'violet',
    });
    expect(json).toMatchObject({ areas: ['SO14', 'PO'], inspection_types: [1, 5], colour: 'violet' });
    const refused = await asAdministrator('PUT', `/staff/${made.id}`, {
      areas: ['PO', 'PO5 3LX'],
      inspection_types: [99],
      colour: 'beige',
    });
    expect(refused.json.errors.map(({ pointer }: { pointer: string }) => pointer)).toEqual([
      '/areas/1',
      '/inspection_types/0',
      '/colour',
    ]);
  });

  test('is for managers to say', async () => {
    const own = await api.as(clerk.token)('PUT', `/staff/${clerk.id}`, { areas: ['PO'] });
    expect([own.status, own.json.code]).toEqual([403, 'role_forbids']);
  });
});
