/** Somebody who goes away is signed out, after a warning; what they had not sent is kept for them. */
import type { Page } from '@playwright/test';
import { paths } from '#web/paths.ts';
import { getReport } from '#web/queries/generated/sdk.gen.ts';
import { seriousFindings, stylesHaveSettled } from './support/axe.ts';
import { demoUser } from './support/demo-company.ts';
import { expect, test } from './support/fixtures.ts';
import { ReportEditor } from './support/report-editor.ts';
import { SignInPage } from './support/sign-in-page.ts';

// One after another: the setting counts for the whole firm.
test.describe.configure({ mode: 'serial' });

const warning = (page: Page) => page.getByRole('region', { name: 'Are you still there?' });

/** Signs in, and says for how many seconds the session may be unused. */
async function signIn(page: Page, role: string, address: string): Promise<number> {
  await page.clock.install();
  const answered = page.waitForResponse(
    (response) => response.url().endsWith('/session/token') && response.status() === 200,
  );
  await page.goto(address);
  await new SignInPage(page).signIn(demoUser(role));
  const { session_idle_seconds: seconds } = (await (await answered).json()) as { session_idle_seconds: number };
  await expect(page.getByRole('button', { name: /^Your account/ })).toBeVisible();
  return seconds;
}

/** An access token is renewed after two hours. */
const accessTokenSeconds = 2 * 60 * 60;

const goAway = (page: Page, seconds: number) => page.clock.fastForward(seconds * 1000);

test('unsent words of a report survive the sign-out of somebody who has gone away', async ({ page, given }) => {
  const clerk = await given.staffMember('clerk');
  const rooms = [{ name: 'Hall', items: ['Door'] }];
  const { id } = await given.inspection({ clerk, rooms, isStarted: true });
  const seconds = await signIn(page, 'clerk', paths.inspectionReport(id));
  const door = new ReportEditor(page).field('Hall', 'Door', 'Condition');
  await page.route('**/items/**', (route) => (route.request().method() === 'PUT' ? route.abort() : route.fallback()));
  await door.fill('Scuffed below the handle');
  await expect(page.getByText(/1 change waiting/)).toBeVisible();

  await goAway(page, seconds - 60);
  await expect(warning(page)).toBeVisible();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await stylesHaveSettled(page);
  expect(await seriousFindings(page)).toEqual([]);
  await warning(page).getByRole('button', { name: 'Stay signed in' }).click();
  await expect(warning(page)).toBeHidden();
  await goAway(page, seconds - 60);
  await expect(warning(page)).toBeVisible();
  await door.press('End');
  await expect(warning(page)).toBeHidden();

  await goAway(page, seconds);
  await new SignInPage(page).isShown();
  await expect(page.getByText('nobody had used Keyturn for a while')).toBeVisible();
  const { data: before } = await getReport({ path: { inspection_id: id } });
  expect(before.rooms[0]?.items[0]?.condition.value).not.toBe('Scuffed below the handle');

  await page.unroute('**/items/**');
  await new SignInPage(page).signIn(demoUser('clerk'));
  await expect(door).toHaveValue('Scuffed below the handle');
  await new ReportEditor(page).expectSaved();
  await expect
    .poll(async () => (await getReport({ path: { inspection_id: id } })).data.rooms[0]?.items[0]?.condition.value)
    .toBe('Scuffed below the handle');
});

test('use in one tab keeps the other signed in, and both end together', async ({ page, context }) => {
  const seconds = await signIn(page, 'manager', paths.properties());
  const other = await context.newPage();
  await other.goto(paths.inspections());
  await expect(other.getByRole('button', { name: /^Your account/ })).toBeVisible();
  // The clock is that of the whole browser.
  await goAway(page, seconds - 60);
  for (const tab of [page, other]) await expect(warning(tab)).toBeVisible();
  await other.getByRole('heading', { level: 1 }).click();
  for (const tab of [page, other]) await expect(warning(tab)).toBeHidden();

  await goAway(page, seconds);
  for (const tab of [page, other]) await new SignInPage(tab).isShown();
});

test('a form that is half written is covered and not left, and goes on after signing in elsewhere', async ({
  page,
  context,
}) => {
  const seconds = await signIn(page, 'manager', paths.newProperty());
  const street = page.getByRole('textbox', { name: /street/ });
  await street.fill('12 Marine Parade');
  // A renewal is under way as the session ends, and must not bring it back.
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/session/token', async (route) => {
    const response = await route.fetch();
    await isReleased;
    await route.fulfill({ response });
  });
  const renewal = page.waitForRequest('**/session/token');
  await goAway(page, accessTokenSeconds);
  await page.getByRole('combobox', { name: /Client/ }).pressSequentially('Harb');
  await page.clock.runFor(1_000);
  await renewal;
  await goAway(page, seconds);
  const cover = page.getByRole('dialog', { name: 'You are signed out' });
  await expect(cover).toBeVisible();
  release();
  await (await renewal).response();
  await expect(cover).toContainText('half written');
  await expect(cover.getByRole('heading')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(cover).toBeVisible();
  const opened = context.waitForEvent('page');
  await cover.getByRole('link', { name: 'In a new tab' }).click();
  await new SignInPage(await opened).signIn(demoUser('manager'));
  await expect(cover).toBeHidden();
  await expect(street).toHaveValue('12 Marine Parade');
});

test('an administrator shortens the time, by keyboard, and open pages learn of it', async ({ page }) => {
  await signIn(page, 'administrator', paths.securitySettings());
  const section = page.getByRole('region', { name: 'Unused sessions' });
  const choice = section.getByRole('combobox', { name: 'Sign out after' });
  await expect(choice).toHaveValue('10080');
  const save = async (label: string) => {
    await choice.selectOption({ label });
    await section.getByRole('button', { name: 'Save' }).press('Enter');
    // While it is being saved the button is disabled for assistive technology alone.
    await expect(section.getByRole('button', { name: 'Save' })).toHaveAttribute('disabled');
  };
  await save('1 day');
  // An answer to an earlier request, still on its way, would name the time of before.
  const told = page.waitForRequest((request) => request.url().endsWith('/me/activity'));
  await page.clock.runFor(61_000);
  const answer = await (await told).response();
  expect(await answer?.json()).toEqual({ idle_seconds: 86_400 });
  await page.reload();
  await expect(choice).toHaveValue('1440');
  expect(await seriousFindings(page)).toEqual([]);
  await save('1 week');
});
