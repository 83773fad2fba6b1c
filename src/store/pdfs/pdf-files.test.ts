import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { pdfPath, removeAbandonedParts } from './pdf-files.ts';

test('leftovers of a killed worker go; PDFs and those being written stay', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'keyturn-pdfs-'));
  try {
    await removeAbandonedParts(dataDir);
    const done = pdfPath(dataDir, { accountId: 3, id: 1007 });
    const longAgo = new Date(Date.now() - 3_600_000);
    await mkdir(dirname(done), { recursive: true });
    for (const [name, time] of [
      ['', longAgo],
      ['.1-a-b.part', longAgo],
      ['.2-a-b.part', new Date()],
    ] as const) {
      await writeFile(`${done}${name}`, '%PDF');
      await utimes(`${done}${name}`, time, time);
    }
    await removeAbandonedParts(dataDir);
    expect((await readdir(dirname(done))).toSorted()).toEqual(['1007.pdf', '1007.pdf.2-a-b.part']);
  } finally {
    await rm(dataDir, { recursive: true });
  }
});
