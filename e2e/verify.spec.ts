/** Anybody checks a PDF of a report without an account: the file is not sent, and one bit decides. */
import { readFile } from 'node:fs/promises';
import { paths } from '#web/paths.ts';
import { completeInspection, getInspection, submitInspection } from '#web/queries/generated/sdk.gen.ts';
import { seriousFindings, stylesHaveSettled } from './support/axe.ts';
import { expect, test } from './support/fixtures.ts';

test('a tenant checks the PDF on a phone, an altered one, and its hash by keyboard', async ({ page, given }) => {
  const { id } = await given.inspection({
    clerk: await given.staffMember('clerk'),
    rooms: [{ name: 'Hall', items: ['Door'] }],
    isStarted: true,
  });
  const path = { inspection_id: id };
  await submitInspection({ path });
  await completeInspection({ path });
  const { data } = await getInspection({ path });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(paths.publishedReport(data.report_key));
  await page.getByRole('button', { name: 'Get the PDF' }).click();
  const started = page.waitForEvent('download');
  await page.getByRole('link', { name: /Download PDF/ }).click();
  const pdf = await readFile(await (await started).path());
  await page.getByRole('link', { name: 'Check a PDF' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Check a PDF of a report' })).toBeVisible();

  const choose = (buffer: Buffer) =>
    page.getByLabel('PDF', { exact: true }).setInputFiles({ name: 'report.pdf', mimeType: 'application/pdf', buffer });
  await choose(pdf);
  const outcome = page.getByRole('region', { name: /^Unaltered/ });
  await expect(outcome).toContainText('Unaltered, and the latest');
  await expect(outcome).toContainText('Version 1, sealed');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await stylesHaveSettled(page);
    expect.soft(await seriousFindings(page), colorScheme).toEqual([]);
  }
  const hash = (await outcome.getByText(/^[0-9a-f]{64}$/).textContent()) ?? '';

  const altered = Buffer.from(pdf);
  const middle = Math.floor(altered.length / 2);
  altered.writeUInt8(altered.readUInt8(middle) ^ 1, middle);
  await choose(altered);
  await expect(page.getByRole('region', { name: 'This is no PDF that was made here' })).toBeVisible();
  await choose(Buffer.from('a letter'));
  await expect(page.getByText('This file is no PDF.')).toBeVisible();

  const field = page.getByLabel('Or its fingerprint');
  await field.fill('abc');
  await field.press('Enter');
  await expect(page.getByText('A fingerprint has 64 digits')).toBeVisible();
  await field.fill(hash.toUpperCase());
  await field.press('Enter');
  await expect(page.getByRole('region', { name: 'Unaltered, and the latest' })).toBeVisible();
});
