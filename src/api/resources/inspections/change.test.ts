import { addRows } from '#store/database/add-rows.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { givenAccount } from '#testing/given-account.ts';
import { type GivenOffice, givenOffice } from '#testing/given-office.ts';
import { givenProperty } from '#testing/given-property.ts';
import { customFields } from '#store/schema/property.ts';
import { type TestApi, testApi } from '#testing/test-api.ts';

let api: TestApi;
let office: GivenOffice;

beforeAll(async () => {
  api = await testApi();
  office = await givenOffice(api);
});
afterAll(() => api.close());

describe('changing an inspection', () => {
  test('keeps omitted members and writes the differences into the trail', async () => {
    const made = await office.create({ ref: 'R-1', notes: { internal: 'dog' } });
    const { status, json } = await office.asManager('PUT', `/inspections/${made.id}`, {
      notes: { client: 'hello' },
      ref: 'R-2',
    });
    expect(status).toBe(200);
    expect(json).toMatchObject({ ref: 'R-2', notes: { internal: 'dog', client: 'hello' }, title: 'Inventory' });
    expect((await office.auditOf(office.property.id))[0]).toMatchObject({
      action: 'inspection.updated',
      changes: expect.arrayContaining([
        { field: 'ref', from: 'R-1', to: 'R-2' },
        { field: 'notes.client', from: null, to: 'hello' },
      ]),
    });
    expect((await office.eventsOf(made.id)).at(-1)).toMatchObject({
      kind: 'inspection.updated',
      data: { changed: ['ref', 'notes.client'] },
    });
  });

  test('is in the trails of both properties when it moves the inspection to another', async () => {
    const made = await office.create();
    const { id } = await givenProperty(api.database, api.account.id);
    await office.asManager('PUT', `/inspections/${made.id}`, { property: { id } });
    const changes = [{ field: 'property', from: office.property.id, to: id }];
    for (const trail of [await office.auditOf(office.property.id), await office.auditOf(id)])
      expect(trail[0]).toMatchObject({ action: 'inspection.updated', subject: { id: made.id }, changes });
    await office.asManager('PUT', `/inspections/${made.id}`, { property: { id: office.property.id } });
  });

  test('with nothing new changes nothing and announces nothing', async () => {
    const made = await office.create({ ref: 'R-1' });
    const { json, headers } = await office.asManager('PUT', `/inspections/${made.id}`, {
      ref: 'R-1',
      conduct_date: '2027-02-03T10:30:00+01:00',
    });
    expect(json).toEqual(made);
    expect(headers['etag']).toBe('"1-json"');
    expect(await office.eventsOf(made.id)).toHaveLength(1);
  });

  test('moves between Pending and Assigned with the clerk', async () => {
    const made = await office.create();
    const assigned = await office.asManager('PUT', `/inspections/${made.id}`, { clerk: { id: office.clerk.id } });
    expect(assigned.json).toMatchObject({ state: { id: 200 }, clerk: { id: office.clerk.id } });
    expect((await office.eventsOf(made.id)).map(({ kind }) => kind)).toEqual([
      'inspection.created',
      'inspection.updated',
      'inspection.assigned',
      'inspection.state_changed',
    ]);
    expect((await office.asManager('PUT', `/inspections/${made.id}`, { clerk: null })).json).toMatchObject({
      state: { id: 100 },
      clerk: null,
    });
  });

  test('is limited as the work proceeds: place and type are fixed once started; people, date and notes page once complete', async () => {
    const clerks = await Promise.all([api.account.user('clerk'), api.account.user('clerk')]);
    const { id } = await office.create({ clerk: { id: clerks[0].id } });
    const other = await givenProperty(api.database, api.account.id);
    const put = (body: object) => office.asManager('PUT', `/inspections/${id}`, body);
    const putInState = (state: number) =>
      api.database.rows('test.state', 'update inspections set state = $2 where id = $1', [id, state]);
    const isRefused = async (field: string, body: object) => {
      const { status, json } = await put(body);
      expect([status, json.code, json.fields]).toEqual([409, 'state_forbids', [field]]);
    };
    await putInState(300);
    await isRefused('type', { type: { id: 4 } });
    await isRefused('property', { property: { id: other.id } });
    await isRefused('clerk', { clerk: null });
    const changed = await put({ clerk: { id: clerks[1].id }, conduct_date: '2027-03-03', notes: { report: 'Cold' } });
    expect([changed.status, changed.json.clerk?.id, changed.json.state?.id]).toEqual([200, clerks[1].id, 300]);
    await putInState(400);
    await isRefused('clerk', { clerk: { id: clerks[0].id } });
    await isRefused('conduct_date', { conduct_date: '2027-03-04' });
    await isRefused('notes.report', { notes: { report: 'Warm' } });
    expect((await put({ notes: { internal: 'Paid' } })).status).toBe(200);
  });

  test('cannot set the state', async () => {
    const made = await office.create();
    expect((await office.asManager('PUT', `/inspections/${made.id}`, { state: { id: 400 } })).json.state.id).toBe(100);
  });

  test('turns a day into a moment and back', async () => {
    const made = await office.create();
    const day = await office.asManager('PUT', `/inspections/${made.id}`, { conduct_date: '2027-07-03' });
    expect(day.json.conduct_date).toBe('2027-07-03');
    const moment = await office.asManager('PUT', `/inspections/${made.id}`, {
      conduct_date: '2027-07-03T09:00:00+01:00',
    });
    expect(moment.json.conduct_date).toBe('2027-07-03T08:00:00+00:00');
    expect(
      (await office.asManager('PUT', `/inspections/${made.id}`, { conduct_date: null })).json.conduct_date,
    ).toBeNull();
  });

  test('refuses an update of custom fields that leaves one out which has a value, and names it', async () => {
    const rows = await addRows(
      api.database,
      customFields,
      ['A', 'B'].map((name) => ({
        accountId: api.account.id,
        subject: 'inspections' as const,
        name,
        type: 'text' as const,
      })),
    );
    const [a, b] = rows.map(({ id }) => String(id)) as [string, string];
    const made = await office.create({ custom_fields: { [a]: 'one', [b]: 'two' } });
    const { status, json } = await office.asManager('PUT', `/inspections/${made.id}`, {
      custom_fields: { [a]: 'three' },
    });
    expect(status).toBe(422);
    expect(json.errors).toMatchObject([{ pointer: `/custom_fields/${b}`, code: 'missing' }]);
  });

  test('answers 412 with the current state when somebody was faster', async () => {
    const made = await office.create();
    await office.asManager('PUT', `/inspections/${made.id}`, { ref: 'theirs' });
    const late = await office.asManager('PUT', `/inspections/${made.id}`, { ref: 'mine' }, { 'if-match': '"1-json"' });
    expect(late.json).toMatchObject({ status: 412, code: 'version_mismatch', current: { ref: 'theirs' } });
    expect(
      (await office.asManager('PUT', `/inspections/${made.id}`, { ref: 'mine' }, { 'if-match': '"2-json"' })).status,
    ).toBe(200);
  });

  test('lets its clerk set only the notes page and the cover', async () => {
    const made = await office.create({ clerk: { id: office.clerk.id } });
    const asClerk = api.as(office.clerk.token);
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
    const made = await office.create();
    const { json } = await office.asManager('PUT', `/inspections/${made.id}`, {
      cover_image: { id: 999_999 },
      clerk: { id: 999_999 },
    });
    expect(json.errors.map((fault: { pointer: string }) => fault.pointer)).toEqual(['/clerk/id', '/cover_image/id']);
  });
});

