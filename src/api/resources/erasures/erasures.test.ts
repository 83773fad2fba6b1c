/** Erasing a person takes them from everywhere but finished reports, and tells beforehand what it will do. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { contactCodes } from '#domain/message/contact-type.ts';
import { addRows } from '#store/database/add-rows.ts';
import { pdfPath } from '#store/pdfs/pdf-files.ts';
import { emails } from '#store/schema/event.ts';
import { databaseFingerprint } from '#testing/database/database-fingerprint.ts';
import { type Everything, givenEverything } from '#testing/given-everything.ts';
import { type TestApi, testApi } from '#testing/test-api.ts';

let api: TestApi;
let everything: Everything;
let admin: ReturnType<TestApi['as']>;
let office: ReturnType<TestApi['as']>;
const email = 'tess.o-neill@example.com';
const name = "Tess O'Neill";

beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  everything = await givenEverything(api, 'A firm that erases');
  admin = api.as(everything.users.administrator.token);
  office = api.as(String(everything.ids['backOfficeToken']));
});

/** In every place that knows people, finished and not. */
async function addTess(): Promise<void> {
  const { ids, account } = everything;
  const contact = {
    type: contactCodes.tenant,
    name,
    email,
    phone: '07700',
    signee: true,
    notify: false,
    deliver: false,
  };
  await admin('PUT', `/properties/${ids['property']}/contacts/by-external-id/crm-${email}`, contact);
  await admin('POST', `/inspections/${ids['inspection']}/contacts`, contact);
  await api.database.rows(
    'test.finished-contact',
    `insert into inspection_contacts (account_id, inspection_id, id, type, name, email, signee, notify, deliver)
     values ($1, $2, 999999, 1, $3, $4, true, false, false)`,
    [account.id, ids['finished'], name, email],
  );
  await admin('PUT', `/properties/${ids['property']}`, { notes: `${name} has the key. Ask ${email}.` });
  await addRows(api.database, emails, [
    {
      accountId: account.id,
      inspectionId: ids['inspection'] as number,
      recipient: email,
      subject: 's',
      text: `Dear ${name}`,
    },
    {
      accountId: account.id,
      inspectionId: null,
      recipient: 'clerk@example.com',
      subject: 's',
      text: `${name} called.`,
    },
  ]);
}

/** The tables, apart from finished reports, that still know this person. */
async function tablesThatKnow(words: string[]): Promise<string[]> {
  const { rows: tables } = await api.database.pool.query<{ name: string }>(
    `select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'account_id'
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not a.attisdropped`,
  );
  const found: string[] = [];
  for (const { name: table } of tables) {
    const { rows } = await api.database.pool.query<{ text: string }>(
      `select t::text as text from ${table} t where account_id = $1`,
      [everything.account.id],
    );
    const isKnown = ({ text }: { text: string }) => words.some((word) => text.replaceAll("''", "'").includes(word));
    if (rows.some((row) => isKnown(row) && !row.text.startsWith('(999999,'))) found.push(table);
  }
  return found;
}

test('a dry run tells what goes and what stays and why, and changes nothing', async () => {
  await addTess();
  const before = await databaseFingerprint(api.database, everything.account.id);
  const { status, json } = await office('POST', '/erasures', { email, name, dry_run: true });
  expect([status, json.id, json.placeholder]).toEqual([200, null, null]);
  const counts = Object.fromEntries(json.gone.map(({ what, count }: { what: string; count: number }) => [what, count]));
  expect(counts).toMatchObject({
    'contacts of properties': 1,
    'names with their address that other systems gave': 1,
    'contacts of inspections that are not finished': 1,
    'e-mails to them': 1,
    'e-mails to others that name them': 1,
    'notes of properties': 1,
  });
  expect(json.stays).toEqual([
    { what: 'contacts of finished inspections', count: 1, why: expect.stringContaining('evidence') },
  ]);
  expect(await databaseFingerprint(api.database, everything.account.id)).toEqual(before);
});

