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

/** The things that a page is about. */
type About = { id: number; propertyId: number };
const pages: Record<string, (about: About) => string> = {
  Today: () => paths.home(),
  'the schedule': () => paths.schedule(),
  'the inspections': () => paths.inspections(),
  'the contacts of an inspection': ({ id }) => paths.inspectionContacts(id),
  'the PDFs of an inspection': ({ id }) => paths.inspectionPdfs(id),
  'the properties': () => paths.properties(),
  'a property': ({ propertyId }) => paths.property(propertyId),
  'the contacts of a property': ({ propertyId }) => paths.propertyContacts(propertyId),
  'the meters of a property': ({ propertyId }) => paths.propertyMeters(propertyId),
  'the audit of a property': ({ propertyId }) => paths.propertyAudit(propertyId),
  'the review': () => paths.review(),
  'the transcription': () => paths.transcription(),
  'the e-mails': () => paths.emails(),
  'the security settings': () => paths.securitySettings(),
  'the data settings': () => paths.dataSettings(),
};

for (const [name, pathOf] of Object.entries(pages))
  test(`a reading that fails loses nothing of ${name}, which says so once`, async ({ page, given, signIn }) => {
    const { id, property } = await given.inspection({ rooms: ['Hall'] });
    await page.clock.install();
    await signIn('administrator');
    await page.goto(pathOf({ id, propertyId: property.id }));
    const heading = page.getByRole('main').getByRole('heading', { level: 1 });
    await expect(heading).toBeVisible();
    await expect(page.getByRole('main').locator(skeleton)).toHaveCount(0);
    const title = await heading.innerText();
    await failFromNowOn(page);
    await expect(heading).toHaveText(title);
  });
