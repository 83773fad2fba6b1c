/** Terms of one client: prices of their own, and what their reports contain otherwise than those of the firm. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { types } from '#domain/inspection-type.ts';
import { type GivenOffice, givenOffice } from '#testing/given-office.ts';
import { type TestApi, testApi } from '#testing/test-api.ts';
import { readReportDocument } from '#jobs/report-document/read-report-document.ts';

let api: TestApi;
let office: GivenOffice;
let client: { id: number };
beforeAll(async () => {
  api = await testApi();
  office = await givenOffice(api);
  client = (await office.asManager('POST', '/clients', { name: 'Langstone Homes' })).json;
});
afterAll(() => api.close());

const price = { type: types.inventory, bedrooms: 2, furnished: null, price: '75.00', margin: null };
const asTheFirm = {
  audit_trail: null,
  photo_index: null,
  tenant_contact: null,
  photos_at_end: null,
  show_responsibility: null,
};
const change = (body: object) => office.asManager('PUT', `/clients/${client.id}`, body);

test('prices go as a whole, move the version, and are told to managers alone', async () => {
  const { json: before } = await office.asManager('GET', `/clients/${client.id}`);
  expect(before).toMatchObject({ prices: [], report_contents: asTheFirm });
  const { status, json } = await change({ prices: [price] });
  expect([status, json.prices, json.version]).toEqual([200, [price], before.version + 1]);
  expect((await change({ prices: [price] })).json.version).toBe(json.version);
  const clerk = api.as((await api.account.user('clerk')).token);
  expect((await clerk('GET', `/clients/${client.id}`)).json.prices).toBeNull();
  expect((await clerk('GET', '/clients')).json.data.every((one: { prices: unknown }) => one.prices === null)).toBe(
    true,
  );
});

test('two prices for the same homes are refused where they stand', async () => {
  const { status, json } = await change({ prices: [price, { ...price, price: '80.00' }] });
  expect([status, json.errors[0].pointer]).toEqual([422, '/prices/1/type']);
});

test('reports of the client contain what the client wants, and otherwise what the firm does', async () => {
  const { id } = await office.create({ type: { id: types.checkOut }, client_id: client.id });
  const printed = async () => {
    const contents = await api.store.pdfs.readContents(api.account.id, id);
    const document = await readReportDocument(contents, 'FULL', 'https://keyturn.example', async () => null);
    return { responsibility: document.showResponsibility, ...document.contents };
  };
  const ours = { responsibility: true, auditTrail: true, photoIndex: true, photosAtEnd: false };
  expect(await printed()).toEqual(ours);
  await change({ report_contents: { show_responsibility: false, photos_at_end: true } });
  expect(await printed()).toEqual({ ...ours, responsibility: false, photosAtEnd: true });
  await change({ report_contents: { photo_index: false, photos_at_end: null } });
  expect(await printed()).toEqual({ ...ours, photoIndex: false });
});

test('a PDF that was made before is not current any more', async () => {
  const { id } = await office.create({ client_id: client.id });
  const versions = async () =>
    (await api.store.pdfs.getSource({ accountId: api.account.id, clientId: null }, id)).versions;
  const before = await versions();
  await change({ notes: 'Prefers mornings' });
  expect(await versions()).toBe(before);
  await change({ report_contents: { audit_trail: false } });
  expect(await versions()).not.toBe(before);
});
