/**
 * Every statement that requests and the worker send, by its own plan, on tables that are divided by account: each looks into
 * one partition of each table, but for those that are named here.
 */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildReadAccount } from '#api/account-export/build-read-account.ts';
import { buildRunBulkChange } from '#api/resources/bulk-changes/run-bulk-change.ts';
import { buildRunImport } from '#api/resources/imports/run-import.ts';
import { foundKinds } from '#domain/message/event-kind.ts';
import { buildWorker } from '#jobs/build-worker.ts';
import { buildStore } from '#store/build-store.ts';
import { tellFound } from '#store/events/found-events.ts';
import { type PlanWatch, watchPlans } from '#testing/database/watch-plans.ts';
import { othersHaveEnded } from '#testing/database/others-have-ended.ts';
import { type Everything, givenEverything } from '#testing/given-everything.ts';
import {
  type DescribedOperation,
  inSampleOrder,
  listDescribedOperations,
} from '#testing/interface/described-operations.ts';
import { sendSample } from '#testing/interface/send-operation.ts';
import { refresh, tokensOf } from '#testing/oauth-exchange.ts';
import { sampleBearer } from '#testing/sample-requests.ts';
import { type TestApi, testApi } from '#testing/test-api.ts';
import { testOAuth } from '#testing/test-oauth.ts';
import { startHousekeeping } from './housekeeping.ts';

/** These ask all accounts at once; on several databases each is asked of every one. `docs/scale.md` says why. */
const ofAllAccounts = [
  // The worker looks for what is due, and takes it.
  'found.due',
  'outbox.dispatch',
  'work.due.bulk',
  'work.due.delivery',
  'work.due.email',
  'work.due.export',
  'work.due.import',
  'work.due.pack',
  'work.due.pdf',
  'work.due.retention',
  'work.take.bulk',
  'work.take.delivery',
  'work.take.email',
  'work.take.export',
  'work.take.import',
  'work.take.pack',
  'work.take.pdf',
  'work.take.retention',
  'work.wake.email',
  // The live feed: one poller for all that listen, and numbers that are counted for all accounts.
  'changes.after',
  'changes.report-versions',
  'changes.settled',
  'oauth.still-allowed',
  // Housekeeping.
  'application-use.forget',
  'bulk_changes.forget',
  'change_line.forget',
  'changes.forget',
  'emails.give-up',
  'exports.end',
  'imports.forget',
  'import_rows.forget',
  'files.all-unused',
  'directory.made-pdfs',
  'evidence.unsealed',
  'locate-again.people',
  'locate-again.properties',
  'pending.expire',
  'idempotency.forget',
  'rate_limits.forget',
  ...[0, 1, 2, 3, 4, 8, 9, 11, 12].map((at) => `oauth.sweep-${at}`),
  'row_counts.fold',
  'security-log.forget',
];

/** So do these, by the ids that were taken: while work takes long, or is put down. A quick machine never sends them. */
const ofSlowWork = /^work\.(?:put-off|give-back)\./;

let api: TestApi;
let watch: PlanWatch;
let everything: Everything;
let all: DescribedOperation[];
const answered: string[] = [];
const receiver = createServer((request, response) => {
  answered.push(request.url ?? '');
  request.resume().on('end', () => response.writeHead(204).end());
});

beforeAll(async () => {
  api = await testApi({ rateLimit: true });
  watch = await watchPlans(api.database);
  // A stream of events does not end, and the parts of a file are no request of their own.
  const streamed = ['listenToChanges', 'getDeliveryOffset', 'deliverPart'];
  const described = await listDescribedOperations(api.app);
  all = described.filter(({ id }) => !streamed.includes(id)).toSorted(inSampleOrder);
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  everything = await givenEverything(api);
});
afterAll(async () => {
  watch.stop();
  receiver.close();
  await api.close();
});

/** But for what the tests themselves ask. */
const spread = () => [...watch.spread].filter(([name]) => !name.startsWith('test.'));
const spreadBeyond = (names: string[]) => spread().filter(([name]) => !names.includes(name));

test('every table of accounts is divided', async () => {
  const { rows } = await api.database.pool.query<{ name: string }>(
    `select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid
     where a.attname = 'account_id' and not a.attisdropped and c.relkind = 'r' and not c.relispartition
       and c.relnamespace = 'public'::regnamespace`,
  );
  expect(rows.map(({ name }) => name)).toEqual([]);
});

