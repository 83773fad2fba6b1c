/** A firm with a certificate of its own signs its PDFs in its own name, as long as that is valid. */
import { X509Certificate } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readCertificates } from '#pdf/read-certificates.ts';
import { pdfPath } from '#store/pdfs/pdf-files.ts';
import { givenReport } from '#testing/given-report.ts';
import { readPdf } from '#testing/pdf/read-pdf.ts';
import { readSignature } from '#testing/pdf/read-signature.ts';
import { sampleCertificate } from '#testing/samples/signing-certificate.ts';
import { type TestApi, testApi } from '#testing/test-api.ts';
import { buildGeneratePdf } from './generate-pdf.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

const subjectOf = (certificate: Buffer) => new X509Certificate(certificate).subject.replaceAll('\n', ', ');

async function makePdf() {
  const report = await givenReport(api);
  await report.room('Kitchen');
  await report.write('POST', `${report.base}/pdf`, { type: 'FULL' });
  const { dataDir, database, store } = api;
  const accountId = api.account.id;
  const [asked] = await store.pdfs.list(dataDir, accountId, report.inspection.id);
  if (asked === undefined) throw new Error('no PDF was asked for');
  const settings = { publicUrl: 'http://localhost:8080', dataDir };
  const generate = buildGeneratePdf({ database, store, settings, log: { error: () => undefined } });
  await generate({ accountId, id: asked.id }, new AbortController().signal);
  const row = await store.pdfs.get(accountId, asked.id);
  const path = pdfPath(dataDir, row);
  return { path, row, bytes: await readFile(path) };
}

async function setCertificate() {
  const administrator = await api.account.user('administrator');
  const admin = api.as(await api.account.backOfficeToken(administrator.id));
  const { pem, passphrase } = sampleCertificate;
  const { status, text } = await admin('PUT', '/settings/signing-certificate', { pem, passphrase });
  expect(status, text).toBe(200);
}

test('its PDFs are signed as a whole with its certificate, stay tagged, and say in words whose signature it is', async () => {
  await setCertificate();
  const { bytes, path, row } = await makePdf();
  const signature = await readSignature(bytes);
  expect(signature).toMatchObject({ isIntact: true, coversAll: true, subFilter: 'ETSI.CAdES.detached' });
  expect(subjectOf(signature.certificate)).toBe(sampleCertificate.subject);
  expect(row.standard).toBe('ua-1');
  expect(readPdf(bytes)).toMatchObject({ isTagged: true });
  expect(bytes.toString('latin1')).toContain('/TU (Signature of the firm whose report this is)');
  expect((await readCertificates(path)).map(subjectOf)).toEqual([sampleCertificate.subject]);
});

test('PDFs are signed with that of the installation once the certificate is gone', async () => {
  await setCertificate();
  await api.store.firmCertificates.remove(api.account.id);
  const { path } = await makePdf();
  expect((await readCertificates(path)).map(subjectOf)).toEqual(['CN=Keyturn at localhost:8080']);
});
