import { addRows } from '#store/database/add-rows.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { givenAccount } from '#testing/given-account.ts';
import { type GivenOffice, givenOffice } from '#testing/given-office.ts';
import { givenProperty } from '#testing/given-property.ts';
import { propertyContacts, customFields } from '#store/schema/property.ts';
import { type TestApi, testApi } from '#testing/test-api.ts';

let api: TestApi;
let office: GivenOffice;

beforeAll(async () => {
  api = await testApi();
  office = await givenOffice(api);
});
afterAll(() => api.close());

describe('creating an inspection', () => {
  test('without a clerk is Pending, with every documented default', async () => {
    const { status, json, headers } = await office.asManager('POST', '/inspections', office.draft());
    expect(status).toBe(200);
    expect(json).toMatchObject({
      account_id: api.account.id,
      actor_id: office.manager.id,
      property: { id: office.property.id, address: { line1: '12 Albert Road' }, customFields: {} },
      clerk: null,
      typist: null,
      state: { id: 100, name: 'Pending' },
      type: { id: 1, name: 'Inventory' },
      ref: null,
      title: 'Inventory',
      client_id: null,
      location_of_keys: '',
      return_key: null,
      cover_image: null,
      notes: { report: null, internal: null, client: null },
      pricing: null,
      time_to_complete: null,
      conduct_date: '2027-02-03T09:30:00+00:00',
      conduct_date_option: 0,
      start_date: null,
      started_at: null,
      closed_at: null,
      customFields: {},
      initialized: false,
      initialization: null,
    });
    expect(json.report_key).toMatch(/^\d+-[\w-]{24}$/);
    expect(headers['etag']).toBe('"1-json"');
    expect((await office.asManager('GET', `/inspections/${json.id}`)).json).toEqual(json);
  });

  test('with a clerk is Assigned, and both are announced', async () => {
    const made = await office.create({ clerk: { id: office.clerk.id } });
    expect(made).toMatchObject({
      state: { id: 200, name: 'Assigned' },
      clerk: { id: office.clerk.id, name: 'The clerk', is_manager: false },
    });
    const events = await office.eventsOf(made.id);
    expect(events.map(({ kind }) => kind).toSorted()).toEqual(['inspection.assigned', 'inspection.created']);
    expect(events[0]?.data).toMatchObject({
      inspection_id: made.id,
      property_id: office.property.id,
      state: { id: 200 },
      clerk_id: office.clerk.id,
    });
  });

  test('keeps the given members', async () => {
    const client = await api.account.client();
    const made = await office.create({
      title: 'Top floor inventory',
      ref: 'R-7',
      client_id: client.id,
      conduct_date: '2027-07-03',
      conduct_date_option: 1,
      time_to_complete: 'PT90M',
      location_of_keys: 'Office',
      return_key: 'Letterbox',
      pricing: { price: '120.00', margin: '30' },
      notes: { internal: 'dog', client: 'ring first' },
      typist: { id: office.reviewer.id },
    });
    expect(made).toMatchObject({
      title: 'Top floor inventory',
      ref: 'R-7',
      client_id: client.id,
      conduct_date: '2027-07-03',
      conduct_date_option: 1,
      time_to_complete: 'PT1H30M',
      location_of_keys: 'Office',
      return_key: 'Letterbox',
      pricing: { price: '120.00', additional: null, margin: '30' },
      notes: { report: null, internal: 'dog', client: 'ring first' },
      typist: { id: office.reviewer.id },
    });
  });

  test('takes the client of the property unless another is given', async () => {
    const client = await api.account.client();
    const owned = await givenProperty(api.database, api.account.id, { clientId: client.id });
    expect(await office.create({ property: { id: owned.id } })).toMatchObject({ client_id: client.id });
    expect(await office.create({ property: { id: owned.id }, client_id: null })).toMatchObject({ client_id: null });
  });

  test('includes the property’s contacts when asked to', async () => {
    const tenanted = await givenProperty(api.database, api.account.id);
    await addRows(api.database, propertyContacts, [
      {
        accountId: api.account.id,
        propertyId: tenanted.id,
        type: 1,
        name: 'Ada',
        signee: true,
        notify: true,
        deliver: false,
      },
    ]);
    const made = await office.create({ property: { id: tenanted.id }, auto_load_contacts: true });
    const rows = await api.database.rows(
      'test.contacts',
      'select name from inspection_contacts where inspection_id = $1',
      [made.id],
    );
    expect(rows).toEqual([{ name: 'Ada' }]);
  });

  test('takes custom fields as objects and as strings, and shows them under customFields', async () => {
    const [field] = await addRows(api.database, customFields, [
      {
        accountId: api.account.id,
        subject: 'inspections',
        name: 'Purchase order',
        type: 'text',
        required: true,
      },
    ]);
    const shown = { [String(field?.id)]: { name: 'Purchase order', value: 'PO-1', required: true } };
    expect(await office.create({ custom_fields: { [String(field?.id)]: { value: 'PO-1' } } })).toMatchObject({
      customFields: shown,
    });
    expect(await office.create({ customFields: { [String(field?.id)]: 'PO-1' } })).toMatchObject({
      customFields: shown,
    });
  });

  test('is an entry in the property’s audit trail', async () => {
    const made = await office.create();
    expect((await office.auditOf(office.property.id))[0]).toMatchObject({
      action: 'inspection.created',
      actor: { id: office.manager.id, name: 'The manager' },
      application: 'Test application',
      subject: { type: 'inspection', id: made.id },
    });
  });

  test('says every fault of the body at once', async () => {
    const { status, json } = await office.asManager('POST', '/inspections', {
      property: { id: 'x' },
      type: { id: 99 },
      conduct_date: 'soon',
      time_to_complete: 'PT0S',
      pricing: { price: '1.234' },
    });
    expect(status).toBe(422);
    expect(json.errors.map((fault: { pointer: string }) => fault.pointer).toSorted()).toEqual([
      '/conduct_date',
      '/pricing/price',
      '/property/id',
      '/time_to_complete',
      '/type/id',
    ]);
  });

  test('says at once all that it cannot be linked to', async () => {
    const elsewhere = await givenAccount(api.database, 'Another firm');
    const stranger = await elsewhere.user('clerk');
    const foreign = await givenProperty(api.database, elsewhere.id);
    const client = await elsewhere.client();
    const { status, json } = await office.asManager(
      'POST',
      '/inspections',
      office.draft({
        property: { id: foreign.id },
        clerk: { id: stranger.id },
        typist: { id: stranger.id },
        client_id: client.id,
      }),
    );
    expect(status).toBe(422);
    expect(json.errors.map((fault: { pointer: string }) => fault.pointer)).toEqual([
      '/property/id',
      '/clerk/id',
      '/typist/id',
      '/client_id',
    ]);
    const withFields = await office.asManager(
      'POST',
      '/inspections',
      office.draft({ property: { id: foreign.id }, custom_fields: { 99999999: 'x' } }),
    );
    expect(withFields.json.errors).toHaveLength(2);
  });

  test('is for managers with the scope', async () => {
    expect((await api.as(undefined)('POST', '/inspections', office.draft())).status).toBe(401);
    expect((await api.as(office.clerk.token)('POST', '/inspections', office.draft())).status).toBe(403);
    const reader = await api.account.token(office.manager.id, ['inspections.read']);
    expect((await api.as(reader)('POST', '/inspections', office.draft())).json).toMatchObject({
      status: 403,
      code: 'insufficient_scope',
      scopes: ['inspections.write'],
    });
  });
});

describe('a self-service inspection', () => {
  test('needs its self_servicer', async () => {
    const { status, json } = await office.asManager('POST', '/inspections', office.draft({ type: { id: 150 } }));
    expect(status).toBe(422);
    expect(json.errors).toMatchObject([{ pointer: '/self_servicer' }]);
  });

  test('e-mails the tenant a link that only the e-mail holds', async () => {
    const made = await office.create({
      type: { id: 231 },
      self_servicer: { name: 'Ada', email: 'ada@example.com', template_id: null },
    });
    expect(made).toMatchObject({
      type: { id: 231, name: 'Live inspection' },
      self_servicer: { name: 'Ada', template_id: null },
    });
    const [email] = await api.database.rows<{ recipient: string; text: string }>(
      'test.email',
      'select recipient, text from emails where inspection_id = $1',
      [made.id],
    );
    expect(email?.recipient).toBe('ada@example.com');
    expect(email?.text).toMatch(/http:\/\/localhost:8080\/t\/\d+-[\w-]{43}/);
    expect(JSON.stringify(made)).not.toContain(/\/t\/\d+-([\w-]{43})/.exec(email?.text ?? '')?.[1]);
  });
});
