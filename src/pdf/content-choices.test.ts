/** Parts that a firm leaves out of its PDFs, or puts elsewhere; read back from the PDF itself. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { flatText, readPdf } from '#testing/pdf/read-pdf.ts';
import { drawSamplePhotos } from '#testing/pdf/sample-photos.ts';
import { type SampleOptions, sampleReport, usualContents } from '#testing/pdf/sample-report.ts';
import { renderReport } from './render-report.ts';
import type { ContentChoices } from './report-document.ts';

vi.setConfig({ testTimeout: 60_000 });

let folder: string;
let photoPaths: string[];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'keyturn-contents-'));
  photoPaths = await drawSamplePhotos(folder, 2);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function readWith(contents: Partial<ContentChoices>, options: SampleOptions = {}) {
  const document = sampleReport({ photoPaths, ...options });
  const { pdf, standard } = await renderReport({ ...document, contents: { ...usualContents, ...contents } });
  const read = readPdf(pdf);
  expect(standard).toBe('ua-1');
  return { ...read, text: flatText(read) };
}

test('the trail and the index of photographs are printed, or left out one by one', async () => {
  const whole = await readWith({});
  expect(whole.text).toContain('Extract of the audit trail');
  expect(whole.text).toContain('Index of photographs');
  const withoutTrail = await readWith({ auditTrail: false });
  expect(withoutTrail.text).not.toContain('Extract of the audit trail');
  expect(withoutTrail.text).toContain('Index of photographs');
  const withoutIndex = await readWith({ photoIndex: false });
  expect(withoutIndex.text).toContain('Extract of the audit trail');
  expect(withoutIndex.text).not.toContain('Index of photographs');
  expect(withoutIndex.text).not.toContain('lists when each photograph was taken');
  expect(withoutIndex.text).toContain('Evidence appendix');
});

test.each([
  ['an inventory', 1],
  ['a check out, with the pictures of then', 5],
  ['an update', 4],
  ['a visit', 8],
] as const)('%s has its photographs at the end, each once, and links to them', async (_what, typeCode) => {
  const usual = await readWith({}, { typeCode });
  const apart = await readWith({ photosAtEnd: true }, { typeCode });
  expect(apart.bookmarks).toContain('Photographs of the rooms');
  expect(usual.bookmarks).not.toContain('Photographs of the rooms');
  expect(apart.figures).toBe(usual.figures);
  expect(apart.text).toContain('Photographs, at the end: ');
  expect(usual.text).not.toContain('Photographs, at the end: ');
  // Behind the rooms, before what people said of them.
  const order = apart.bookmarks.filter((title) => /^(Photographs of the rooms|Evidence appendix)$/.test(title));
  expect(order).toEqual(['Photographs of the rooms', 'Evidence appendix']);
});