test('webhooks are told by their own account of what is found from the numbers of changes', async () => {
  const call = api.as(everything.users.administrator.token);
  const { ids } = everything;
  const made = await call('POST', `/inspections/${ids['inspection']}/rooms/${ids['room']}/items`, { name: 'Door' });
  await call('POST', '/webhooks', { url: 'https://example.com/', events: [...foundKinds] });
  const item = `/inspections/${ids['inspection']}/rooms/${ids['room']}/items/${made.json.id}`;
  const contact = { type: 1, name: 'Ann', signee: false, notify: false, deliver: false };
  const meter = { type: 'Gas', location: 'Hall', supplier: '', reading: '1', date: '2027-02-03' };
  for (const [method, path, body] of [
    ['PUT', `/inspections/${ids['inspection']}/rooms/${ids['room']}`, { name: 'Front hall' }],
    ['PUT', item, { name: 'Front door' }],
    ['POST', `${item}/actions`, { action: 'Repair', responsibility: 'Tenant' }],
    ['POST', `/properties/${ids['property']}/contacts`, contact],
    ['POST', `/properties/${ids['property']}/meters`, meter],
    ['POST', '/clients', { name: 'New lets' }],
  ] as const)
    expect([path, (await call(method, path, body)).status]).toEqual([path, 200]);
  expect((await call('DELETE', item)).status).toBe(200);
  await othersHaveEnded(api.database);
  await tellFound(api.database);
  expect(foundKinds.filter((kind) => !watch.read.has(`found.tell ${kind}`))).toEqual([]);
  expect([...watch.spread.keys()].filter((name) => name.startsWith('found.'))).toEqual(['found.due']);
});

