/** A report's photos and PDF leave by a link: made in the office, opened on a phone without an account, revoked. */
import type { Page } from '@playwright/test';
import { photo } from '#testing/sample-files.ts';
import { paths } from '#web/paths.ts';
import { createReportAttachment, listFileShares } from '#web/queries/generated/sdk.gen.ts';
import { seriousFindings, stylesHaveSettled } from './support/axe.ts';
import { expect, test } from './support/fixtures.ts';

const phone = { width: 390, height: 844 };

async function expectAccessible(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await stylesHaveSettled(page);
    expect.soft(await seriousFindings(page, { ofColour: colorScheme === 'dark' }), colorScheme).toEqual([]);
  }
}

async function lastLink(inspectionId: number): Promise<string> {
  const { data } = await listFileShares({ query: { inspection_id: inspectionId } });
  const [newest] = data.data;
  if (newest?.url == null) throw new Error('Nothing is shared.');
  return newest.url;
}

test('photos and a PDF are shared by link, seen without an account, and no longer when revoked', async ({
  page,
  browser,
  given,
  signIn,
}) => {
  const inspection = await given.inspection({ rooms: [{ name: 'Hall', items: ['Door'] }] });
  const path = { inspection_id: inspection.id };
  for (const description of ['The hall from the door', 'The meter'])
    await createReportAttachment({
      path,
      body: { upload: new File([new Uint8Array(await photo({ width: 640, height: 480 }))], 'photo.jpg'), description },
    });
  await signIn('manager');
  await page.goto(paths.inspectionPdfs(inspection.id));
  const links = page.getByRole('region', { name: 'Shared links' });

  await links.getByRole('button', { name: 'Share' }).click();
  const dialog = page.getByRole('dialog', { name: 'Share by link' });
  await dialog.getByLabel('What the link shows').selectOption({ label: 'Chosen photos and files' });
  await dialog.getByRole('button', { name: 'Make the link' }).click();
  await expect(dialog.getByText('Choose at least one file.')).toBeVisible();
  await dialog.getByRole('checkbox', { name: 'The hall from the door' }).check();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Make the link' }).click();
  await expect(links.getByRole('listitem')).toContainText('One file');
  await expect(links.getByRole('listitem')).toContainText('Not opened yet');
  const photos = await lastLink(inspection.id);

  const visitor = await (await browser.newContext({ viewport: phone })).newPage();
  const asked: string[] = [];
  visitor.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const answer = await visitor.goto(photos);
  expect(answer?.headers()).toMatchObject({ 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' });
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(inspection.property.address.line1);
  await expect(visitor.getByRole('listitem')).toHaveCount(1);
  await expect(visitor.getByRole('img', { name: 'The hall from the door' })).toBeVisible();
  const started = visitor.waitForEvent('download');
  await visitor.getByRole('link', { name: 'Download The hall from the door' }).click();
  expect((await started).suggestedFilename()).toBe('photo.jpg');
  // Nobody is asked to sign in, not even behind the scenes.
  expect(asked.filter((one) => /^\/(session|oauth)/.test(one))).toEqual([]);
  await expectAccessible(visitor);

  await links.getByRole('button', { name: 'Share' }).click();
  await dialog.getByLabel('Send the link to').fill('landlord@example.com');
  await dialog.getByRole('button', { name: 'Make and send the link' }).click();
  await expect(links.getByText('Made for landlord@example.com, not sent: there is no mail server')).toBeVisible();
  await visitor.goto(await lastLink(inspection.id));
  await expect(visitor.getByRole('link', { name: 'Read the PDF' })).toBeVisible();
  await expectAccessible(visitor);

  await page.reload();
  const first = links.getByRole('listitem').filter({ hasText: 'One file' });
  await expect(first).toContainText('Opened once');
  await expectAccessible(page);
  await first.getByRole('button', { name: /^Revoke/ }).click();
  await page.getByRole('button', { name: 'Revoke the link' }).click();
  await expect(first).toContainText('Revoked');
  await visitor.goto(photos);
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('This link does not work');
  await expectAccessible(visitor);
  await visitor.context().close();
});
