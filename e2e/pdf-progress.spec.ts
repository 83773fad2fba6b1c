/** The page of a report's PDFs is told how far they are; only where there is no live feed does it ask. */
import type { Page } from '@playwright/test';
import { paths } from '#web/paths.ts';
import { expect, test } from './support/fixtures.ts';
import { PdfsPage } from './support/pdfs-page.ts';

/** Each time that this was asked for; without a path the list. */
function watchReads(page: Page, path = '/pdfs'): string[] {
  const reads: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'GET' && request.url().endsWith(path)) reads.push(request.url());
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
  const began = Date.now();
  await pdfs.make('Full report');
  // The time between two says nothing: a busy machine sends one late and the next in time.
  const pauses = Math.ceil((Date.now() - began) / 3000);
  expect(reads.length).toBeGreaterThan(1);
  expect(reads.length).toBeLessThanOrEqual(1 + pauses);
});
