/** Imports from spreadsheets, from the first row to their undoing. The worker's part is called as the worker does. */
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type GivenAccount, givenAccount, type GivenUser } from '#testing/given-account.ts';
import { type Call, type TestApi, testApi } from '#testing/test-api.ts';
import { buildRunImport } from './run-import.ts';

let api: TestApi;
let run: ReturnType<typeof buildRunImport>;
const complaints: unknown[] = [];

beforeAll(async () => {
  api = await testApi();
  run = buildRunImport({
    store: api.store,
    settings: { publicUrl: 'http://localhost:8080' },
    log: { error: (facts) => complaints.push(facts) },
  });
});
afterAll(() => api.close());

type Firm = { account: GivenAccount; admin: GivenUser; office: Call };

async function givenFirm(name: string): Promise<Firm> {
  const account = await givenAccount(api.database, name);
  const admin = await account.user('administrator');
  return { account, admin, office: api.as(await account.backOfficeToken(admin.id)) };
}

const home = (number: number, more: object = {}) => ({
  number,
  cells: {
    line1: `${number} Albert Road`,
    city: 'Southsea',
    postcode: 'PO5 2SJ',
    no_of_beds: '2',
    no_of_baths: '1',
    ...more,
  },
});

async function imported({ office, account }: Firm, kind: string, rows: object[], change: object = {}) {
  const { json: draft } = await office('POST', '/imports', { kind, name: 'file.csv' });
  const put = await office('PUT', `/imports/${draft.id}/rows`, { rows });
  expect(put.status).toBe(200);
  await office('PUT', `/imports/${draft.id}`, change);
  const started = await office('POST', `/imports/${draft.id}/start`);
  expect([started.status, started.json.detail]).toEqual([200, undefined]);
  await run({ accountId: account.id, id: draft.id }, new AbortController().signal);
  return (await office('GET', `/imports/${draft.id}`)).json;
}

async function undone({ office, account }: Firm, id: number) {
  expect((await office('POST', `/imports/${id}/undo`)).status).toBe(200);
  await run({ accountId: account.id, id }, new AbortController().signal);
  return (await office('GET', `/imports/${id}`)).json;
}

const rowsOf = async (office: Call, id: number, only = '') =>
  (await office('GET', `/imports/${id}/rows?per_page=100${only && `&only=${only}`}`)).json.data;

test('each fault stands in its cell, and a row is mended by sending it again', async () => {
  const { office } = await givenFirm('A firm with faults');
  const { json: draft } = await office('POST', '/imports', { kind: 'properties', name: 'homes.csv' });
  const put = (rows: object[]) => office('PUT', `/imports/${draft.id}/rows`, { rows });
  const faulty = home(2, { no_of_beds: 'two', furnished: 'half', client: 'Nobody', city: '', parking: 'perhaps' });
  const { json } = await put([faulty, home(3, { furnished: 'fully-furnished', parking: 'Y', tags: 'HMO; managed' })]);
  expect(json[0].faults.map(({ field }: { field: string }) => field).toSorted()).toEqual([
    'city',
    'client',
    'furnished',
    'no_of_beds',
    'parking',
  ]);
  expect(json[1].faults).toEqual([]);
  expect((await office('GET', `/imports/${draft.id}`)).json.plan).toMatchObject({ rows: 2, faulty: 1, add: 1 });
  const refused = await office('POST', `/imports/${draft.id}/start`);
  expect(refused.json).toMatchObject({
    status: 409,
    code: 'state_forbids',
    detail: expect.stringContaining('One row'),
  });
  await Promise.all([
    put([{ number: 2, cells: { no_of_beds: '2', furnished: '' } }]),
    put([{ number: 2, cells: { client: '', city: 'Southsea' } }]),
  ]);
  expect((await put([{ number: 2, cells: { parking: 'no' } }])).json[0]).toMatchObject({
    faults: [],
    cells: { line1: '2 Albert Road', no_of_beds: '2', city: 'Southsea' },
  });
  expect((await office('GET', `/imports/${draft.id}`)).json.plan).toMatchObject({ rows: 2, faulty: 0, add: 2 });
  expect((await office('GET', '/properties')).json.data).toEqual([]);
});

