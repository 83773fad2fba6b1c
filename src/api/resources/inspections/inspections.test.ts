import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { givenAccount, type GivenUser } from '#testing/given-account.ts';
import { givenProperty } from '#testing/given-property.ts';
import { propertyContacts, customFields } from '#store/schema/property.ts';
import { type Call, type TestApi, testApi } from '#testing/test-api.ts';

let api: TestApi;
let manager: GivenUser;
let clerk: GivenUser;
let reviewer: GivenUser;
let asManager: Call;
let property: { id: number };

beforeAll(async () => {
  api = await testApi();
  const { account, database } = api;
  [manager, clerk, reviewer] = await Promise.all([
    account.user('manager'),
    account.user('clerk'),
    account.user('reviewer'),
  ]);
  asManager = api.as(manager.token);
  property = await givenProperty(database, account.id);
});
afterAll(() => api.close());

const draft = (more: object = {}) => ({
  property: { id: property.id },
  type: { id: 1 },
  conduct_date: '2027-02-03T09:30:00+00:00',
  ...more,
});
const create = async (more: object = {}) => (await asManager('POST', '/inspections', draft(more))).json;
const auditOf = async (propertyId: number) =>
  (await asManager('GET', `/properties/${propertyId}/audit?per_page=100`)).json.data;
const eventsOf = async (inspectionId: number) =>
  api.database.rows<{ kind: string; data: Record<string, unknown> }>(
    'test.events',
    `select kind, data from events where data ->> 'inspection_id' = $1 order by seq`,
    [String(inspectionId)],
  );

