/** The zip of a whole account: made by the worker of what the service answers. */
import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { exportedLists, notExported } from '#api/account-export/exported-lists.ts';
import { buildReadAccount } from '#api/account-export/build-read-account.ts';
import { buildMakeExport } from '#jobs/handlers/make-export.ts';
import { type Everything, givenEverything } from '#testing/given-everything.ts';
import { photo } from '#testing/sample-files.ts';
import { uploads } from '#testing/upload-as.ts';
import { readZip } from '#testing/disk/read-zip.ts';
import { type TestApi, testApi } from '#testing/test-api.ts';

const publicUrl = 'http://localhost:8080';
let api: TestApi;
let firm: Everything;
let another: Everything;
let office: ReturnType<TestApi['as']>;
const complaints: unknown[] = [];

beforeAll(async () => {
  api = await testApi();
  firm = await givenEverything(api, 'A firm that leaves');
  another = await givenEverything(api, 'A firm that stays');
  office = api.as(String(firm.ids['backOfficeToken']));
});
afterAll(() => api.close());

async function make(id: number): Promise<void> {
  const settings = { publicUrl, dataDir: api.dataDir, rateLimit: false, webhookAllowLoopback: true };
  const { database, store } = api;
  await buildMakeExport({
    database,
    store,
    settings,
    readAccount: buildReadAccount({ database, store, settings: { ...settings, checkResponses: true } }),
    log: { error: (facts: object) => complaints.push(facts) },
  })({ accountId: firm.account.id, id }, new AbortController().signal);
}

async function exported() {
  const asked = await office('POST', '/account-exports');
  expect(asked.status).toBe(200);
  await make(asked.json.id);
  expect(complaints).toEqual([]);
  const [row] = (await office('GET', '/account-exports')).json.data;
  expect(row).toMatchObject({ id: asked.json.id, state: 'ready', progress: 100, failure: null });
  return row;
}

async function opened(url: string): Promise<Map<string, string>> {
  const { rawPayload, statusCode } = await api.app.inject(url.replace(publicUrl, ''));
  expect(statusCode).toBe(200);
  return readZip(rawPayload);
}

test('has what the interface answers under the same paths, and an index that says what stands where', async () => {
  const row = await exported();
  const zip = await opened(row.url);
  const read = (path: string) => JSON.parse(zip.get(path) ?? 'null');
  for (const list of ['properties', 'clients', 'inspections', 'staff', 'templates', 'option-sets', 'webhooks'])
    expect(read(`${list}.json`).map(({ id }: { id: number }) => id)).toEqual(
      expect.arrayContaining((await office('GET', `/${list}`)).json.data.map(({ id }: { id: number }) => id)),
    );
  const { inspection, property } = firm.ids;
  const { json: report } = await office('GET', `/inspections/${inspection}/report`);
  expect(read(`inspections/${inspection}/report.json`).rooms).toHaveLength(report.rooms.length);
  const { json: meters } = await office('GET', `/properties/${property}/meters`);
  expect(read(`properties/${property}/meters.json`)).toHaveLength(meters.length);
  expect(read('settings/account.json').name).toBe('A firm that leaves');

  const index = read('index.json');
  expect(index).toMatchObject({ firm: 'A firm that leaves', lost: [] });
  const files = [...zip.keys()].filter((path) => !path.startsWith('index.'));
  expect(row.files).toBe(files.length);
  expect(index.kinds.reduce((sum: number, kind: { files: number }) => sum + kind.files, 0)).toBe(files.length);
  for (const { path, what } of index.kinds) {
    expect(what, path).not.toBe('');
    expect(zip.get('index.html')).toContain(path);
  }
});

test('has each original under the id of its attachment, and the newest PDFs', async () => {
  const { rows } = await api.database.pool.query(
    `select t.id, f.bytes from attachments t join files f on f.account_id = t.account_id and f.id = t.file_id
     where t.account_id = $1`,
    [firm.account.id],
  );
  const zip = await opened((await exported()).url);
  expect(rows.length).toBeGreaterThan(0);
  for (const { id, bytes } of rows) {
    const [, content] = [...zip].find(([path]) => path.includes(`files/${id}-`)) ?? [];
    expect(content).toBe(`${bytes} bytes`);
  }
});

