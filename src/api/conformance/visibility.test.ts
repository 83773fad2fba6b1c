/** What people of clients, and staff below managers, are not told: walked through every operation they may use. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { operations } from '#api/operations.ts';
import { databaseFingerprint } from '#testing/database-fingerprint.ts';
import { type DescribedOperation, listDescribedOperations, sendSample } from '#testing/described-operations.ts';
import { type Everything, givenEverything } from '#testing/given-everything.ts';
import { type TestApi, testApi } from '#testing/test-api.ts';

let api: TestApi;
let own: Everything;
let open: DescribedOperation[];
beforeAll(async () => {
  api = await testApi();
  own = await givenEverything(api);
  open = (await listDescribedOperations(api.app)).filter(({ id }) => operations[id].who === 'everyone');
}, 60_000);
afterAll(() => api.close());

const hasHome = ({ pathParameters: [first = ''] }: DescribedOperation) =>
  ['property_id', 'inspection_id', 'attachment_id'].includes(first);

describe('a person of a client', () => {
  test('finds nothing of another client, on any operation', async () => {
    const other = await own.account.client('Another client');
    const { token } = await own.account.user('client', { clientId: other.id });
    const before = await databaseFingerprint(api.database);
    const found: object[] = [];
    for (const operation of open.filter(hasHome)) {
      const { statusCode } = await sendSample(api.app, operation, own.ids, { token });
      if (statusCode !== 404) found.push({ operation: operation.id, statusCode });
    }
    expect(found).toEqual([]);
    expect(await databaseFingerprint(api.database)).toEqual(before);
    for (const list of ['/properties', '/inspections'])
      expect((await api.as(token)('GET', list)).json.pagination.totalRecords).toBe(0);
  });

  test('finds its own properties and inspections, and of reports only those from Complete on', async () => {
    const { token } = own.users.client;
    const seen: Record<string, number> = {};
    for (const operation of open.filter(hasHome)) {
      const { statusCode } = await sendSample(api.app, operation, own.ids, { token });
      seen[operation.id] = statusCode;
    }
    const hidden = Object.keys(seen).filter((id) => seen[id] === 404);
    expect(hidden.toSorted()).toEqual([
      'getAttachmentOriginal',
      'getItem',
      'getPdf',
      'getReport',
      'getReportMetadata',
      'getRoom',
      'listPdfs',
      'listReportActions',
      'listReportAttachments',
      'requestPdf',
    ]);
    const finished = `/inspections/${own.ids['finished']}`;
    for (const path of ['/report', '/report/actions', '/report/metadata', '/attachments', '/pdfs'])
      expect([path, (await api.as(token)('GET', `${finished}${path}`)).status]).toEqual([path, 200]);
  });

  test('reads only', async () => {
    const writing = open.filter(({ method, id }) => method !== 'GET' && id !== 'requestPdf');
    // Everybody may withdraw approvals of their own.
    expect(writing.map(({ id }) => id)).toEqual(['revokeGrant']);
  });
});

describe.each([
  ['client', false, false],
  ['typist', false, true],
  ['clerk', false, true],
  ['reviewer', false, true],
  ['manager', true, true],
  ['administrator', true, true],
] as const)('a %s', (role, seesPrices, seesInternal) => {
  test('sees prices, internal notes, or neither', async () => {
    const id = own.ids['finished'];
    await api.database.rows(
      'test.secrets',
      `update inspections set pricing = '{"price":"120.00","additional":null,"margin":"30.00"}', notes_internal = 'the dog bites'
        where id = $1`,
      [id],
    );
    const call = api.as(own.users[role].token);
    const one = (await call('GET', `/inspections/${id}`)).json;
    const listed = (await call('GET', '/inspections?per_page=100')).json.data.find(
      (inspection: { id: number }) => inspection.id === id,
    );
    for (const inspection of [one, listed]) {
      expect(inspection.pricing?.price ?? null).toBe(seesPrices ? '120.00' : null);
      expect(inspection.notes.internal).toBe(seesInternal ? 'the dog bites' : null);
    }
  });
});

test('below managers nobody is told of prices in the audit trail or in the live feed', async () => {
  const manager = api.as(own.users.manager.token);
  const id = own.ids['inspection'];
  expect((await manager('PUT', `/inspections/${id}`, { pricing: { price: '987.65' } })).status).toBe(200);
  const trail = `/properties/${own.ids['property']}/audit?per_page=100`;
  expect((await manager('GET', trail)).text).toContain('987.65');
  for (const role of ['clerk', 'typist', 'reviewer'] as const)
    expect((await api.as(own.users[role].token)('GET', trail)).text).not.toContain('987.65');
  const events = await api.database.rows('test.events', "select data from events where data::text like '%987.65%'", []);
  expect(events).toEqual([]);
});
