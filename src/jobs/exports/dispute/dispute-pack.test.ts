/** The zip of what an adjudicator needs, opened and checked without the code that wrote it. */
import { createHash, createPublicKey, verify, X509Certificate } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startsFrom } from '#domain/initialization.ts';
import { states } from '#domain/inspection-state.ts';
import { contactCodes } from '#domain/message/contact-type.ts';
import { types } from '#domain/inspection-type.ts';
import { readZip, readZipFiles } from '#testing/disk/read-zip.ts';
import { givenAccount } from '#testing/given-account.ts';
import { givenInspection } from '#testing/given-property.ts';
import { givenReport } from '#testing/given-report.ts';
import { givenSignee } from '#testing/interface/given-signees.ts';
import { photo } from '#testing/sample-files.ts';
import { type Call, type TestApi, testApi } from '#testing/test-api.ts';
import { uploads } from '#testing/upload-as.ts';
import { buildGeneratePdf } from '../../handlers/generate-pdf.ts';
import { buildMakeExport } from '../../handlers/make-export.ts';

const publicUrl = 'http://localhost:8080';
let api: TestApi;
let tenancy: Awaited<ReturnType<typeof givenTenancy>>;
const complaints: unknown[] = [];
const log = { error: (facts: object) => complaints.push(facts) };

beforeAll(async () => {
  api = await testApi();
  tenancy = await givenTenancy();
});
afterAll(() => api.close());

async function done(answer: ReturnType<Call>) {
  const { status, json, text } = await answer;
  expect(status, text).toBe(200);
  return json;
}

/** A check in and the check out that began with it: the oven is dirty now, the hob is as it was, and the kettle is gone. */
async function givenTenancy() {
  const client = await api.account.client('Langstone Homes');
  const checkIn = await givenReport(api, { type: types.checkIn, title: 'Check in', clientId: client.id });
  const { asManager, clerk, property } = checkIn;
  const kitchen = await checkIn.room('Kitchen');
  const oven = await checkIn.item(kitchen.id, 'Oven', { condition: 'Clean' });
  await checkIn.item(kitchen.id, 'Hob', { condition: 'Good' });
  const kettle = await checkIn.item(kitchen.id, 'Kettle <b>', { condition: 'New' });
  const { upload } = uploads(api, clerk.token);
  const attach = async (place: string, width: number) =>
    (await upload(place, await photo({ width, exif: { DateTimeOriginal: '2026:03:02 10:11:12' } }))).json;
  await attach(`${checkIn.base}/rooms/${kitchen.id}/items/${oven.id}/attachments`, 40);
  await done(checkIn.write('POST', `${checkIn.base}/submit`));
  await done(asManager('POST', `${checkIn.base}/complete`));

  const inspection = await givenInspection(api.database, api.account.id, property.id, {
    type: types.checkOut,
    title: 'Check out',
    state: states.assigned,
    clerkId: clerk.id,
    clientId: client.id,
  });
  const base = `/inspections/${inspection.id}`;
  const write = api.as(clerk.token);
  await done(asManager('PUT', `${base}/initialization`, { type: startsFrom.report, init_from: checkIn.inspection.id }));
  await done(write('POST', `${base}/start`));
  const [room] = (await done(write('GET', `${base}/report`))).rooms;
  const items = `${base}/rooms/${room.id}/items`;
  const [dirty, hob, gone] = room.items;
  expect(gone.name.value).toBe(kettle.name.value);
  await done(write('PUT', `${items}/${dirty.id}`, { name: 'Oven', condition: 'Grease to door' }));
  await done(write('POST', `${items}/${dirty.id}/actions`, { action: 'Clean', responsibility: 'Tenant' }));
  await attach(`${items}/${dirty.id}/attachments`, 60);
  await done(write('DELETE', `${items}/${gone.id}`));
  const contact = { type: contactCodes.landlord, name: 'Lena Landlord', signee: false, notify: false };
  await done(asManager('POST', `${base}/contacts`, { ...contact, email: 'lena@example.com', deliver: true }));
  await done(write('POST', `${base}/submit`));
  await done(asManager('POST', `${base}/complete`));
  return { client, checkIn, asManager, clerk, property, inspection, base, hob };
}

