/** Every e-mail address that a request can give is one that mail servers take. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Everything, givenEverything } from '#testing/given-everything.ts';
import { type Call, type TestApi, testApi } from '#testing/test-api.ts';

let api: TestApi;
let own: Everything;
let admin: Call;
beforeAll(async () => {
  api = await testApi();
  own = await givenEverything(api);
  admin = api.as(own.users.administrator.token);
});
afterAll(() => api.close());

const contact = { type: 1, name: 'Ann', signee: true, notify: true, deliver: true };
const visit = { type: { id: 150 }, conduct_date: '2027-03-03' };
const places: [method: 'POST' | 'PUT', path: string, pointer: string, body: (email: string) => object][] = [
  ['POST', '/properties/{property}/contacts', '/email', (email) => ({ ...contact, email })],
  ['PUT', '/properties/{property}/contacts/{propertyContact}', '/email', (email) => ({ email })],
  ['POST', '/inspections/{inspection}/contacts', '/email', (email) => ({ ...contact, email })],
  ['PUT', '/inspections/{inspection}/contacts/{inspectionContact}', '/email', (email) => ({ email })],
  ['POST', '/clients', '/email', (email) => ({ name: 'Langstone Homes', email })],
  ['PUT', '/clients/{client}', '/email', (email) => ({ email })],
  ['POST', '/staff', '/email', (email) => ({ name: 'Cleo', role: 4, email })],
  ['PUT', '/staff/{staff}', '/email', (email) => ({ email })],
  ['PUT', '/settings/account', '/brand/email', (email) => ({ brand: { email } })],
  ['PUT', '/file-shares/{fileShare}', '/recipient', (recipient) => ({ recipient })],
  ['POST', '/emails/{email}/resend', '/recipient', (recipient) => ({ recipient })],
  [
    'POST',
    '/inspections',
    '/self_servicer/email',
    (email) => ({ ...visit, property: { id: own.ids['property'] }, self_servicer: { name: 'Ann', email } }),
  ],
];

test.for(places)('%s %s refuses one that is too long for mail', async ([method, path, pointer, body]) => {
  const address = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(own.ids[name]));
  for (const email of [`${'a'.repeat(65)}@example.com`, `ann@${'d'.repeat(64)}.com`]) {
    const { status, json } = await admin(method, address, body(email));
    expect([status, json.errors?.map((fault: { pointer: string }) => fault.pointer)]).toEqual([422, [pointer]]);
  }
});
