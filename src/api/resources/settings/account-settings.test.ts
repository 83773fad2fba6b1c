import { usualCaptions } from '#domain/usual-things/captions.ts';
import { usualItems } from '#domain/usual-things/usual-items.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { givenAccount, type GivenUser } from '#testing/given-account.ts';
import { type Call, type TestApi, testApi } from '#testing/test-api.ts';

let api: TestApi;
let manager: GivenUser;
let asManager: Call;

beforeAll(async () => {
  api = await testApi();
  manager = await api.account.user('manager');
  asManager = api.as(manager.token);
});
afterAll(() => api.close());

test('an account starts with its name and empty texts', async () => {
  expect((await asManager('GET', '/settings/account')).json).toEqual({
    id: api.account.id,
    version: expect.any(Number),
    name: 'Harbour Lettings',
    time_zone: 'Europe/London',
    country: 'United Kingdom',
    appointment_answers: 'another_time',
    brand: {},
    disclaimers: [],
    glossary: [],
    abbreviations: [],
    phrases: [],
    rooms: [],
    captions: [...usualCaptions],
    usual_items: usualItems,
    template_rules: [],
    notifications: {},
    show_responsibility: true,
    comment_days: 7,
    pdf_contents: {
      audit_trail: true,
      client_brand: true,
      photo_index: true,
      photos_at_end: false,
      tenant_contact: false,
    },
    prices: [],
    fee_rules: { aborted: [], waiting: null },
    ref_numbering: null,
    notice_lengths: { tenant: 2, landlord: 4 },
    week_starts_on: 1,
    security_log_days: 730,
  });
});

test('weeks begin on the day that the firm says, and everybody signed in is told', async () => {
  expect((await asManager('GET', '/me')).json.week_starts_on).toBe(1);
  expect((await asManager('PUT', '/settings/account', { week_starts_on: 7 })).json.week_starts_on).toBe(7);
  const clerk = await api.account.user('clerk');
  expect((await api.as(clerk.token)('GET', '/me')).json.week_starts_on).toBe(7);
  for (const wrong of [0, 8, 1.5, 'Monday', null])
    expect((await asManager('PUT', '/settings/account', { week_starts_on: wrong })).status).toBe(422);
  await asManager('PUT', '/settings/account', { week_starts_on: 1 });
});

test('captions are those of the trade until the firm writes its own, or none', async () => {
  const captions = ['{item}, as found', '{room} from the hall'];
  expect((await asManager('PUT', '/settings/account', { captions })).json.captions).toEqual(captions);
  const refused = await asManager('PUT', '/settings/account', { captions: [' '] });
  expect(refused).toMatchObject({ status: 422, json: { errors: [{ pointer: '/captions/0' }] } });
  expect((await asManager('PUT', '/settings/account', { captions: [] })).json.captions).toEqual([]);
});

test('the items of rooms are those of the trade until the firm writes its own, or none', async () => {
  const own = [
    { room: 'Kitchen, Utility', items: ['Hob', 'Boot rack'] },
    { room: '', items: ['Door'] },
  ];
  const { json } = await asManager('PUT', '/settings/account', { usual_items: own });
  expect(json.usual_items).toEqual(own);
  const refused = await asManager('PUT', '/settings/account', { usual_items: [{ room: 'Hall', items: [' '] }] });
  expect(refused).toMatchObject({ status: 422, json: { errors: [{ pointer: '/usual_items/0/items/0' }] } });
  expect((await asManager('PUT', '/settings/account', { usual_items: [] })).json.usual_items).toEqual([]);
});

test('a member given is replaced, the others are kept', async () => {
  await asManager('PUT', '/settings/account', { phrases: ['Good order'], brand: { colour: '#1f6f6b', email: '' } });
  const { json } = await asManager('PUT', '/settings/account', {
    glossary: [{ term: 'Scuff', meaning: 'A light mark' }],
    abbreviations: [{ short: 'GWO', long: 'Good working order' }],
    notifications: { tenant_invitation: { subject: 'Please', text: '{link}' } },
  });
  expect(json).toMatchObject({
    phrases: ['Good order'],
    brand: { colour: '#1f6f6b', email: '' },
    glossary: [{ term: 'Scuff' }],
    notifications: { tenant_invitation: { subject: 'Please' } },
  });
  expect((await asManager('PUT', '/settings/account', { phrases: [] })).json.phrases).toEqual([]);
});

test('a disclaimer is for every type of inspection, or for those it names', async () => {
  const all = { title: 'Scope', text: 'Seen, not tested.' };
  const visits = { title: 'Visits', text: 'A short look.', type_ids: [3, 8] };
  const { json } = await asManager('PUT', '/settings/account', { disclaimers: [all, visits] });
  expect(json.disclaimers).toEqual([{ ...all, type_ids: [] }, visits]);
  const wrong = await asManager('PUT', '/settings/account', { disclaimers: [{ ...visits, type_ids: [3, 99] }] });
  expect([wrong.status, wrong.json.errors]).toMatchObject([422, [{ pointer: '/disclaimers/0/type_ids/1' }]]);
  await asManager('PUT', '/settings/account', { disclaimers: [] });
});