test('an erasure does what its dry run told, and nothing but finished reports knows the person', async () => {
  await addTess();
  expect(await tablesThatKnow([name, email])).not.toEqual([]);
  const rehearsed = await office('POST', '/erasures', { email, name, dry_run: true });
  const { status, json } = await office('POST', '/erasures', { email, name });
  expect(status).toBe(200);
  expect([json.gone, json.stays]).toEqual([rehearsed.json.gone, rehearsed.json.stays]);
  expect(await tablesThatKnow([name, email, '07700'])).toEqual([]);
  const contacts = (await admin('GET', `/properties/${everything.ids['property']}/contacts`)).text;
  expect(contacts).toContain(json.placeholder);
  const kept = (await admin('GET', `/inspections/${everything.ids['finished']}/contacts`)).json;
  expect(kept).toContainEqual(expect.objectContaining({ name, email }));
});

test('a person stays where a property or an inspection is held, is told so, and goes once the hold has ended', async () => {
  await addTess();
  const { ids } = everything;
  const erase = async (dry_run: boolean) => (await office('POST', '/erasures', { email, name, dry_run })).json;
  const contactsOf = async (home: string) => (await admin('GET', `/${home}/contacts`)).text;
  const [property, inspection] = [`properties/${ids['property']}`, `inspections/${ids['inspection']}`];

  await office('PUT', `/legal-holds/inspections/${ids['inspection']}`, { reason: 'A claim.' });
  const rehearsed = await erase(true);
  expect(rehearsed.stays).toEqual(
    expect.arrayContaining([
      { what: 'contacts of inspections that are not finished, held', count: 1, why: expect.stringContaining('held') },
      { what: 'e-mails to them, held', count: 1, why: expect.stringContaining('held') },
    ]),
  );
  await office('PUT', `/legal-holds/${ids['property']}`, { reason: 'A claim.' });
  const { stays } = await erase(false);
  expect(stays.map(({ what }: { what: string }) => what)).toEqual(
    expect.arrayContaining(['contacts of properties, held', 'notes of properties, held', 'e-mails to them, held']),
  );
  for (const home of [property, inspection]) expect(await contactsOf(home)).toContain(email);
  expect((await admin('GET', `/${property}`)).json.notes).toContain(name);
  // A text of the held inspection is left; one that belongs to no inspection is not.
  const { rows } = await api.database.pool.query(
    'select text from emails where account_id = $1 and position($2 in text) > 0',
    [everything.account.id, name],
  );
  expect(rows).toEqual([{ text: `Dear ${name}` }]);

  await office('DELETE', `/legal-holds/${ids['property']}`);
  await erase(false);
  expect(await contactsOf(property)).not.toContain(email);
  expect(await contactsOf(inspection)).toContain(email);
  await office('DELETE', `/legal-holds/inspections/${ids['inspection']}`);
  await erase(false);
  expect(await tablesThatKnow([name, email, '07700'])).toEqual([]);
});

test('the record names neither, and the security log notes who did it', async () => {
  await addTess();
  const { json } = await office('POST', '/erasures', { email, name });
  const { text, json: records } = await office('GET', '/erasures');
  expect(records.data[0]).toMatchObject({ id: json.id, actor_id: everything.users.administrator.id });
  for (const word of [name, email]) expect(text).not.toContain(word);
  const log = (await admin('GET', '/security-log?kind=erasure.made')).json.data;
  expect(log[0].subject).toMatchObject({ type: 'erasure', id: json.id });
});

test('a name alone leaves people of that name alone who have another address', async () => {
  const { ids } = everything;
  const other = {
    type: contactCodes.tenant,
    name,
    email: 'another@example.com',
    signee: true,
    notify: false,
    deliver: false,
  };
  await admin('POST', `/properties/${ids['property']}/contacts`, other);
  const { json } = await office('POST', '/erasures', { email, name, dry_run: true });
  const whats = json.gone.map(({ what }: { what: string }) => what);
  expect(whats).not.toContain('contacts of properties');
});