const settings = () => ({ publicUrl, dataDir: api.dataDir });
const generatePdf = (id: number) =>
  buildGeneratePdf({ database: api.database, store: api.store, settings: settings(), log })(
    { accountId: api.account.id, id },
    new AbortController().signal,
  );

/** Beside the work for PDFs, as the worker has both. */
async function make(id: number): Promise<void> {
  let isMade = false;
  const making = buildMakeExport({
    database: api.database,
    store: api.store,
    settings: settings(),
    readAccount: async () => undefined,
    log,
  })({ accountId: api.account.id, id }, new AbortController().signal).finally(() => (isMade = true));
  while (!isMade) {
    const waiting = await api.database.rows<{ id: number }>(
      'test.pdfs',
      `select id from pdfs where account_id = $1 and state = 'queued'`,
      [api.account.id],
    );
    for (const pdf of waiting) await generatePdf(pdf.id);
    await pause(20);
  }
  await making;
}

const packsOf = async (call: Call, base = tenancy.base) => (await done(call('GET', `${base}/dispute-packs`))).data;

async function packed(call = tenancy.asManager, base = tenancy.base) {
  const { id } = await done(call('POST', `${base}/dispute-packs`));
  await make(id);
  expect(complaints).toEqual([]);
  const row = (await packsOf(call, base)).find((one: { id: number }) => one.id === id);
  expect(row).toMatchObject({ state: 'ready', progress: 100, failure: null });
  return row;
}

async function opened(url: string): Promise<Buffer> {
  const { rawPayload, statusCode } = await api.app.inject(url.replace(publicUrl, ''));
  expect(statusCode).toBe(200);
  return rawPayload;
}

test('has both reports, the differences with their photographs, comments, signatures, and an index of them all', async () => {
  const report = { accountId: api.account.id, inspectionId: tenancy.inspection.id };
  const ann = await givenSignee(api, report, { name: 'Ann Tenant' });
  const nobody = api.as(undefined);
  for (const link of [ann.path, ann.path, `/published-reports/${tenancy.inspection.reportKey}`])
    await done(nobody('GET', link));
  const text = 'It was <i>never</i> clean.';
  await done(nobody('POST', `${ann.path}/comments`, { text, item_id: tenancy.hob.id }));
  const signature = { method: 'drawn', drawing: 'M40 120C60 40 90 40 110 120L180 90', accepts_declaration: true };
  await done(nobody('POST', `${ann.path}/signatures`, { ...signature, code: await ann.newCode() }));

  const row = await packed();
  const zip = await readZip(await opened(row.url));
  const index = JSON.parse(zip.get('index.json') ?? '');
  expect(index).toMatchObject({
    title: 'Dispute pack: 12 Albert Road, Southsea, PO5 2SJ',
    compared: true,
    notices: [],
    lost: [],
    items: [
      {
        change: 'changed',
        before: { room: 'Kitchen', name: 'Oven', condition: 'Clean' },
        now: { condition: 'Grease to door' },
        actions: [{ action: 'Clean', responsibility: 'Tenant' }],
      },
      { change: 'same', now: { name: 'Hob' }, comments: [{ from: 'Ann Tenant', text }] },
      { change: 'removed', before: { name: 'Kettle <b>', condition: 'New' }, now: null },
    ],
    comments: [{ report: 'check-out', from: 'Ann Tenant', as: 'Tenant', text, reply: null }],
    signatures: [
      {
        report: 'check-out',
        name: 'Ann Tenant',
        outcome: 'signed',
        version: 1,
        confirmation: 'code',
        code_sent_to: 'a***@example.com',
        proof: 'Drawn on a screen; confirmed by a code sent to a***@example.com',
      },
    ],
  });
  expect(row.records).toBe(5);
  const openings = index.deliveries.filter(({ state }: { state: string }) => state === 'opened');
  const about = { report: 'check-out', is_about_the_report: true };
  expect(openings).toMatchObject([
    { ...about, to: 'ann@example.com', event: 'Opened: The report (version 1), by the link of Ann Tenant' },
    { ...about, to: 'Anyone with the link', event: 'Opened: The report (version 1), by its link' },
  ]);
  expect(JSON.stringify(index)).not.toContain('127.0.0');
  const photographs = index.items.flatMap(({ before, now }: { before: unknown; now: unknown }) =>
    [before, now].flatMap((side) => (side as { photographs: object[] } | null)?.photographs ?? []),
  );
  expect(photographs).toHaveLength(2);
  for (const { file, taken_at: taken } of photographs) {
    expect(zip.get(file), file).toMatch(/bytes$/);
    expect(taken).toMatch(/^2026-03-02T10:11:12/);
  }
  const page = zip.get('index.html') ?? '';
  for (const path of [...zip.keys()].filter((one) => !/^(index|SHA256SUMS)/.test(one)))
    expect(page, path).toContain(`href="${path.split('/').map(encodeURIComponent).join('/')}"`);
  expect([...zip.keys()]).toEqual(
    expect.arrayContaining(['check-out/version-1.pdf', 'check-in/version-1.pdf', 'chain/check-in-version-1.json']),
  );
  expect(page).toContain('Opened: The report (version 1), by the link of Ann Tenant');
  expect(page).toContain('Kettle &lt;b&gt;');
  expect(page).toContain('It was &lt;i&gt;never&lt;/i&gt; clean.');
  expect(page).not.toMatch(/<script|<i>|<b>/);
});

