/** The zip of what is kept about a person, opened again by a library that did not write it. */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contactCodes } from '#domain/message/contact-type.ts';
import { types } from '#domain/inspection-type.ts';
import { addRows } from '#store/database/add-rows.ts';
import { removeEndedExports } from '#store/privacy/export-files.ts';
import { emails } from '#store/schema/event.ts';
import { reportSignatures } from '#store/schema/sharing.ts';
import { type Everything, givenEverything } from '#testing/given-everything.ts';
import { readZip } from '#testing/disk/read-zip.ts';
import { photo } from '#testing/sample-files.ts';
import { type TestApi, testApi } from '#testing/test-api.ts';
import { uploads } from '#testing/upload-as.ts';
import { buildMakeExport } from '../handlers/make-export.ts';

let api: TestApi;
let firm: Everything;
let another: Everything;
type Office = ReturnType<TestApi['as']>;
let office: Office;
const complaints: unknown[] = [];
const email = 'tess.o-neill@example.com';
const name = "Tess O'Neill";

beforeAll(async () => {
  api = await testApi();
  firm = await givenEverything(api, 'A firm that exports');
  another = await givenEverything(api, 'Another firm');
  office = api.as(String(firm.ids['backOfficeToken']));
  for (const one of [firm, another]) await addTess(one);
});
afterAll(() => api.close());

/** In each account, with words of that account alone. */
async function addTess({ account, ids, users }: Everything): Promise<void> {
  const call = api.as(users.administrator.token);
  const contact = { type: contactCodes.tenant, name, email, signee: true, notify: false, deliver: false };
  const phone = `07700-${account.id}`;
  await call('POST', `/properties/${ids['property']}/contacts`, { ...contact, phone });
  await call('POST', `/properties/${ids['property']}/contacts`, {
    ...contact,
    name: 'Nora Neighbour',
    email: 'nora@example.com',
  });
  await call('POST', `/inspections/${ids['inspection']}/contacts`, { ...contact, phone });
  await call('PUT', `/properties/${ids['property']}`, { notes: `${name} has the key.` });
  await call('PUT', `/inspections/${ids['inspection']}`, {
    notes: { report: `${name} was there with Nora Neighbour.` },
  });
  const { accountId, inspectionId } = { accountId: account.id, inspectionId: ids['finished'] as number };
  await api.database.rows(
    'test.finished-contact',
    `insert into inspection_contacts (account_id, inspection_id, id, type, name, email, signee, notify, deliver)
     values ($1, $2, 999999, 1, $3, $4, true, false, false)`,
    [accountId, inspectionId, name, email],
  );
  const signature = {
    accountId,
    inspectionId,
    role: 'tenant',
    method: 'drawn',
    drawing: 'M0 0 L10 10',
    declaration: 'd',
    reportVersion: 1,
  } as const;
  await addRows(api.database, reportSignatures, [
    { ...signature, name },
    { ...signature, name: 'Nora Neighbour' },
    // The same name, and not at that inspection.
    { ...signature, name, inspectionId: ids['in.close'] as number },
  ]);
  const text = { accountId, inspectionId, subject: 's' };
  await addRows(api.database, emails, [
    { ...text, recipient: email, text: `Dear ${name}, from account ${accountId}.` },
    { ...text, recipient: email, text: 'the secret link', confidential: true },
    { ...text, recipient: 'nora@example.com', text: 'Dear Nora' },
  ]);
}

const make = (id: number, signal = new AbortController().signal) =>
  buildMakeExport({
    database: api.database,
    store: api.store,
    settings: { dataDir: api.dataDir, publicUrl: 'http://localhost:8080' },
    readAccount: async () => undefined,
    log: { error: (facts: object) => complaints.push(facts) },
  })({ accountId: firm.account.id, id }, signal);

async function exported(body: object) {
  const asked = await office('POST', '/person-exports', body);
  expect(asked.status).toBe(200);
  await make(asked.json.id);
  const [row] = (await office('GET', '/person-exports')).json.data;
  expect(complaints).toEqual([]);
  return row;
}

const fetched = (url: string) => api.app.inject(url.replace('http://localhost:8080', ''));

async function opened(url: string): Promise<Map<string, string>> {
  const { rawPayload, statusCode } = await fetched(url);
  expect(statusCode).toBe(200);
  return readZip(rawPayload);
}

