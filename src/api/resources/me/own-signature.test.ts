/** The signature that a member of staff keeps, and the one that stays under a finished report. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { types } from '#domain/inspection-type.ts';
import { readPdfContents } from '#store/pdfs/pdf-source.ts';
import type { GivenUser } from '#testing/given-account.ts';
import { type GivenOffice, givenOffice } from '#testing/given-office.ts';
import { photo, wav } from '#testing/sample-files.ts';
import { type TestApi, testApi } from '#testing/test-api.ts';
import { uploads } from '#testing/upload-as.ts';

let api: TestApi;
let office: GivenOffice;
let clerk: GivenUser;
let backOffice: string;
beforeAll(async () => {
  api = await testApi();
  office = await givenOffice(api);
  clerk = await api.account.user('clerk', { name: 'Priya Raman' });
  backOffice = await api.account.backOfficeToken(clerk.id);
});
afterAll(() => api.close());

const path = '/me/signature';
const none = { url: null, width: null, height: null };
const call = (method: 'GET' | 'DELETE', token = backOffice) => api.as(token)(method, path);
const keep = async (size: { width: number; height: number }) =>
  uploads(api, backOffice).upload(path, await photo({ ...size, format: 'png' }), {
    filename: 'signature.png',
    type: 'image/png',
  });
const signedIn = async (id: number) => (await readPdfContents(api.database, api.account.id, id)).clerkSignature;

async function submitted(more: object = {}): Promise<number> {
  const { id } = await office.create({ clerk: { id: clerk.id }, ...more });
  await api.as(clerk.token)('POST', `/inspections/${id}/start`);
  await api.as(clerk.token)('POST', `/inspections/${id}/submit`);
  return id;
}
const move = async (id: number, verb: string) => (await office.asManager('POST', `/inspections/${id}/${verb}`)).status;

test('a signature is a picture of one’s own, in place of the one before, and in the security log', async () => {
  expect((await call('GET')).json).toEqual(none);
  expect((await keep({ width: 300, height: 100 })).json).toMatchObject({ width: 300, height: 100 });
  expect((await keep({ width: 400, height: 90 })).json).toMatchObject({ width: 400, height: 90 });
  const other = await api.account.backOfficeToken((await api.account.user('clerk')).id);
  expect((await call('GET', other)).json).toEqual(none);
  expect((await call('DELETE')).status).toBe(200);
  expect((await call('DELETE')).status).toBe(200);
  expect((await call('GET')).json).toEqual(none);
  const { rows } = await api.database.pool.query<{ kind: string }>(
    `select kind from security_events where account_id = $1 and kind like 'signature.%' order by id`,
    [api.account.id],
  );
  expect(rows.map(({ kind }) => kind)).toEqual(['signature.kept', 'signature.kept', 'signature.removed']);
});

test('managers see it on the page of its owner, and change nothing', async () => {
  const of = (id: number, token: string) => api.as(token)('GET', `/staff/${id}/signature`);
  const manager = await api.account.backOfficeToken((await api.account.user('manager')).id);
  expect((await of(clerk.id, manager)).json).toEqual(none);
  await keep({ width: 300, height: 100 });
  expect((await of(clerk.id, manager)).json).toMatchObject({ url: expect.any(String), width: 300, height: 100 });
  expect((await of(clerk.id, backOffice)).status).toBe(403);
  expect((await of(9_999_999, manager)).status).toBe(404);
  expect((await api.as(manager)('DELETE', `/staff/${clerk.id}/signature`)).status).toBe(405);
  await call('DELETE');
});

test('nothing but a picture is one, and it is for staff in the back office alone', async () => {
  const { upload } = uploads(api, backOffice);
  expect((await upload(path, wav(), { filename: 'name.wav', type: 'audio/wav' })).status).toBe(415);
  expect((await call('GET', clerk.token)).status).toBe(403);
  const client = await api.account.user('client', { clientId: (await api.account.client()).id });
  expect((await call('GET', await api.account.backOfficeToken(client.id))).status).toBe(403);
});

test('the clerk’s stands under a report from its completion on, whatever becomes of theirs', async () => {
  const [before, id] = [await submitted(), await submitted()];
  await move(before, 'complete');
  await keep({ width: 300, height: 100 });
  expect(await signedIn(id)).toBeNull();
  await move(id, 'complete');
  const signed = await signedIn(id);
  expect(signed).toMatchObject({ name: 'Priya Raman' });
  await call('DELETE');
  await move(id, 'close');
  expect(await signedIn(id)).toEqual(signed);
  expect(await signedIn(before)).toBeNull();
});

test('the finished report on the web shows it as the PDF does', async () => {
  const ofWeb = async (id: number) => {
    const { json } = await office.asManager('GET', `/inspections/${id}`);
    return (await api.as(undefined)('GET', `/published-reports/${json.report_key}`)).json.clerk_signature;
  };
  const [without, id] = [await submitted(), await submitted()];
  await call('DELETE');
  await move(without, 'complete');
  await keep({ width: 300, height: 100 });
  await move(id, 'complete');
  expect(await ofWeb(without)).toBeNull();
  const { name, signed_at: signedAt, url } = await ofWeb(id);
  expect({ name, signedAt }).toEqual({ name: 'Priya Raman', signedAt: expect.any(String) });
  const picture = await api.app.inject({ url: new URL(url).pathname + new URL(url).search });
  expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/jpeg']);
});

test('a report that is reopened is not signed any more, and signed anew when it is completed', async () => {
  await keep({ width: 300, height: 100 });
  const id = await submitted();
  await move(id, 'complete');
  await move(id, 'reopen');
  expect(await signedIn(id)).toBeNull();
  await keep({ width: 320, height: 100 });
  await move(id, 'complete');
  expect(await signedIn(id)).not.toBeNull();
});

test('a report that its tenant carried out has no signature of the clerk who looks after it', async () => {
  const self_servicer = { name: 'Tess', email: 'tess@example.com', template_id: null };
  const id = await submitted({ type: { id: types.selfService }, self_servicer });
  expect(await move(id, 'complete')).toBe(200);
  expect(await signedIn(id)).toBeNull();
});