const sha256 = (...parts: (Uint8Array | string)[]) =>
  parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest();

/** As RFC 9162, section 2.1.3.2, has it. */
function climb(leaf: Buffer, { position, size, path }: { position: number; size: number; path: string[] }): Buffer {
  let [at, last, root] = [position, size - 1, leaf];
  for (const beside of path.map((hex) => Buffer.from(hex, 'hex'))) {
    if (at % 2 === 1 || at === last) {
      root = sha256(Buffer.of(1), beside, root);
      for (; at % 2 === 0 && at !== 0; last = Math.floor(last / 2)) at /= 2;
    } else root = sha256(Buffer.of(1), root, beside);
    [at, last] = [Math.floor(at / 2), Math.floor(last / 2)];
  }
  expect(last).toBe(0);
  return root;
}

test('every file has the hash that is said of it, and each version is in the log by its proof', async () => {
  const row = await packed();
  const bytes = await opened(row.url);
  expect(sha256(bytes).toString('hex')).toBe(row.sha256);
  const files = await readZipFiles(bytes);
  const textOf = (path: string) => Buffer.from(files.get(path) ?? []).toString('utf8');
  const sums = textOf('SHA256SUMS.txt').split('\n').filter(Boolean);
  expect(sums.map((line) => line.slice(66)).toSorted()).toEqual(
    [...files.keys()].filter((path) => path !== 'SHA256SUMS.txt').toSorted(),
  );
  for (const line of sums)
    expect(sha256(files.get(line.slice(66)) ?? '').toString('hex'), line).toBe(line.slice(0, 64));

  const chain = JSON.parse(textOf('chain.json'));
  expect(chain.versions).toMatchObject([
    { report: 'check-out', version: 1 },
    { report: 'check-in', version: 1 },
  ]);
  for (const { sha256: sealed, content, entry, leaf, position, path } of chain.versions) {
    expect(sha256(textOf(content)).toString('hex')).toBe(sealed);
    expect(JSON.parse(entry).sha256).toBe(sealed);
    const own = sha256(Buffer.of(0), entry);
    expect(own.toString('hex')).toBe(leaf);
    expect(climb(own, { position, size: chain.log.size, path }).toString('hex')).toBe(chain.log.root);
  }
  for (const { sha256: made, file } of chain.pdfs) expect(sha256(files.get(file) ?? '').toString('hex')).toBe(made);
});