test('holds what is kept about a tenant, and its index says what each file is', async () => {
  const row = await exported({ email, name });
  expect(row).toMatchObject({ state: 'ready', progress: 100, failure: null, email, name });
  const zip = await opened(row.url);
  const index = JSON.parse(zip.get('index.json') ?? '');
  const inside = [...zip.keys()].filter((path) => !path.startsWith('index.')).toSorted();
  expect(index.files.map(({ path }: { path: string }) => path).toSorted()).toEqual(inside);
  expect(row.files).toBe(inside.length);
  for (const path of inside) expect(zip.get('index.html')).toContain(`href="${path}"`);
  expect(inside).toEqual(
    expect.arrayContaining([
      'contacts-of-properties.json',
      'contacts-of-inspections.json',
      'inspections.json',
      'signatures.json',
      'e-mails.json',
      'mentions/inspections.json',
      'mentions/properties.json',
      expect.stringMatching(/^signatures\/inspection-\d+-\d+\.svg$/),
    ]),
  );
  for (const { path, records } of index.files)
    if (records !== undefined) expect(JSON.parse(zip.get(path) ?? '')).toHaveLength(records);
  expect(JSON.parse(zip.get('contacts-of-properties.json') ?? '')).toMatchObject([{ type: 'Tenant', name, email }]);
  expect(JSON.parse(zip.get('signatures.json') ?? '')).toHaveLength(1);
  expect(index.left_out.length).toBeGreaterThan(3);
});

test('says nothing of other people and of other accounts, and no secrets', async () => {
  const { url } = await exported({ email, name });
  const all = [...(await opened(url)).entries()].flat().join('\n');
  for (const words of [
    'Nora',
    'nora@',
    'the secret link',
    `from account ${another.account.id}.`,
    `07700-${another.account.id}`,
  ])
    expect(all).not.toContain(words);
  expect(all).toContain(`07700-${firm.account.id}`);
});

test('names each row and column in which somebody wrote of them, of every kind and without the words', async () => {
  const { account, ids } = firm;
  const write = (statement: string, ...values: unknown[]) =>
    api.database.pool.query(statement, [account.id, `${name}\nrang, from 07700-${account.id}`, ...values]);
  await write('update items set description = $2 where account_id = $1 and id = $3', ids['item']);
  await write('update meters set location = $2 where account_id = $1 and id = $3', ids['meter']);
  await write('update templates set name = $2 where account_id = $1 and id = $3', ids['template']);
  await write('update clients set notes = $2 where account_id = $1 and id = $3', ids['client']);
  await write(
    `update option_sets set options = jsonb_build_array($2::text) where account_id = $1 and id =
       (select min(id) from option_sets where account_id = $1)`,
  );
  const zip = await opened((await exported({ email, name })).url);
  const read = (table: string) => JSON.parse(zip.get(`mentions/${table}.json`) ?? '[]');
  expect(read('items')).toEqual([{ id: ids['item'], inspection_id: ids['inspection'], columns: ['description'] }]);
  expect(read('meters')).toMatchObject([{ id: ids['meter'], columns: ['location'] }]);
  expect(read('templates')).toEqual([{ template_id: ids['template'], columns: ['name'] }]);
  expect(read('clients')).toEqual([{ client_id: ids['client'], columns: ['notes'] }]);
  expect(read('properties')).toEqual([{ property_id: ids['property'], columns: ['notes'] }]);
  expect(read('option-sets')).toMatchObject([{ columns: ['options'] }]);
  expect(
    [...zip]
      .filter(([path]) => path.startsWith('mentions/'))
      .flat()
      .join(),
  ).not.toContain('rang');
});

test('has the photographs that a tenant sent, and the finished report that they took part in', async () => {
  const { account, ids } = firm;
  await api.database.rows(
    'test.finish-own',
    `update inspections set completed_at = now() where account_id = $1 and id = $2`,
    [account.id, ids['inspection']],
  );
  const [self] = await api.database.rows<{ email: string; type: number }>(
    'test.self-servicer',
    `select self_servicer ->> 'email' as email, type from inspections where account_id = $1 and id = $2`,
    [account.id, ids['tenantInspection']],
  );
  expect(self?.type).toBe(types.selfService);
  const ofTenant = await opened((await exported({ email: self?.email })).url);
  const photos = [...ofTenant].filter(([path]) => path.startsWith(`uploads/inspection-${ids['tenantInspection']}/`));
  expect(photos).toEqual([
    [expect.stringContaining(`/${ids['tenantAttachment']}-`), expect.stringMatching(/^\d{3,} bytes$/)],
  ]);
  const ofContact = await opened((await exported({ email, name })).url);
  expect([...ofContact.keys()]).toContain(`reports/inspection-${ids['inspection']}-full.pdf`);
});

