import { addRows } from '#store/database/add-rows.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { propertyContacts } from '#store/schema/property.ts';
import { reports, rooms, templates } from '#store/schema/report.ts';
import type { GivenUser } from '#testing/given-account.ts';
import { givenInspection, givenProperty } from '#testing/given-property.ts';
import { type Call, type TestApi, testApi } from '#testing/test-api.ts';

let api: TestApi;
let clerk: GivenUser;
let asManager: Call;
let property: { id: number };
let template: { id: number };

function only<Row>([row]: Row[]): Row {
  if (row === undefined) throw new Error('nothing was inserted');
  return row;
}

beforeAll(async () => {
  api = await testApi();
  const { account, database } = api;
  clerk = await account.user('clerk');
  asManager = api.as((await account.user('manager')).token);
  property = await givenProperty(database, account.id);
  const contact = {
    accountId: account.id,
    propertyId: property.id,
    type: 1,
    signee: true,
    notify: false,
    deliver: false,
  };
  await addRows(
    api.database,
    propertyContacts,
    ['Ada', 'Bob'].map((name) => ({ ...contact, name })),
  );
  const report = only(await addRows(api.database, reports, [{ accountId: account.id }]));
  await addRows(api.database, rooms, [
    { accountId: account.id, reportId: report.id, position: 0, name: 'Hall', blockType: 'DETAILED' },
  ]);
  template = only(
    await addRows(api.database, templates, [
      { accountId: account.id, reportId: report.id, name: 'Flat', selfService: true },
    ]),
  );
});
afterAll(() => api.close());

const given = (more: object = {}) => givenInspection(api.database, api.account.id, property.id, more);
const ofTenant = async (self_servicer: object): Promise<{ id: number }> => {
  const of = { property: { id: property.id }, type: { id: 150 }, conduct_date: '2027-02-03' };
  return (await asManager('POST', '/inspections', { ...of, self_servicer })).json;
};
const put = (id: number, body: object) => asManager('PUT', `/inspections/${id}`, body);