test('an impossible postcode is a fault in its cell, unless the address is in another country', async () => {
  const { office, account } = await givenFirm('Firm of Postcodes');
  const { json: draft } = await office('POST', '/imports', { kind: 'properties', name: 'homes.csv' });
  const put = async (...rows: object[]) => (await office('PUT', `/imports/${draft.id}/rows`, { rows })).json;
  const faultsOf = (rows: { faults: { field: string; detail: string }[] }[]) => rows.map(({ faults }) => faults);
  const fault = {
    field: 'postcode',
    detail: 'is no postcode of the United Kingdom, such as PO5 2SJ; for an address elsewhere, fill in Country',
  };
  const rows = await put(
    home(1, { postcode: 'NOTAPOSTCODE' }),
    home(2, { postcode: 'NOTAPOSTCODE', country: 'United Kingdom' }),
    home(3, { postcode: 'D02 X285', country: 'Ireland' }),
    home(4, { postcode: 'po52sj' }),
  );
  expect(faultsOf(rows)).toEqual([[fault], [fault], [], []]);
  expect(
    faultsOf(await put({ number: 1, cells: { country: 'Spain' } }, { number: 2, cells: { postcode: 'BT7 1NN' } })),
  ).toEqual([[], []]);
  await api.database.pool.query(`update accounts set country = 'Ireland' where id = $1`, [account.id]);
  expect(faultsOf(await put(home(5, { postcode: 'D02 X285' })))).toEqual([[]]);
});

test('a fault of many rows is named once, and mended in all of them at once', async () => {
  const firm = await givenFirm('A firm with the same fault again and again');
  const { office } = firm;
  await firm.account.client('Solent Estates');
  const { json: draft } = await office('POST', '/imports', { kind: 'properties', name: 'homes.csv' });
  const rows = Array.from({ length: 620 }, (_, at) =>
    home(at + 2, { client: at % 2 === 0 ? 'Solent Est.' : 'Solent Estates', ...(at < 3 && { no_of_beds: 'two' }) }),
  );
  const put = (some: object[]) => office('PUT', `/imports/${draft.id}/rows`, { rows: some });
  await put(rows.slice(0, 500));
  await put(rows.slice(500));
  await put([{ number: 2, cells: {}, choice: 'skip' }]);
  const faults = `/imports/${draft.id}/faults`;
  const { json: listed } = await office('GET', faults);
  expect(listed.pagination.totalRecords).toBe(2);
  expect(listed.data).toMatchObject([
    { field: 'client', text: 'Solent Est.', rows: 309, first_row: 4 },
    { field: 'no_of_beds', text: 'two', rows: 2, first_row: 3, detail: 'must be a whole number, such as 2' },
  ]);
  const beds = await office('PUT', faults, { field: 'no_of_beds', text: 'two', to: '2' });
  expect(beds.json.plan).toMatchObject({ rows: 620, faulty: 309, skip: 1 });
  const mended = await office('PUT', faults, { field: 'client', text: 'Solent Est.', to: 'Solent Estates' });
  expect(mended.json.plan).toMatchObject({ faulty: 0, add: 619 });
  expect((await office('GET', faults)).json.data).toEqual([]);
  expect((await rowsOf(office, draft.id))[0]).toMatchObject({ choice: 'skip', cells: { client: 'Solent Est.' } });
  const other = await givenFirm('A firm that looks at the faults of another');
  expect((await other.office('PUT', faults, { field: 'client', text: '', to: 'x' })).status).toBe(404);
});

