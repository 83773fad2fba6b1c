/** Facts hidden from people of clients, and from staff below managers: checked with every operation they may use. */

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { operations } from '#api/operations.ts';
import { buildChangeStore } from '#store/events/changes.ts';
import { databaseFingerprint } from '#testing/database/database-fingerprint.ts';
import { type DescribedOperation, listDescribedOperations } from '#testing/interface/described-operations.ts';
import { sendSample } from '#testing/interface/send-operation.ts';
import { type Everything, givenEverything } from '#testing/given-everything.ts';
import { photo } from '#testing/sample-files.ts';
import { type TestApi, testApi } from '#testing/test-api.ts';
import { uploads } from '#testing/upload-as.ts';

let api: TestApi;
let own: Everything;
let open: DescribedOperation[];
beforeAll(async () => {
  api = await testApi();
  own = await givenEverything(api);
  open = (await listDescribedOperations(api.app)).filter(({ id }) => operations[id].who === 'everyone');
});
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
      'listReportVersions',
      'requestPdf',
    ]);
    const finished = `/inspections/${own.ids['finished']}`;
    for (const path of ['/report', '/report/actions', '/report/metadata', '/attachments', '/pdfs', '/versions'])
      expect([path, (await api.as(token)('GET', `${finished}${path}`)).status]).toEqual([path, 200]);
  });

  test('sees all of an inspection that is theirs, whoever owns the property', async () => {
    const landlord = await own.account.client('The landlord');
    const agent = await own.account.client('The agent');
    const asLandlord = api.as((await own.account.user('client', { clientId: landlord.id })).token);
    const asAgent = api.as((await own.account.user('client', { clientId: agent.id })).token);
    const admin = api.as(own.users.administrator.token);
    const address = { line1: '9 Clarence Parade', city: 'Portsmouth', postcode: 'PO5 3AA' };
    const draft = { address, no_of_beds: 1, no_of_baths: 1, client: { id: landlord.id } };
    const property = (await admin('POST', '/properties', draft)).json.id;
    const booking = { property: { id: property }, type: { id: 1 }, client_id: agent.id, conduct_date: '2027-02-03' };
    const inspection = (await admin('POST', '/inspections', booking)).json.id;
    const { upload } = uploads(api, own.users.administrator.token);
    const picture = await photo({ width: 8, height: 8 });
    const attachment = (await upload(`/inspections/${inspection}/attachments`, picture)).json.id;
    await api.database.rows(
      'test.done',
      "update inspections set state = 400, completed_at = now(), comments_until = now() + interval '7 days' where id = $1",
      [inspection],
    );
    const base = `/inspections/${inspection}`;
    const ofInspection = ['', '/report', '/report/actions', '/report/metadata', '/attachments', '/pdfs', '/contacts']
      .map((path) => `${base}${path}`)
      .concat(`/attachments/${attachment}/original`);
    const ofProperty = ['', '/contacts', '/meters'].map((path) => `/properties/${property}${path}`);
    for (const [call, seen, hidden] of [
      [asAgent, ofInspection, ofProperty],
      [asLandlord, ofProperty, ofInspection],
    ] as const) {
      for (const path of seen) expect([path, (await call('GET', path)).status]).toEqual([path, 200]);
      for (const path of hidden) expect([path, (await call('GET', path)).status]).toEqual([path, 404]);
    }
    expect((await asAgent('POST', `${base}/pdf`)).status).toBe(202);
    expect((await asLandlord('POST', `${base}/pdf`)).status).toBe(404);
    // Neither is told who the other is.
    expect((await asAgent('GET', base)).json.property).toMatchObject({ id: property, client: null });
    const counts = async (call: typeof admin) =>
      Promise.all(['/properties', '/inspections'].map(async (list) => (await call('GET', list)).json.data.length));
    expect([await counts(asAgent), await counts(asLandlord)]).toEqual([
      [0, 1],
      [1, 0],
    ]);
    // Only the inspection's client is told of its events.
    const heard = async (clientId: number) =>
      (await buildChangeStore(api.database).listMissed({ accountId: own.account.id, clientId }, 0, 1000)).filter(
        ({ data }) => data['inspection_id'] === inspection,
      ).length;
    expect(await heard(landlord.id)).toBe(0);
    expect(await heard(agent.id)).toBeGreaterThan(0);
  });

  test('does not see the report of an inspection that was cancelled', async () => {
    const client = await own.account.client();
    const asClient = api.as((await own.account.user('client', { clientId: client.id })).token);
    const admin = api.as(own.users.administrator.token);
    const booking = {
      property: { id: own.ids['property'] },
      type: { id: 1 },
      client_id: client.id,
      conduct_date: '2027-02-03',
    };
    const base = `/inspections/${(await admin('POST', '/inspections', booking)).json.id}`;
    const { upload } = uploads(api, own.users.administrator.token);
    const attachment = (await upload(`${base}/attachments`, await photo({ width: 8, height: 8 }))).json.id;
    expect((await admin('POST', `${base}/cancel`)).json.state.id).toBe(500);
    expect((await asClient('GET', base)).status).toBe(200);
    for (const path of [`${base}/report`, `${base}/attachments`, `/attachments/${attachment}/original`]) {
      expect([path, (await asClient('GET', path)).status]).toEqual([path, 404]);
      expect([path, (await admin('GET', path)).status]).toEqual([path, 200]);
    }
    expect((await asClient('GET', `${base}/pdfs`)).status).toBe(404);
    expect((await asClient('POST', `${base}/pdf`)).status).toBe(404);
  });

  test('finds the notes and the cover of a report on its inspection when it sees the report', async () => {
    const client = await own.account.client();
    const asClient = api.as((await own.account.user('client', { clientId: client.id })).token);
    const admin = api.as(own.users.administrator.token);
    const booking = { property: { id: own.ids['property'] }, type: { id: 1 }, conduct_date: '2027-02-03' };
    const { id } = (await admin('POST', '/inspections', { ...booking, client_id: client.id })).json;
    const { upload } = uploads(api, own.users.administrator.token);
    const picture = await photo({ width: 8, height: 8 });
    const cover = (await upload(`/inspections/${id}/attachments`, picture)).json.id;
    const ofReport = { notes: { report: 'Loft not seen.' }, cover_image: { id: cover } };
    expect((await admin('PUT', `/inspections/${id}`, ofReport)).json).toMatchObject(ofReport);
    const seen = async () => [
      (await asClient('GET', `/inspections/${id}`)).json,
      ...(await asClient('GET', '/inspections')).json.data,
    ];
    const hidden = { notes: { report: null }, cover_image: null };
    expect(await seen()).toMatchObject([hidden, hidden]);
    await api.database.rows(
      'test.done',
      "update inspections set state = 400, completed_at = now(), comments_until = now() + interval '7 days' where id = $1",
      [id],
    );
    expect(await seen()).toMatchObject([ofReport, ofReport]);
  });

  test('writes nothing but its own way of signing in', async () => {
    const writing = open.filter(({ method, id }) => method !== 'GET' && id !== 'requestPdf');
    const ofOthers = writing.filter(({ path }) => !path.startsWith('/me'));
    // Everybody may withdraw approvals of their own, and a list that they save is noted in the security log.
    expect(ofOthers.map(({ id }) => id).toSorted()).toEqual(['createListExport', 'revokeGrant']);
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
