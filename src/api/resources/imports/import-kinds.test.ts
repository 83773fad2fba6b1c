/** Each kind of import: the things that its rows become, and their way back. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { importFields } from '#domain/import/import-fields.ts';
import { importKinds } from '#domain/import/import-kind.ts';
import { givenProperty } from '#testing/given-property.ts';
import { type Call, type TestApi, testApi } from '#testing/test-api.ts';
import { buildRunImport } from './run-import.ts';

let api: TestApi;
let office: Call;
let property: { id: number };
const complaints: unknown[] = [];

beforeAll(async () => {
  api = await testApi();
  const admin = await api.account.user('administrator');
  office = api.as(await api.account.backOfficeToken(admin.id));
  property = await givenProperty(api.database, api.account.id, {
    ref: 'P-1',
    line1: '12 Albert Road',
    postcode: 'PO5 2SJ',
  });
});
afterAll(() => api.close());

type MailServer = { smtpUrl?: string };
const mailServer: MailServer = { smtpUrl: 'smtp://mail.example' };

const run = (id: number, mail = mailServer) =>
  buildRunImport({
    store: api.store,
    settings: { publicUrl: 'http://localhost:8080', ...mail },
    log: { error: (facts) => complaints.push(facts) },
  })({ accountId: api.account.id, id }, new AbortController().signal);

async function drafted(kind: string, ...cells: object[]) {
  const { json: draft } = await office('POST', '/imports', { kind, name: `${kind}.csv` });
  const rows = cells.map((one, at) => ({ number: at + 2, cells: one }));
  const { json } = await office('PUT', `/imports/${draft.id}/rows`, { rows });
  return { id: draft.id as number, rows: json };
}

async function imported(kind: string, cells: object, change: object = {}, mail = mailServer) {
  const { id, rows } = await drafted(kind, cells);
  expect(rows[0].faults).toEqual([]);
  await office('PUT', `/imports/${id}`, change);
  expect((await office('POST', `/imports/${id}/start`)).status).toBe(200);
  await run(id, mail);
  expect(complaints).toEqual([]);
  return id;
}

/** It does what it says before. */
async function undone(id: number) {
  const { added, updated, kept } = (await office('GET', `/imports/${id}`)).json.undo;
  await office('POST', `/imports/${id}/undo`);
  await run(id);
  const { done } = (await office('GET', `/imports/${id}`)).json;
  const left = kept.reduce((sum: number, { rows }: { rows: number }) => sum + rows, 0);
  expect([added + updated, left]).toEqual([done.undone, done.kept]);
  return done;
}

test('clients are known again by their e-mail address, and come back as they were', async () => {
  const first = await imported('clients', { name: 'Solent', email: 'Office@Solent.example', phone: '1' });
  const second = await imported(
    'clients',
    { name: 'Solent Estates', email: 'office@solent.example' },
    { duplicates: 'update' },
  );
  expect((await office('GET', '/clients')).json.data).toMatchObject([{ name: 'Solent Estates', phone: '1' }]);
  expect(await undone(second)).toMatchObject({ undone: 1, kept: 0 });
  expect((await office('GET', '/clients')).json.data).toMatchObject([{ name: 'Solent' }]);
  // Its version has moved on, though it is as it was.
  expect((await office('GET', `/imports/${first}`)).json.undo).toMatchObject({
    added: 0,
    updated: 0,
    kept: [{ rows: 1 }],
  });
});

test('an import of which nothing can be taken back is not undone, and says so', async () => {
  const id = await imported('clients', { name: 'Havant Homes', email: 'office@havant.example' });
  const path = `/clients/${(await office('GET', '/clients?q=havant')).json.data[0].id}`;
  await office('PUT', path, { phone: '2' });
  const refused = await office('POST', `/imports/${id}/undo`);
  expect([refused.status, refused.json.code]).toEqual([409, 'state_forbids']);
  expect(refused.json.detail).toContain('Nothing of it can be taken back');
  expect((await office('GET', `/imports/${id}`)).json).toMatchObject({ state: 'done', undone_at: null });
});

test('a contact of a house of flats is told which there are, and finds the one that is typed', async () => {
  const house = { line1: '14 Elm Grove', postcode: 'PO5 1JG' };
  for (const line2 of ['Flat 1', 'Flat 2', null])
    await givenProperty(
      api.database,
      api.account.id,
      line2 === null ? { ...house, line1: '4 Elm Grove' } : { ...house, line2 },
    );
  const ann = { type: 'Tenant', name: 'Ann', property_postcode: 'PO51JG' };
  const { id, rows } = await drafted('contacts', { ...ann, property_line1: '14 Elm Grove' });
  const detail =
    '“14 Elm Grove” leaves out the flat. Type the address with it: “14 Elm Grove, Flat 1”, “14 Elm Grove, Flat 2”.';
  expect(rows[0].faults).toEqual([{ field: 'property_line1', detail }]);
  const mended = { ...ann, property_line1: '14 Elm Grove, Flat 2' };
  const { json } = await office('PUT', `/imports/${id}/rows`, { rows: [{ number: 2, cells: mended }] });
  expect(json[0].faults).toEqual([]);
});

