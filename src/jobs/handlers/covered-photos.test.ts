/** A report is finished with a photograph, and a part of that is covered when it is opened again: its readers try to see more. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import sharp from 'sharp';
import { buildFileLibrary } from '#store/files/file-library.ts';
import { readZipFiles } from '#testing/disk/read-zip.ts';
import { type GivenReport, givenReport } from '#testing/given-report.ts';
import { photo } from '#testing/sample-files.ts';
import { type Call, type TestApi, testApi } from '#testing/test-api.ts';
import { uploads } from '#testing/upload-as.ts';
import { buildGeneratePdf } from './generate-pdf.ts';
import { buildMakeExport } from './make-export.ts';

let api: TestApi;
let report: GivenReport;
let nobody: Call;
let before: { id: number; url: string; sha256: string; renditions: Record<string, string> };
beforeAll(async () => {
  api = await testApi();
  nobody = api.as(undefined);
  report = await givenReport(api);
  const hall = await report.room();
  const door = await report.item(hall.id);
  const { upload } = uploads(api, report.clerk.token);
  await report.action({ roomId: hall.id, itemId: door.id });
  before = (await upload(`${report.base}/rooms/${hall.id}/items/${door.id}/attachments`, await photo())).json;
});
afterAll(() => api.close());

async function done(answer: ReturnType<Call>) {
  const { status, json, text } = await answer;
  expect(status, text).toBeLessThan(300);
  return json;
}

async function redIn(bytes: Buffer): Promise<number> {
  const { data } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  let red = 0;
  for (let at = 0; at < data.length; at += 3) if ((data[at] ?? 0) > (data[at + 2] ?? 0) + 60) red += 1;
  return red;
}
const read = async (link: string) => (await uploads(api, undefined).read(link)).bytes;
const published = () => nobody('GET', `/published-reports/${report.inspection.reportKey}`);
const shownTo = async () => (await done(published())).rooms[0].items[0].attachments[0];
const pdfPath = () => `/published-reports/${report.inspection.reportKey}/pdfs/FULL`;

/** The pictures lie in it as they are. */
const picturesIn = (bytes: Buffer): Buffer[] =>
  [...bytes.toString('latin1').matchAll(/\/DCTDecode[^]*?stream\r?\n([^]*?)\r?\nendstream/g)].map(([, data = '']) =>
    Buffer.from(data, 'latin1'),
  );
const redsOf = async (bytes: Buffer) => Promise.all(picturesIn(bytes).map(redIn));

const worker = () => ({
  database: api.database,
  store: api.store,
  settings: { publicUrl: 'http://localhost:8080', dataDir: api.dataDir },
  log: { error: (facts: object) => expect(facts).toBeUndefined() },
  readAccount: async () => undefined,
});

/** The address of a dispute pack, once its PDF is made. */
async function madePack(): Promise<string> {
  const { id } = await done(report.asManager('POST', `${report.base}/dispute-packs`));
  await buildMakeExport(worker())({ accountId: api.account.id, id }, new AbortController().signal);
  const { data } = await done(report.asManager('GET', `${report.base}/dispute-packs`));
  return data.find((one: { id: number }) => one.id === id).url;
}
const opened = (url: string) => api.app.inject(url.replace('http://localhost:8080', ''));

async function madePdf(): Promise<string> {
  await done(nobody('POST', pdfPath()));
  const generate = buildGeneratePdf(worker());
  const waiting = await api.database.rows<{ id: number }>(
    'test.pdfs',
    `select id from pdfs where account_id = $1 and state = 'queued'`,
    [api.account.id],
  );
  for (const { id } of waiting) await generate({ accountId: api.account.id, id }, new AbortController().signal);
  const made = await done(nobody('GET', pdfPath()));
  expect(made).toMatchObject({ state: 'ready' });
  return made.url;
}

test('its readers see the covered one from then on, and what was sealed stays as it was', async () => {
  await done(report.write('POST', `${report.base}/submit`));
  await done(report.asManager('POST', `${report.base}/complete`));
  const sealed = await shownTo();
  const issued = await madePdf();
  expect(await redIn(await read(sealed.url))).toBeGreaterThan(0);
  expect(await redsOf(await read(issued))).toEqual([expect.any(Number)]);
  expect((await redsOf(await read(issued)))[0]).toBeGreaterThan(0);
  const issuedPack = await madePack();
  expect((await opened(issuedPack)).statusCode).toBe(200);
  const version = (number: number) => report.asManager('GET', `${report.base}/versions/${number}`);
  const asSealed = (await done(version(1))).content;

  await done(report.asManager('POST', `${report.base}/reopen`, { reasons: ['photographs'], note: 'A face.' }));
  const parts = [{ left: 0, top: 0, width: 0.5, height: 1 }];
  const now = await done(report.asManager('POST', `/attachments/${before.id}/covered-parts`, { parts }));

  // While it is corrected they read the version before.
  const shown = await shownTo();
  expect((await done(published())).under_correction).toBe(true);
  for (const { url, renditions } of [sealed, shown, before, now])
    for (const link of [url, ...Object.values<string>(renditions)]) expect(await redIn(await read(link))).toBe(0);
  expect((await uploads(api, undefined).read(issued)).status).toBe(404);
  expect(await done(nobody('GET', pdfPath()))).toMatchObject({ state: 'absent', url: null });
  expect((await opened(issuedPack)).statusCode).toBe(404);
  expect((await done(version(1))).content).toEqual(asSealed);
  expect(JSON.stringify(asSealed)).toContain(before.sha256);

  await done(report.asManager('POST', `${report.base}/complete`));
  expect(await redsOf(await read(await madePdf()))).toEqual([0]);
  const pack = await readZipFiles((await opened(await madePack())).rawPayload);
  expect([...pack.keys()].filter((path) => path.endsWith('.pdf'))).toEqual(['report/version-2.pdf']);
  const pictures = [...pack].filter(([path]) => path.startsWith('photographs/'));
  expect(pictures).toHaveLength(1);
  for (const [, bytes] of pictures) expect(await redIn(Buffer.from(bytes))).toBe(0);
  expect(JSON.stringify((await done(version(2))).content)).not.toContain(before.sha256);
  const { differences } = await done(report.asManager('GET', `${report.base}/versions/2/differences`));
  expect(differences).toContainEqual(expect.objectContaining({ was: before.sha256, now: now.sha256 }));
});

test('the sweep keeps what a sealed version has, also of a photograph that was deleted since', async () => {
  await done(
    report.asManager('POST', `${report.base}/reopen`, { reasons: ['photographs'], note: 'It shows nothing.' }),
  );
  await done(report.asManager('DELETE', `/attachments/${before.id}`));
  await api.database.rows(
    'test.older',
    `update files set created_at = now() - interval '2 hours' where account_id = $1`,
    [api.account.id],
  );
  await buildFileLibrary(api.database, api.dataDir).sweep();
  expect(await redIn(await read(before.url))).toBe(0);
  const shas = await api.database.rows<{ covered: boolean }>(
    'test.kept',
    'select covered from files where account_id = $1 order by id',
    [api.account.id],
  );
  expect(shas).toEqual([{ covered: false }, { covered: true }]);
});