describe('creating an inspection', () => {
  test('without a clerk is Pending, with every documented default', async () => {
    const { status, json, headers } = await asManager('POST', '/inspections', draft());
    expect(status).toBe(200);
    expect(json).toMatchObject({
      account_id: api.account.id,
      actor_id: manager.id,
      property: { id: property.id, address: { line1: '12 Albert Road' }, customFields: {} },
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
    expect(json.report_key).toMatch(/^[\w-]{24}$/);
    expect(headers['etag']).toBe('"1-json"');
    expect((await asManager('GET', `/inspections/${json.id}`)).json).toEqual(json);
  });

  test('with a clerk is Assigned, and both are announced', async () => {
    const made = await create({ clerk: { id: clerk.id } });
    expect(made).toMatchObject({
      state: { id: 200, name: 'Assigned' },
      clerk: { id: clerk.id, name: 'The clerk', is_manager: false },
    });
    const events = await eventsOf(made.id);
    expect(events.map(({ kind }) => kind).toSorted()).toEqual(['inspection.assigned', 'inspection.created']);
    expect(events[0]?.data).toMatchObject({
      inspection_id: made.id,
      property_id: property.id,
      state: { id: 200 },
      clerk_id: clerk.id,
    });
  });

  test('keeps what it is given', async () => {
    const client = await api.account.client();
    const made = await create({
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
      typist: { id: reviewer.id },
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
      typist: { id: reviewer.id },
    });
  });

  test('takes the client of the property unless another is given', async () => {
    const client = await api.account.client();
    const owned = await givenProperty(api.database, api.account.id, { clientId: client.id });
    expect(await create({ property: { id: owned.id } })).toMatchObject({ client_id: client.id });
    expect(await create({ property: { id: owned.id }, client_id: null })).toMatchObject({ client_id: null });
  });

  test('includes the property’s contacts when asked to', async () => {
    const tenanted = await givenProperty(api.database, api.account.id);
    await api.database.orm.insert(propertyContacts).values({
      accountId: api.account.id,
      propertyId: tenanted.id,
      type: 1,
      name: 'Ada',
      signee: true,
      notify: true,
      deliver: false,
    });
    const made = await create({ property: { id: tenanted.id }, auto_load_contacts: true });
    const rows = await api.database.rows(
      'test.contacts',
      'select name from inspection_contacts where inspection_id = $1',
      [made.id],
    );
    expect(rows).toEqual([{ name: 'Ada' }]);
  });

  test('takes custom fields as objects and as strings, and shows them under customFields', async () => {
    const [field] = await api.database.orm
      .insert(customFields)
      .values({
        accountId: api.account.id,
        subject: 'inspections',
        name: 'Purchase order',
        type: 'text',
        required: true,
      })
      .returning();
    const shown = { [String(field?.id)]: { name: 'Purchase order', value: 'PO-1', required: true } };
    expect(await create({ custom_fields: { [String(field?.id)]: { value: 'PO-1' } } })).toMatchObject({
      customFields: shown,
    });
    expect(await create({ customFields: { [String(field?.id)]: 'PO-1' } })).toMatchObject({ customFields: shown });
  });

  test('is an entry in the property’s audit trail', async () => {
    const made = await create();
    expect((await auditOf(property.id))[0]).toMatchObject({
      action: 'inspection.created',
      actor: { id: manager.id, name: 'The manager' },
      application: 'Test application',
      subject: { type: 'inspection', id: made.id },
    });
  });

  test('says every fault of the body at once', async () => {
    const { status, json } = await asManager('POST', '/inspections', {
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
    const { status, json } = await asManager(
      'POST',
      '/inspections',
      draft({
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
    const withFields = await asManager(
      'POST',
      '/inspections',
      draft({ property: { id: foreign.id }, custom_fields: { 99999999: 'x' } }),
    );
    expect(withFields.json.errors).toHaveLength(2);
  });

  test('is for managers with the scope', async () => {
    expect((await api.as(undefined)('POST', '/inspections', draft())).status).toBe(401);
    expect((await api.as(clerk.token)('POST', '/inspections', draft())).status).toBe(403);
    const reader = await api.account.token(manager.id, ['inspections.read']);
    expect((await api.as(reader)('POST', '/inspections', draft())).json).toMatchObject({
      status: 403,
      code: 'scope_missing',
      scopes: ['inspections.write'],
    });
  });
});

describe('a self-service inspection', () => {
  test('needs its self_servicer', async () => {
    const { status, json } = await asManager('POST', '/inspections', draft({ type: { id: 150 } }));
    expect(status).toBe(422);
    expect(json.errors).toMatchObject([{ pointer: '/self_servicer' }]);
  });

  test('e-mails the tenant a link that only the e-mail holds', async () => {
    const made = await create({
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
    expect(email?.text).toMatch(/http:\/\/localhost:8080\/t\/[\w-]{43}/);
    expect(JSON.stringify(made)).not.toContain(/\/t\/([\w-]{43})/.exec(email?.text ?? '')?.[1]);
  });
});

describe('changing an inspection', () => {
  test('keeps what is left out and writes the differences into the trail', async () => {
    const made = await create({ ref: 'R-1', notes: { internal: 'dog' } });
    const { status, json } = await asManager('PUT', `/inspections/${made.id}`, {
      notes: { client: 'hello' },
      ref: 'R-2',
    });
    expect(status).toBe(200);
    expect(json).toMatchObject({ ref: 'R-2', notes: { internal: 'dog', client: 'hello' }, title: 'Inventory' });
    expect((await auditOf(property.id))[0]).toMatchObject({
      action: 'inspection.updated',
      changes: expect.arrayContaining([
        { field: 'ref', from: 'R-1', to: 'R-2' },
        { field: 'notes.client', from: null, to: 'hello' },
      ]),
    });
    expect((await eventsOf(made.id)).at(-1)).toMatchObject({
      kind: 'inspection.updated',
      data: { changed: ['ref', 'notes.client'] },
    });
  });

  test('with nothing new changes nothing and announces nothing', async () => {
    const made = await create({ ref: 'R-1' });
    const { json, headers } = await asManager('PUT', `/inspections/${made.id}`, {
      ref: 'R-1',
      conduct_date: '2027-02-03T10:30:00+01:00',
    });
    expect(json).toEqual(made);
    expect(headers['etag']).toBe('"1-json"');
    expect(await eventsOf(made.id)).toHaveLength(1);
  });

  test('moves between Pending and Assigned with the clerk', async () => {
    const made = await create();
    const assigned = await asManager('PUT', `/inspections/${made.id}`, { clerk: { id: clerk.id } });
    expect(assigned.json).toMatchObject({ state: { id: 200 }, clerk: { id: clerk.id } });
    expect((await eventsOf(made.id)).map(({ kind }) => kind)).toEqual([
      'inspection.created',
      'inspection.updated',
      'inspection.assigned',
      'inspection.state_changed',
    ]);
    expect((await asManager('PUT', `/inspections/${made.id}`, { clerk: null })).json).toMatchObject({
      state: { id: 100 },
      clerk: null,
    });
  });

  test('cannot set the state', async () => {
    const made = await create();
    expect((await asManager('PUT', `/inspections/${made.id}`, { state: { id: 400 } })).json.state.id).toBe(100);
  });

  test('turns a day into a moment and back', async () => {
    const made = await create();
    const day = await asManager('PUT', `/inspections/${made.id}`, { conduct_date: '2027-07-03' });
    expect(day.json.conduct_date).toBe('2027-07-03');
    const moment = await asManager('PUT', `/inspections/${made.id}`, { conduct_date: '2027-07-03T09:00:00+01:00' });
    expect(moment.json.conduct_date).toBe('2027-07-03T08:00:00+00:00');
    expect((await asManager('PUT', `/inspections/${made.id}`, { conduct_date: null })).json.conduct_date).toBeNull();
  });

  test('refuses an update of custom fields that leaves one out which has a value, and names it', async () => {
    const rows = await api.database.orm
      .insert(customFields)
      .values(
        ['A', 'B'].map((name) => ({
          accountId: api.account.id,
          subject: 'inspections' as const,
          name,
          type: 'text' as const,
        })),
      )
      .returning();
    const [a, b] = rows.map(({ id }) => String(id)) as [string, string];
    const made = await create({ custom_fields: { [a]: 'one', [b]: 'two' } });
    const { status, json } = await asManager('PUT', `/inspections/${made.id}`, { custom_fields: { [a]: 'three' } });
    expect(status).toBe(422);
    expect(json.errors).toMatchObject([{ pointer: `/custom_fields/${b}`, code: 'missing' }]);
  });

  test('answers 412 with the current state when somebody was faster', async () => {
    const made = await create();
    await asManager('PUT', `/inspections/${made.id}`, { ref: 'theirs' });
    const late = await asManager('PUT', `/inspections/${made.id}`, { ref: 'mine' }, { 'if-match': '"1-json"' });
    expect(late.json).toMatchObject({ status: 412, code: 'version_mismatch', current: { ref: 'theirs' } });
    expect(
      (await asManager('PUT', `/inspections/${made.id}`, { ref: 'mine' }, { 'if-match': '"2-json"' })).status,
    ).toBe(200);
  });

  test('lets its clerk set only the notes page and the cover', async () => {
    const made = await create({ clerk: { id: clerk.id } });
    const asClerk = api.as(clerk.token);
    expect((await asClerk('PUT', `/inspections/${made.id}`, { notes: { report: 'Sunny.' } })).json.notes.report).toBe(
      'Sunny.',
    );
    expect((await asClerk('PUT', `/inspections/${made.id}`, { ref: 'X' })).json).toMatchObject({
      status: 403,
      code: 'role_forbids',
    });
    const other = await api.account.user('clerk');
    expect((await api.as(other.token)('PUT', `/inspections/${made.id}`, { notes: { report: 'x' } })).status).toBe(403);
  });

  test('says that a cover must be a picture of this report', async () => {
    const made = await create();
    const { json } = await asManager('PUT', `/inspections/${made.id}`, {
      cover_image: { id: 999_999 },
      clerk: { id: 999_999 },
    });
    expect(json.errors.map((fault: { pointer: string }) => fault.pointer)).toEqual(['/clerk/id', '/cover_image/id']);
  });
});

describe('what others see', () => {
  test('hides prices from everybody below manager', async () => {
    const made = await create({ pricing: { price: '10' }, notes: { internal: 'dog' } });
    const seen = await api.as(reviewer.token)('GET', `/inspections/${made.id}`);
    expect(seen.json).toMatchObject({ pricing: null, notes: { internal: 'dog' } });
    await asManager('PUT', `/inspections/${made.id}`, { pricing: { price: '11' } });
    const trail = await api.as(reviewer.token)('GET', `/properties/${property.id}/audit`);
    expect(JSON.stringify(trail.json.data[0].changes)).not.toContain('11');
  });

  test('shows a client only its own, without internal notes and prices', async () => {
    const client = await api.account.client();
    const person = await api.account.user('client', { clientId: client.id });
    const own = await create({
      client_id: client.id,
      pricing: { price: '10' },
      notes: { internal: 'dog', client: 'hi' },
    });
    const other = await create();
    const asClient = api.as(person.token);
    expect((await asClient('GET', `/inspections/${own.id}`)).json).toMatchObject({
      pricing: null,
      notes: { internal: null, client: 'hi' },
      allowed: [],
      report_editable: false,
    });
    expect((await asClient('GET', `/inspections/${other.id}`)).status).toBe(404);
    expect((await asClient('GET', '/inspections')).json.pagination.totalRecords).toBe(1);
    expect((await asClient('PUT', `/inspections/${own.id}`, { ref: 'x' })).status).toBe(403);
  });

  test('answers another account’s id like one that is not there', async () => {
    const made = await create();
    const elsewhere = await givenAccount(api.database, 'Another firm');
    const stranger = await elsewhere.user('administrator');
    for (const [method, path] of [
      ['GET', ''],
      ['PUT', ''],
      ['POST', '/cancel'],
      ['PUT', '/initialization'],
    ] as const) {
      const body = method === 'GET' ? undefined : { init_from: null };
      const foreign = await api.as(stranger.token)(method, `/inspections/${made.id}${path}`, body);
      const absent = await api.as(stranger.token)(method, `/inspections/99999999${path}`, body);
      expect(foreign.status).toBe(404);
      expect({ ...foreign.json, instance: '' }).toEqual({ ...absent.json, instance: '' });
    }
  });

  test('speaks JSONx both ways', async () => {
    const xml = `<json:object xmlns:json="http://www.ibm.com/xmlns/prod/2009/jsonx"><json:object name="property"><json:number name="id">${property.id}</json:number></json:object><json:object name="type"><json:number name="id">1</json:number></json:object><json:string name="conduct_date">2027-02-03</json:string></json:object>`;
    const { status, text, headers } = await asManager('POST', '/inspections', xml, {
      'content-type': 'application/xml',
      accept: 'application/xml',
    });
    expect(status).toBe(200);
    expect(headers['content-type']).toContain('application/xml');
    expect(headers['etag']).toBe('"1-xml"');
    expect(text).toContain('<json:string name="conduct_date">2027-02-03</json:string>');
  });
});