test('rules choose a template of the account by type, client and bedrooms; one that stood there may stay', async () => {
  const template = (await asManager('POST', '/templates', { name: 'Flat' })).json;
  const client = (await asManager('POST', '/clients', { name: 'Quay Homes' })).json;
  const rule = {
    template_id: template.id,
    type_id: 1,
    client_id: client.id,
    beds_from: 1,
    beds_to: 2,
    furnished: null,
  };
  const any = { type_id: null, client_id: null, beds_from: null, beds_to: null, furnished: null };
  const put = (...template_rules: object[]) => asManager('PUT', '/settings/account', { template_rules });
  expect((await put(rule, { template_id: template.id })).json.template_rules).toEqual([
    rule,
    { template_id: template.id, ...any },
  ]);
  const stranger = await (await givenAccount(api.database, 'A third firm')).user('manager');
  const theirs = (await api.as(stranger.token)('POST', '/templates', { name: 'Theirs' })).json.id + 1000;
  const wrong = await put({ ...rule, beds_from: 3 }, { template_id: theirs, client_id: theirs, type_id: 99 });
  const pointers = (errors: { pointer: string }[]) => errors.map(({ pointer }) => pointer).toSorted();
  expect([wrong.status, pointers(wrong.json.errors)]).toEqual([
    422,
    ['/template_rules/0/beds_to', '/template_rules/1/type_id'],
  ]);
  const unknown = await put(rule, { template_id: theirs, client_id: theirs });
  expect([unknown.status, pointers(unknown.json.errors)]).toEqual([
    422,
    ['/template_rules/1/client_id', '/template_rules/1/template_id'],
  ]);
  await asManager('DELETE', `/templates/${template.id}`);
  expect((await put(rule)).status).toBe(200);
  expect((await put({ ...rule, beds_to: 4 })).status).toBe(422);
  expect((await put()).json.template_rules).toEqual([]);
});

test('the invitation of a tenant follows the account’s own text, and never loses its link', async () => {
  await asManager('PUT', '/settings/account', {
    notifications: { tenant_invitation: { subject: 'From\n{company}', text: 'Dear {name}' } },
  });
  const property = await asManager('POST', '/properties', {
    address: { line1: '1 Quay', city: 'Gosport', postcode: 'PO12 1AA' },
    no_of_beds: 1,
    no_of_baths: 1,
  });
  await asManager('POST', '/inspections', {
    property: { id: property.json.id },
    type: { id: 150 },
    conduct_date: '2027-02-03',
    self_servicer: { name: 'Ada {link}', email: 'ada@example.com' },
  });
  const { json } = await asManager('GET', '/emails');
  expect(json.pagination.totalRecords).toBe(1);
  expect(json.data[0]).toMatchObject({
    recipient: 'ada@example.com',
    subject: 'From Harbour Lettings',
    sent_at: null,
    attempts: 0,
    failure: null,
  });
  expect(json.data[0].text).toMatch(/^Dear Ada \{link\}\n\nhttp:\/\/localhost:8080\/t\/\d+-[\w-]{43}$/);
  expect((await asManager('GET', `/emails/${json.data[0].id}`)).json).toEqual(json.data[0]);
});

test('whole days stay the same days in another time zone', async () => {
  const property = await asManager('POST', '/properties', {
    address: { line1: '2 Quay', city: 'Gosport', postcode: 'PO12 1AA' },
    no_of_beds: 1,
    no_of_baths: 1,
  });
  const draft = { property: { id: property.json.id }, type: { id: 1 } };
  const { json: day } = await asManager('POST', '/inspections', { ...draft, conduct_date: '2027-07-03' });
  const { json: moment } = await asManager('POST', '/inspections', { ...draft, conduct_date: '2027-07-03T09:00:00Z' });
  const conductDate = async (id: number) => (await asManager('GET', `/inspections/${id}`)).json.conduct_date;
  for (const time_zone of ['America/New_York', 'Europe/London']) {
    expect((await asManager('PUT', '/settings/account', { time_zone })).json.time_zone).toBe(time_zone);
    expect(await conductDate(day.id)).toBe('2027-07-03');
    expect(await conductDate(moment.id)).toBe('2027-07-03T09:00:00+00:00');
  }
});

test('a zone must exist, a colour be one; all faults come at once', async () => {
  const { status, json } = await asManager('PUT', '/settings/account', {
    time_zone: 'Europe/Portsmouth',
    brand: { colour: 'teal' },
    phrases: [''],
    disclaimers: [{ title: 'x' }],
  });
  expect(status).toBe(422);
  expect(json.errors.map(({ pointer }: { pointer: string }) => pointer).toSorted()).toEqual([
    '/brand/colour',
    '/disclaimers/0/text',
    '/phrases/0',
    '/time_zone',
  ]);
});