test('has the certificate that its PDFs were signed with, which is the one that is published', async () => {
  const zip = await readZip(await opened((await packed()).url));
  const chain = JSON.parse(zip.get('chain.json') ?? '');
  const { json } = await api.as(undefined)('GET', '/signing-keys');
  expect(chain.pdfs).toHaveLength(2);
  for (const { certificate, certificate_sha256: fingerprint } of chain.pdfs) {
    expect(fingerprint).toBe(json.pdf_certificate_sha256);
    expect(new X509Certificate(zip.get(certificate) ?? '').raw.toString('base64')).toBe(
      new X509Certificate(json.pdf_certificate).raw.toString('base64'),
    );
  }
  expect([...zip.keys()].filter((path) => path.startsWith('certificates/'))).toHaveLength(1);
  expect(zip.get('how-to-check.txt')).toContain('openssl x509 -in certificates/');
});

test('the e-mail about a report ends with the head that its version has in the pack, signed by the installation', async () => {
  const zip = await readZip(await opened((await packed()).url));
  const { log: now, versions } = JSON.parse(zip.get('chain.json') ?? '');
  const [{ head, position }] = versions;
  const [email] = await api.database.rows<{ text: string }>(
    'test.email',
    `select text from emails where account_id = $1 and inspection_id = $2 and recipient = 'lena@example.com' order by id limit 1`,
    [api.account.id, tenancy.inspection.id],
  );
  expect(head.size).toBe(position + 1);
  expect(email?.text.endsWith(head.checkpoint)).toBe(true);
  expect(email?.text).toContain(
    `The content of version ${versions[0].version} is sealed under this fingerprint (SHA-256); each PDF of it has one of its own:\n${versions[0].sha256}\n`,
  );

  const [origin, id, ...rest] = now.key.split('+');
  const spki = Buffer.concat([
    Buffer.from('302a300506032b6570032100', 'hex'),
    Buffer.from(rest.join('+'), 'base64').subarray(1),
  ]);
  const key = createPublicKey({ key: spki, format: 'der', type: 'spki' });
  for (const { size, root, checkpoint } of [now, head]) {
    const [text, signature = ''] = checkpoint.split('\n\n\u2014 ');
    expect(text).toBe(`${origin}\n${size}\n${Buffer.from(root, 'hex').toString('base64')}`);
    const bytes = Buffer.from(signature.trim().split(' ')[1] ?? '', 'base64');
    expect(bytes.subarray(0, 4).toString('hex')).toBe(id);
    expect(verify(null, Buffer.from(`${text}\n`), key, bytes.subarray(4))).toBe(true);
    expect(verify(null, Buffer.from(`${text}0\n`), key, bytes.subarray(4))).toBe(false);
  }
});

test('a log of which an entry is gone makes no pack, and the log of the service says why', async () => {
  const { id } = await done(tenancy.asManager('POST', `${tenancy.base}/dispute-packs`));
  const head = () =>
    api.database.rows<{ subtrees: string[] }>('test.head', 'select subtrees from report_logs where account_id = $1', [
      api.account.id,
    ]);
  const put = (subtrees: string[]) =>
    api.database.rows('test.put-head', 'update report_logs set subtrees = $2 where account_id = $1', [
      api.account.id,
      subtrees,
    ]);
  const subtrees = (await head())[0]?.subtrees ?? [];
  await put([...subtrees.slice(0, -1), '00'.repeat(32)]);
  try {
    await make(id);
    expect(complaints.splice(0)).toMatchObject([
      { err: { message: expect.stringContaining('is not what its head says') } },
    ]);
  } finally {
    await put(subtrees);
  }
  await api.database.rows('test.end', 'delete from exports where account_id = $1 and id = $2', [api.account.id, id]);
});

