/** Everything the front page says stands on one page: the contents follow on the second. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { renderReport } from './render-report.ts';
import type { ReportDocument } from './report-document.ts';
import { hostileReport } from '#testing/pdf/hostile-report.ts';
import { readPdf } from '#testing/pdf/read-pdf.ts';
import { drawSamplePhotos } from '#testing/pdf/sample-photos.ts';
import { sampleReport } from '#testing/pdf/sample-report.ts';

vi.setConfig({ testTimeout: 60_000 });

let folder: string;
let photoPaths: string[];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'keyturn-cover-'));
  photoPaths = await drawSamplePhotos(folder, 2);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const long = 'Royal Clarence Yard Conservation Area, Former Ordnance Depot, Number Seventeen, ';
const withLongNames = (document: ReportDocument): ReportDocument => ({
  ...document,
  property: { ...document.property, line1: long.repeat(3), rest: [long.repeat(3), 'Portsmouth', 'PO12 1AX'] },
  inspection: { ...document.inspection, title: long.repeat(3), clerk: long, client: long, ref: long },
  particulars: ['Tenancy', 'Occupants', 'Forwarding address'].map((label) => ({ label, value: long.repeat(4) })),
});

test.each([
  ['a check out with a picture and everything long', () => withLongNames(sampleReport({ typeCode: 5, photoPaths }))],
  ['a visit with actions and everything long', () => withLongNames(sampleReport({ typeCode: 8, photoPaths }))],
  ['a self-service report without a picture and everything long', () => withLongNames(sampleReport({ typeCode: 150 }))],
  ['a report whose every text is hostile', () => hostileReport({ typeCode: 5, photoPaths })],
])('%s', async (_what, document) => {
  const { pages } = readPdf((await renderReport(document())).pdf);
  expect(pages[0]).toContain('UPRN');
  expect(pages[1]).toMatch(/Contents\s+Summary/);
});

test('the picture gives way to words, and has its full height where there are few', async () => {
  const { assembleReport } = await import('./assemble/assemble-report.ts');
  const heightOf = (document: ReportDocument) => assembleReport(document).cover.pictureHeight;
  expect(heightOf(sampleReport())).toBe(130);
  expect(heightOf(withLongNames(sampleReport()))).toBeLessThan(80);
});