describe('the view of others', () => {
  test('hides prices from everybody below manager', async () => {
    const made = await office.create({ pricing: { price: '10' }, notes: { internal: 'dog' } });
    const seen = await api.as(office.reviewer.token)('GET', `/inspections/${made.id}`);
    expect(seen.json).toMatchObject({ pricing: null, notes: { internal: 'dog' } });
    await office.asManager('PUT', `/inspections/${made.id}`, { pricing: { price: '11' } });
    const trail = await api.as(office.reviewer.token)('GET', `/properties/${office.property.id}/audit`);
    expect(JSON.stringify(trail.json.data[0].changes)).not.toContain('11');
  });

  test('lets people who see no prices send back what they read', async () => {
    const made = await office.create({ pricing: { price: '10' }, clerk: { id: office.clerk.id } });
    const path = `/inspections/${made.id}`;
    const asClerk = api.as(office.clerk.token);
    const read = (await asClerk('GET', path)).json;
    const changed = await asClerk('PUT', path, { ...read, notes: { ...read.notes, report: 'All keys tried' } });
    expect(changed.json).toMatchObject({ pricing: null, notes: { report: 'All keys tried' } });
    expect((await office.asManager('GET', path)).json.pricing).toMatchObject({ price: '10' });
    expect((await asClerk('PUT', path, { pricing: { price: '1' } })).status).toBe(403);
  });

  test('shows a client only its own, without internal notes and prices', async () => {
    const client = await api.account.client();
    const person = await api.account.user('client', { clientId: client.id });
    const own = await office.create({
      client_id: client.id,
      pricing: { price: '10' },
      notes: { internal: 'dog', client: 'hi' },
    });
    const other = await office.create();
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
    const made = await office.create();
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
    const xml = `<json:object xmlns:json="http://www.ibm.com/xmlns/prod/2009/jsonx"><json:object name="property"><json:number name="id">${office.property.id}</json:number></json:object><json:object name="type"><json:number name="id">1</json:number></json:object><json:string name="conduct_date">2027-02-03</json:string></json:object>`;
    const { status, text, headers } = await office.asManager('POST', '/inspections', xml, {
      'content-type': 'application/xml',
      accept: 'application/xml',
    });
    expect(status).toBe(200);
    expect(headers['content-type']).toContain('application/xml');
    expect(headers['etag']).toBe('"1-xml"');
    expect(text).toContain('<json:string name="conduct_date">2027-02-03</json:string>');
  });
});
