/** A webhook of an application is told of what the application may read, and of nothing else. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { EventKind } from '#domain/message/event-kind.ts';
import type { Scope } from '#domain/scope.ts';
import { othersHaveEnded } from '#testing/database/others-have-ended.ts';
import { givenToken } from '#testing/given-account.ts';
import { type Call, type TestApi, testApi } from '#testing/test-api.ts';
import { tellFound } from './found-events.ts';
import { dispatchEvents } from './outbox.ts';

let api: TestApi;
let office: Call;
let administrator: number;
beforeAll(async () => {
  api = await testApi();
  ({ id: administrator } = await api.account.user('administrator'));
  office = api.as(await api.account.backOfficeToken(administrator));
});
afterAll(() => api.close());

const events: EventKind[] = ['property.created', 'contact.updated', 'client.updated', 'record.deleted'];

/** A webhook that an application has registered, which was allowed these scopes by this person. */
async function listenWith(scopes: Scope[], userId = administrator, kinds = events) {
  const { json: application } = await office('POST', '/applications', {
    name: 'Listener',
    redirect_uris: ['https://listener.example/back'],
    scopes: [...scopes, 'webhooks.write'],
  });
  const ids = { accountId: api.account.id, applicationId: application.id };
  const registering = await givenToken(api.database, { ...ids, userId: administrator }, ['webhooks.write']);
  const { json: webhook } = await api.as(registering)('POST', '/webhooks', {
    url: 'https://listener.example/',
    events: kinds,
  });
  await givenToken(api.database, { ...ids, userId }, scopes);
  return { webhook: webhook.id as number, application: application.id as number };
}

const told = async (webhook: number): Promise<string[]> => {
  await othersHaveEnded(api.database);
  await dispatchEvents(api.database);
  await tellFound(api.database);
  const { json } = await office('GET', `/webhooks/${webhook}/deliveries?per_page=100`);
  return json.data.map(({ type }: { type: string }) => type).toSorted();
};

const address = { line1: '3 Clarence Parade', city: 'Portsmouth', postcode: 'PO5 3AA' };
const contact = { type: 1, name: 'Ann Tenant', signee: true, notify: false, deliver: false };

/** A client, a property with a contact, and a deleted client. */
async function doSomethingOfEach() {
  const { json: property } = await office('POST', '/properties', { address, no_of_beds: 1, no_of_baths: 1 });
  await office('POST', `/properties/${property.id}/contacts`, contact);
  await office('POST', '/clients', { name: 'Solent Estates' });
  const { json: spare } = await office('POST', '/clients', { name: 'Nobody yet' });
  await office('DELETE', `/clients/${spare.id}`);
}

test('each is told of what its scopes read, a webhook of the firm of all', async () => {
  const { json: ofFirm } = await office('POST', '/webhooks', { url: 'https://firm.example/', events });
  const [all, homes, clients, none] = [
    await listenWith(['properties.read', 'clients.read']),
    await listenWith(['properties.read']),
    await listenWith(['clients.read']),
    await listenWith(['profile.read']),
  ];
  await doSomethingOfEach();
  const ofHomes = ['contact.updated', 'property.created'];
  const ofClients = ['client.updated', 'record.deleted'];
  expect(await told(ofFirm.id)).toEqual([...ofClients, ...ofHomes].toSorted());
  expect(await told(all.webhook)).toEqual([...ofClients, ...ofHomes].toSorted());
  expect(await told(homes.webhook)).toEqual(ofHomes);
  expect(await told(clients.webhook)).toEqual(ofClients);
  expect(await told(none.webhook)).toEqual([]);
});

test('it is told no more of what was taken from it, or withdrawn', async () => {
  const [narrowed, withdrawn] = [await listenWith(['properties.read']), await listenWith(['properties.read'])];
  await office('PUT', `/applications/${narrowed.application}`, { scopes: ['webhooks.write'] });
  await office('DELETE', `/applications/${withdrawn.application}/people/${administrator}`);
  await doSomethingOfEach();
  expect([await told(narrowed.webhook), await told(withdrawn.webhook)]).toEqual([[], []]);
});

test('it says that nobody approves of it, and is sent no test, until somebody does again', async () => {
  const { webhook, application } = await listenWith(['properties.read']);
  const path = `/webhooks/${webhook}`;
  const { json: before } = await office('POST', `${path}/test`);
  await office('DELETE', `/applications/${application}/people/${administrator}`);
  expect((await office('GET', path)).json).toMatchObject({ enabled: true, approved: false });
  for (const [call, body] of [
    [`${path}/test`, undefined],
    [`${path}/deliveries/${before.id}/redeliver`, undefined],
    [`${path}/replay`, { since: '2027-01-01T00:00:00Z' }],
  ] as const) {
    const { status, json } = await office('POST', call, body);
    expect([call, status, json.code]).toEqual([call, 409, 'state_forbids']);
    expect(json.detail).toContain('Nobody lets the application');
  }
  const ids = { accountId: api.account.id, applicationId: application, userId: administrator };
  await givenToken(api.database, ids, ['webhooks.write']);
  expect((await office('GET', path)).json).toMatchObject({ enabled: true, approved: true });
  expect((await office('POST', `${path}/test`)).status).toBe(200);
});

test('an approval of a person of a client tells it nothing of other clients', async () => {
  const client = await api.account.client();
  const person = await api.account.user('client', { clientId: client.id });
  const { webhook } = await listenWith(['properties.read'], person.id);
  await doSomethingOfEach();
  expect(await told(webhook)).toEqual([]);
});

test('parts of a template are told to those who read templates, of a report to those who read reports', async () => {
  const kinds: EventKind[] = ['room.updated'];
  const [ofTemplates, ofReports] = [
    await listenWith(['templates.read'], administrator, kinds),
    await listenWith(['reports.read'], administrator, kinds),
  ];
  const { json: template } = await office('POST', '/templates', { name: 'Flat', type_ids: [1] });
  await office('POST', `/templates/${template.id}/rooms`, { name: 'Hall', block_type: 'DETAILED' });
  expect([await told(ofTemplates.webhook), await told(ofReports.webhook)]).toEqual([['room.updated'], []]);
});
