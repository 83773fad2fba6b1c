/** The first steps of a new firm are done when what they ask for is there, and left out when the firm says so. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { scopes } from '#domain/scope.ts';
import { types } from '#domain/inspection-type.ts';
import { roles } from '#domain/role.ts';
import { buildApplicationStore } from '#store/access/applications.ts';
import { givenToken } from '#testing/given-account.ts';
import { type Call, type TestApi, testApi } from '#testing/test-api.ts';
import { openAccount } from '../../new-account/open-account.ts';

type Step = { key: string; done: boolean; skipped: boolean };

let api: TestApi;
let call: Call;
let userId: number;
beforeAll(async () => {
  api = await testApi({ smtpUrl: null });
  const opened = await api.store.inTransaction((tx) =>
    openAccount(tx, { firm: 'Solent Lettings', name: 'Ann Lee', email: 'ann@example.com' }, {}),
  );
  userId = opened.id;
  const { row } = await buildApplicationStore(api.database).add(opened.accountId, {
    name: 'Test application',
    redirectUris: ['http://localhost:9/callback'],
    scopes: [...scopes],
  });
  call = api.as(
    await givenToken(api.database, { accountId: opened.accountId, userId: opened.id, applicationId: row.id }),
  );
});
afterAll(() => api.close());

const steps = async (): Promise<Step[]> => (await call('GET', '/settings/moving-in')).json.steps;
const done = async () => (await steps()).filter((step) => step.done).map(({ key }) => key);
const hours = [{ day: 1, from: '09:00', to: '17:30' }];
const firm = { address: '2 Camber Quay\nPortsmouth' };

test('a new firm has its templates and its wording, and nothing else', async () => {
  const { json } = await call('GET', '/settings/moving-in');
  expect([json.dismissed, json.steps.map(({ key }: Step) => key)]).toEqual([
    false,
    ['firm', 'people', 'clients', 'properties', 'templates', 'wording', 'booking', 'report', 'email'],
  ]);
  expect(await done()).toEqual(['templates', 'wording']);
  expect((await call('GET', '/me')).json.moving_in).toBe(true);
});

test('it names the types for which the booking form chooses no template, and none in a new firm', async () => {
  const without = async () => (await call('GET', '/settings/moving-in')).json.types_without_template;
  expect(await without()).toEqual([]);
  const { json: settings } = await call('GET', '/settings/account');
  const others = settings.template_rules.filter(({ type_id }: { type_id: number }) => type_id !== types.live);
  await call('PUT', '/settings/account', { template_rules: others });
  expect(await without()).toEqual([types.live]);
  const assessment = others.find(({ type_id }: { type_id: number }) => type_id === types.riskAssessment);
  await call('DELETE', `/templates/${assessment.template_id}`);
  expect(await without()).toEqual([types.riskAssessment, types.live]);
});

test('each step is done once what it asks for is there', async () => {
  const also: string[] = ['templates', 'wording'];
  const becomes = async (key: string) => {
    also.push(key);
    expect((await done()).toSorted()).toEqual(also.toSorted());
  };
  await call('PUT', '/settings/account', { brand: firm });
  await becomes('firm');
  await call('PUT', `/staff/${userId}`, { working_hours: hours });
  await becomes('people');
  const { json: client } = await call('POST', '/clients', { name: 'Langstone Homes' });
  await becomes('clients');
  const address = { line1: '3 Camber Dock Road', city: 'Portsmouth', postcode: 'PO1 2JF' };
  const { json: property } = await call('POST', '/properties', { address, no_of_beds: 2, no_of_baths: 1, client });
  await becomes('properties');
  const { json: inspection } = await call('POST', '/inspections', {
    property: { id: property.id },
    type: { id: types.inventory },
    conduct_date: '2027-03-01T10:00:00+00:00',
    clerk: { id: userId },
  });
  await becomes('booking');
  for (const verb of ['start', 'submit']) await call('POST', `/inspections/${inspection.id}/${verb}`);
  expect(await done()).not.toContain('report');
  await call('POST', `/inspections/${inspection.id}/complete`);
  await becomes('report');
});

test('a clerk without hours takes the step of people back, and so does an empty list of disclaimers that of wording', async () => {
  const draft = { name: 'Cleo Clerk', email: 'cleo@example.com', role: roles.clerk };
  const { id } = await api.store.staff.add((await call('GET', '/me')).json.account_id, draft);
  expect(await done()).not.toContain('people');
  await call('PUT', `/staff/${id}`, { working_hours: hours });
  expect(await done()).toContain('people');
  await call('PUT', '/settings/account', { disclaimers: [] });
  expect(await done()).not.toContain('wording');
});

test('a step that is left out stays so until it is taken up again; one that is not named is kept', async () => {
  const skip = (key: string, skipped: boolean) => call('PUT', '/settings/moving-in', { steps: [{ key, skipped }] });
  await Promise.all([skip('email', true), skip('wording', true)]);
  const skipped = async () => (await steps()).filter((step) => step.skipped).map(({ key }) => key);
  expect(await skipped()).toEqual(['wording', 'email']);
  await skip('email', false);
  expect(await skipped()).toEqual(['wording']);
  const open = (await steps()).filter((step) => !step.done).map(({ key }) => key);
  expect((await call('GET', '/me')).json.moving_in).toBe(true);
  for (const key of open) await skip(key, true);
  // There is nothing left to show, though nobody has put it aside.
  expect((await call('GET', '/me')).json.moving_in).toBe(false);
  for (const key of open) await skip(key, false);
  const { status, json } = await skip('lunch', true);
  expect([status, json.errors[0].pointer]).toEqual([422, '/steps/0/key']);
});

test('a firm that puts its steps aside sees them no more, and an older firm never did', async () => {
  expect((await call('PUT', '/settings/moving-in', { dismissed: true })).json.dismissed).toBe(true);
  expect((await call('GET', '/me')).json.moving_in).toBe(false);
  expect((await call('PUT', '/settings/moving-in', { dismissed: false })).json.dismissed).toBe(false);
  const manager = api.as((await api.account.user('manager')).token);
  expect((await manager('GET', '/settings/moving-in')).json.dismissed).toBe(true);
  expect((await manager('GET', '/me')).json.moving_in).toBe(false);
});

test('the mail server is that of the installation', async () => {
  const connected = await testApi({ smtpUrl: 'smtp://localhost:2525' });
  try {
    const manager = connected.as((await connected.account.user('manager')).token);
    const { json } = await manager('GET', '/settings/moving-in');
    expect(json.steps.find(({ key }: Step) => key === 'email').done).toBe(true);
  } finally {
    await connected.close();
  }
});
