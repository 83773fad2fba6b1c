/** The signature of a PDF shows in any viewer whether it is as it was made, and by whom. */
import { execFileSync } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pdfPath } from '#store/pdfs/pdf-files.ts';
import { givenReport } from '#testing/given-report.ts';
import { hasProgram } from '#testing/pdf/has-program.ts';
import { readPdf } from '#testing/pdf/read-pdf.ts';
import { readSignature } from '#testing/pdf/read-signature.ts';
import { type TestApi, testApi } from '#testing/test-api.ts';
import { buildGeneratePdf } from './generate-pdf.ts';

let api: TestApi;
let folder: string;
let signed: { bytes: Buffer; row: { sha256: string | null; standard: string | null; requestedAt: string } };
let certificate: X509Certificate;

beforeAll(async () => {
  api = await testApi();
  folder = await mkdtemp(join(tmpdir(), 'keyturn-signed-'));
  signed = await makePdf();
  const { status, json } = await api.as(undefined)('GET', '/signing-keys');
  expect(status).toBe(200);
  certificate = new X509Certificate(json.pdf_certificate);
  expect(json.pdf_certificate_sha256).toBe(createHash('sha256').update(certificate.raw).digest('hex'));
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
  await api.close();
});

async function makePdf() {
  const report = await givenReport(api);
  await report.room('Kitchen');
  await report.write('POST', `${report.base}/pdf`, { type: 'FULL' });
  const { dataDir, database, store } = api;
  const key = { accountId: api.account.id, inspectionId: report.inspection.id };
  const [asked] = await store.pdfs.list(dataDir, key.accountId, key.inspectionId);
  if (asked === undefined) throw new Error('no PDF was asked for');
  const settings = { publicUrl: 'http://localhost:8080', dataDir };
  const generate = buildGeneratePdf({ database, store, settings, log: { error: () => undefined } });
  await generate({ accountId: key.accountId, id: asked.id }, new AbortController().signal);
  const row = await store.pdfs.get(key.accountId, asked.id);
  return { bytes: await readFile(pdfPath(dataDir, row)), row };
}

test('a PDF is signed as a whole by the key that is published, at the time that it was asked for', async () => {
  const { bytes, row } = signed;
  const signature = await readSignature(bytes);
  const claimedAt = `D:${row.requestedAt.slice(0, 19).replaceAll(/\D/g, '')}Z`;
  expect(signature).toMatchObject({ isIntact: true, coversAll: true, subFilter: 'ETSI.CAdES.detached', claimedAt });
  expect(certificate.raw.equals(signature.certificate)).toBe(true);
  expect(certificate.subject).toBe('CN=Keyturn at localhost:8080');
  expect(row.sha256).toBe(createHash('sha256').update(bytes).digest('hex'));
});

test('it stays readable by screen readers: the signature is a named field that is on no page', () => {
  const { bytes, row } = signed;
  const text = bytes.toString('latin1');
  expect(row.standard).toBe('ua-1');
  expect(readPdf(bytes)).toMatchObject({ isTagged: true, pages: expect.arrayContaining([expect.any(String)]) });
  const [, field] = /(\d+) 0 obj\s*<<\s*\/FT \/Sig\s/.exec(text) ?? [];
  expect(text).toContain('/TU (Signature of the installation that made this PDF)');
  expect([...text.matchAll(/\/Annots \[([^\]]*)\]/g)].some(([, refs]) => refs?.includes(`${field} 0 R`))).toBe(false);
});

test('each of 400 altered copies is found out, wherever the bit is', async () => {
  const { bytes } = signed;
  const [, start = '', length = '', resume = ''] =
    /\/ByteRange\s*\[\s*(\d+)\s+(\d+)\s+(\d+)/.exec(bytes.toString('latin1')) ?? [];
  const gap = Number(resume) - Number(start) - Number(length);
  for (let copy = 0; copy < 400; copy += 1) {
    const altered = Buffer.from(bytes);
    // Evenly over what is covered; the gap is the signature itself.
    const covered = Math.floor((copy / 400) * (bytes.length - gap));
    const at = covered < Number(length) ? covered : covered + gap;
    altered[at] = (altered[at] ?? 0) ^ (1 << (copy % 8));
    const isIntact = await readSignature(altered).then(
      (found) => found.isIntact,
      () => false,
    );
    expect.soft(isIntact, `bit ${copy % 8} of byte ${at}`).toBe(false);
  }
});

/** Checks signatures of PDFs, where poppler's tools are installed. */
const checker = 'pdfsig';

test.runIf(hasProgram(checker, '-v'))('pdfsig finds the signature valid, and that of an altered copy not', async () => {
  const check = async (name: string, bytes: Buffer) => {
    const path = join(folder, name);
    await writeFile(path, bytes);
    return execFileSync(checker, [path], { encoding: 'utf8' });
  };
  const words = await check('signed.pdf', signed.bytes);
  expect(words).toContain('Signature is Valid.');
  expect(words).toContain('Total document signed');
  const altered = Buffer.from(signed.bytes);
  altered[2000] = (altered[2000] ?? 0) ^ 1;
  expect(await check('altered.pdf', altered)).toContain('Digest Mismatch.');
});