test('an upload in parts asks the database for its own account only', async () => {
  const { token } = everything.users.administrator;
  const body = { identifier: 'in parts', filename: 'a.txt', size: 5, media_type: 'text/plain' };
  const path = `/inspections/${everything.ids['inspection']}/report/pending-attachments`;
  const { json } = await api.as(token)('POST', path, body);
  const url = `/api/uploads/${json.delivery_key}`;
  const headers = { 'tus-resumable': '1.0.0', authorization: `Bearer ${token}` };
  expect((await api.app.inject({ method: 'HEAD', url, headers })).statusCode).toBe(200);
  const part = { ...headers, 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' };
  expect((await api.app.inject({ method: 'PATCH', url, payload: 'hello', headers: part })).statusCode).toBe(204);
  expect(spreadBeyond(ofAllAccounts)).toEqual([]);
});

test('so do a sign-in by password, its code and the renewal of its token', async () => {
  const before = watch.read.size;
  const oauth = await testOAuth();
  const application = await oauth.application();
  const { refresh_token: token } = await tokensOf(oauth, application);
  expect((await refresh(oauth, application, token)).status).toBe(200);
  await oauth.close();
  expect(watch.read.size - before).toBeGreaterThan(10);
  expect(spreadBeyond(ofAllAccounts)).toEqual([]);
});

test('docs/scale.md lists each statement that asks all accounts, and no other', () => {
  const [, table = ''] = readFileSync('docs/scale.md', 'utf8').split('## Statements that ask all accounts');
  const cells = [...table.matchAll(/^\| (`.*) \| /gm)].map(([, cell = '']) => cell);
  const listed = cells.flatMap((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name));
  const isOf = (name: string, entry: string) =>
    entry.endsWith('…') ? name.startsWith(entry.slice(0, -1)) : name === entry;
  expect(ofAllAccounts.filter((name) => !listed.some((entry) => isOf(name, entry)))).toEqual([]);
  const isSent = (entry: string) => ofSlowWork.test(entry) || ofAllAccounts.some((name) => isOf(name, entry));
  expect(listed.filter((entry) => !isSent(entry))).toEqual([]);
});

test('an operation asks the database for its own account only', async () => {
  for (const operation of all) {
    const token = sampleBearer(everything, operation.id);
    const answer = await sendSample(api.app, operation, everything.ids, { token });
    expect(answer.statusCode, `${operation.id}: ${answer.body}`).toBeLessThan(400);
  }
  expect(spreadBeyond(ofAllAccounts)).toEqual([]);
  expect(watch.read.size).toBeGreaterThan(200);
});

test('so do lists, by each of their filters and orders, and far into them', async () => {
  // They read whole days or months by one statement, whatever is asked for.
  const ofSpans = ['findSlots', 'listFees', 'listCharges'];
  const lists = all.filter(({ method, pathParameters }) => method === 'GET' && pathParameters.length === 0);
  for (const operation of lists.filter(({ id }) => !ofSpans.includes(id))) {
    // All of them ask for more than one person may in a minute.
    const sample = sampleBearer(everything, operation.id);
    const isOffice = sample === everything.users.administrator.token;
    const bearer = isOffice ? (await everything.account.user('administrator')).token : sample;
    for (const { name, schema } of operation.parameters.filter((parameter) => parameter.in === 'query'))
      for (const value of samplesOf(name, schema)) {
        const { status, text } = await api.as(bearer)('GET', `${operation.path}?${name}=${value}`);
        expect(status, `${operation.path}?${name}=${value}: ${text}`).toBe(200);
      }
  }
  expect(spreadBeyond(ofAllAccounts)).toEqual([]);
});

function samplesOf(name: string, schema: Record<string, unknown>): (string | number)[] {
  const {
    items = {},
    enum: choices,
    type,
  } = schema as { items?: { enum?: string[]; type?: string }; enum?: string[]; type?: string };
  if (name === 'page') return [1, 2, 50];
  if (name === 'updated_since') return ['0', new Date().toISOString()];
  if (name === 'since') return [new Date().toISOString()];
  if (name === 'cursor') return [''];
  if (name === 'postcode') return ['PO4, PO5 3'];
  if (name === 'conduct_date') return ['2027-02-01/2027-03-01'];
  if (['from', 'until'].includes(name)) return ['2027-02-01'];
  return choices ?? items.enum ?? ((items.type ?? type) === 'integer' ? [1] : ['Clarence']);
}

test('the worker, the live feed and housekeeping ask for all accounts by the statements named here alone', async () => {
  const call = api.as(everything.users.administrator.token);
  const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`;
  await call('POST', '/webhooks', { url, events: ['inspection.created', 'pdf.generated'] });
  const listening = new AbortController();
  const origin = await api.app.listen({ port: 0, host: '127.0.0.1' });
  const stream = await fetch(`${origin}/api/changes?report=${everything.ids['inspection']}`, {
    headers: { authorization: `Bearer ${everything.users.administrator.token}`, 'last-event-id': '1' },
    signal: listening.signal,
  });
  expect(stream.status).toBe(200);
  const settings = { publicUrl: 'http://localhost:8080', dataDir: api.dataDir, smtpUrl: 'smtp://127.0.0.1:1' };
  // Made by its sample, and due by night.
  await api.database.pool.query('update retention_rules set next_attempt_at = now() where account_id = $1', [
    everything.account.id,
  ]);
  // More than fifty inspections would make it wait for the worker.
  await api.database.pool.query(`update bulk_changes set state = 'queued' where account_id = $1`, [
    everything.account.id,
  ]);
  // The sample's pack was withdrawn with the picture whose parts were covered.
  expect((await call('POST', `/inspections/${everything.ids['finished']}/dispute-packs`)).status).toBe(200);
  const worker = buildWorker({
    database: api.database,
    settings: { ...settings, webhookAllowLoopback: true, webhookTimeout: 500 },
    log: { error: () => undefined, info: () => undefined },
    readAccount: buildReadAccount({
      database: api.database,
      settings: { ...settings, rateLimit: false, webhookAllowLoopback: true, checkResponses: false },
      store: buildStore(api.database),
    }),
    runBulkChange: buildRunBulkChange({ store: buildStore(api.database), settings, log: pino({ level: 'silent' }) }),
    runImport: buildRunImport({ store: buildStore(api.database), settings, log: pino({ level: 'silent' }) }),
  });
  await worker.start();
  const inspection = everything.ids['inspection'];
  await call('POST', `/inspections/${inspection}/pdf`, { type: 'ACTIONS' });
  const housekeeping = startHousekeeping(api.database, api.dataDir, pino({ level: 'silent' }));
  // Each of them was sent, so that none is named here in vain.
  await expect.poll(() => ofAllAccounts.filter((name) => !watch.read.has(name))).toEqual([]);
  await expect.poll(() => answered.length).toBeGreaterThan(0);
  await worker.stop();
  await housekeeping.stop();
  listening.abort();
  expect(
    spread()
      .map(([name]) => name)
      .filter((name) => !ofSlowWork.test(name))
      .toSorted(),
  ).toEqual(ofAllAccounts.toSorted());
});