test('rows become properties, each with its trail, and what a spreadsheet would calculate stays text', async () => {
  const firm = await givenFirm('A firm that moves in');
  const client = await firm.account.client('Solent Estates');
  const one = await imported(firm, 'properties', [
    home(2, { client: 'solent estates', tags: 'HMO, managed', garden: 'yes', notes: '=HYPERLINK("http://evil")' }),
    home(3),
  ]);
  expect(one).toMatchObject({ state: 'done', done: { added: 2, failed: 0 } });
  const { json } = await firm.office('GET', '/properties');
  const [, first] = json.data;
  expect(first).toMatchObject({
    client: { id: client.id },
    tags: ['HMO', 'managed'],
    garden: true,
    notes: '=HYPERLINK("http://evil")',
  });
  const trail = (await firm.office('GET', `/properties/${first.id}/audit`)).json.data;
  expect(trail).toMatchObject([{ action: 'property.created', actor: { id: firm.admin.id } }]);
  const log = (await firm.office('GET', '/security-log?kind=import.started')).json.data;
  expect(log).toMatchObject([{ subject: { type: 'import', id: one.id }, facts: { rows: 2 } }]);
});

test('homes of the same postcode and number are offered as they are, and updated, left out or added', async () => {
  const firm = await givenFirm('A firm with duplicates');
  await imported(firm, 'properties', [home(2), home(3), home(4)]);
  const again = home(2, { line1: '2, Albert Rd.', postcode: 'po52sj', notes: 'new' });
  const rows = [
    { ...again, choice: 'update' },
    { ...home(3), choice: 'new' },
    home(4),
    home(5),
    { ...home(6), cells: home(5).cells },
  ];
  const one = await imported(firm, 'properties', rows);
  expect(one.plan).toMatchObject({ duplicates: 4, update: 1, add: 2, skip: 2 });
  expect(one.done).toMatchObject({ added: 2, updated: 1, skipped: 2 });
  const kept = await rowsOf(firm.office, one.id, 'duplicate');
  expect(kept.map((row: { duplicate_row: number | null }) => row.duplicate_row)).toEqual([null, null, null, 5]);
  expect(kept[0].duplicate.label).toBe('2 Albert Road, PO5 2SJ');
  const { json } = await firm.office('GET', '/properties');
  expect(json.pagination.totalRecords).toBe(5);
  expect(json.data.filter(({ notes }: { notes: string }) => notes === 'new')).toHaveLength(1);
});

test('an import is undone as one, and leaves and names what somebody has changed or used since, as it says before', async () => {
  const firm = await givenFirm('A firm that undoes');
  const { office } = firm;
  const kept = await imported(firm, 'properties', [home(2, { notes: 'before', no_of_garages: '1' })]);
  const one = await imported(
    firm,
    'properties',
    [{ ...home(2, { notes: 'after' }), choice: 'update' }, home(3), home(4), home(5)],
    {},
  );
  const idOf = new Map<number, number>(
    (await rowsOf(office, one.id)).map((row: { number: number; subject_id: number }) => [row.number, row.subject_id]),
  );
  await office('PUT', `/properties/${idOf.get(3)}`, { notes: 'mine' });
  const tenant = { type: 1, name: 'Ann', signee: false, notify: false, deliver: false };
  expect((await office('POST', `/properties/${idOf.get(4)}/contacts`, tenant)).status).toBe(200);
  expect((await office('GET', `/imports/${one.id}`)).json.undo).toEqual({
    added: 1,
    updated: 1,
    kept: [
      { reason: 'It has a contact by now.', rows: 1 },
      { reason: 'Somebody has changed it since.', rows: 1 },
    ],
  });
  const after = await undone(firm, one.id);
  expect(after).toMatchObject({ state: 'undone', undo_until: null, done: { undone: 2, kept: 2 } });
  expect(after.undo).toBeUndefined();
  const left = await rowsOf(office, one.id, 'kept');
  expect(left.map(({ number, note }: { number: number; note: string }) => [number, note])).toEqual([
    [3, 'Somebody has changed it since.'],
    [4, 'It has a contact by now.'],
  ]);
  expect((await office('GET', `/properties/${idOf.get(5)}`)).status).toBe(404);
  expect((await office('GET', `/properties/${idOf.get(2)}`)).json).toMatchObject({ notes: 'before', no_of_garages: 1 });
  expect((await office('POST', `/imports/${one.id}/undo`)).status).toBe(409);
  await api.database.rows('test.later', `update imports set finished_at = now() - interval '25 hours' where id = $1`, [
    kept.id,
  ]);
  expect((await office('POST', `/imports/${kept.id}/undo`)).json.detail).toContain('that is over');
});

