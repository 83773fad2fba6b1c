import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { constants, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { listChildren, listPriorities } from '#testing/child-processes.ts';
import { RenderError, renderReportFile } from './render-in-child.ts';
import { flatText, readPdf } from '#testing/pdf/read-pdf.ts';
import { sampleReport } from '#testing/pdf/sample-report.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'keyturn-pdf-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test('the file is complete, readable by its owner only, and described', async () => {
  const steps: string[] = [];
  const path = join(folder, 'report.pdf');
  const result = await renderReportFile(sampleReport(), path, { onProgress: ({ step }) => steps.push(step) });
  const bytes = await readFile(path);
  expect(result).toMatchObject({ path, bytes: bytes.length, standard: 'ua-1' });
  expect(result.sha256).toBe(createHash('sha256').update(bytes).digest('hex'));
  expect(readPdf(bytes).pages).toHaveLength(result.pages);
  expect(flatText(readPdf(bytes))).toContain('14b Larkspur Gardens');
  expect((await stat(path)).mode & 0o777).toBe(0o600);
  expect(new Set(steps)).toEqual(new Set(['layout', 'export']));
  expect(await readdir(folder)).toEqual(['report.pdf']);
});

test('a report that cannot be made says why and leaves nothing behind', async () => {
  const rendering = renderReportFile(sampleReport({ kind: 'CHANGES', typeCode: 1 }), join(folder, 'changes.pdf'));
  await expect(rendering).rejects.toThrow('a CHANGES report needs the report it was initialized from');
  await expect(rendering).rejects.toBeInstanceOf(RenderError);
  expect(await readdir(folder)).toEqual([]);
});

test('every thread that makes it runs at the lowest priority', async () => {
  let priorities: number[] = [];
  await renderReportFile(sampleReport(), join(folder, 'report.pdf'), {
    onProgress: () => {
      const [pid = 0] = listChildren('render-process');
      // A thread that is ending has none.
      const now = listPriorities(pid);
      if (now.length > 0) priorities = now;
    },
  });
  expect(priorities).toEqual([constants.priority.PRIORITY_LOW]);
});

test('each percent is reported once', async () => {
  const percents: number[] = [];
  const photoPaths = Array.from({ length: 60 }, (_, at) => join(folder, `absent-${at}.jpg`));
  await renderReportFile(sampleReport({ photoPaths, repeat: 4, photosPerItem: 2 }), join(folder, 'report.pdf'), {
    onProgress: ({ percent }) => percents.push(percent),
  });
  expect(percents).toEqual([...new Set(percents)].toSorted((one, other) => one - other));
  expect(percents).toContain(15);
});

test('time and memory are limited', async () => {
  const huge = sampleReport({ repeat: 40, photosPerItem: 4 });
  const path = join(folder, 'huge.pdf');
  await expect(renderReportFile(huge, path, { timeoutMs: 100 })).rejects.toThrow('longer than 0.1 s');
  await expect(renderReportFile(huge, path, { memoryMb: 60 })).rejects.toThrow('more than 60 MB');
  expect(await readdir(folder)).toEqual([]);
});

test('a report that nobody waits for any more is stopped', async () => {
  const path = join(folder, 'huge.pdf');
  const given = new Error('the report has changed');
  const controller = new AbortController();
  const rendering = renderReportFile(sampleReport({ repeat: 40 }), path, {
    signal: controller.signal,
    onProgress: () => controller.abort(given),
  });
  await expect(rendering).rejects.toBe(given);
  await expect(renderReportFile(sampleReport(), path, { signal: controller.signal })).rejects.toBe(given);
  expect(await readdir(folder)).toEqual([]);
});

test('a folder that cannot be written to is an error, not a silence', async () => {
  await expect(renderReportFile(sampleReport(), join(folder, 'absent', 'report.pdf'))).rejects.toThrow('ENOENT');
});

test('a key that does not sign is an error, and leaves no PDF without a signature', async () => {
  const refused = new Error('the key is not there');
  const signing = {
    certificate: Buffer.from('certificate'),
    chain: [],
    isFirms: false,
    sign: () => Promise.reject(refused),
    at: '2027-02-03T14:20:31Z',
    address: 'http://localhost:8080',
  };
  await expect(renderReportFile(sampleReport(), join(folder, 'report.pdf'), { signing })).rejects.toThrow();
  expect(await readdir(folder)).toEqual([]);
});
