/** A client's own logo and colour: kept, shown on their reports alone, and only where the firm lets them. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildStore } from '#store/build-store.ts';
import { givenAccount } from '#testing/given-account.ts';
import { type GivenReport, givenReport } from '#testing/given-report.ts';
import { photo, wav } from '#testing/sample-files.ts';
import { type TestApi, testApi } from '#testing/test-api.ts';
import { uploads } from '#testing/upload-as.ts';

let api: TestApi;
let report: GivenReport;
let client: { id: number };
beforeAll(async () => {
  api = await testApi();
  report = await givenReport(api);
  client = (await report.asManager('POST', '/clients', { name: 'Solent Estates' })).json;
  await report.asManager('PUT', report.base, { client_id: client.id });
  await api.database.pool.query(
    "update inspections set state = 400, completed_at = now(), comments_until = now() + interval '7 days' where id = $1",
    [report.inspection.id],
  );
});
afterAll(() => api.close());

const none = { url: null, width: null, height: null };
const logoOf = ({ id }: { id: number }) => `/clients/${id}/logo`;
const keep = async (path: string, width: number, token = report.manager.token) =>
  uploads(api, token).upload(path, await photo({ width, height: 40, format: 'png' }), {
    filename: 'logo.png',
    type: 'image/png',
  });
/** The version that is sealed now has it: a finished report keeps its looks. */
const brand = async () => {
  await step('reopen');
  await step('complete');
  return publishedBrand();
};
const step = async (verb: string) =>
  expect((await report.asManager('POST', `${report.base}/${verb}`)).status).toBe(200);
const publishedBrand = async () =>
  (await api.as(undefined)('GET', `/published-reports/${report.inspection.reportKey}`)).json.brand;
const versions = async () =>
  (await buildStore(api.database).pdfs.getSource({ accountId: api.account.id, clientId: null }, report.inspection.id))
    .versions;
const change = async (path: string, body: object) =>
  expect((await report.asManager('PUT', path, body)).status).toBe(200);

test('a report has the logo and the colour of its client, and otherwise those of the firm', async () => {
  await change('/settings/account', { brand: { colour: '#17505b' } });
  const { json: ofFirm } = await keep('/settings/logo', 90);
  const firm = { name: 'Harbour Lettings', colour: '#17505b', logo_url: ofFirm.url };
  expect(await brand()).toEqual(firm);

  expect((await report.asManager('GET', logoOf(client))).json).toEqual(none);
  const before = await versions();
  const { json: theirs } = await keep(logoOf(client), 120);
  expect(theirs).toMatchObject({ width: 120, height: 40 });
  expect((await report.asManager('GET', logoOf(client))).json).toEqual(theirs);
  const withLogo = { ...firm, name: 'Solent Estates', logo_url: theirs.url };
  expect(await brand()).toEqual(withLogo);
  await change(`/clients/${client.id}`, { brand_colour: '#a02030' });
  expect(await brand()).toEqual({ ...withLogo, colour: '#a02030' });
  expect(await versions()).not.toBe(before);

  await change('/settings/account', { pdf_contents: { client_brand: false } });
  expect(await publishedBrand()).toEqual({ ...withLogo, colour: '#a02030' });
  expect(await brand()).toEqual(firm);
  await change('/settings/account', { pdf_contents: { client_brand: true } });
  for (const _time of ['once', 'again']) expect((await report.asManager('DELETE', logoOf(client))).status).toBe(200);
  await change(`/clients/${client.id}`, { brand_colour: null });
  expect(await brand()).toEqual(firm);
});

test('a logo is a picture, and for managers of that firm to keep', async () => {
  const sound = { filename: 'logo.wav', type: 'audio/wav' };
  expect((await uploads(api, report.manager.token).upload(logoOf(client), wav(), sound)).status).toBe(415);
  expect((await keep(logoOf(client), 50, report.clerk.token)).status).toBe(403);
  const nobody = { id: client.id + 1000 };
  expect((await keep(logoOf(nobody), 50)).status).toBe(404);
  for (const method of ['GET', 'DELETE'] as const)
    expect((await report.asManager(method, logoOf(nobody))).status).toBe(404);
  const elsewhere = await givenAccount(api.database, 'Another firm');
  const stranger = await elsewhere.user('manager');
  expect((await keep(logoOf(client), 50, stranger.token)).status).toBe(404);
  expect((await report.asManager('PUT', `/clients/${client.id}`, { brand_colour: 'red' })).status).toBe(422);
});

test('a client who stays after a merge gets the logo and the colour that it lacks', async () => {
  const [kept, gone] = await Promise.all(
    ['Langstone', 'Langstone Ltd'].map(async (name) => (await report.asManager('POST', '/clients', { name })).json),
  );
  await change(`/clients/${gone.id}`, { brand_colour: '#203040' });
  const { json: logo } = await keep(logoOf(gone), 70);
  const office = api.as(await api.account.backOfficeToken(report.manager.id));
  const merged = await office('POST', `/clients/${gone.id}/merge`, { into: kept.id });
  expect(merged.json).toMatchObject({ fills: ['brand_colour', 'logo'], client: { brand_colour: '#203040' } });
  expect((await office('GET', logoOf(kept))).json).toMatchObject({ width: logo.width });
});
