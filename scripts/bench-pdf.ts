/** Measures the FULL PDF of a large report against headless Chromium printing the same content: CPU, memory, time.
 *
 *     npm run bench:pdf [rounds]        five rounds, the two in turn
 */
import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { assembleReport } from '#pdf/assemble/assemble-report.ts';
import { renderReportFile } from '#pdf/render-in-child.ts';
import { drawSamplePhotos } from '#testing/pdf/sample-photos.ts';
import { sampleReport } from '#testing/pdf/sample-report.ts';
import { findBrowser } from './find-browser.ts';
import { type Cost, watchCost } from './process-cost.ts';
import { writePrintHtml } from './print-html.ts';
import { readArguments, readCount } from './read-arguments.ts';

const goal = 0.25;
const cache = '.cache/bench-pdf';

const usage = `npm run bench:pdf [ROUNDS]

Measures a large PDF against Chromium printing the same, in turn, ROUNDS times (5).`;
const { positionals } = readArguments({ usage, places: ['ROUNDS'] });
const roundsWanted = readCount(usage, positionals[0], 5);
await mkdir(cache, { recursive: true });
const work = await mkdtemp(join(cache, 'run-'));
try {
  await bench(roundsWanted);
} finally {
  await rm(work, { recursive: true, force: true });
}

async function bench(rounds: number): Promise<void> {
  // Twelve rooms with about 180 items and 300 photographs, every one a file of its own.
  const photoPaths = await drawSamplePhotos(join(cache, 'photos'), 300);
  const document = sampleReport({ photoPaths, repeat: 5, photosPerItem: 2 });
  const view = assembleReport(document);
  const items = document.rooms.reduce((sum, room) => sum + room.items.length, 0);
  const index = [...view.evidence.photos, ...view.evidence.lastPhotos];
  const photos = index.reduce((sum, { rows }) => sum + rows.length, 0);
  console.log(`${document.rooms.length} rooms, ${items} items, ${photos} photographs\n`);

  const page = join(work, 'report.html');
  await writeFile(page, writePrintHtml(view));
  const browser = findBrowser();
  const runs: Record<'typst' | 'chromium', Cost[]> = { typst: [], chromium: [] };
  for (let round = 1; round <= rounds; round++) {
    const ours = join(work, 'typst.pdf');
    const theirs = join(work, 'chromium.pdf');
    const rendered = await measure(() => renderReportFile(document, ours, { cacheFolder: join(work, 'modules') }));
    runs.typst.push(rendered.cost);
    const printed = await measure(() => print(browser, page, theirs));
    runs.chromium.push(printed.cost);
    console.log(
      `round ${round}  typst     ${describe(rendered.cost)}  ${await sizeOf(ours)}, ${rendered.result.pages} pages, ${rendered.result.standard}`,
    );
    console.log(`         chromium  ${describe(printed.cost)}  ${await sizeOf(theirs)}`);
  }
  const ratio = median(runs.typst.map(cpuOf)) / median(runs.chromium.map(cpuOf));
  console.log(`\nCPU of typst as a share of chromium's (medians): ${ratio.toFixed(3)}, goal at most ${goal}`);
  if (ratio > goal) process.exitCode = 1;
}

async function measure<Result>(work: () => Promise<Result>): Promise<{ result: Result; cost: Cost }> {
  const stop = watchCost();
  const result = await work();
  return { result, cost: await stop() };
}

function print({ executablePath, args }: ReturnType<typeof findBrowser>, page: string, pdf: string): Promise<void> {
  const profile = join(work, `profile-${Date.now()}`);
  const all = [
    '--headless',
    '--no-sandbox',
    ...args,
    `--user-data-dir=${profile}`,
    '--no-pdf-header-footer',
    '--generate-pdf-document-outline',
  ];
  const browser = spawn(executablePath, [...all, `--print-to-pdf=${pdf}`, pathToFileURL(page).href], {
    stdio: 'ignore',
  });
  return new Promise((resolve, reject) => {
    browser.on('error', reject);
    browser.on('close', (code) => (code === 0 ? resolve() : reject(new Error(`the browser ended with ${code}`))));
  });
}

function cpuOf({ cpuSeconds }: Cost): number {
  return cpuSeconds;
}

function describe({ cpuSeconds, peakMb, seconds }: Cost): string {
  return `${cpuSeconds.toFixed(2)} s CPU, ${seconds.toFixed(2)} s, ${peakMb.toFixed(0)} MB`;
}

async function sizeOf(path: string): Promise<string> {
  return `${((await stat(path)).size / 1e6).toFixed(1)} MB`;
}

function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