test('one of two homes at an address is named by its reference, which the fault says', async () => {
  const house = { line1: '9 Castle Road', postcode: 'PO5 3DE' };
  for (const ref of ['Front', 'Back']) await givenProperty(api.database, api.account.id, { ...house, ref });
  const ann = { type: 'Tenant', name: 'Ann', property_line1: house.line1, property_postcode: house.postcode };
  const { id, rows } = await drafted('contacts', ann);
  const detail =
    'There are 2 properties “9 Castle Road, PO5 3DE”. Type the property reference of the one that is meant: “Front”, “Back”.';
  expect(rows[0].faults).toEqual([{ field: 'property_line1', detail }]);
  const mend = (property_ref: string) =>
    office('PUT', `/imports/${id}/rows`, { rows: [{ number: 2, cells: { ...ann, property_ref } }] });
  expect((await mend('back')).json[0].faults).toEqual([]);

  await givenProperty(api.database, api.account.id, { ...house, line1: '11 Castle Road', ref: 'Back' });
  expect((await mend('back')).json[0].faults).toEqual([
    {
      field: 'property_ref',
      detail: 'There are 2 properties with the reference “back”. Leave it empty, and type the address and postcode.',
    },
  ]);
});

test('contacts find their property by its reference or its address, and nobody is told', async () => {
  const { rows } = await drafted(
    'contacts',
    { property_ref: 'p-1', type: 'tenant', name: 'Ann', email: 'ann@example.com' },
    { property_line1: '12, Albert Rd', property_postcode: 'po52sj', type: 'Landlord', name: 'Ben' },
    { property_ref: 'P-2', type: 'Tenant', name: 'Cy' },
    { type: 'Ghost', name: '', email: 'not one' },
  );
  const faults = rows.map((row: { faults: { field: string }[] }) => row.faults.map(({ field }) => field).toSorted());
  expect(faults).toEqual([[], [], ['property_ref'], ['email', 'name', 'property_ref', 'type']]);
  const id = await imported('contacts', {
    property_ref: 'P-1',
    type: 'Tenant',
    name: 'Ann',
    email: 'ann@example.com',
    signee: 'yes',
  });
  const contacts = async () => (await office('GET', `/properties/${property.id}/contacts`)).json;
  expect(await contacts()).toMatchObject([{ name: 'Ann', type: 1, signee: true, notify: true }]);
  expect(await undone(id)).toMatchObject({ undone: 1 });
  expect(await contacts()).toEqual([]);
});

test('a tenancy is a tenant with its days', async () => {
  const { rows } = await drafted('tenancies', {
    property_ref: 'P-1',
    name: 'Tom',
    starts_on: '1/3/2027',
    ends_on: '2027-02-01',
  });
  expect(rows[0].faults).toEqual([{ field: 'ends_on', detail: 'must not be earlier than Tenancy starts' }]);
  await imported('tenancies', { property_ref: 'P-1', name: 'Tom', starts_on: '1/3/2027', ends_on: '28 Feb 2028' });
  const { json } = await office('GET', `/properties/${property.id}/contacts`);
  expect(json).toMatchObject([{ name: 'Tom', type: 1, starts_on: '2027-03-01', ends_on: '2028-02-28' }]);
});

test('tenants with the same first day share a tenancy, which goes when the import is undone', async () => {
  const tenancies = async () => (await office('GET', `/properties/${property.id}/tenancies`)).json;
  const before = (await tenancies()).length;
  const cells = { property_ref: 'P-1', starts_on: '1/5/2029', ends_on: '30 Apr 2030' };
  await imported('tenancies', { ...cells, name: 'Una' });
  const second = await imported('tenancies', { ...cells, name: 'Uwe', ends_on: '' });
  expect((await tenancies())[0]).toMatchObject({
    starts_on: '2029-05-01',
    ends_on: '2030-04-30',
    contacts: [{ name: 'Una' }, { name: 'Uwe' }],
  });
  expect(await undone(second)).toMatchObject({ undone: 1 });
  expect((await tenancies())[0]).toMatchObject({ contacts: [{ name: 'Una' }] });
  await imported('tenancies', { ...cells, name: 'Una', ends_on: '1 Jun 2030' }, { duplicates: 'update' });
  expect((await tenancies())[0]).toMatchObject({ ends_on: '2030-06-01' });
  const alone = await imported('tenancies', { ...cells, name: 'Ute', starts_on: '1/5/2031', ends_on: '' });
  expect(await undone(alone)).toMatchObject({ undone: 1 });
  expect(await tenancies()).toHaveLength(before + 1);
});