test('people of its client have one without what the office keeps, and nobody has one of others', async () => {
  const person = await api.account.user('client', { clientId: tenancy.client.id });
  const other = await api.account.user('client', { clientId: (await api.account.client('Another')).id });
  const [own, stranger] = [api.as(person.token), api.as(other.token)];
  const row = await packed(own);
  const zip = await readZip(await opened(row.url));
  expect([...zip.keys()].filter((path) => path.startsWith('chain/'))).toEqual([]);
  expect(zip.get('how-to-check.txt')).toContain('kept by the office');
  expect(JSON.parse(zip.get('chain.json') ?? '').versions[0]).toMatchObject({ content: null, version: 1 });

  const shared = await done(
    own('POST', '/file-shares', { inspection_id: tenancy.inspection.id, pdf_type: 'FULL', name: 'To our owner' }),
  );
  await done(api.as(undefined)('GET', `/shared-files/${shared.url.split('/').at(-1)}`));
  const ofOffice = await packed();
  expect((await readZip(await opened(ofOffice.url))).get('index.json')).not.toContain('To our owner');
  expect((await packsOf(own)).map(({ id }: { id: number }) => id)).toEqual([row.id]);
  expect((await packsOf(tenancy.asManager)).map(({ id }: { id: number }) => id)).toEqual(
    expect.arrayContaining([row.id, ofOffice.id]),
  );
  for (const call of [stranger, api.as((await (await givenAccount(api.database)).user('manager')).token)])
    for (const method of ['GET', 'POST'] as const)
      expect((await call(method, `${tenancy.base}/dispute-packs`)).status).toBe(404);
  expect((await api.as(tenancy.clerk.token)('POST', `${tenancy.base}/dispute-packs`)).status).toBe(403);

  // The link of the office in the session of somebody of the client opens nothing.
  const officeUrl = new URL(ofOffice.url);
  officeUrl.searchParams.set('by', new URL(row.url).searchParams.get('by') ?? '');
  expect((await api.app.inject(`${officeUrl.pathname}${officeUrl.search}`)).statusCode).toBe(404);
});

test('its link ends with the report, and it is made of a finished one alone', async () => {
  const row = await packed();
  const report = await givenReport(api, { type: types.checkOut });
  expect(await report.asManager('POST', `${report.base}/dispute-packs`)).toMatchObject({
    status: 409,
    json: { code: 'state_forbids', detail: 'A dispute pack is made of a finished report.' },
  });
  const person = await api.account.user('client', { clientId: tenancy.client.id });
  const own = await packed(api.as(person.token));
  await done(tenancy.asManager('POST', `${tenancy.base}/reopen`, { reasons: ['wording'] }));
  const statusOf = async (url: string) => (await api.app.inject(url.replace(publicUrl, ''))).statusCode;
  // People of clients read finished reports alone.
  expect([await statusOf(row.url), await statusOf(own.url)]).toEqual([200, 404]);
  const again = await tenancy.asManager('POST', `${tenancy.base}/dispute-packs`);
  expect(again.status).toBe(409);
  await done(tenancy.asManager('POST', `${tenancy.base}/complete`));
});

test('a corrected report has its earlier versions, and what was corrected with old and new values', async () => {
  const report = await givenReport(api, { type: types.checkOut });
  const hall = await report.room('Hall');
  const door = await report.item(hall.id, 'Door', { condition: 'Good' });
  await report.action({ roomId: hall.id, itemId: door.id });
  await done(report.write('POST', `${report.base}/submit`));
  await done(report.asManager('POST', `${report.base}/complete`));
  await report.asManager('POST', `${report.base}/pdf`);
  await done(report.asManager('POST', `${report.base}/reopen`, { reasons: ['condition'], note: 'It was scuffed.' }));
  await done(
    report.asManager('PUT', `${report.base}/rooms/${hall.id}/items/${door.id}`, { name: 'Door', condition: 'Scuffed' }),
  );
  await done(report.asManager('POST', `${report.base}/complete`));
  const zip = await readZip(await opened((await packed(report.asManager, report.base)).url));
  expect(JSON.parse(zip.get('corrections.json') ?? '')).toMatchObject([
    {
      report: 'check-out',
      version: 2,
      corrects: 1,
      note: 'It was scuffed.',
      differences: [{ field: 'condition', was: 'Good', now: 'Scuffed' }],
    },
  ]);
  expect(JSON.parse(zip.get('index.json') ?? '')).toMatchObject({
    compared: false,
    notices: ['This report was compared with no check-in.'],
    items: [{ change: null, before: null, now: { name: 'Door', condition: 'Scuffed' } }],
  });
  expect(JSON.parse(zip.get('chain.json') ?? '').versions).toMatchObject([{ version: 1 }, { version: 2 }]);
  expect([...zip.keys()].filter((path) => path.endsWith('.pdf'))).toEqual(
    expect.arrayContaining(['check-out/version-2.pdf']),
  );
});