test('a former member of staff loses address, hours and ways to sign in, and the name where no finished report has it', async () => {
  const { users } = everything;
  const typist = await everything.account.user('typist', { name: 'Theo Typist' });
  const early = await office('POST', '/erasures', { person_id: typist.id });
  expect([early.status, early.json.code]).toEqual([409, 'in_use']);
  await office('DELETE', `/staff/${typist.id}`);
  await office('DELETE', `/staff/${users.clerk.id}`);
  await api.database.rows('test.made-by', 'update inspections set clerk_id = $3 where account_id = $1 and id = $2', [
    everything.account.id,
    everything.ids['finished'],
    users.clerk.id,
  ]);
  expect((await office('POST', '/erasures', { person_id: typist.id })).json.stays).toEqual([]);
  expect((await office('POST', '/erasures', { person_id: users.clerk.id })).json.stays).toEqual([
    expect.objectContaining({ what: 'their name, in finished reports', count: 1 }),
  ]);
  const erased = (await office('GET', `/staff/${typist.id}`)).json;
  expect([erased.name, erased.email]).toEqual([
    `Former member of staff ${typist.id}`,
    `former-${typist.id}@keyturn.invalid`,
  ]);
  const placeholder = `Former member of staff ${users.clerk.id}`;
  const clerk = (await office('GET', `/staff/${users.clerk.id}`)).json;
  expect([clerk.name, clerk.email]).toEqual([placeholder, `former-${users.clerk.id}@keyturn.invalid`]);
  const clerkOf = async (id: unknown) => (await office('GET', `/inspections/${String(id)}`)).json.clerk.name;
  expect(await clerkOf(everything.ids['finished'])).toBe(users.clerk.name);
  expect(await clerkOf(everything.ids['inspection'])).toBe(placeholder);
  const log = await office('GET', `/security-log?person_id=${users.clerk.id}&per_page=100`);
  expect(log.json.data.length).toBeGreaterThan(0);
  expect(log.text).not.toContain(users.clerk.name);
});

test('an erasure needs an address or a name, or an id alone, and is for administrators in the back office', async () => {
  for (const body of [{}, { person_id: 1, email }]) expect((await office('POST', '/erasures', body)).status).toBe(422);
  expect((await admin('POST', '/erasures', { email })).json.code).toBe('back_office_only');
  expect((await office('POST', '/erasures', { person_id: 2 ** 31 - 1 })).status).toBe(422);
});

test('PDFs of unfinished reports go with their files, and those of finished ones stay', async () => {
  await addTess();
  const { account, ids } = everything;
  const made = async (id: number, inspection: unknown): Promise<string> => {
    await api.database.rows(
      'test.pdf',
      `insert into pdfs (account_id, id, inspection_id, type, content_key, report_version, state)
       values ($1, $2, $3, 'FULL', 'former', 1, 'ready')`,
      [account.id, id, inspection],
    );
    const path = pdfPath(api.dataDir, { accountId: account.id, id });
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, name);
    return path;
  };
  const draft = await made(900_001, ids['inspection']);
  const finished = await made(900_002, ids['finished']);
  const subject = { email, name };
  const gone = {
    what: 'PDFs of unfinished reports, which are drawn anew when somebody asks',
    count: expect.any(Number),
  };
  expect((await office('POST', '/erasures', { ...subject, dry_run: true })).json.gone).toContainEqual(gone);
  expect(await readFile(draft, 'utf8')).toBe(name);
  expect((await office('POST', '/erasures', subject)).json.gone).toContainEqual(gone);
  await expect(readFile(draft)).rejects.toThrow('ENOENT');
  expect(await readFile(finished, 'utf8')).toBe(name);
  const list = await admin('GET', `/inspections/${ids['inspection']}/pdfs`);
  expect(list.json.map(({ id }: { id: number }) => id)).not.toContain(900_001);
});

test('nobody’s PDFs go when nothing is known of a person', async () => {
  const nobody = { email: 'nobody@example.com', dry_run: true };
  expect((await office('POST', '/erasures', nobody)).json).toMatchObject({ gone: [], stays: [] });
});

test('an address alone takes the name that contacts have as well', async () => {
  await addTess();
  const { ids } = everything;
  await admin('PUT', `/inspections/${ids['inspection']}`, { notes: { internal: `Called ${name} on Monday` } });
  await admin('PUT', `/inspections/${ids['inspection']}/rooms/${ids['room']}`, { name: `Room of ${name}` });
  expect((await office('POST', '/erasures', { email })).status).toBe(200);
  const inspection = (await admin('GET', `/inspections/${ids['inspection']}`)).json;
  expect(inspection.notes.internal).toMatch(/^Called Erased person \d+ on Monday$/);
  expect(await tablesThatKnow([name])).toEqual([]);
});
