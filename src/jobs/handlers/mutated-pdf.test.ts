/**
 * Altered copies of PDFs of each kind are all found out: by the page that checks them, which knows a PDF by its hash alone,
 * and by the signature in them. `MUTATIONS=10000 npm run unit -- mutated-pdf` tries so many of each kind.
 */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startsFrom } from '#domain/initialization.ts';
import { states } from '#domain/inspection-state.ts';
import { types } from '#domain/inspection-type.ts';
import { type PdfType, pdfTypes } from '#domain/pdf-type.ts';
import { pdfPath } from '#store/pdfs/pdf-files.ts';
import { givenInspection } from '#testing/given-property.ts';
import { givenReport } from '#testing/given-report.ts';
import { matterhornFailures } from '#testing/pdf/matterhorn/checkpoints.ts';
import { mutationsOf } from '#testing/pdf/mutate-pdf.ts';
import { readSignature } from '#testing/pdf/read-signature.ts';
import { type TestApi, testApi } from '#testing/test-api.ts';
import { buildGeneratePdf } from './generate-pdf.ts';

const COUNT = Number(process.env['MUTATIONS'] ?? 330);
/** The page has an allowance for each address: a few are asked of it, and all of what it asks. */
const ASKED = 25;

let api: TestApi;
let made: Map<PdfType, Buffer>;

beforeAll(async () => {
  api = await testApi();
  made = await makePdfs();
});
afterAll(() => api.close());

/** One of each kind, of a finished check out that differs from its check in. */
async function makePdfs(): Promise<Map<PdfType, Buffer>> {
  const checkIn = await givenReport(api, { type: types.checkIn });
  const { asManager, clerk, property } = checkIn;
  const kitchen = await checkIn.room('Kitchen');
  await checkIn.item(kitchen.id, 'Oven', { condition: 'Clean' });
  const done = async (answer: ReturnType<typeof asManager>) => {
    const { status, json, text } = await answer;
    expect(status, text).toBe(200);
    return json;
  };
  await done(checkIn.write('POST', `${checkIn.base}/submit`));
  await done(asManager('POST', `${checkIn.base}/complete`));
  const { id } = await givenInspection(api.database, api.account.id, property.id, {
    type: types.checkOut,
    state: states.assigned,
    clerkId: clerk.id,
  });
  const base = `/inspections/${id}`;
  const write = api.as(clerk.token);
  await done(asManager('PUT', `${base}/initialization`, { type: startsFrom.report, init_from: checkIn.inspection.id }));
  await done(write('POST', `${base}/start`));
  const [room] = (await done(write('GET', `${base}/report`))).rooms;
  const item = `${base}/rooms/${room.id}/items/${room.items[0].id}`;
  await done(write('PUT', item, { name: 'Oven', condition: 'Grease to door' }));
  await done(write('POST', `${item}/actions`, { action: 'Clean', responsibility: 'Tenant' }));
  await done(write('POST', `${base}/submit`));
  await done(asManager('POST', `${base}/complete`));

  const { dataDir, database, store } = api;
  const settings = { publicUrl: 'http://localhost:8080', dataDir };
  const generate = buildGeneratePdf({ database, store, settings, log: { error: () => undefined } });
  const accountId = api.account.id;
  const found = new Map<PdfType, Buffer>();
  for (const type of pdfTypes) {
    await asManager('POST', `${base}/pdf`, { type });
    const asked = (await store.pdfs.list(dataDir, accountId, id)).find((pdf) => pdf.type === type);
    if (asked === undefined) throw new Error(`no PDF ${type} was asked for`);
    await generate({ accountId, id: asked.id }, new AbortController().signal);
    found.set(type, await readFile(pdfPath(dataDir, await store.pdfs.get(accountId, asked.id))));
  }
  return found;
}

const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

describe.each(pdfTypes)('a PDF of the kind %s', (type) => {
  const original = () => made.get(type) ?? Buffer.alloc(0);

  test('is known as it was made, signed, and structured for readers who cannot see', async () => {
    const { status, json } = await api.as(undefined)('GET', `/pdf-checks/${hashOf(original())}`);
    expect([status, json.standing, json.type]).toEqual([200, 'latest', type]);
    expect(await readSignature(original())).toMatchObject({ isIntact: true, coversAll: true });
    expect(matterhornFailures(original())).toEqual([]);
  });

  test(
    'is found out wherever it is altered, and however',
    async () => {
      const bytes = original();
      const isOnlySignature = signatureAlone(bytes);
      let number = 0;
      for (const { how, bytes: altered } of mutationsOf(bytes, COUNT, type.length)) {
        number += 1;
        const sha256 = hashOf(altered);
        const known = await api.store.pdfs.findByHash(sha256);
        if (known !== undefined) expect.fail(`copy ${number} (${how}) is taken for the PDF ${known.id}`);
        if (number <= ASKED) expect((await api.as(undefined)('GET', `/pdf-checks/${sha256}`)).status).toBe(404);
        // Digits of the signature itself, and the zeros behind it, may be written in other ways.
        if (isOnlySignature(altered)) continue;
        const found = await readSignature(altered).catch(() => undefined);
        if (found?.isIntact && found.coversAll) expect.fail(`the signature of copy ${number} (${how}) is intact`);
      }
      expect(number).toBe(COUNT);
    },
    60_000 + COUNT * 60,
  );
});

/** Whether a copy differs within the gap alone, which the signature cannot cover. */
function signatureAlone(bytes: Buffer): (altered: Buffer) => boolean {
  const [, length = '0', resume = '0'] = /\/ByteRange\s*\[\s*0\s+(\d+)\s+(\d+)/.exec(bytes.toString('latin1')) ?? [];
  return (altered) =>
    altered.length === bytes.length &&
    altered.subarray(0, Number(length)).equals(bytes.subarray(0, Number(length))) &&
    altered.subarray(Number(resume)).equals(bytes.subarray(Number(resume)));
}
