/** Every refusal code, brought about over HTTP: its status, its title, its shape; and docs/errors.md lists them all. */
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refusalAnswers } from '#api/errors.ts';
import { refusalExamples } from '#api/openapi/refusal-examples.ts';
import { Problem } from '#contract/wire.ts';
import { type RefusalCode, refusalCodes } from '#domain/refusal.ts';
import { type Everything, givenEverything } from '#testing/given-everything.ts';
import { type Call, type TestApi, testApi } from '#testing/test-api.ts';
import { uploads } from '#testing/upload-as.ts';

let api: TestApi;
let own: Everything;
let admin: Call;
beforeAll(async () => {
  api = await testApi();
  own = await givenEverything(api);
  admin = api.as(own.users.administrator.token);
});
afterAll(() => api.close());

type Made = Promise<{ status: number; headers: Record<string, unknown>; json: Record<string, unknown> | undefined }>;

const property = () => `/properties/${own.ids['property']}`;
const inspection = () => `/inspections/${own.ids['inspection']}`;
const key = { 'idempotency-key': 'the same' };
const house = { address: { line1: '1', city: 'c', postcode: 'p' }, no_of_beds: 1, no_of_baths: 1 };

type OfThisMachine = 'not_ready' | 'file_failed' | 'no_room' | 'quota_reached';

/** One way to cause each refusal. Those that need a clock or another process are in tests of their own. */
const causes: Record<Exclude<RefusalCode, OfThisMachine | 'rate_limited' | 'request_in_progress'>, () => Made> = {
  body_unreadable: () => admin('POST', '/properties', '{'),
  token_missing: () => api.as(undefined)('GET', '/me'),
  token_invalid: () => api.as('nobody-issued-this')('GET', '/me'),
  insufficient_scope: async () =>
    api.as(await own.account.token(own.users.manager.id, ['profile.read']))('GET', '/properties'),
  role_forbids: () => api.as(own.users.clerk.token)('POST', '/properties', house),
  back_office_only: () => admin('POST', '/staff', { name: 'A', email: 'a@example.com', role: 1 }),
  proof_needed: async () => {
    const token = await own.account.backOfficeToken(own.users.clerk.id);
    await api.database.rows('test.unproved', 'update grants set proved_at = null where user_id = $1', [
      own.users.clerk.id,
    ]);
    return api.as(token)('DELETE', '/me/authenticator-app');
  },
  not_found: () => admin('GET', '/properties/2147483647'),
  gone: async () => {
    const { tenantToken, tenantInspection } = own.ids;
    await admin('POST', `/inspections/${tenantInspection}/cancel`);
    return api.as(String(tenantToken))('GET', '/tenant-report');
  },
  changes_forgotten: () => admin('GET', '/deletions?since=1'),
  method_not_allowed: () => admin('DELETE', property()),
  state_forbids: () => admin('POST', `/inspections/${own.ids['in.start']}/complete`),
  report_sealed: () =>
    admin('POST', `/inspections/${own.ids['finished']}/rooms`, { name: 'x', block_type: 'DETAILED' }),
  already_started: () => admin('PUT', `${inspection()}/initialization`, { type: 6, init_from: own.ids['finished'] }),
  no_source_report: () => admin('PUT', `${inspection()}/report/copy-from-property/${own.elsewhere['property']}`),
  in_use: async () => {
    const meters = `${property()}/meters`;
    const meter = { type: 'Gas', location: 'Hall', supplier: 'S', reading: '1', date: '2027-02-03T09:30:00Z' };
    const { id } = (await admin('POST', meters, meter)).json;
    await admin('POST', meters, { ...meter, parent_id: id });
    return admin('DELETE', `${meters}/${id}`);
  },
  duplicate: () => admin('POST', '/staff', { name: 'Twin', email: own.users.clerk.email, role: 4 }),
  offer_over: async () => {
    const id = own.ids['visitToOffer'];
    const ends_at = new Date(Date.now() + 3_600_000).toISOString();
    const offer = { inspection_id: id, staff_ids: [own.users.clerk.id], ends_at };
    const made = (await admin('POST', '/offers', offer)).json;
    await admin('DELETE', `/offers/${made.id}`);
    return admin('DELETE', `/offers/${made.id}`);
  },
  slot_taken: async () => {
    const [clerk, conduct_date] = [own.users.clerk.id, '2086-12-06T10:00:00Z'];
    await api.as(own.users.manager.token)('POST', '/slot-holds', { staff_id: clerk, conduct_date, minutes: 60 });
    const booking = { property: { id: own.ids['property'] }, type: { id: 1 }, clerk: { id: clerk }, conduct_date };
    return admin('POST', '/inspections', booking);
  },
  version_mismatch: () => admin('PUT', property(), { no_of_beds: 9 }, { 'if-match': '"4711"' }),
  too_large: () => admin('POST', '/properties', { notes: 'x'.repeat(1_100_000) }),
  unsupported_media: () =>
    uploads(api, own.users.administrator.token).upload(`${inspection()}/attachments`, Buffer.from([1, 2])),
  validation_failed: () => admin('POST', '/properties', { no_of_beds: -1 }),
  idempotency_mismatch: async () => {
    await admin('POST', '/properties', house, key);
    return admin('POST', '/properties', { ...house, no_of_beds: 2 }, key);
  },
};

