import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fingerprintLayout, pdfLayout } from './pdf-layout.ts';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'keyturn-layout-'));
  for (const part of ['pdf', 'jobs/report-document', 'domain/firm'])
    await cp(join('src', part), join(root, part), { recursive: true });
});
afterEach(() => rm(root, { recursive: true }));

test.each([
  'pdf/page/cover.typ',
  'pdf/blocks/meters.typ',
  'pdf/assemble/numbering.ts',
  'jobs/report-document/report-rooms.ts',
  'domain/firm/brand-colour.ts',
])('another %s is another layout', async (path) => {
  expect(fingerprintLayout(root)).toBe(pdfLayout);
  await writeFile(join(root, path), 'changed');
  expect(fingerprintLayout(root)).not.toBe(pdfLayout);
});

test('a test of the pages does not belong to the layout', async () => {
  await writeFile(join(root, 'pdf/assemble/numbering.test.ts'), 'changed');
  expect(fingerprintLayout(root)).toBe(pdfLayout);
});
