/** Settings and one's own account name their version: whoever writes on an older one is told what is there by now. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Call, type TestApi, testApi } from '#testing/test-api.ts';

let api: TestApi;
let call: Call;
beforeAll(async () => {
  api = await testApi();
  const administrator = await api.account.user('administrator');
  call = api.as(await api.account.backOfficeToken(administrator.id));
});
afterAll(() => api.close());

const provider = { issuer: 'https://login.harbour.example', client_id: 'keyturn', client_secret: 'a secret' };

const mailServer = {
  host: 'mail.harbour.example',
  port: 587,
  user_name: 'office@harbour.example',
  password: 'a password',
  sender: 'office@harbour.example',
};

test.each<[string, object, object]>([
  ['/me', { name: 'Ada Quay' }, { name: 'Ada Wharf' }],
  ['/settings/account', { comment_days: 9 }, { comment_days: 10 }],
  ['/settings/sessions', { idle_minutes: 60 }, { idle_minutes: 120 }],
  ['/settings/second-factor', { roles: [3] }, { roles: [4] }],
  ['/settings/mail-server', mailServer, { sender: 'lettings@harbour.example' }],
  ['/settings/single-sign-on', provider, { client_id: 'keyturn-2' }],
])('%s refuses a change of what was changed since it was read, and says what is there', async (path, first, second) => {
  const read = await call('GET', path);
  expect(read.headers['etag']).toBe(`"${read.json.version}-json"`);
  const ifMatch = { 'if-match': `"${read.json.version}"` };
  const written = await call('PUT', path, first, ifMatch);
  expect([written.status, written.headers['etag']]).toEqual([200, `"${written.json.version}-json"`]);
  expect(written.json.version).not.toBe(read.json.version);
  const late = await call('PUT', path, second, ifMatch);
  const { version, issuer, client_id, ...rest } = written.json;
  expect([late.status, late.json.code]).toEqual([412, 'version_mismatch']);
  expect([late.json.version, late.headers['etag']]).toEqual([version, written.headers['etag']]);
  expect(late.json.current).toMatchObject({ version, ...(path.endsWith('sign-on') && { issuer, client_id }) });
  expect(Object.keys(late.json.current).toSorted()).toEqual(Object.keys(written.json).toSorted());
  expect((await call('GET', path)).json).toMatchObject({
    version,
    ...(rest.name !== undefined && { name: rest.name }),
  });
  expect((await call('PUT', path, second, { 'if-match': `"${version}"` })).status).toBe(200);
  // Without the header the last writer wins, as published.
  expect((await call('PUT', path, first)).status).toBe(200);
});

test('the first of several who write at once is told nothing, and the others are told of it', async () => {
  const { version } = (await call('GET', '/settings/sessions')).json;
  const writes = [15, 30, 45, 90].map((idle_minutes) =>
    call('PUT', '/settings/sessions', { idle_minutes }, { 'if-match': `"${version}"` }),
  );
  const answers = (await Promise.all(writes)).map(({ status }) => status);
  expect(answers.toSorted((one, other) => one - other)).toEqual([200, 412, 412, 412]);
});

test('a rule of retention is changed at the version it was read at, whatever becomes of the other rules', async () => {
  type Rule = { kind: string; months: number | null; version: number };
  const ruleOf = (rules: Rule[], kind: string) => rules.find((rule) => rule.kind === kind);
  const read = ruleOf((await call('GET', '/retention')).json, 'emails');
  const write = (kind: string, months: number | null) =>
    call('PUT', '/retention', { kind, months }, { 'if-match': `"${read?.version}"` });
  expect((await call('PUT', '/retention', { kind: 'deliveries', months: 6 })).status).toBe(200);
  const first = await write('emails', 24);
  expect([first.status, ruleOf(first.json, 'emails')?.months]).toEqual([200, 24]);
  const late = await write('emails', 36);
  const now = ruleOf(first.json, 'emails');
  expect([late.status, late.json.version, late.json.current]).toEqual([412, now?.version, now]);
  const answers = await Promise.all(
    [36, 48, null].map((months) =>
      call('PUT', '/retention', { kind: 'emails', months }, { 'if-match': `"${now?.version}"` }),
    ),
  );
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 412, 412]);
});