test('has the logos of the firm and of its clients', async () => {
  const { upload } = uploads(api, String(firm.ids['backOfficeToken']));
  const { client } = firm.ids;
  for (const [path, width] of [
    ['/settings/logo', 300],
    [`/clients/${client}/logo`, 200],
  ] as const)
    await upload(path, await photo({ width, height: 100, format: 'png' }), { filename: 'logo.png', type: 'image/png' });
  const zip = await opened((await exported()).url);
  for (const path of ['settings/logo.png', `clients/${client}/logo.png`]) expect(zip.get(path), path).toMatch(/bytes$/);
});

test('has nothing of another account, and no secret', async () => {
  const zip = await opened((await exported()).url);
  const all = [...zip.values()].join('\n');
  expect(all).not.toContain('A firm that stays');
  expect(all).not.toContain(another.users.administrator.email);
  const { json: webhook } = await office('POST', '/webhooks', {
    url: 'http://127.0.0.1:9/',
    events: ['pdf.generated'],
  });
  expect(webhook.secret).toEqual(expect.any(String));
  const later = [...(await opened((await exported()).url)).values()].join('\n');
  expect(later).not.toContain(webhook.secret);
  expect(later).not.toMatch(/\$argon2|client_secret":"|password_hash/);
});

test('names an original that the service has lost', async () => {
  const { rows } = await api.database.pool.query(
    `select t.id, f.sha256 from attachments t join files f on f.account_id = t.account_id and f.id = t.file_id
     where t.account_id = $1 order by t.id limit 1`,
    [firm.account.id],
  );
  const { originalPath } = await import('#store/files/files.ts');
  await rm(originalPath(api.dataDir, { accountId: firm.account.id, sha256: rows[0].sha256 }));
  const index = JSON.parse((await opened((await exported()).url)).get('index.json') ?? '');
  expect(index.lost).toContainEqual(expect.stringContaining(`files/${rows[0].id}-`));
});

test('one at a time, for administrators in the back office, and the log knows of it', async () => {
  const asked = await office('POST', '/account-exports');
  const more = await office('POST', '/account-exports');
  expect(more).toMatchObject({ status: 409, json: { detail: expect.stringContaining('Wait until it is ready') } });
  expect((await api.as(firm.users.manager.token)('POST', '/account-exports')).status).toBe(403);
  expect((await api.as(firm.users.administrator.token)('POST', '/account-exports')).status).toBe(403);
  await make(asked.json.id);
  const { json: log } = await office('GET', '/security-log?kind=export.made');
  expect(log.data[0]).toMatchObject({ subject: { type: 'export', id: asked.json.id } });
});

test('an administrator who is none any more gets no export', async () => {
  const asked = await office('POST', '/account-exports');
  const { rows } = await api.database.pool.query(
    'update users set archived_at = now() where account_id = $1 and id = $2 returning id',
    [firm.account.id, asked.json.actor_id],
  );
  expect(rows).toHaveLength(1);
  await make(asked.json.id);
  await api.database.pool.query('update users set archived_at = null where account_id = $1 and id = $2', [
    firm.account.id,
    asked.json.actor_id,
  ]);
  const [row] = (await office('GET', '/account-exports')).json.data;
  expect(row).toMatchObject({ state: 'failed', failure: expect.stringContaining('no administrator any more') });
});

test('an erasure takes the exports of the account with it', async () => {
  const row = await exported();
  const email = 'gone@example.com';
  await office('POST', `/properties/${firm.ids['property']}/contacts`, { type: 1, name: 'Gina Gone', email });
  expect((await office('POST', '/erasures', { email })).status).toBe(200);
  expect((await office('GET', '/account-exports')).json.data).toEqual([]);
  expect((await api.app.inject(row.url.replace(publicUrl, ''))).statusCode).toBe(404);
});

test('each operation that reads is in the export, or named with the reason why not', async () => {
  const { json: document } = await office('GET', '/openapi.json');
  const reading = Object.values(document.paths as Record<string, { get?: { operationId: string } }>).flatMap(
    ({ get }) => get?.operationId ?? [],
  );
  const all = (lists: typeof exportedLists): string[] =>
    lists.flatMap(({ operation, each = [] }) => [operation, ...all(each)]);
  expect([...all(exportedLists), ...Object.keys(notExported)].toSorted()).toEqual(reading.toSorted());
});
