/** The page of a report's PDFs is told how far they are; only where there is no live feed does it ask. */
import type { Page } from '@playwright/test';
import { paths } from '#web/paths.ts';
import { expect, test } from './support/fixtures.ts';
import { PdfsPage } from './support/pdfs-page.ts';

/** When this was asked for, in milliseconds; without a path the list. */
function watchReads(page: Page, path = '/pdfs'): number[] {
  const reads: number[] = [];
  page.on('request', (request) => {
    if (request.method() === 'GET' && request.url().endsWith(path)) reads.push(Date.now());
  });
  return reads;
}

test('with the live feed the list is read when a PDF was asked for and when it is made', async ({
  page,
  given,
  signIn,
}) => {
  const inspection = await given.inspection({ rooms: [{ name: 'Hall', items: ['Door'] }] });
  await signIn('manager');
  await page.goto(paths.inspectionPdfs(inspection.id));
  const pdfs = new PdfsPage(page);
  await expect(pdfs.card('Full report').getByText('Not made yet.')).toBeVisible();
  const reads = watchReads(page);
  // Whenever somebody in the firm writes an inspection, both are read.
  const others = watchReads(page, `/api/inspections/${inspection.id}`);
  await pdfs.make('Full report');
  expect(reads.length - others.length).toBeLessThanOrEqual(3);
});

test('without a live feed the list is read every three seconds while a PDF is made', async ({
  page,
  given,
  signIn,
}) => {
  const inspection = await given.inspection({ rooms: [{ name: 'Hall', items: ['Door'] }] });
  await signIn('manager');
  await page.route('**/api/changes*', (route) => route.fulfill({ status: 404 }));
  await page.goto(paths.inspectionPdfs(inspection.id));
  const pdfs = new PdfsPage(page);
  await expect(pdfs.card('Full report').getByText('Not made yet.')).toBeVisible();
  const reads = watchReads(page);
  await pdfs.make('Full report');
  const looks = reads.slice(1).map((at, index) => at - (reads[index] ?? 0));
  for (const pause of looks) expect(pause).toBeGreaterThan(2900);
});
