/** A new account books an inspection of each type, and starts it from the template that fits. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { conditionFault } from '#domain/condition.ts';
import { inspectionTypeCodes, isCarriedOutByTenant, types } from '#domain/inspection-type.ts';
import { hazardsNote } from '#domain/usual-things/hazards.ts';
import { findUsualTemplate } from '#domain/usual-things/template-rule.ts';
import { usualRooms } from '#domain/usual-things/wording.ts';
import { scopes } from '#domain/scope.ts';
import { buildApplicationStore } from '#store/access/applications.ts';
import { givenToken } from '#testing/given-account.ts';
import { type Call, type TestApi, testApi } from '#testing/test-api.ts';
import { openAccount } from './open-account.ts';

let api: TestApi;
let call: Call;
let clerkId: number;
let propertyId: number;

beforeAll(async () => {
  api = await testApi();
  const { accountId, id: userId } = await api.store.inTransaction((tx) =>
    openAccount(tx, { firm: 'Solent Lettings', name: 'Ann Lee', email: 'ann@example.com' }, {}),
  );
  const { row: application } = await buildApplicationStore(api.database).add(accountId, {
    name: 'Test application',
    redirectUris: ['http://localhost:9/callback'],
    scopes: [...scopes],
  });
  call = api.as(await givenToken(api.database, { accountId, userId, applicationId: application.id }));
  clerkId = userId;
  const address = { line1: '3 Camber Dock Road', city: 'Portsmouth', postcode: 'PO1 2JF' };
  ({
    json: { id: propertyId },
  } = await call('POST', '/properties', { address, no_of_beds: 2, no_of_baths: 1 }));
});
afterAll(() => api.close());

type Wire = Record<'template_id' | 'type_id' | 'client_id' | 'beds_from' | 'beds_to' | 'furnished', never>;

const offered = async (type: number): Promise<{ id: number; name: string }[]> =>
  (await call('GET', `/templates?type_id=${type}&per_page=100`)).json.data;

/** The home with the bedrooms of the property, or the first that is offered. */
async function fitting(type: number): Promise<number> {
  const templates = await offered(type);
  const found = templates.find(({ name }) => name.includes('2 bedrooms')) ?? templates[0];
  if (found === undefined) throw new Error(`No template is offered for type ${type}.`);
  return found.id;
}

test.each(inspectionTypeCodes)(
  'an inspection of type %i is booked, and started from a template that fits',
  async (type) => {
    const templateId = await fitting(type);
    const isTenants = isCarriedOutByTenant(type);
    const tenant = { name: 'Sam Hill', email: 'sam@example.com', template_id: templateId };
    const booked = await call('POST', '/inspections', {
      property: { id: propertyId },
      type: { id: type },
      conduct_date: '2027-03-01T10:00:00+00:00',
      ...(isTenants ? { self_servicer: tenant } : { clerk: { id: clerkId }, preload_template_id: templateId }),
    });
    expect(booked.status, booked.text).toBe(200);
    const { id } = booked.json;
    if (!isTenants) expect((await call('POST', `/inspections/${id}/start`)).status).toBe(200);
    const { rooms } = (await call('GET', `/inspections/${id}/report`)).json;
    expect(rooms.length).toBeGreaterThan(1);
    for (const room of rooms) expect(room.items.length, room.name.value).toBeGreaterThan(0);
  },
);

test('the booking form finds the template of the home, and one where its size or furnishing is not known', async () => {
  const { template_rules: rules } = (await call('GET', '/settings/account')).json;
  const nameFor = async (typeId: number, home: { beds: number | null; furnished: string | null }) => {
    const templates = await offered(typeId);
    const of = (id: number) => templates.find((one) => one.id === id)?.name;
    const given = rules.map(({ template_id, type_id, client_id, beds_from, beds_to, furnished }: Wire) => ({
      templateId: template_id,
      typeId: type_id,
      clientId: client_id,
      bedsFrom: beds_from,
      bedsTo: beds_to,
      furnished,
    }));
    const taken = given.filter(({ templateId }: { templateId: number }) => of(templateId) !== undefined);
    return of(findUsualTemplate(taken, { ...home, typeId, clientId: null }) ?? 0);
  };
  const named = [
    await nameFor(types.inventory, { beds: 2, furnished: 'Unfurnished' }),
    await nameFor(types.checkIn, { beds: 0, furnished: 'Fully Furnished' }),
    await nameFor(types.checkOut, { beds: 9, furnished: null }),
    await nameFor(types.inventory, { beds: null, furnished: null }),
    await nameFor(types.checkIn, { beds: null, furnished: 'Unfurnished' }),
    await nameFor(types.routine, { beds: 2, furnished: null }),
    await nameFor(types.inspection, { beds: null, furnished: null }),
    await nameFor(types.riskAssessment, { beds: null, furnished: null }),
    await nameFor(types.live, { beds: 2, furnished: null }),
  ];
  expect(named).toEqual([
    'Inventory, 2 bedrooms, unfurnished',
    'Check in, studio, furnished',
    'Inventory, 5 bedrooms, furnished',
    'Inventory, 2 bedrooms, furnished',
    'Check in, 2 bedrooms, unfurnished',
    'Mid-term',
    'Property inspection',
    'HHSRS',
    'Live inspection by video',
  ]);
});