describe('an update', () => {
  test('loads the contacts of the property that are not there yet', async () => {
    const { id } = await given();
    await asManager('POST', `/inspections/${id}/contacts`, {
      type: 2,
      name: 'Ada',
      signee: false,
      notify: false,
      deliver: false,
    });
    const { status, json } = await put(id, { auto_load_contacts: true });
    expect([status, json.ref]).toEqual([200, null]);
    await put(id, { auto_load_contacts: true });
    const { json: contacts } = await asManager('GET', `/inspections/${id}/contacts`);
    expect(contacts.map(({ name }: { name: string }) => name)).toEqual(['Ada', 'Bob']);
    expect((await asManager('GET', `/properties/${property.id}/audit`)).json.data[0]).toMatchObject({
      action: 'inspection.contacts_loaded',
    });
  });

  test('starts the report from a template, once', async () => {
    const { id, reportId } = await given();
    expect((await put(id, { preload_template_id: template.id, ref: 'x' })).json).toMatchObject({
      ref: 'x',
      initialized: true,
      initialization: { type: 3, id: template.id },
    });
    await put(id, { preload_template_id: template.id });
    expect(await api.database.rows('test.rooms', 'select 1 from rooms where report_id = $1', [reportId])).toHaveLength(
      1,
    );
    const started = await given({ state: 300 });
    expect((await put(started.id, { preload_template_id: template.id })).json).toMatchObject({
      status: 409,
      code: 'already_started',
    });
    expect((await put(id, { preload_template_id: 999_999 })).json.errors).toMatchObject([
      { pointer: '/preload_template_id' },
    ]);
  });

  test('invites another tenant with a link of their own, and closes the earlier one', async () => {
    const { id } = await ofTenant({ name: 'Ada', email: 'ada@example.com', template_id: template.id });
    const tokenOf = async () =>
      (
        await api.database.rows<{ hash: Buffer }>(
          'test.hash',
          'select tenant_token_hash as hash from inspections where id = $1',
          [id],
        )
      )[0]?.hash;
    const before = await tokenOf();
    const { json } = await put(id, { self_servicer: { name: 'Ada B.', email: 'ada@example.com' } });
    const kept = { template_id: template.id, photos_per_room: 1 };
    expect(json.self_servicer).toEqual({ name: 'Ada B.', email: 'ada@example.com', ...kept });
    expect(await tokenOf()).toEqual(before);
    await put(id, { self_servicer: { name: 'Bob', email: 'bob@example.com' } });
    expect(await tokenOf()).not.toEqual(before);
    const emails = await api.database.rows<{ recipient: string }>(
      'test.to',
      'select recipient from emails where inspection_id = $1 order by id',
      [id],
    );
    expect(emails.map(({ recipient }) => recipient)).toEqual(['ada@example.com', 'bob@example.com']);
  });

  test('keeps a changed start of the report when the inspection is sent back as it was read', async () => {
    const self_servicer = { name: 'Ada', email: 'ada@example.com', template_id: template.id };
    const path = `/inspections/${(await ofTenant(self_servicer)).id}`;
    await asManager('PUT', `${path}/initialization`, { init_from: null });
    const read = await asManager('GET', path);
    const again = await asManager('PUT', path, read.json);
    expect([again.json, again.headers['etag']]).toEqual([read.json, read.headers['etag']]);
  });

  test('names the template of a tenant by the rules of a creation', async () => {
    const self_servicer = { name: 'Ada', email: 'ada@example.com' };
    const { id } = await ofTenant(self_servicer);
    const withTemplate = (template_id: number | null) => put(id, { self_servicer: { ...self_servicer, template_id } });
    expect((await withTemplate(template.id)).json.initialization).toMatchObject({ type: 3, id: template.id });

    const forOffice = (await asManager('POST', '/templates', { name: 'For the office', type_ids: [] })).json;
    expect((await withTemplate(forOffice.id)).json.errors).toMatchObject([{ pointer: '/self_servicer/template_id' }]);
    const accountId = api.account.id;
    const report = only(await addRows(api.database, reports, [{ accountId }]));
    const own = { accountId, reportId: report.id, name: 'The service’s own', selfService: true, system: true };
    const system = only(await addRows(api.database, templates, [own]));
    expect((await withTemplate(null)).json.initialization).toMatchObject({ type: 3, id: system.id });
  });

  test('takes no template for a tenant in another type', async () => {
    const { id } = await given();
    const { json } = await put(id, {
      self_servicer: { name: 'Ada', email: 'ada@example.com', template_id: template.id },
    });
    expect(json).toMatchObject({ self_servicer: null, initialized: false });
  });

  test('to a type that is not for tenants shows no tenant and no link, until it is for tenants again', async () => {
    const { id } = await ofTenant({ name: 'Ada', email: 'ada@example.com' });
    const path = `/inspections/${id}`;
    const before = (await asManager('GET', path)).json;
    const { json, headers } = await put(id, { type: { id: 1 } });
    expect(json).toMatchObject({ type: { id: 1 }, self_servicer: null, tenant_link_expires_at: null });
    expect((await asManager('PUT', path, json)).headers['etag']).toBe(headers['etag']);
    const { self_servicer, tenant_link_expires_at } = before;
    expect((await put(id, { type: { id: 150 } })).json).toMatchObject({ self_servicer, tenant_link_expires_at });
  });

  test('to a type for tenants needs its self_servicer', async () => {
    const { id } = await given();
    expect((await put(id, { type: { id: 231 } })).json.errors).toMatchObject([{ pointer: '/self_servicer' }]);
    const { json } = await put(id, { type: { id: 231 }, self_servicer: { name: 'Ada', email: 'ada@example.com' } });
    expect(json).toMatchObject({
      type: { id: 231 },
      self_servicer: { name: 'Ada' },
      tenant_link_expires_at: expect.any(String),
    });
  });

  test('is for managers in these kinds', async () => {
    const { id } = await given({ state: 200, clerkId: clerk.id });
    const asClerk = api.as(clerk.token);
    expect((await asClerk('PUT', `/inspections/${id}`, { auto_load_contacts: true })).status).toBe(403);
    expect((await asClerk('PUT', `/inspections/${id}`, { preload_template_id: template.id })).status).toBe(403);
    expect((await asClerk('PUT', `/inspections/${id}`, {})).status).toBe(200);
  });
});