describe('a refusal', () => {
  test.each(Object.entries(causes))('%s is a problem with its status and title', async (code, cause) => {
    const { status, headers, json } = await cause();
    const { status: expected, title } = refusalAnswers[code as RefusalCode];
    expect(json).toMatchObject({ type: `/problems/${code}`, title, status: expected, code });
    expect([status, headers['content-type']]).toEqual([expected, 'application/problem+json']);
    expect(Problem.safeParse(json).error).toBeUndefined();
    expect(json?.['detail']).toMatch(/^[A-Z'/\d].*\.$/);
    expect(JSON.stringify(json)).not.toMatch(/\.ts\b|node_modules|select |insert |\bpg\b/);
  });

  test.each(Object.entries(causes))('%s is shown in the document as it is', async (code, cause) => {
    const withoutNumbers = (text: unknown) => String(text).replaceAll(/\d+/g, '0');
    const { json } = await cause();
    const shown = refusalExamples[code]?.value as typeof json;
    expect(Object.keys(shown ?? {})).toEqual(Object.keys(json ?? {}));
    if (code !== 'validation_failed') expect(withoutNumbers(shown?.['detail'])).toBe(withoutNumbers(json?.['detail']));
  });

  test('says more where there is more to say', async () => {
    expect((await causes.insufficient_scope()).json?.['scopes']).toEqual(['properties.read']);
    expect((await causes.state_forbids()).json).toMatchObject({ state: 200, allowed: ['start', 'cancel'] });
    expect((await causes.version_mismatch()).json?.['current']).toMatchObject({ id: own.ids['property'] });
    expect((await causes.method_not_allowed()).headers['allow']).toBe('GET, HEAD, PUT');
  });

  test('names every fault of the input at once, by JSON pointer', async () => {
    const body = { address: { line1: '', city: 7 }, no_of_beds: 1.5, tags: ['ok', ''], furnished: 'Rather' };
    const { json } = await admin('POST', '/properties', body);
    const pointers = json.errors.map(({ pointer }: { pointer: string }) => pointer);
    expect(pointers.toSorted()).toEqual([
      '/address/city',
      '/address/line1',
      '/address/postcode',
      '/furnished',
      '/no_of_baths',
      '/no_of_beds',
      '/tags/1',
    ]);
  });

  test('says in words what is needed', async () => {
    const body = { address: { line1: 7, city: 'c', postcode: null }, no_of_beds: 1.5, no_of_baths: -1, parking: 'yes' };
    const { json } = await admin('POST', '/properties', { ...body, furnished: 'Rather' });
    expect(json.errors.map(({ detail }: { detail: string }) => detail)).toEqual([
      'address/line1 must be text',
      'address/postcode must be text, not null',
      'no_of_beds must be a whole number',
      'no_of_baths must be 0 at least',
      'furnished must be one of Unfurnished, Part Furnished, Fully Furnished',
      'parking must be true or false',
    ]);
    const long = 'x'.repeat(300);
    const twice = await admin('POST', '/properties', { ...house, no_of_beds: 1e21, no_of_garages: -1e21, tags: long });
    expect(twice.json.errors.map(({ detail }: { detail: string }) => detail)).toEqual([
      'no_of_beds must be 99 at most',
      'no_of_garages must be 0 at least',
      'tags must be a list',
    ]);
    const contact = { type: 1, name: 'n', email: long, signee: true, notify: true, deliver: true };
    const { errors } = (await admin('POST', `/properties/${own.ids['property']}/contacts`, contact)).json;
    expect(errors.map(({ detail }: { detail: string }) => detail)).toEqual(['email must be an e-mail address']);
    const needed = (await admin('POST', '/properties', {})).json.errors;
    expect(needed.map(({ detail }: { detail: string }) => detail)).toEqual([
      'address is required',
      'no_of_beds is required',
      'no_of_baths is required',
    ]);
  });

  test('names the body itself by the empty pointer, and escapes a member’s name', async () => {
    const { json: whole } = await admin('PUT', `${inspection()}/rooms`, { not: 'a list' });
    expect(whole.errors).toEqual([expect.objectContaining({ pointer: '' })]);
    expect(whole.errors[0].detail).toMatch(/^the body /);
    const notifications = { 'a/b~c': { subject: '', text: 'x' } };
    const { json: inside } = await admin('PUT', '/settings/account', { notifications });
    expect(inside.errors).toEqual([expect.objectContaining({ pointer: '/notifications/a~1b~0c/subject' })]);
  });

  test('names parameters of query and header', async () => {
    const parameters = async (path: string) =>
      (await admin('GET', path)).json.errors.map(({ parameter }: { parameter: string }) => parameter);
    expect((await parameters('/inspections?page=0&per_page=1000&state_id=abc')).toSorted()).toEqual([
      'page',
      'per_page',
      'state_id',
    ]);
    for (const end of ['2027-02-01', '2027-02-02'])
      expect(await parameters(`/inspections?conduct_date=2027-02-03/${end}`)).toEqual(['conduct_date']);
    expect(await parameters('/inspections?page=1e0&client_id=%2B1')).toEqual(['page', 'client_id']);
    const { json } = await admin('POST', '/properties', house, { 'idempotency-key': 'x'.repeat(256) });
    expect(json.errors).toEqual([expect.objectContaining({ parameter: 'Idempotency-Key' })]);
  });

  test.each(['1.0', '%2B1', '01', '1e0', '%201', '1%20', '0x1', '-1', '0', 'one', '9'.repeat(40), '2147483648'])(
    'is 404 for an id that is spelt %s in an address: ids are plain digits',
    async (spelling) => {
      const spelt = decodeURIComponent(spelling).replace('1', String(own.ids['property']));
      const answers = await Promise.all([
        admin('GET', `/properties/${encodeURIComponent(spelt)}`),
        admin('PUT', `/properties/${encodeURIComponent(spelt)}`, { no_of_beds: -1 }),
        admin('GET', `/inspections/${own.ids['inspection']}/rooms/${spelling}/items/1`),
      ]);
      for (const { status, json } of answers)
        expect([status, json.code, json.detail]).toEqual([404, 'not_found', 'There is nothing at this address.']);
    },
  );

  test('says nothing of the inside when the fault is ours', async () => {
    const broken = await testApi();
    await broken.database.rows('test.break', 'drop table clients cascade', []);
    const { token } = await broken.account.user('administrator');
    const { status, json } = await broken.as(token)('GET', '/clients');
    expect([status, json]).toEqual([
      500,
      {
        type: '/problems/unexpected',
        title: 'Something went wrong on our side',
        status: 500,
        code: 'unexpected',
        detail: 'The request failed unexpectedly. Its id helps to find out why.',
        instance: expect.stringMatching(/./),
      },
    ]);
    await broken.close();
  });
});

test('docs/errors.md lists every refusal code with its status and title', () => {
  const rows = readFileSync('docs/errors.md', 'utf8').matchAll(/^\| `(\w+)` \| (\d+) \| ([^|]+) \| \S/gm);
  const listed = [...rows].map(([, code, status, title]) => [code, Number(status), title]);
  expect(listed).toEqual(refusalCodes.map((code) => [code, refusalAnswers[code].status, refusalAnswers[code].title]));
});