test('they are for staff to read and for managers to change, with the scope', async () => {
  const clerk = await api.account.user('clerk');
  expect((await api.as(clerk.token)('GET', '/settings/account')).status).toBe(200);
  expect((await api.as(clerk.token)('PUT', '/settings/account', { phrases: [] })).status).toBe(403);
  expect((await api.as(clerk.token)('GET', '/emails')).status).toBe(403);
  expect((await api.as(undefined)('GET', '/settings/account')).status).toBe(401);
  expect(
    (await api.as(await api.account.token(manager.id, ['templates.read']))('PUT', '/settings/account', {})).status,
  ).toBe(403);
  const stranger = await (await givenAccount(api.database, 'Another firm')).user('manager');
  const [email] = (await asManager('GET', '/emails')).json.data;
  expect((await api.as(stranger.token)('GET', `/emails/${email.id}`)).status).toBe(404);
  expect((await asManager('GET', '/emails', undefined, { accept: 'application/xml' })).text).toContain(
    '<json:null name="sent_at"',
  );
});

test('check outs name who is responsible unless the account says otherwise', async () => {
  await asManager('PUT', '/settings/account', { show_responsibility: false });
  expect((await asManager('GET', '/settings/account')).json.show_responsibility).toBe(false);
  expect((await asManager('PUT', '/settings/account', { show_responsibility: 'no' })).status).toBe(422);
});

test('administrators are told of a proxy that is not believed, and others are not', async () => {
  const { token } = await api.account.user('administrator');
  const forwarded = { 'x-forwarded-for': '192.0.2.7' };
  const seen = async (call: Call, headers = {}) =>
    (await call('GET', '/settings/account', undefined, headers)).json.untrusted_proxy;
  expect(await seen(api.as(token), forwarded)).toBe('127.0.0.1');
  expect(await seen(api.as(token))).toBeNull();
  expect(await seen(asManager, forwarded)).toBeUndefined();
});

test('prices are for managers, of whom the last one decides; others read null', async () => {
  const prices = [
    { type: 1, bedrooms: 2, furnished: null, price: '95.00', margin: '40' },
    { type: 1, bedrooms: null, furnished: 'Fully Furnished', price: '140', margin: null },
  ];
  expect((await asManager('PUT', '/settings/account', { prices })).json.prices).toEqual(prices);
  const clerk = await api.account.user('clerk');
  const seen = await api.as(clerk.token)('GET', '/settings/account');
  const { json, headers } = await asManager('GET', '/settings/account');
  expect([json.prices, seen.json.prices]).toEqual([prices, null]);
  expect([seen.headers['etag'], seen.json.version]).toEqual([headers['etag'], json.version]);
});

test('fee rules are for managers, and go as a whole', async () => {
  const fee_rules = {
    aborted: [
      { cause: null, notice: 24, amount: '35.00' },
      { cause: 'no_keys', notice: null, amount: '45' },
    ],
    waiting: { free: 15, each: 10, amount: '7.50', most: null },
  };
  expect((await asManager('PUT', '/settings/account', { fee_rules })).json.fee_rules).toEqual(fee_rules);
  const clerk = await api.account.user('clerk');
  expect((await api.as(clerk.token)('GET', '/settings/account')).json.fee_rules).toBeNull();
  const none = { aborted: [], waiting: null };
  expect((await asManager('PUT', '/settings/account', { fee_rules: none })).json.fee_rules).toEqual(none);
});

test('a fee rule has its cause, notice and amount, and no two are for the same visits', async () => {
  const rule = { cause: null, notice: 24, amount: '35' };
  const put = async (aborted: unknown[], waiting: unknown = null) => {
    const { status, json } = await asManager('PUT', '/settings/account', { fee_rules: { aborted, waiting } });
    return [status, ...json.errors.map(({ pointer }: { pointer: string }) => pointer)];
  };
  expect(await put([rule, { ...rule, amount: '36' }])).toEqual([422, '/fee_rules/aborted/1/cause']);
  // The firm pays for its own reasons.
  expect(await put([{ ...rule, cause: 'firm' }])).toEqual([422, '/fee_rules/aborted/0/cause']);
  expect(await put([{ ...rule, notice: 1.5 }])).toEqual([422, '/fee_rules/aborted/0/notice']);
  expect(await put([], { free: 0, each: 0, amount: 'much', most: null })).toEqual([
    422,
    '/fee_rules/waiting/each',
    '/fee_rules/waiting/amount',
  ]);
});

test('a price is a decimal, and two for the same homes are one too many', async () => {
  const price = { type: 5, bedrooms: null, furnished: null, price: '80', margin: null };
  const { status, json } = await asManager('PUT', '/settings/account', {
    prices: [price, { ...price, price: 'eighty' }, { ...price, type: 99, furnished: 'Sparsely' }],
  });
  expect(status).toBe(422);
  expect(json.errors.map(({ pointer }: { pointer: string }) => pointer)).toEqual(
    expect.arrayContaining(['/prices/1/price', '/prices/2/type', '/prices/2/furnished']),
  );
  const twice = await asManager('PUT', '/settings/account', { prices: [price, { ...price, price: '81' }] });
  expect(twice.json.errors).toEqual([expect.objectContaining({ pointer: '/prices/1/type' })]);
});
