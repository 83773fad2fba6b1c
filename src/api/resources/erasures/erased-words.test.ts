/** Free words that name an erased person: gone wherever no finished report has them, in steps that a crash may cut. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { contactCodes } from '#domain/message/contact-type.ts';
import { type Everything, givenEverything } from '#testing/given-everything.ts';
import { type TestApi, testApi } from '#testing/test-api.ts';

let api: TestApi;
let firm: Everything;
let admin: ReturnType<TestApi['as']>;
let office: ReturnType<TestApi['as']>;
const email = 'ines.quay@example.com';
const name = 'Inés Quay';
const phone = '07700 900 123';

beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  firm = await givenEverything(api, 'A firm that forgets words');
  admin = api.as(firm.users.administrator.token);
  office = api.as(String(firm.ids['backOfficeToken']));
  const contact = { type: contactCodes.tenant, name, email, phone, signee: true, notify: false, deliver: false };
  await admin('POST', `/properties/${firm.ids['property']}/contacts`, contact);
});

const query = (text: string, values: unknown[] = []) => api.database.pool.query(text, [firm.account.id, ...values]);
const said = `INÉS QUAY called, from 07700900123 and ${phone}, and ${email.toUpperCase()}. Inés Quayle did not.`;

/** In the report of an inspection, at every place that takes words. */
async function write(inspection: unknown): Promise<number> {
  const { rows } = await query('select report_id as id from inspections where account_id = $1 and id = $2', [
    inspection,
  ]);
  const report = rows[0].id as number;
  for (const [table, columns] of [
    ['rooms', ['name']],
    ['items', ['name', 'description']],
    ['actions', ['comments']],
    ['attachments', ['description', 'filename']],
    ['pending_attachments', ['description', 'filename']],
  ] as const)
    await query(
      `update ${table} set ${columns.map((column) => `${column} = $3`).join(', ')} where account_id = $1 and report_id = $2`,
      [report, said],
    );
  await query(
    `update inspections set notes_report = $3, notes_internal = $3, location_of_keys = $3,
       custom_fields = jsonb_build_object('1', $3::text) where account_id = $1 and id = $2`,
    [inspection, said],
  );
  return report;
}

const wordsOf = async (report: number): Promise<string> =>
  (
    await query(
      `select string_agg(text, ' ') as text from (
         select name as text from rooms where account_id = $1 and report_id = $2
         union all select name || description from items where account_id = $1 and report_id = $2
         union all select comments from actions where account_id = $1 and report_id = $2
         union all select description || filename from attachments where account_id = $1 and report_id = $2
         union all select description || filename from pending_attachments where account_id = $1 and report_id = $2
         union all select notes_report || notes_internal || location_of_keys || custom_fields::text
           from inspections where account_id = $1 and report_id = $2) words`,
      [report],
    )
  ).rows[0].text;

test('words in reports that are not finished go, and their reports have another version', async () => {
  const report = await write(firm.ids['inspection']);
  const version = async () =>
    (await query('select version from reports where account_id = $1 and id = $2', [report])).rows;
  const before = await version();
  const told = (await office('POST', '/erasures', { email, name, dry_run: true })).json;
  const { status, json } = await office('POST', '/erasures', { email, name });
  expect([status, json.gone, json.stays]).toEqual([200, told.gone, told.stays]);
  const whats = json.gone.map(({ what }: { what: string }) => what).join();
  for (const what of ['names of rooms', 'items', 'actions', 'descriptions and names of files', 'were announced'])
    expect(whats).toContain(what);
  const text = await wordsOf(report);
  expect(text).toContain(
    `${json.placeholder} called, from ${json.placeholder} and ${json.placeholder}, and ${json.placeholder}. Inés Quayle did not.`,
  );
  expect(text).not.toMatch(/inés quay\b(?!le)|0123|900 123|@example/i);
  expect(await version()).not.toEqual(before);
});

