/** The link that opens a tenant's report: its target, its end, and its replacement. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { tenantConfirmation } from '#domain/tenant-report.ts';
import { givenAccount } from '#testing/given-account.ts';
import { givenProperty } from '#testing/given-property.ts';
import { type GivenTenantLink, givenTenantLink, readTenantToken } from '#testing/given-tenant-link.ts';
import { givenTenantOffice } from '#testing/given-tenant-office.ts';
import { photo } from '#testing/sample-files.ts';
import { type Call, type TestApi, testApi } from '#testing/test-api.ts';
import { uploads } from '#testing/upload-as.ts';

let api: TestApi;
let admin: Call;
let property: number;
let given: GivenTenantLink;
let tenant: Call;
beforeAll(async () => {
  ({ api, admin, property } = await givenTenantOffice());
});
beforeEach(async () => {
  given = await givenTenantLink(admin, api.database, property);
  tenant = api.as(given.token);
});
afterAll(() => api.close());

const itemOf = ({ rooms, items }: GivenTenantLink) => `/tenant-report/rooms/${rooms['Hall']}/items/${items['Door']}`;
const letExpireIn = (seconds: number) =>
  api.database.rows(
    'test.expiry',
    'update inspections set tenant_token_expires_at = now() + make_interval(secs => $2) where id = $1',
    [given.inspection, seconds],
  );

describe('a link', () => {
  test('is answered with the same words when it is unknown, expired or replaced', async () => {
    const said: string[] = [];
    const ask = async (token: string) => {
      const { status, json } = await api.as(token)('GET', '/tenant-report');
      expect([status, json.code]).toEqual([401, 'token_invalid']);
      said.push(json.detail);
    };
    await ask('never-given');
    await letExpireIn(-1);
    await ask(given.token);
    await letExpireIn(3600);
    expect((await tenant('GET', '/tenant-report')).status).toBe(200);
    await admin('POST', `/inspections/${given.inspection}/invite`);
    await ask(given.token);
    expect(new Set(said).size).toBe(1);
  });

  test('ends 14 days after the date of the inspection, also when that moves', async () => {
    const { json } = await admin('PUT', `/inspections/${given.inspection}`, { conduct_date: '2040-02-01' });
    expect(json.tenant_link_expires_at).toMatch(/^2040-02-15T/);
    expect((await tenant('GET', '/tenant-report')).status).toBe(200);
  });

  test('opens nothing any more once the office carries the inspection out itself', async () => {
    expect((await admin('PUT', `/inspections/${given.inspection}`, { type: { id: 1 } })).status).toBe(200);
    const { status, json } = await tenant('GET', '/tenant-report');
    expect([status, json.code]).toEqual([401, 'token_invalid']);
  });

  test('is answered with the cancellation when the inspection was cancelled', async () => {
    await admin('POST', `/inspections/${given.inspection}/cancel`);
    const { status, json } = await tenant('GET', '/tenant-report');
    expect([status, json.code]).toEqual([410, 'gone']);
    expect((await tenant('PUT', itemOf(given), { condition: 'x' })).status).toBe(410);
  });

  test('opens no other report, and nothing else', async () => {
    const other = await givenTenantLink(admin, api.database, property);
    const theirs = itemOf(other);
    expect((await tenant('PUT', theirs, { condition: 'x' })).status).toBe(404);
    const sent = await uploads(api, given.token).upload(`${theirs}/attachments`, await photo({ width: 12, height: 8 }));
    expect(sent.status).toBe(404);
    for (const path of [
      '/me',
      '/inspections',
      `/inspections/${given.inspection}`,
      `/inspections/${given.inspection}/report`,
    ])
      expect((await tenant('GET', path)).status).toBe(401);
    expect((await admin('GET', `/inspections/${given.inspection}`)).json).toMatchObject({ state: { id: 100 } });
  });

  test('is not opened by a token of the office', async () => {
    expect((await admin('GET', '/tenant-report')).status).toBe(401);
  });

  test('has an allowance of its own', async () => {
    const limited = await testApi({ rateLimit: true });
    const office = limited.as((await limited.account.user('administrator')).token);
    const home = await givenProperty(limited.database, limited.account.id);
    const { token } = await givenTenantLink(office, limited.database, home.id);
    const { headers } = await limited.as(token)('GET', '/tenant-report');
    expect(headers['ratelimit-policy']).toBe('"requests";q=600;w=60');
    expect(headers['ratelimit']).toMatch(/^"requests";r=599;/);
    await limited.close();
  });
});

test('a link to a day counts from its beginning in the time zone of the account, whenever it is sent', async () => {
  const moveTo = (timeZone: string) =>
    api.database.rows('test.zone', 'update accounts set time_zone = $2 where id = $1', [api.account.id, timeZone]);
  await moveTo('Pacific/Auckland');
  const { inspection } = await givenTenantLink(admin, api.database, property, { conductDate: '2027-06-10' });
  const ends = async (method: 'GET' | 'PUT' | 'POST', path = '', body?: object) =>
    (await admin(method, `/inspections/${inspection}${path}`, body)).json.tenant_link_expires_at;
  expect(await ends('GET')).toBe('2027-06-23T12:00:00+00:00');
  expect(await ends('POST', '/invite')).toBe('2027-06-23T12:00:00+00:00');
  expect(await ends('PUT', '', { conduct_date: '2027-06-11' })).toBe('2027-06-24T12:00:00+00:00');
  await moveTo('Europe/London');
});

describe('inviting again', () => {
  const invite = () => admin('POST', `/inspections/${given.inspection}/invite`);
  const conductDate = new Date(Date.now() + 7 * 86_400_000).toISOString();
  beforeEach(async () => {
    given = await givenTenantLink(admin, api.database, property, { conductDate });
    tenant = api.as(given.token);
  });

  test('sends a link that works and tells until when', async () => {
    const { status, json } = await invite();
    expect(status).toBe(200);
    const until = Date.parse(json.tenant_link_expires_at) - Date.parse(json.conduct_date);
    expect(until).toBe(14 * 86_400_000);
    const token = await readTenantToken(api.database, { ...given, accountId: api.account.id });
    expect(token).not.toBe(given.token);
    expect((await api.as(token)('GET', '/tenant-report')).status).toBe(200);
    const trail = await admin('GET', `/properties/${property}/audit?inspection_id=${given.inspection}`);
    expect(trail.json.data[0]).toMatchObject({ action: 'inspection.invite' });
  });

  test('is refused where a link would be of no use', async () => {
    await tenant('POST', '/tenant-report/submit', { confirmation: tenantConfirmation });
    expect((await invite()).json.detail).toContain('has sent this report in');
    const late = await givenTenantLink(admin, api.database, property, { conductDate: '2026-01-02' });
    const { status, json } = await admin('POST', `/inspections/${late.inspection}/invite`);
    expect([status, json.code]).toEqual([409, 'state_forbids']);
    expect(json.detail).toContain('Move the date first');
    expect(await readTenantToken(api.database, { ...late, accountId: api.account.id })).toBe(late.token);
  });

  test('is for managers, of their own account', async () => {
    const clerk = api.as((await api.account.user('clerk')).token);
    expect((await clerk('POST', `/inspections/${given.inspection}/invite`)).status).toBe(403);
    const stranger = api.as((await (await givenAccount(api.database, 'Another firm')).user('administrator')).token);
    expect((await stranger('POST', `/inspections/${given.inspection}/invite`)).status).toBe(404);
  });
});
