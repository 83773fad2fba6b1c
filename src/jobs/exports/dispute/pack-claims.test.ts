/** The claim sheets of a dispute pack: asked for item by item, and in files of a size that every scheme takes. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { types } from '#domain/inspection-type.ts';
import type { ClaimSheet } from '#pdf/claims/claim-sheets.ts';
import { readZip, readZipFiles } from '#testing/disk/read-zip.ts';
import { givenReport } from '#testing/given-report.ts';
import { readPdf } from '#testing/pdf/read-pdf.ts';
import { photo } from '#testing/sample-files.ts';
import { type TestApi, testApi } from '#testing/test-api.ts';
import { uploads } from '#testing/upload-as.ts';
import { buildGeneratePdf } from '../../handlers/generate-pdf.ts';
import { buildMakeExport } from '../../handlers/make-export.ts';
import { groupsOf } from './pack-claims.ts';

let api: TestApi;
let report: Awaited<ReturnType<typeof givenReport>>;
let oven: { id: number };
let lamp: { id: number };
const complaints: unknown[] = [];
const log = { error: (facts: object) => complaints.push(facts) };

beforeAll(async () => {
  api = await testApi();
  report = await givenReport(api, { type: types.checkOut, title: 'Check out' });
  const kitchen = await report.room('Kitchen');
  oven = await report.item(kitchen.id, 'Oven', { condition: 'Grease to door' });
  await report.action({ roomId: kitchen.id, itemId: oven.id });
  lamp = await report.item(kitchen.id, 'Lamp', { condition: 'Cracked shade' });
  const { upload } = uploads(api, report.clerk.token);
  for (const width of [40, 60, 80])
    await upload(`${report.base}/rooms/${kitchen.id}/items/${oven.id}/attachments`, await photo({ width }));
  expect((await report.write('POST', `${report.base}/submit`)).status).toBe(200);
  expect((await report.asManager('POST', `${report.base}/complete`)).status).toBe(200);
});
afterAll(() => api.close());

const options = () => ({
  database: api.database,
  store: api.store,
  settings: { publicUrl: 'http://localhost:8080', dataDir: api.dataDir },
  log,
});

/** Beside the work for PDFs, as the worker has both. */
async function packed(body?: object): Promise<Buffer> {
  const asked = await report.asManager('POST', `${report.base}/dispute-packs`, body);
  expect(asked.status, asked.text).toBe(200);
  const { id } = asked.json;
  const { signal } = new AbortController();
  let isMade = false;
  const making = buildMakeExport({ ...options(), readAccount: async () => undefined })(
    { accountId: api.account.id, id },
    signal,
  ).finally(() => (isMade = true));
  while (!isMade) {
    const waiting = await api.database.rows<{ id: number }>(
      'test.pdfs',
      `select id from pdfs where account_id = $1 and state = 'queued'`,
      [api.account.id],
    );
    for (const pdf of waiting) await buildGeneratePdf(options())({ accountId: api.account.id, id: pdf.id }, signal);
    await pause(20);
  }
  await making;
  expect(complaints).toEqual([]);
  const { data } = (await report.asManager('GET', `${report.base}/dispute-packs`)).json;
  const { url } = data.find((one: { id: number }) => one.id === id);
  const { rawPayload, statusCode } = await api.app.inject(url.replace('http://localhost:8080', ''));
  expect(statusCode).toBe(200);
  return rawPayload;
}

test('each item that is claimed for has a sheet, with its figures and the contribution that they suggest', async () => {
  const zip = await packed({
    claims: [
      { item_id: oven.id, cost: '120.00', age_years: 6, life_years: 10 },
      { item_id: lamp.id, cost: '15' },
    ],
  });
  const files = await readZipFiles(zip);
  const pdf = files.get('claims/claim-sheets.pdf');
  if (pdf === undefined) throw new Error(`No sheets among ${[...files.keys()].join(', ')}`);
  const { pages, isTagged, figures } = readPdf(pdf);
  const [first = '', second = '', ...more] = pages.map((page) => page.replaceAll(/\s+/g, ' '));
  expect([isTagged, figures, more]).toEqual([true, 2, []]);
  for (const words of ['1 of 2: Kitchen · Oven', 'Grease to door', '1 more in the pack', '£120.00 × 4 ÷ 10', '£48.00'])
    expect(first).toContain(words);
  expect(second).toContain('2 of 2: Kitchen · Lamp');
  expect(second).toContain('so no contribution is suggested');

  // The lamp has neither an action nor a comment, and stands in the index since it is claimed for.
  const texts = await readZip(zip);
  expect(JSON.parse(texts.get('index.json') ?? '').items).toMatchObject([
    { now: { name: 'Oven' } },
    { now: { name: 'Lamp' } },
  ]);
  expect(texts.get('index.html')).toContain('Claim sheets: Kitchen · Oven, Kitchen · Lamp');
  expect(texts.get('index.html')).toContain('advice, and the adjudicator decides');
  expect(texts.get('SHA256SUMS.txt')).toContain('  claims/claim-sheets.pdf');
});

test('without claims there are no sheets', async () => {
  const zip = await readZip(await packed());
  expect([...zip.keys()].filter((path) => path.startsWith('claims/'))).toEqual([]);
  expect(zip.get('index.html')).toContain('any suggestion of who should pay');
});

test('an item of another report cannot be claimed for, nor one at less than nothing', async () => {
  const other = await givenReport(api, { type: types.checkOut });
  const room = await other.room('Hall');
  const foreign = await other.item(room.id, 'Door', { condition: 'Good' });
  const ask = async (claim: object) => {
    const answer = await report.asManager('POST', `${report.base}/dispute-packs`, { claims: [claim] });
    return [answer.status, answer.json.errors?.[0]?.pointer];
  };
  expect(await ask({ item_id: foreign.id })).toEqual([422, '/claims/0/item_id']);
  expect(await ask({ item_id: oven.id, cost: '-1' })).toEqual([422, '/claims/0/cost']);
  expect(await ask({ item_id: oven.id, life_years: 0 })).toEqual([422, '/claims/0/life_years']);
});

test('files stay below five megabytes of pictures, and keep the order of the sheets', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'keyturn-sheets-'));
  try {
    const sheetWith = async (number: number, bytes: number) => {
      const path = join(folder, `${number}.jpg`);
      await writeFile(path, Buffer.alloc(bytes));
      return { number, before: null, now: { photos: [{ path }] } } as unknown as ClaimSheet;
    };
    const sizes = [2_000_000, 2_000_000, 600_000, 3_000_000, 5_000_000, 100];
    const sheets = await Promise.all(sizes.map((bytes, at) => sheetWith(at + 1, bytes)));
    const groups = await groupsOf(sheets);
    expect(groups.map((group) => group.map(({ number }) => number))).toEqual([[1, 2], [3, 4], [5], [6]]);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
