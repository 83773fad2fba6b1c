/** The mail server of a firm: who may set it, where it may be, its password, and what goes through it from when. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { roles } from '#domain/role.ts';
import { type GivenAccount, givenAccount } from '#testing/given-account.ts';
import { type Call, type TestApi, testApi } from '#testing/test-api.ts';
import { mailUser, testMailServer } from '#testing/mail/test-mail-server.ts';

const path = '/settings/mail-server';
let api: TestApi;
let mail: Awaited<ReturnType<typeof testMailServer>>;
let admin: Call;

const administratorOf = async (account: GivenAccount): Promise<Call> =>
  api.as(await account.backOfficeToken((await account.user('administrator')).id));

beforeAll(async () => {
  [api, mail] = await Promise.all([testApi({ smtpUrl: null }), testMailServer()]);
  admin = await administratorOf(api.account);
});
beforeEach(async () => {
  mail.arrived.length = 0;
  await api.database.pool.query('delete from mail_servers');
});
afterAll(async () => {
  mail.close();
  await api.close();
});

const server = (more: object = {}) => ({
  host: '127.0.0.1',
  port: mail.port,
  user_name: mailUser.userName,
  password: mailUser.password,
  sender: 'lettings@harbour.example',
  ...more,
});
const pointers = ({ errors }: { errors: { pointer: string }[] }) => errors.map(({ pointer }) => pointer);
const isDone = async () =>
  (await admin('GET', '/settings/moving-in')).json.steps.find(({ key }: { key: string }) => key === 'email').done;

test('it is for administrators in the back office, each for their own account', async () => {
  const manager = await api.account.user('manager');
  const application = await api.account.user('administrator');
  for (const call of [api.as(await api.account.backOfficeToken(manager.id)), api.as(application.token)]) {
    for (const [method, at] of [
      ['GET', path],
      ['PUT', path],
      ['DELETE', path],
      ['POST', `${path}/trial`],
    ] as const)
      expect((await call(method, at, method === 'PUT' ? server() : undefined)).status).toBe(403);
  }
  await admin('PUT', path, server());
  const other = await administratorOf(await givenAccount(api.database));
  expect((await other('GET', path)).json).toMatchObject({ host: null, has_password: false, installation: false });
});

test('all of it is needed the first time, and only what changes from then on', async () => {
  const none = await admin('PUT', path, {});
  expect([none.status, pointers(none.json)]).toEqual([422, ['/host', '/port', '/user_name', '/password', '/sender']]);
  const first = await admin('PUT', path, server());
  expect(first.json).toMatchObject({ host: '127.0.0.1', has_password: true, tried_at: null });
  const { json } = await admin('PUT', path, { sender: 'office@harbour.example' });
  expect(json).toMatchObject({ host: '127.0.0.1', sender: 'office@harbour.example' });
});

test.each([
  'localhost.example:25',
  'mail.harbour.example/path',
  'user@mail.harbour.example',
  '10.0.0.1',
  '169.254.169.254',
  'mail.internal',
  'mail',
])('it is not at %s', async (host) => {
  const { status, json } = await admin('PUT', path, server({ host }));
  expect([status, pointers(json)]).toEqual([422, ['/host']]);
});

test('the password never comes back, the database keeps it sealed, and no other server is given it', async () => {
  const { json } = await admin('PUT', path, server());
  expect(JSON.stringify(json)).not.toContain(mailUser.password);
  const { rows } = await api.database.pool.query('select * from mail_servers');
  expect(JSON.stringify(rows)).not.toContain(mailUser.password);
  for (const change of [{ host: 'mail.elsewhere.example' }, { port: 2525 }, { user_name: 'somebody' }]) {
    const refused = await admin('PUT', path, change);
    expect([refused.status, pointers(refused.json)]).toEqual([422, ['/password']]);
  }
});

test('nothing goes through it until a test message has, and a wrong password is told in the words of the server', async () => {
  expect((await admin('POST', `${path}/trial`)).json.code).toBe('state_forbids');
  await admin('PUT', path, server({ password: 'not this one' }));
  const failed = (await admin('POST', `${path}/trial`)).json;
  expect(failed.failure).toMatch(/^535 5\.7\.8 wrong user name or password/);
  expect([(await admin('GET', path)).json.tried_at, await isDone()]).toEqual([null, false]);
  expect((await admin('GET', '/emails')).json.mail_server).toBe(false);

  await admin('PUT', path, { password: mailUser.password });
  const { recipient, failure } = (await admin('POST', `${path}/trial`)).json;
  expect(failure).toBeNull();
  expect(mail.arrived).toMatchObject([{ from: 'lettings@harbour.example', to: recipient }]);
  expect([typeof (await admin('GET', path)).json.tried_at, await isDone()]).toEqual(['string', true]);
  expect((await admin('GET', '/emails')).json.mail_server).toBe(true);
});

test('a change has to be tried again until one has gone, and without a mail server e-mails are kept as before', async () => {
  await admin('PUT', path, server());
  await admin('PUT', path, { sender: 'office@harbour.example' });
  expect((await admin('GET', '/emails')).json.mail_server).toBe(false);
  await admin('POST', `${path}/trial`);
  expect((await admin('GET', '/emails')).json.mail_server).toBe(true);
  expect((await admin('DELETE', path)).status).toBe(200);
  expect((await admin('GET', path)).json).toMatchObject({ host: null, has_password: false });
  expect((await admin('GET', '/emails')).json.mail_server).toBe(false);
});

test('a mail server that works is changed only once a test has gone through the changed one', async () => {
  await admin('PUT', path, server());
  await admin('POST', `${path}/trial`);
  const before = (await admin('GET', path)).json;
  for (const [change, answer] of [
    [{ port: 1, password: mailUser.password }, /The answer was: the mail server cannot be reached/],
    [{ password: 'not this one' }, /The answer was: 535 5\.7\.8 wrong user name or password/],
  ] as const) {
    const refused = await admin('PUT', path, change);
    expect([refused.status, refused.json.code]).toEqual([409, 'state_forbids']);
    expect(refused.json.detail).toMatch(answer);
    expect((await admin('GET', path)).json).toEqual(before);
  }
  expect((await admin('GET', '/emails')).json.mail_server).toBe(true);

  const changed = await admin('PUT', path, { sender: 'office@harbour.example' });
  expect([changed.status, changed.json.sender, typeof changed.json.tried_at]).toEqual([
    200,
    'office@harbour.example',
    'string',
  ]);
  expect(mail.arrived.at(-1)).toMatchObject({ from: 'office@harbour.example' });
  expect((await admin('GET', '/emails')).json.mail_server).toBe(true);
});

test('an invitation is a link to pass on until there is a mail server, and an e-mail from then on', async () => {
  const invited = (email: string) => admin('POST', '/staff', { name: 'Cleo Clerk', email, role: roles.clerk });
  expect((await invited('cleo@harbour.example')).json.invitation_link).toMatch(/^http/);
  await admin('PUT', path, server());
  await admin('POST', `${path}/trial`);
  expect((await invited('clio@harbour.example')).json.invitation_link ?? null).toBeNull();
  const { data } = (await admin('GET', '/emails?recipient=clio')).json;
  expect(data).toMatchObject([{ recipient: 'clio@harbour.example', state: 'waiting' }]);
});
