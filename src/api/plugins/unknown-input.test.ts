/** Members and parameters that an operation does not know: named in a header, or refused. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readJsonx, writeJsonx } from '#api/jsonx/jsonx.ts';
import { type Everything, givenEverything } from '#testing/given-everything.ts';
import { type TestApi, testApi } from '#testing/test-api.ts';
import { listOfStrings, prefersStrict } from './unknown-input.ts';

let api: TestApi;
let own: Everything;
beforeAll(async () => {
  api = await testApi();
  own = await givenEverything(api);
});
afterAll(() => api.close());

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
const strict = { prefer: 'handling=strict' };
const send = (method: Method, path: string, body?: unknown, headers: Record<string, string> = {}) =>
  api.app.inject({
    method,
    url: `/api${path}`,
    headers: {
      authorization: `Bearer ${own.users.administrator.token}`,
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
const house = { address: { line1: '1', city: 'c', postcode: 'PO5 3AA' }, no_of_beds: 1, no_of_baths: 1 };
const misspelt = { ...house, colour: 'red', address: { ...house.address, floor: 2 }, custom_fields: {} };

describe('an unknown name', () => {
  test('in a body is named in Keyturn-Ignored, by its place, and ignored', async () => {
    const answer = await send('POST', '/properties', misspelt);
    expect([answer.statusCode, answer.headers['keyturn-ignored']]).toEqual([200, '"/address/floor", "/colour"']);
    expect(answer.json()).not.toHaveProperty('colour');
  });

  test('in a body of JSONx is, too', async () => {
    const answer = await send('POST', '/properties', writeJsonx(misspelt), { 'content-type': 'application/xml' });
    expect([answer.statusCode, answer.headers['keyturn-ignored']]).toEqual([200, '"/address/floor", "/colour"']);
  });

  test('in a query is named by its name, however a list is spelt', async () => {
    const answer = await send('GET', '/inspections?page=1&state=100&state_id[]=100&client_id=1,2&colours[0]=red');
    expect([answer.statusCode, answer.headers['keyturn-ignored']]).toEqual([200, '"state", "colours"']);
  });

  test('in entries and in alternatives is named where it stands', async () => {
    const staff = { working_hours: [{ day: 1, from: '09:00', to: '10:00', until: '11:00' }] };
    const person = await send('PUT', `/staff/${own.ids['staff']}`, staff);
    expect(person.headers['keyturn-ignored']).toBe('"/working_hours/0/until"');
    const room = { room: { name: 'Copy', colour: 'red' } };
    const copied = await send('PUT', `/inspections/${own.ids['inspection']}/rooms/${own.ids['room']}/copy`, room);
    expect(copied.headers['keyturn-ignored']).toBe('"/room/colour"');
  });

  test('is all of the body of an operation without one', async () => {
    const answer = await send('POST', `/inspections/${own.ids['in.start']}/start`, { reason: 'late' });
    expect([answer.statusCode, answer.headers['keyturn-ignored']]).toEqual([200, '"/reason"']);
  });

  test('is named beside a refusal as well, and the header is absent when all is known', async () => {
    const refused = await send('POST', '/properties', { ...misspelt, no_of_beds: -1 });
    expect([refused.statusCode, refused.headers['keyturn-ignored']]).toEqual([422, '"/address/floor", "/colour"']);
    const known = await send('GET', '/inspections?per_page=1');
    expect(known.headers).not.toHaveProperty('keyturn-ignored');
    expect(known.headers).not.toHaveProperty('preference-applied');
  });

  test('can be read by pages of a registered application', async () => {
    const application = {
      name: 'Tenancy Desk',
      redirect_uris: ['https://desk.example/back'],
      scopes: ['profile.read'],
    };
    const asBackOffice = { authorization: `Bearer ${own.ids['backOfficeToken']}` };
    expect((await send('POST', '/applications', application, asBackOffice)).statusCode).toBe(200);
    const { headers } = await send('GET', '/me?colour=red', undefined, { origin: 'https://desk.example' });
    expect(headers['keyturn-ignored']).toBe('"colour"');
    const exposed = String(headers['access-control-expose-headers']);
    expect(exposed.split(', ')).toEqual(expect.arrayContaining(['keyturn-ignored', 'preference-applied']));
  });
});

describe('with Prefer: handling=strict', () => {
  test('each is refused, together with every other fault, in JSON and in XML', async () => {
    const wrong = { ...misspelt, no_of_beds: -1 };
    const answer = await send('POST', '/properties?page=1', wrong, strict);
    expect([answer.statusCode, answer.headers['preference-applied']]).toEqual([422, 'handling=strict']);
    const { code, errors } = answer.json();
    expect([
      code,
      errors.map((fault: Record<string, string>) => [fault['pointer'] ?? fault['parameter'], fault['code']]),
    ]).toEqual([
      'validation_failed',
      [
        ['/address/floor', 'unknown'],
        ['/colour', 'unknown'],
        ['page', 'unknown'],
        ['/no_of_beds', 'too_small'],
      ],
    ]);
    const inXml = await send('POST', '/properties?page=1', wrong, { ...strict, accept: 'application/xml' });
    expect((readJsonx(inXml.body) as { errors: unknown }).errors).toEqual(errors);
  });

  test('a request that says nothing unknown is done, and told that it was taken strictly', async () => {
    const answer = await send('POST', '/properties', house, strict);
    expect([answer.statusCode, answer.headers['preference-applied']]).toEqual([200, 'handling=strict']);
  });

  test('nothing is changed by what is refused', async () => {
    const before = (await send('GET', '/properties')).json().pagination.totalRecords;
    expect((await send('POST', '/properties', misspelt, strict)).statusCode).toBe(422);
    expect((await send('GET', '/properties')).json().pagination.totalRecords).toBe(before);
  });

  test.each([
    ['handling=strict', true],
    ['respond-async, HANDLING = "strict"; wait=10', true],
    ['handling=lenient, handling=strict', false],
    ['strict', false],
    ['handling', false],
    [undefined, false],
  ])('%j is strict: %j', (prefer, isStrict) => expect(prefersStrict(prefer)).toBe(isStrict));
});

describe('the header', () => {
  test('carries any name safely', () => {
    expect(listOfStrings(['/a"b\\c', '/größe 100%', '/x\r\nset-cookie: a', '/\ud800'])).toBe(
      String.raw`"/a\"b\\c", "/gr%C3%B6%C3%9Fe 100%25", "/x%0D%0Aset-cookie: a", "/%EF%BF%BD"`,
    );
  });

  test('stays short, and counts the names that do not fit', async () => {
    const many = Object.fromEntries(Array.from({ length: 5000 }, (_, at) => [`member${at}`, 0]));
    const answer = await send('POST', '/properties', { ...house, ...many });
    const list = String(answer.headers['keyturn-ignored']);
    expect([answer.statusCode, list.length < 1100]).toEqual([200, true]);
    expect(list).toMatch(/^"\/member0", .*;more=49\d\d$/);
    expect(listOfStrings([`/${'x'.repeat(5000)}`])).toBe('"";more=1');
  });
});
