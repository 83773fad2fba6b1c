/** Pages whose later reading fails: they keep what they show and what is half typed in them, and say that it is not new. */
import type { Page } from '@playwright/test';
import { paths } from '#web/paths.ts';
import { commentOnPublishedReport, completeInspection, submitInspection } from '#web/queries/generated/sdk.gen.ts';
import { expect, test } from './support/fixtures.ts';

const notRefreshed = 'This page could not be refreshed. It shows what was read before.';
/** Longer than an answer counts as new. */
const LONGER_THAN_FRESH_MS = 20_000;

/** A grey bar, for which its size is all that it is given. */
const skeleton = 'span[aria-hidden="true"][style*="height"]:empty';

const failing = (url: URL) => url.pathname.startsWith('/api/') && url.pathname !== '/api/changes';

/** Longer than all attempts at a reading take. */
const UNTIL_GIVEN_UP_MS = 20_000;

/**
 * Every reading fails from here on, and the person comes back to the tab, at which pages read again. A reading that was
 * under way comes back whole and is new for a while: then they come back once more.
 */
async function failFromNowOn(page: Page): Promise<void> {
  await page.route(failing, (route) => {
    if (route.request().method() !== 'GET') return route.fallback();
    return route.fulfill({ status: 500, json: { title: 'Something went wrong', status: 500 } });
  });
  await expect(async () => {
    await page.clock.fastForward(LONGER_THAN_FRESH_MS);
    await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
    await expect(page.getByText(notRefreshed)).toHaveCount(1, { timeout: UNTIL_GIVEN_UP_MS });
  }).toPass();
}

test('a half-written answer to a comment outlives a reading that fails', async ({ page, given, signIn }) => {
  const clerk = await given.staffMember('clerk');
  const { id, report_key: key } = await given.inspection({ clerk, rooms: ['Hall'], isStarted: true });
  await submitInspection({ path: { inspection_id: id } });
  await completeInspection({ path: { inspection_id: id } });
  await commentOnPublishedReport({
    path: { report_key: key },
    body: { author: 'Ann Tenant', role: 'tenant', text: 'The door was scuffed before I came.' },
  });

  await page.clock.install();
  await signIn('manager');
  await page.goto(paths.inspectionComments(id));
  const answer = page.getByLabel('Reply to Ann Tenant');
  await answer.fill('We agree: it was');
  await failFromNowOn(page);
  await expect(answer).toHaveValue('We agree: it was');
});

test('no page of the office is lost to a reading that fails, and each says so once', async ({
  page,
  given,
  signIn,
}) => {
  const { id, property } = await given.inspection({ rooms: ['Hall'] });
  await page.clock.install();
  await signIn('administrator');
  for (const path of [
    paths.home(),
    paths.schedule(),
    paths.inspections(),
    paths.inspectionContacts(id),
    paths.inspectionPdfs(id),
    paths.properties(),
    paths.property(property.id),
    paths.propertyContacts(property.id),
    paths.propertyMeters(property.id),
    paths.propertyAudit(property.id),
    paths.review(),
    paths.transcription(),
    paths.emails(),
    paths.securitySettings(),
    paths.dataSettings(),
  ])
    await test.step(path, async () => {
      await page.goto(path);
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(main.locator(skeleton)).toHaveCount(0);
      const title = await main.getByRole('heading', { level: 1 }).innerText();
      await failFromNowOn(page);
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(title);
      await page.unroute(failing);
    });
});