/** `IMPORT_ROWS=10000` measures a whole portfolio; it takes minutes on a busy machine. */
const many = Number(process.env['IMPORT_ROWS'] ?? 1000);

test('many rows are checked and written, tell how far they are, and go on where a stopped worker left them', {
  timeout: 90_000 + many * 60,
}, async () => {
  const firm = await givenFirm('A large firm');
  const { office, account } = firm;
  const { json: draft } = await office('POST', '/imports', { kind: 'properties', name: 'large.xlsx' });
  for (let from = 2; from < many + 2; from += 500) {
    const rows = Array.from({ length: 500 }, (_, at) =>
      home(from + at, { postcode: `PO${at % 30} ${(from + at) % 10}AA` }),
    );
    expect((await office('PUT', `/imports/${draft.id}/rows`, { rows })).status).toBe(200);
  }
  expect((await office('GET', `/imports/${draft.id}`)).json.plan).toMatchObject({ rows: many, add: many });
  await office('POST', `/imports/${draft.id}/start`);
  const stopping = new AbortController();
  const key = { accountId: account.id, id: draft.id };
  const beganAt = performance.now();
  const first = run(key, stopping.signal);
  const doneOf = async () => (await office('GET', `/imports/${draft.id}`)).json.done.added;
  await expect.poll(doneOf, { timeout: 60_000 }).toBeGreaterThan(0);
  stopping.abort();
  await first;
  const before = await doneOf();
  expect(before).toBeLessThan(many);
  await run(key, new AbortController().signal);
  if (many > 1000) console.info(`${many} rows in ${Math.round(performance.now() - beganAt)} ms`);
  expect((await office('GET', `/imports/${draft.id}`)).json).toMatchObject({ state: 'done', done: { added: many } });
  expect((await office('GET', '/properties')).json.pagination.totalRecords).toBe(many);
});

test('imports are found by their file and their kind, and ordered', async () => {
  const { office } = await givenFirm('A firm that looks for imports');
  for (const [kind, name] of [
    ['clients', 'Landlords March.csv'],
    ['staff', 'Clerks.csv'],
    ['clients', 'Landlords April.csv'],
  ])
    await office('POST', '/imports', { kind, name });
  const namesOf = async (query: string) =>
    (await office('GET', `/imports?${query}`)).json.data.map(({ name }: { name: string }) => name);
  expect(await namesOf('')).toEqual(['Landlords April.csv', 'Clerks.csv', 'Landlords March.csv']);
  expect(await namesOf('sort=created')).toEqual(['Landlords March.csv', 'Clerks.csv', 'Landlords April.csv']);
  expect(await namesOf('sort=name&kind=clients')).toEqual(['Landlords April.csv', 'Landlords March.csv']);
  expect(await namesOf('q=MARCH land')).toEqual(['Landlords March.csv']);
  expect(await namesOf('kind=staff,properties')).toEqual(['Clerks.csv']);
  const { id } = (await office('GET', '/imports?sort=created')).json.data[0];
  await office('PUT', `/imports/${id}/rows`, { rows: [{ number: 2, cells: { name: 'Ann Lee' } }] });
  expect((await namesOf('sort=-updated'))[0]).toBe('Landlords March.csv');
  expect((await office('GET', '/imports?sort=kind')).status).toBe(422);
});

