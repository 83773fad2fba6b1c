/** The security log tells administrators who changed access, shared and downloaded, and from where. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { scopes } from '#domain/scope.ts';
import { passwordOfTests } from '#testing/given-account.ts';
import { type Everything, givenEverything } from '#testing/given-everything.ts';
import { type TestApi, testApi } from '#testing/test-api.ts';
import { csvCell } from './present.ts';

let api: TestApi;
let everything: Everything;
let call: ReturnType<TestApi['as']>;
let asBackOffice: ReturnType<TestApi['as']>;
beforeAll(async () => {
  api = await testApi();
  everything = await givenEverything(api);
  call = api.as(everything.users.administrator.token);
  asBackOffice = api.as(String(everything.ids['backOfficeToken']));
});
afterAll(() => api.close());

const newest = async (query = '') => (await call('GET', `/security-log?${query}`)).json.data[0];

test('a change of settings names the person, the members, the address and the program', async () => {
  await call('PUT', '/settings/account', { comment_days: 9 }, { 'user-agent': 'A test' });
  expect(await newest('kind=settings.changed')).toMatchObject({
    description: 'Changed settings',
    actor: { id: everything.users.administrator.id, name: everything.users.administrator.name },
    application: 'Test application',
    subject: null,
    address: '127.0.0.1',
    browser: 'A test',
    facts: { fields: ['comment_days'] },
  });
});

test('applications, webhooks, shares and keys leave an event each', async () => {
  const { ids } = everything;
  const { json: share } = await call('POST', '/file-shares', { inspection_id: ids['inspection'], pdf_type: 'ACTIONS' });
  await call('DELETE', `/file-shares/${share.id}`);
  await call('POST', `/inspections/${ids['finished']}/rotate-report-key`);
  await asBackOffice('POST', `/applications/${ids['application']}/rotate-secret`);
  await call('PUT', `/webhooks/${ids['webhook']}`, { enabled: false });
  const { data } = (await call('GET', '/security-log?per_page=5')).json;
  expect(data.map(({ kind, subject }: { kind: string; subject: { id: number } }) => [kind, subject.id])).toEqual([
    ['webhook.changed', ids['webhook']],
    ['application.secret_rotated', ids['application']],
    ['report_key.rotated', ids['finished']],
    ['share.ended', share.id],
    ['share.made', share.id],
  ]);
});

test('an original, a PDF by a signed link and a report by its key are noted once an hour for each reader', async () => {
  const { ids, users } = everything;
  const original = `/attachments/${ids['looseAttachment']}/original`;
  for (const who of [call, call, api.as(users.manager.token)]) expect((await who('GET', original)).status).toBe(200);
  const { data } = (await call('GET', '/security-log?kind=original.downloaded')).json;
  const readers = data.map(({ actor }: { actor: { id: number } }) => actor.id);
  expect(readers).toEqual([users.manager.id, users.administrator.id]);

  const { json: inspection } = await call('GET', `/inspections/${ids['finished']}`);
  for (let time = 0; time < 2; time += 1) await api.as('')('GET', `/published-reports/${inspection.report_key}`);
  const opened = (await call('GET', '/security-log?kind=report_key.opened')).json;
  expect(opened.pagination.totalRecords).toBe(1);
  expect(opened.data[0]).toMatchObject({ actor: { id: null }, subject: { type: 'inspection', id: ids['finished'] } });
});

test('filters find an area, a person, and days in the time zone of the account', async () => {
  const { users } = everything;
  const kinds = async (query: string): Promise<string[]> =>
    (await call('GET', `/security-log?${query}`)).json.data.map(({ kind }: { kind: string }) => kind);
  expect(new Set(await kinds('area=files'))).toEqual(new Set(['original.downloaded']));
  expect(await kinds('area=files&kind=settings.changed')).toEqual([]);
  expect(await kinds(`person_id=${users.manager.id}`)).toEqual(['original.downloaded']);
  const today = new Date().toISOString().slice(0, 10);
  expect(await kinds(`from=${today}`)).not.toEqual([]);
  expect(await kinds('until=2020-01-01')).toEqual([]);
});

test('words find an event by what happened, by a name, and by where it came from, and the oldest can go first', async () => {
  const { users } = everything;
  const events = async (query: string): Promise<{ id: number; kind: string }[]> =>
    (await call('GET', `/security-log?${query}`)).json.data;
  const [word] = users.manager.name.split(' ');
  const files = (await events(`q=${word}&area=files`)).map(({ kind }) => kind);
  expect(new Set(files)).toEqual(new Set(['original.downloaded']));
  expect(new Set((await events('q=changed SETTINGS')).map(({ kind }) => kind))).toEqual(new Set(['settings.changed']));
  expect(await events('q=settings nowhere')).toEqual([]);
  const newest = (await events('per_page=100')).map(({ id }) => id);
  expect((await events('per_page=100&sort=created')).map(({ id }) => id)).toEqual(newest.toReversed());
});

test('the log is taken as a table, whole, and says so', async () => {
  const { status, text, headers } = await call('GET', '/security-log.csv');
  expect([status, headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8']);
  const lines = text.trimEnd().split('\r\n');
  const { totalRecords } = (await call('GET', '/security-log')).json.pagination;
  expect(lines).toHaveLength(totalRecords + 1);
  expect(lines[0]).toBe(
    'at,kind,description,actor id,actor,application,subject type,subject id,subject,address,browser,facts',
  );
  expect(lines.at(-1)).toContain('log.exported');
});

test('a cell that a spreadsheet would calculate is text', () => {
  for (const formula of ['=1+1', '+1', '-1', '@x', ' =1', '\t=1']) expect(csvCell(formula)).toMatch(/^"?'/);
  expect(csvCell('a,"b"')).toBe('"a,""b"""');
  expect(csvCell('Ann')).toBe('Ann');
});

test('a program that calls itself by a formula does no harm', async () => {
  await call('PUT', '/settings/account', { comment_days: 8 }, { 'user-agent': '=HYPERLINK("https://evil.example")' });
  const { text } = await call('GET', '/security-log.csv');
  expect(text).toContain(`,"'=HYPERLINK(""https://evil.example"")",`);
});

test('only administrators read the log, and only with its scope', async () => {
  const { account, users } = everything;
  const manager = await api.as(users.manager.token)('GET', '/security-log');
  expect([manager.status, manager.json.code]).toEqual([403, 'role_forbids']);
  const without = await account.token(
    users.administrator.id,
    scopes.filter((scope) => scope !== 'security.read'),
  );
  for (const path of ['/security-log', '/security-log.csv'])
    expect((await api.as(without)('GET', path)).json.code).toBe('insufficient_scope');
});

test('nobody but an administrator in the back office says how long the log is kept, and not below 90 days', async () => {
  const change = { security_log_days: 400 };
  const manager = await api.as(everything.users.manager.token)('PUT', '/settings/account', change);
  expect([manager.status, manager.json.code]).toEqual([403, 'role_forbids']);
  expect((await call('PUT', '/settings/account', change)).status).toBe(403);
  expect((await asBackOffice('PUT', '/settings/account', { security_log_days: 89 })).status).toBe(422);
  await api.database.pool.query(`update grants set proved_at = now() - interval '1 day' where proved_at is not null`);
  expect((await asBackOffice('PUT', '/settings/account', change)).json.code).toBe('proof_needed');
  await asBackOffice('POST', '/me/proof', { current_password: 'a wrong password' });
  expect(await newest()).toMatchObject({ kind: 'proof.failed', actor: { id: everything.users.administrator.id } });
  await asBackOffice('POST', '/me/proof', { current_password: passwordOfTests });
  expect((await asBackOffice('PUT', '/settings/account', change)).json.security_log_days).toBe(400);
  expect((await newest()).facts).toEqual({ fields: ['security_log_days'], security_log_days: 400 });
});

test('the first opening of each link of a tenant is noted, and no further one', async () => {
  const { ids } = everything;
  const asTenant = api.as(String(ids['tenantToken']));
  const opened = async () => (await call('GET', '/security-log?kind=tenant_link.opened')).json.data;
  const before = (await opened()).length;
  for (let time = 0; time < 3; time += 1) expect((await asTenant('GET', '/tenant-report')).status).toBe(200);
  const events = await opened();
  expect(events).toHaveLength(before + 1);
  expect(events[0]).toMatchObject({
    actor: { id: null },
    subject: { type: 'inspection', id: ids['tenantInspection'] },
    address: '127.0.0.1',
  });
  expect(JSON.stringify(events)).not.toContain(String(ids['tenantToken']));
});
