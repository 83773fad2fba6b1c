/** Two people on one device whose accounts count alike: the same number of person, inspection, report, room and item. */
import type { Page } from '@playwright/test';
import { givenTwin, type Twin } from '#testing/given-twin.ts';
import { paths } from '#web/paths.ts';
import { getReport } from '#web/queries/generated/sdk.gen.ts';
import { demoUser } from './support/demo-company.ts';
import { test as base, expect } from './support/fixtures.ts';
import { ReportEditor } from './support/report-editor.ts';
import { SignInPage } from './support/sign-in-page.ts';
import { signOut } from './support/sign-out.ts';

const TWIN = 'Tilda Twin';

/** A report that the clerk is writing, and its twin in the other account. */
const test = base.extend<{ id: number; twin: Twin }>({
  id: async ({ given }, use) => {
    const clerk = await given.staffMember('clerk');
    const rooms = [{ name: 'Hall', items: ['Door', 'Walls'] }];
    await use((await given.inspection({ clerk, rooms, isStarted: true })).id);
  },
  twin: async ({ id }, use) => {
    const twin = await givenTwin(process.env['E2E_DATA_DIR'] ?? '', id, TWIN);
    await use(twin);
    await twin.close();
  },
});

const clerk = () => demoUser('clerk');
const twinOf = ({ email }: Twin) => ({ email, password: clerk().password });
const doorOf = (page: Page) => new ReportEditor(page).field('Hall', 'Door', 'Condition');

async function conditionOfClerk(id: number): Promise<unknown> {
  const { data } = await getReport({ path: { inspection_id: id } });
  return data.rooms[0]?.items[0]?.condition.value;
}

/** Every request that writes in a report. */
function watchWrites(page: Page): string[] {
  const writes: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PUT' && request.url().includes('/items/')) writes.push(request.url());
  });
  return writes;
}

test('words that wait are neither shown nor sent for the other, and are there when their person is back', async ({
  page,
  context,
  id,
  twin,
}) => {
  await page.goto(paths.inspectionReport(id));
  await new SignInPage(page).signIn(clerk());
  await doorOf(page).fill('Sound');
  await new ReportEditor(page).expectSaved();
  await context.setOffline(true);
  await doorOf(page).fill('Scuffed by the first');
  await expect(page.getByText('1 change waiting (offline)')).toBeVisible();
  await page.close();
  await context.clearCookies();
  await context.setOffline(false);

  const other = await context.newPage();
  const writes = watchWrites(other);
  await other.goto(paths.inspectionReport(id));
  await new SignInPage(other).signIn(twinOf(twin));
  await expect(doorOf(other)).toHaveValue('');
  await new ReportEditor(other).expectSaved();
  await other.goto(paths.inspection(id));
  await expect(other.getByRole('button', { name: `Your account, ${TWIN}` })).toBeVisible();
  await new ReportEditor(other).open(id);
  await expect(doorOf(other)).toHaveValue('');
  expect(writes).toEqual([]);
  await doorOf(other).fill('Written by the twin');
  await new ReportEditor(other).expectSaved();
  expect(await twin.conditions()).toEqual(['Written by the twin', null]);
  expect(await conditionOfClerk(id)).toBe('Sound');
  await signOut(other);
  await other.close();

  const again = await context.newPage();
  await again.goto(paths.inspectionReport(id));
  await new SignInPage(again).signIn(clerk());
  await expect(doorOf(again)).toHaveValue('Scuffed by the first');
  await new ReportEditor(again).expectSaved();
  await expect.poll(() => conditionOfClerk(id)).toBe('Scuffed by the first');
  expect(await twin.conditions()).toEqual(['Written by the twin', null]);
});

test('a page whose session is over does not go on for the other, who signs in in another tab', async ({
  page,
  context,
  id,
  twin,
}) => {
  await page.clock.install();
  await page.goto(paths.inspectionReport(id));
  await new SignInPage(page).signIn(clerk());
  await doorOf(page).fill('Sound');
  await new ReportEditor(page).expectSaved();
  await page.evaluate(() => {
    document.body.dataset['mark'] = 'of the first';
  });
  await context.clearCookies();
  await page.clock.fastForward('03:00:00');
  await doorOf(page).fill('Scuffed by the first');
  const notice = page
    .getByRole('dialog', { name: 'Please sign in again' })
    .or(page.getByRole('region', { name: 'Please sign in again' }));
  await expect(notice).toBeVisible();

  const opened = context.waitForEvent('page');
  await notice.getByRole('link', { name: 'In a new tab' }).click();
  await new SignInPage(await opened).signIn(twinOf(twin));
  await expect(page.getByRole('button', { name: `Your account, ${TWIN}` })).toBeVisible();
  await expect(doorOf(page)).toHaveValue('');
  // With everything that was read for the first.
  await expect(page.locator('body[data-mark]')).toHaveCount(0);
  expect(await twin.conditions()).toEqual([null, null]);
  expect(await conditionOfClerk(id)).toBe('Sound');
});

test('a page does not go on for the other, who alone is signed in by the time it renews its session', async ({
  page,
  context,
  browser,
  id,
  twin,
}) => {
  const elsewhere = await browser.newContext();
  const there = await elsewhere.newPage();
  await there.goto(paths.inspection(id));
  await new SignInPage(there).signIn(twinOf(twin));
  await expect(there.getByRole('button', { name: `Your account, ${TWIN}` })).toBeVisible();
  const signInOfTwin = (await elsewhere.cookies()).filter(({ name }) => name.includes('keyturn-sign-in'));
  await elsewhere.close();

  await page.clock.install();
  await page.goto(paths.inspectionReport(id));
  await new SignInPage(page).signIn(clerk());
  await doorOf(page).fill('Sound');
  await new ReportEditor(page).expectSaved();
  await page.evaluate(() => {
    document.body.dataset['mark'] = 'of the first';
  });
  // As after signing in to another application: the session of the back office is gone, and the sign-in is the other's.
  await context.setOffline(true);
  await doorOf(page).fill('Scuffed by the first');
  await expect(page.getByText('1 change waiting (offline)')).toBeVisible();
  await context.clearCookies();
  await context.addCookies(signInOfTwin);
  await page.clock.fastForward('03:00:00');
  await context.setOffline(false);
  await expect(page.locator('body[data-mark]')).toHaveCount(0);
  await expect(page.getByRole('button', { name: `Your account, ${TWIN}` })).toBeVisible();
  await expect(doorOf(page)).toHaveValue('');
  expect(await twin.conditions()).toEqual([null, null]);
  expect(await conditionOfClerk(id)).toBe('Sound');
});