test('a home has the rooms of its bedrooms, and a check in what is handed over', async () => {
  const roomsOf = async (type: number, name: string): Promise<string[]> => {
    const { id } = (await offered(type)).find((one) => one.name === name) ?? { id: 0 };
    const report = await call('GET', `/templates/${id}/report`);
    return report.json.rooms.map((room: { name: { value: string } }) => room.name.value);
  };
  const studio = await roomsOf(types.inventory, 'Inventory, studio, furnished');
  expect(studio).toEqual(expect.arrayContaining(['Studio Room', 'Shower Room']));
  expect(studio.filter((name) => name.startsWith('Bedroom'))).toEqual([]);
  const three = await roomsOf(types.checkIn, 'Check in, 3 bedrooms, unfurnished');
  expect(three.filter((name) => name.startsWith('Bedroom'))).toEqual(['Bedroom 1', 'Bedroom 2', 'Bedroom 3']);
  expect(three.at(-1)).toBe('Handover');
});

test('a template says that it came with the account until somebody changes it, and a copy is the firm’s', async () => {
  const all = (await call('GET', '/templates?per_page=100')).json.data;
  expect(all.length).toBeGreaterThan(20);
  for (const { name, from_keyturn } of all) expect(from_keyturn, name).toBe(true);
  const one = async (path: string) => (await call('GET', path)).json.from_keyturn;
  const pathOf = (name: string) => `/templates/${all.find((each: { name: string }) => each.name === name)?.id}`;

  await call('PUT', pathOf('Legionella'), { name: 'Water' });
  expect(await one(pathOf('Legionella'))).toBe(false);
  const fire = pathOf('Fire (HMO)');
  expect((await call('POST', `${fire}/rooms`, { name: 'Attic', block_type: 'DETAILED' })).status).toBe(200);
  expect(await one(fire)).toBe(false);
  const { id } = all.find(({ name }: { name: string }) => name === 'HHSRS');
  const copy = await call('POST', '/templates', { name: 'HHSRS', type_ids: [types.riskAssessment], copy_of: id });
  expect([copy.json.from_keyturn, await one(`/templates/${id}`)]).toEqual([false, true]);
  expect((await call('DELETE', `/templates/${copy.json.id}`)).status).toBe(200);
});

test('all but the template for tenants is the firm’s to change and to remove', async () => {
  const templates = (await call('GET', '/templates?per_page=100')).json.data;
  expect(templates.filter(({ system }: { system: boolean }) => system)).toHaveLength(1);
  const { id } = templates.find(({ name }: { name: string }) => name === 'Void check');
  expect((await call('PUT', `/templates/${id}`, { name: 'Empty home' })).json.name).toBe('Empty home');
  expect((await call('DELETE', `/templates/${id}`)).status).toBe(200);
  const sets = (await call('GET', '/option-sets?per_page=100')).json.data;
  expect(sets.every(({ editable }: { editable: boolean }) => editable)).toBe(true);
  expect((await call('DELETE', `/option-sets/${sets[0].id}`)).status).toBe(200);
});

test('the questions of a template wait for their answers', async () => {
  const { id } = (await offered(types.riskAssessment)).find(({ name }) => name === 'HHSRS') ?? { id: 0 };
  const { rooms } = (await call('GET', `/templates/${id}/report`)).json;
  for (const { block_type, option_set, items } of rooms)
    for (const { condition } of items) expect(conditionFault(block_type, option_set, condition.value)).toBeUndefined();
  expect(JSON.stringify(rooms)).toContain('"Hazard present":null');
});

test('the wording is there: disclaimers, terms, abbreviations, phrases and rooms', async () => {
  const { json: settings } = await call('GET', '/settings/account');
  for (const list of ['disclaimers', 'glossary', 'abbreviations', 'phrases'])
    expect(settings[list].length, list).toBeGreaterThan(5);
  expect(settings.rooms).toEqual(usualRooms);
  const emptied = await call('PUT', '/settings/account', { phrases: [] });
  expect(emptied.json.phrases).toEqual([]);
});

test('the hazards stand under a note that they are a starting list, which the firm changes as it does any words', async () => {
  const { id } = (await offered(types.riskAssessment)).find(({ name }) => name === 'HHSRS') ?? { id: 0 };
  const find = async () => {
    const [scope] = (await call('GET', `/templates/${id}/report`)).json.rooms;
    return {
      scope,
      item: scope.items.find((one: { name: { value: string } }) => one.name.value === 'List of hazards'),
    };
  };
  const { scope, item } = await find();
  expect(item.condition.value).toBe(hazardsNote);
  const condition = 'The list of the guidance of June 2026.';
  const written = { name: item.name.value, description: null, condition };
  await call('PUT', `/templates/${id}/rooms/${scope.id}/items/${item.id}`, written);
  expect((await find()).item.condition.value).toBe(condition);
});