test('an export about a member of staff has account, signature, sign-ins, log and work, and names nobody else', async () => {
  const { users } = firm;
  const { upload } = uploads(api, await firm.account.backOfficeToken(users.administrator.id));
  await upload('/me/signature', await photo({ format: 'png' }), { filename: 'mine.png', type: 'image/png' });
  const { url } = await exported({ person_id: users.administrator.id });
  const zip = await opened(url);
  expect(zip.get('signatures/kept.png')).toMatch(/bytes$/);
  const [person] = JSON.parse(zip.get('account-of-the-person.json') ?? '');
  expect(person).toMatchObject({ name: users.administrator.name, role: 'administrator' });
  expect(Object.keys(person)).not.toContain('password_hash');
  for (const path of [
    'sign-ins.json',
    'approvals.json',
    'security-log.json',
    'trail-of-their-work.json',
    'passkeys.json',
  ])
    expect(JSON.parse(zip.get(path) ?? '').length).toBeGreaterThan(0);
  const all = [...zip.values()].join('\n');
  for (const words of [users.manager.name, users.clerk.email, name, 'argon2', 'public_key'])
    expect(all).not.toContain(words);
});

test('its link is for the administrator it was given to, until the export ends, and the log knows of both', async () => {
  const { id, url } = await exported({ email });
  const other = url.replace(/by=[\w-]+/, 'by=00000000-0000-4000-8000-000000000000');
  expect(other).not.toBe(url);
  expect((await fetched(other)).statusCode).toBe(404);
  const answer = await fetched(url);
  expect([answer.statusCode, answer.headers['cache-control'], answer.headers['content-type']]).toEqual([
    200,
    'no-store',
    'application/zip',
  ]);
  const log = api.as(firm.users.administrator.token);
  for (const kind of ['export.made', 'export.downloaded'])
    expect((await log('GET', `/security-log?kind=${kind}`)).json.data[0].subject).toMatchObject({ type: 'export', id });
  await api.database.rows('test.end', `update exports set expires_at = now() where account_id = $1 and id = $2`, [
    firm.account.id,
    id,
  ]);
  expect((await fetched(url)).statusCode).toBe(404);
  await removeEndedExports(api.database, api.dataDir);
  const files = await readdir(join(api.dataDir, 'exports', String(firm.account.id)));
  expect(files).not.toContain(`${id}.zip`);
  expect(files.length).toBeGreaterThan(0);
});

test.each([
  ['the session in which it was given has ended', (as: Office) => as('POST', '/me/sign-out-everywhere')],
  ['its administrator was archived', (_: Office, id: number) => office('DELETE', `/staff/${id}`)],
])('its link reads nothing once %s', async (_, end) => {
  const { id } = await exported({ email });
  const leaving = await firm.account.user('administrator');
  const as = api.as(await firm.account.backOfficeToken(leaving.id));
  const own = (await as('GET', '/person-exports')).json.data.find((row: { id: number }) => row.id === id);
  expect((await fetched(own.url)).statusCode).toBe(200);
  expect((await end(as, leaving.id)).status).toBeLessThan(300);
  expect((await fetched(own.url)).statusCode).toBe(404);
  const again = (await office('GET', '/person-exports')).json.data.find((row: { id: number }) => row.id === id);
  expect((await fetched(again.url)).statusCode).toBe(200);
});

test('nothing kept, too many at once, and nobody are refused in words', async () => {
  const nothing = await exported({ email: 'nobody@example.com', name: 'No Body' });
  expect(nothing).toMatchObject({ state: 'failed', failure: 'Nothing is kept about this person.', url: null });
  expect((await office('POST', '/person-exports', { person_id: 2 ** 31 - 1 })).status).toBe(422);
  for (const body of [{}, { person_id: 1, email }])
    expect((await office('POST', '/person-exports', body)).status).toBe(422);
  const several = await Promise.all(Array.from({ length: 8 }, () => office('POST', '/person-exports', { email })));
  expect(several.filter(({ status }) => status === 200)).toHaveLength(5);
  expect(several.find(({ status }) => status !== 200)?.json).toMatchObject({ code: 'in_use' });
});

test('work that is put down in the middle is taken up again, and leaves no part behind', async () => {
  const [waiting] = (await office('GET', '/person-exports')).json.data;
  await make(waiting.id, AbortSignal.abort());
  const state = async () =>
    (await office('GET', '/person-exports')).json.data.find(({ id }: { id: number }) => id === waiting.id).state;
  expect(await state()).toBe('queued');
  await make(waiting.id);
  expect(await state()).toBe('ready');
  const files = await readdir(join(api.dataDir, 'exports', String(firm.account.id)));
  expect(files.filter((file) => !/^\d+\.zip$/.test(file))).toEqual([]);
});

test('an erasure takes the exports about the person with it', async () => {
  await exported({ email, name });
  await office('POST', '/erasures', { email, name });
  const left = (await office('GET', '/person-exports')).json.data;
  expect(left.filter((one: { email: string }) => one.email === email)).toEqual([]);
});