test('a name goes however much white space is in it, also over two lines', async () => {
  const { property, inspection } = firm.ids;
  await admin('PUT', `/properties/${property}`, {
    notes: 'Ask Inés\r\n  Quay. INÉS\u00A0QUAY has keys. Inés\tQuayle has none.',
  });
  const contact = { type: contactCodes.tenant, email: null, signee: false, notify: false, deliver: false };
  await admin('POST', `/inspections/${inspection}/contacts`, { ...contact, name: ' Inés   Quay ' });
  const asked = { email, name: 'Inés  Quay' };
  const told = (await office('POST', '/erasures', { ...asked, dry_run: true })).json;
  const { json } = await office('POST', '/erasures', asked);
  expect([json.gone, json.stays]).toEqual([told.gone, told.stays]);
  expect((await admin('GET', `/properties/${property}`)).json.notes).toBe(
    `Ask ${json.placeholder}. ${json.placeholder} has keys. Inés\tQuayle has none.`,
  );
  const { json: contacts } = await admin('GET', `/inspections/${inspection}/contacts`);
  expect(contacts.map((one: { name: string }) => one.name)).toContain(json.placeholder);
});

test('words in finished reports stay, and are told with the reason', async () => {
  const report = await write(firm.ids['finished']);
  const before = await wordsOf(report);
  const { json } = await office('POST', '/erasures', { email, name });
  expect(json.stays).toContainEqual({
    what: 'items that name them, in finished reports',
    count: expect.any(Number),
    why: expect.stringContaining('evidence'),
  });
  // Notes that no report prints are no evidence.
  expect(await wordsOf(report)).toBe(before.replace(said + said + said, `${said}${await noteOf(report)}${said}`));
});
const noteOf = async (report: number): Promise<string> =>
  (await query('select notes_internal as note from inspections where account_id = $1 and report_id = $2', [report]))
    .rows[0].note;

test('a tenant who wrote by their link is nobody in the trail of what is not finished', async () => {
  const trail = (subject: unknown) =>
    query(
      `insert into audit_entries (account_id, id, property_id, actor_name, application, action, subject_type, subject_id)
       values ($1, $2, $3, $4, 'Tenant link', 'report.started', 'inspection', $5)`,
      [900_000 + Number(subject), firm.ids['property'], name, subject],
    );
  await trail(firm.ids['inspection']);
  await trail(firm.ids['finished']);
  const { json } = await office('POST', '/erasures', { email, name });
  const { rows } = await query(
    'select actor_name as name from audit_entries where account_id = $1 and id > 900000 order by subject_id = $2',
    [firm.ids['finished']],
  );
  expect(rows.map((row) => row.name)).toEqual([json.placeholder, name]);
});

test('an erasure that was cut short is finished by asking again', async () => {
  const report = await write(firm.ids['inspection']);
  await query(`update items set description = 'Nothing' where account_id = $1 and report_id = $2`, [report]);
  await query('update property_contacts set email = null where account_id = $1 and name = $2', [name]);
  await api.database.pool.query(`create function stop_here() returns trigger language plpgsql as
    $$ begin raise exception 'cut'; end $$; create trigger cut before update on actions execute function stop_here()`);
  const { log } = console;
  try {
    expect((await office('POST', '/erasures', { email, name })).status).toBe(500);
  } finally {
    console.log = log;
    await api.database.pool.query('drop trigger cut on actions; drop function stop_here()');
  }
  expect((await office('GET', '/erasures')).json.data).toEqual([]);
  const { json } = await office('POST', '/erasures', { email, name });
  expect(await wordsOf(report)).not.toMatch(/inés quay\b(?!le)|0123|900 123/i);
  expect(json.gone).not.toEqual([]);
});

test('answers that are kept for requests sent again go where they name them in any way', async () => {
  const send = (line1: string, key: string, headers = {}) =>
    admin(
      'POST',
      '/properties',
      { address: { line1, city: 'Portsmouth', postcode: 'PO5 3AA' }, no_of_beds: 1, no_of_baths: 1, notes: line1 },
      { 'idempotency-key': key, ...headers },
    );
  await send('Home of INÉS QUAY', 'by name');
  await send('Call 07700900123', 'by number');
  await send('Write to INES.Quay@example.com', 'by address', { accept: 'application/xml' });
  await send('Home of Inés Quayle', 'somebody else');
  const keptBodies = async () =>
    (
      await query(
        `select convert_from(body, 'UTF8') as body from idempotency_keys where account_id = $1 and body is not null`,
      )
    ).rows.map(({ body }) => body as string);
  expect((await keptBodies()).length).toBeGreaterThanOrEqual(4);
  await office('POST', '/erasures', { email, name });
  const left = await keptBodies();
  expect(left.filter((body) => /inés quay\b(?!le)|07700900123|ines\.quay@/i.test(body))).toEqual([]);
});
