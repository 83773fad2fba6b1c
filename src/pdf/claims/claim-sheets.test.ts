/** The claim sheets of a dispute, read back from the PDF. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { readPdf } from '#testing/pdf/read-pdf.ts';
import { sampleClaims } from '#testing/pdf/sample-claims.ts';
import { drawSamplePhotos } from '#testing/pdf/sample-photos.ts';
import { renderReport } from '../render-report.ts';
import type { ClaimSheets } from './claim-sheets.ts';

vi.setConfig({ testTimeout: 60_000 });

let folder: string;
let photoPaths: string[];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'keyturn-claims-'));
  photoPaths = await drawSamplePhotos(folder, 3);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function printed(document: ClaimSheets) {
  const { pdf, standard, pages } = await renderReport(document);
  const read = readPdf(pdf);
  return { standard, count: pages, read, pages: read.pages.map((page) => page.replaceAll(/\s+/g, ' ')) };
}

test('each item has one page, in a tagged PDF, with the words and pictures of both ends', async () => {
  const { standard, count, read, pages } = await printed(sampleClaims(photoPaths));
  expect([standard, read.isTagged, count]).toEqual(['ua-1', true, 3]);
  expect(read.figures).toBe(6);
  expect(pages[0]).toContain('1 of 3: Kitchen · Oven');
  for (const words of [
    'Differs · Item 4 of the index of the pack',
    'At check in At check out',
    'Clean: light scratching to base',
    'Baked-on grease to door glass, base, shelves; tray missing',
    '3 more in the pack',
    'Clean oven; supply tray · Tenant · Contractor booked',
    'Inventory & Check In, KT-2025-00102, Sat 1 Feb 2025',
  ])
    expect(pages[0]).toContain(words);
  expect(pages[1]).toContain('2 of 3: Living Room · Flooring');
  expect(pages[0]).toContain('14b Larkspur Gardens, Southsea, PO5 2QT · Claims 1 to 3 of 3');
});

test('has the tenant’s words with the reply, or says that there are none', async () => {
  const { pages } = await printed(sampleClaims(photoPaths));
  expect(pages[0]).toMatch(
    /Daniel Okafor \(Tenant\), Thu 4 Feb 2027, 18:05 The tray was already missing.* Reply, Fri 5 Feb 2027, 09:00 The check-in photograph shows the tray in place\./,
  );
  expect(pages[1]).toContain('Nobody commented on this item in the report.');
});

test('suggests a contribution as advice, with its sum, and none where a figure is missing', async () => {
  const { pages } = await printed(sampleClaims(photoPaths));
  expect(pages[0]).toContain(
    'Cost £120.00 Age at the check out 6 years Usual life 10 years Suggested contribution £48.00',
  );
  expect(pages[0]).toContain('Advice, not a finding: £120.00 × 4 ÷ 10 years of life left = £48.00.');
  expect(pages[0]).toContain('The adjudicator decides.');
  expect(pages[1]).toContain(
    'Cost Not given Age at the check out 5.9 years Usual life Not given Suggested contribution None suggested',
  );
  expect(pages[2]).toContain('Usual life 5 years Suggested contribution £0.00');
});

test('words that would be code or have no end are printed as they are, and lose nothing', async () => {
  const sample = sampleClaims(photoPaths);
  const [first] = sample.sheets;
  if (first?.now == null) throw new Error('The sample has no sheet.');
  const condition = `#panic("x") $y$ ${'scuffed along the edge '.repeat(400)}the end`;
  const text = '= no heading *not bold* <label>';
  const sheet = { ...first, now: { ...first.now, condition }, comments: [{ ...first.comments[0], text }] };
  const { pages, standard } = await printed({ ...sample, sheets: [sheet as typeof first] });
  expect(standard).toBe('ua-1');
  expect(pages.join(' ')).toContain('#panic("x") $y$ scuffed');
  expect(pages.join(' ')).toContain('the end');
  expect(pages.join(' ')).toContain(text);
});

test('a picture that cannot be shown says so in its place', async () => {
  const { pages, standard } = await printed(sampleClaims([join(folder, 'none.jpg')]));
  expect(standard).toBe('ua-1');
  expect(pages[0]).toContain('could not be shown: the file is missing');
});