test('a list counts its imports as each counts itself, all of them in one statement', async () => {
  const { office } = await givenFirm('A firm with several imports');
  const begin = async () => (await office('POST', '/imports', { kind: 'properties', name: 'homes.csv' })).json.id;
  const ids = [await begin(), await begin(), await begin()];
  const same = { line1: '1 Albert Road' };
  const rows = [home(2, { no_of_beds: 'two', ...same }), home(3, same), home(4, same), home(5), home(6, { city: '' })];
  await office('PUT', `/imports/${ids[0]}/rows`, { rows });
  await office('PUT', `/imports/${ids[1]}/rows`, { rows: [home(2), { ...home(3), choice: 'skip' }] });
  const each = await Promise.all(ids.map(async (id) => (await office('GET', `/imports/${id}`)).json));
  expect(each.map(({ plan }) => plan)).toEqual([
    { rows: 5, faulty: 2, duplicates: 1, add: 2, update: 0, skip: 1 },
    { rows: 2, faulty: 0, duplicates: 0, add: 1, update: 0, skip: 1 },
    { rows: 0, faulty: 0, duplicates: 0, add: 0, update: 0, skip: 0 },
  ]);
  const client = await api.database.pool.connect();
  const watched = vi.spyOn(Object.getPrototypeOf(client) as { query: (given: unknown) => unknown }, 'query');
  client.release();
  expect((await office('GET', '/imports?sort=created')).json.data).toEqual(each);
  const asked = watched.mock.calls.filter(([given]) => JSON.stringify(given).includes('from import_rows'));
  watched.mockRestore();
  expect(asked).toHaveLength(1);
});

test('another account sees nothing of it, and managers and other applications do not import', async () => {
  const firm = await givenFirm('A firm of its own');
  const { json: draft } = await firm.office('POST', '/imports', { kind: 'clients', name: 'clients.csv' });
  const other = await givenFirm('Another firm');
  for (const [method, path, body] of [
    ['GET', '', undefined],
    ['GET', '/rows', undefined],
    ['PUT', '/rows', { rows: [home(2)] }],
    ['POST', '/start', undefined],
    ['DELETE', '', undefined],
  ] as const)
    expect((await other.office(method, `/imports/${draft.id}${path}`, body)).status).toBe(404);
  expect((await other.office('GET', '/imports')).json.data).toEqual([]);
  const manager = await firm.account.user('manager');
  const asManager = api.as(await firm.account.backOfficeToken(manager.id));
  expect((await asManager('POST', '/imports', { kind: 'clients', name: 'x' })).json).toMatchObject({ status: 403 });
  const elsewhere = api.as(firm.admin.token);
  expect((await elsewhere('POST', '/imports', { kind: 'clients', name: 'x' })).status).toBe(403);
});

test('bounds are kept: rows at once, a line twice, text that is too long', async () => {
  const { office } = await givenFirm('A firm with bounds');
  const { json: draft } = await office('POST', '/imports', { kind: 'properties', name: 'homes.csv' });
  const put = async (rows: object[]) => (await office('PUT', `/imports/${draft.id}/rows`, { rows })).status;
  expect(await put(Array.from({ length: 501 }, (_, at) => home(at + 1)))).toBe(422);
  expect(await put([home(2), home(2)])).toBe(422);
  const { json } = await office('PUT', `/imports/${draft.id}/rows`, { rows: [home(2, { line1: 'x'.repeat(300) })] });
  expect(json[0].faults).toEqual([{ field: 'line1', detail: 'must have 255 characters at most' }]);
  expect((await office('DELETE', `/imports/${draft.id}`)).status).toBe(204);
  expect((await office('GET', `/imports/${draft.id}`)).status).toBe(404);
  expect(complaints).toEqual([]);
});