test('a meter is known again by its serial number, and keeps the reading from before', async () => {
  const cells = { property_ref: 'P-1', type: 'Gas', serial_no: 'G4', reading: '100', date: '1/2/2027' };
  await imported('meters', cells);
  await imported('meters', { ...cells, reading: '120', date: '1/3/2027' }, { duplicates: 'update' });
  const { json } = await office('GET', `/properties/${property.id}/meters?embed=previous_readings`);
  expect(json).toMatchObject([{ reading: '120', previous_readings: [{ reading: '100' }] }]);
});

test('staff are invited only where that was chosen, and removed again while they never came', async () => {
  const invitations = async () =>
    (await api.database.rows('test.emails', 'select from emails where account_id = $1', [api.account.id])).length;
  const quiet = await imported('staff', { name: 'Cora', email: 'cora@example.com', role: 'Clerk' });
  expect(await invitations()).toBe(0);
  const told = await imported('staff', { name: 'Max', email: 'max@example.com', role: 'manager' }, { invite: true });
  expect(await invitations()).toBe(1);
  const names = async () =>
    (await office('GET', '/staff?sort=name')).json.data.map(({ name }: { name: string }) => name);
  expect(await names()).toEqual(expect.arrayContaining(['Cora', 'Max']));
  expect(await undone(quiet)).toMatchObject({ undone: 1 });
  expect(await undone(told)).toMatchObject({ undone: 1 });
  expect(await names()).not.toEqual(expect.arrayContaining(['Cora']));
  await imported('staff', { name: 'Cora', email: 'cora@example.com', role: 'clerk' });
});

test('while no mail server is set, nobody is called invited who has no link, until somebody makes one', async () => {
  const uninvited = async (id: number) => {
    const { json } = await office('GET', `/imports/${id}/rows?only=uninvited`);
    return json.data.map((row: { subject_id: number }) => row.subject_id);
  };
  const nina = { name: 'Nina', email: 'nina@example.com', role: 'clerk' };
  const id = await imported('staff', nina, { invite: true }, {});
  const [ninaId] = await uninvited(id);
  expect((await office('GET', `/staff/${ninaId}`)).json).toMatchObject({ name: 'Nina', invited_until: null });
  expect((await office('POST', `/staff/${ninaId}/invite`)).status).toBe(200);
  expect(await uninvited(id)).toEqual([]);
  const invited = await imported('staff', { ...nina, email: 'nora@example.com' }, { invite: true });
  expect(await uninvited(invited)).toEqual([]);
});

test('custom fields of properties have columns: each is read as what it is, and the undo empties what it filled', async () => {
  const defined = async (body: object) => (await office('POST', '/custom-fields/properties', body)).json.id as number;
  const alarm = await defined({ name: 'Alarm code', type: 'text' });
  const heating = await defined({ name: 'Heating', type: 'choice', options: ['Gas', 'Heat pump'] });
  const valuesOf = async (id: number) => {
    const { json } = await office('GET', `/properties/${id}`);
    return [alarm, heating].map((field) => json.customFields[field]?.value);
  };
  const there = await givenProperty(api.database, api.account.id, { line1: '90 Albert Road', postcode: 'PO5 2SJ' });
  await office('PUT', `/properties/${there.id}`, { custom_fields: { [alarm]: '1904' } });
  const cells = { line1: '90 Albert Road', city: 'Southsea', postcode: 'PO5 2SJ', no_of_beds: '2', no_of_baths: '1' };
  const { rows } = await drafted('properties', { ...cells, [`custom_${heating}`]: 'Coal' });
  expect(rows[0].faults).toEqual([{ field: `custom_${heating}`, detail: 'must be one of Gas, Heat pump' }]);

  const id = await imported('properties', { ...cells, [`custom_${heating}`]: 'heat pump' }, { duplicates: 'update' });
  expect(await valuesOf(there.id)).toEqual(['1904', 'Heat pump']);
  await imported('properties', { ...cells, line1: '91 Albert Road', [`custom_${alarm}`]: '7' });
  const { json: found } = await office('GET', '/properties?q=91%20Albert');
  expect(await valuesOf(found.data[0].id)).toEqual(['7', undefined]);
  expect(await undone(id)).toMatchObject({ undone: 1 });
  expect(await valuesOf(there.id)).toEqual(['1904', '']);
});

test.each(importKinds)('the cells of the example file of %s have no faults of their own', async (kind) => {
  const rows = [0, 1].map((at) =>
    Object.fromEntries(importFields[kind].map(({ name, examples }) => [name, examples[at]])),
  );
  const { rows: checked } = await drafted(kind, ...rows);
  const ofHomes = /^property_/;
  for (const { faults } of checked)
    expect(faults.filter(({ field }: { field: string }) => !ofHomes.test(field))).toEqual([]);
});
