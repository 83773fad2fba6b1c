/** Links that people of a client make themselves: to finished reports of their own, and attempts to get more out of them. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { states } from '#domain/inspection-state.ts';
import { type GivenAccount, givenAccount, type GivenUser } from '#testing/given-account.ts';
import { photo } from '#testing/sample-files.ts';
import { type Call, type TestApi, testApi } from '#testing/test-api.ts';
import { uploads } from '#testing/upload-as.ts';

let api: TestApi;
let account: GivenAccount;
let clientId: number;
let landlord: GivenUser;
let asLandlord: Call;
let asColleague: Call;
let asManager: Call;
let inspection: number;
let attachment: number;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  account = await givenAccount(api.database);
  const manager = await account.user('manager');
  asManager = api.as(manager.token);
  clientId = (await account.client('Solent Estates')).id;
  landlord = await account.user('client', { clientId, name: 'Lena Landlord' });
  asLandlord = api.as(landlord.token);
  asColleague = api.as((await account.user('client', { clientId })).token);
  const address = { line1: '9 Clarence Parade', city: 'Portsmouth', postcode: 'PO5 3AA' };
  const draft = { address, no_of_beds: 1, no_of_baths: 1, client: { id: clientId } };
  const property = (await asManager('POST', '/properties', draft)).json.id;
  const booking = { property: { id: property }, type: { id: 1 }, conduct_date: '2027-02-03' };
  inspection = (await asManager('POST', '/inspections', booking)).json.id;
  const { upload } = uploads(api, manager.token);
  attachment = (await upload(`/inspections/${inspection}/attachments`, await photo({ width: 8, height: 8 }))).json.id;
  await stateIs(states.complete);
});

const stateIs = (state: number, more = '') =>
  api.database.rows(`test.state ${more}`, `update inspections set state = $2 ${more} where id = $1`, [
    inspection,
    state,
  ]);
const share = (as: Call, more: object = {}) =>
  as('POST', '/file-shares', { inspection_id: inspection, attachment_ids: [attachment], name: 'Our insurer', ...more });
const visit = async (url: string) =>
  api.as(undefined)('GET', `/shared-files/${new URL(url).pathname.split('/').at(-1)}`);
const listed = async (as: Call) => (await as('GET', `/file-shares?inspection_id=${inspection}`)).json.data;

describe('a person of a client', () => {
  test('makes a named link to a finished report, sees how often it was opened, and revokes it', async () => {
    const { status, json } = await share(asLandlord);
    expect([status, json]).toEqual([
      200,
      expect.objectContaining({
        name: 'Our insurer',
        made_by: { id: landlord.id, name: 'Lena Landlord', client_id: clientId },
        recipient: null,
      }),
    ]);
    expect((await visit(json.url)).json.files).toMatchObject([{ id: attachment }]);
    expect((await asLandlord('GET', `/file-shares/${json.id}`)).json.opened_count).toBe(1);
    const renamed = await asLandlord('PUT', `/file-shares/${json.id}`, { name: 'The insurer’s surveyor' });
    expect(renamed.json).toMatchObject({ name: 'The insurer’s surveyor', url: json.url });
    expect((await asLandlord('DELETE', `/file-shares/${json.id}`)).status).toBe(200);
    expect((await visit(json.url)).status).toBe(404);
    expect(await listed(asLandlord)).toMatchObject([{ id: json.id, url: null, revoked_at: expect.any(String) }]);
  });

  test('shares a PDF of it, and the record of sending in it names nobody', async () => {
    const { json } = await share(asLandlord, { attachment_ids: undefined, pdf_type: 'FULL' });
    const before = (await visit(json.url)).json.pdf;
    await share(asColleague);
    expect((await visit(json.url)).json.pdf).toEqual(before);
  });

  test('names the link, and has no e-mail sent in the name of the firm', async () => {
    const faults = async (more: object) => {
      const { status, json } = await share(asLandlord, more);
      return [status, json.errors.map(({ pointer }: { pointer: string }) => pointer)];
    };
    expect(await faults({ name: undefined })).toEqual([422, ['/name']]);
    expect(await faults({ name: ' ', recipient: 'a@example.com' })).toEqual([422, ['/name', '/recipient']]);
    const { json } = await share(asLandlord);
    for (const change of [{ name: null }, { recipient: 'a@example.com' }])
      expect((await asLandlord('PUT', `/file-shares/${json.id}`, change)).status).toBe(422);
    expect(await api.database.rows('test.mail', 'select id from emails where account_id = $1', [account.id])).toEqual(
      [],
    );
  });

  test('shares no report that is not finished, was cancelled, or is of another client', async () => {
    const refusal = async (as: Call) => {
      const { status, json } = await share(as);
      return [status, json.errors?.map(({ pointer }: { pointer: string }) => pointer)];
    };
    const unseen = [422, ['/inspection_id', '/attachment_ids/0']];
    for (const state of [states.pending, states.active, states.review]) {
      await stateIs(state);
      expect([state, await refusal(asLandlord)]).toEqual([state, unseen]);
    }
    await stateIs(states.closed, ', cancelled_at = now()');
    expect(await refusal(asLandlord)).toEqual(unseen);
    await stateIs(states.complete, ', cancelled_at = null');
    const other = await account.client('Another client');
    expect(await refusal(api.as((await account.user('client', { clientId: other.id })).token))).toEqual(unseen);
    expect(await listed(asManager)).toEqual([]);
  });

  test('sees links of their colleagues, and neither those of staff nor of another client', async () => {
    const ofStaff = (await share(asManager, { recipient: 'private@example.com' })).json;
    const own = (await share(asLandlord)).json;
    expect(await listed(asColleague)).toEqual([own]);
    expect((await asLandlord('GET', '/file-shares')).json.pagination.totalRecords).toBe(1);
    const other = await account.client('Another client');
    const asOther = api.as((await account.user('client', { clientId: other.id })).token);
    for (const [as, id] of [
      [asLandlord, ofStaff.id],
      [asOther, own.id],
      [asOther, ofStaff.id],
    ] as const)
      for (const [method, body] of [['GET'], ['PUT', { name: 'Mine now' }], ['DELETE']] as const)
        expect([method, (await as(method, `/file-shares/${id}`, body)).status]).toEqual([method, 404]);
    expect(await listed(asOther)).toEqual([]);
    expect((await asColleague('DELETE', `/file-shares/${own.id}`)).status).toBe(200);
    expect((await asManager('GET', `/file-shares/${ofStaff.id}`)).json.revoked_at).toBeNull();
  });
});

describe('a link of a client', () => {
  test('is seen by managers with its maker, and revoked by them', async () => {
    const { id, url } = (await share(asLandlord)).json;
    expect(await listed(asManager)).toMatchObject([{ id, made_by: { name: 'Lena Landlord', client_id: clientId } }]);
    expect((await asManager('DELETE', `/file-shares/${id}`)).status).toBe(200);
    expect((await visit(url)).status).toBe(404);
    const again = await asLandlord('PUT', `/file-shares/${id}`, { name: 'Again' });
    expect([again.status, again.json.code]).toEqual([409, 'state_forbids']);
  });

  test('is withheld while the report is reopened, also when it was made at that very moment', async () => {
    const { id, url } = (await share(asLandlord)).json;
    // As if it had been made while the reopening was on its way.
    await api.database.rows(
      'test.late',
      `update file_shares set created_at = now() + interval '1 minute' where account_id = $1 and id = $2`,
      [account.id, id],
    );
    expect((await asManager('POST', `/inspections/${inspection}/reopen`)).status).toBe(200);
    const { status, json } = await visit(url);
    expect([status, json.withheld]).toEqual([404, true]);
    await stateIs(states.complete);
    expect((await visit(url)).status).toBe(200);
  });

  test('ends when its maker is archived, and when the whole client is', async () => {
    const backOffice = await account.user('administrator');
    const asOffice = api.as(await account.backOfficeToken(backOffice.id));
    const own = (await share(asLandlord)).json;
    const colleagues = (await share(asColleague)).json;
    expect((await asOffice('DELETE', `/clients/${clientId}/people/${landlord.id}`)).status).toBe(200);
    expect((await visit(own.url)).status).toBe(404);
    expect((await visit(colleagues.url)).status).toBe(200);
    expect((await asColleague('GET', `/file-shares/${own.id}`)).json).toMatchObject({ url: null, revoked_at: null });
    const moved = await asManager('PUT', `/file-shares/${own.id}`, { recipient: 'somebody@example.com' });
    expect([moved.status, moved.json.state]).toEqual([409, 'ended']);
    expect((await asOffice('DELETE', `/clients/${clientId}`)).status).toBe(200);
    expect((await visit(colleagues.url)).status).toBe(404);
  });

  test('ends when the inspection becomes another client’s, who is not told of it', async () => {
    const { id, url } = (await share(asLandlord)).json;
    const other = await account.client('The buyer');
    await api.database.rows('test.sold', 'update inspections set client_id = $2 where id = $1', [inspection, other.id]);
    expect((await visit(url)).status).toBe(404);
    const asBuyer = api.as((await account.user('client', { clientId: other.id })).token);
    expect(await listed(asBuyer)).toEqual([]);
    expect((await asLandlord('GET', `/file-shares/${id}`)).status).toBe(404);
    expect(await listed(asManager)).toMatchObject([{ id, url: null }]);
  });
});
