/** A page that is loaded again without a line: the app and the open report start from this device, for their person alone. */
import type { Page } from '@playwright/test';
import { paths } from '#web/paths.ts';
import { getReport } from '#web/queries/generated/sdk.gen.ts';
import { seriousFindings } from './support/axe.ts';
import { demoUser } from './support/demo-company.ts';
import { expect, test as base } from './support/fixtures.ts';
import { SignInPage } from './support/sign-in-page.ts';
import { signOut } from './support/sign-out.ts';

/** For an inspection whose report a clerk is writing. */
const test = base.extend<{ id: number }>({
  id: async ({ given }, use) => {
    const rooms = [{ name: 'Hall', items: ['Door', 'Walls'] }, 'Kitchen'];
    const clerk = await given.staffMember('clerk');
    const { id } = await given.inspection({ clerk, rooms, isStarted: true });
    await use(id);
  },
});
test.use({ serviceWorkers: 'allow' });

const words = 'Chip 20 mm to lhs – “as before”, 1.2 m up\nÉvier, naïve café ✓';

/** The worker holds its files, and the copy of the report is on disk. */
async function isReady(page: Page, reports = 1): Promise<void> {
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await expect.poll(() => keptReports(page)).toBe(reports);
}

/** Undefined: there is no such database. */
const keptReports = (page: Page): Promise<number | undefined> =>
  page.evaluate(async () => {
    const { name } = (await indexedDB.databases()).find((one) => one.name?.startsWith('keyturn-copies')) ?? {};
    if (name === undefined) return undefined;
    return new Promise<number>((resolve, reject) => {
      const opening = indexedDB.open(name);
      opening.onerror = () => reject(opening.error);
      opening.onsuccess = () => {
        const counting = opening.result.transaction('reports').objectStore('reports').count();
        counting.onsuccess = () => {
          opening.result.close();
          resolve(counting.result);
        };
      };
    });
  });

const offline = (page: Page) => page.getByText(/^Offline since \d\d:\d\d/);
const noConnection = (page: Page) => page.getByText('The service could not be reached.');

async function held(id: number): Promise<unknown[]> {
  const { data } = await getReport({ path: { inspection_id: id } });
  return data.rooms.map(({ name, items }) => [
    name.value,
    ...items.map((item) => [item.name.value, item.condition.value]),
  ]);
}

test('a report is written on after a reload without a line, and all of it arrives by itself', async ({
  page,
  context,
  id,
  signIn,
  reportEditor,
}) => {
  await signIn('clerk');
  await reportEditor.open(id);
  await isReady(page);
  // The copy takes in later texts too.
  await reportEditor.field('Hall', 'Walls', 'Condition').fill('Scuffed');
  await reportEditor.expectSaved();

  // Nobody sees a page without the report first: it would come by itself, seconds later.
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.body?.textContent.includes('could not be reached')) sessionStorage.setItem('was-empty', 'yes');
    }).observe(document, { childList: true, subtree: true });
  });
  await context.setOffline(true);
  await reportEditor.field('Hall', 'Door', 'Condition').fill(words);
  await page.reload();
  await expect(offline(page)).toBeVisible();
  await expect(reportEditor.field('Hall', 'Door', 'Condition')).toHaveValue(words);
  await expect(reportEditor.field('Hall', 'Walls', 'Condition')).toHaveValue('Scuffed');
  expect(await page.evaluate(() => sessionStorage.getItem('was-empty'))).toBeNull();
  await reportEditor.field('Hall', 'Walls', 'Condition').fill('Scuffed – twice');
  await page.keyboard.press('Control+Enter');
  await expect(page.locator('textarea:focus')).toHaveValue('New item');
  await page.keyboard.type('Lamp');
  await reportEditor.field('Hall', 'Lamp', 'Condition').fill(words);
  expect(await seriousFindings(page)).toEqual([]);

  await page.reload();
  await expect(reportEditor.field('Hall', 'Lamp', 'Condition')).toHaveValue(words);
  await context.setOffline(false);
  await expect(offline(page)).toBeHidden();
  await reportEditor.expectSaved();
  const expected = [['Hall', ['Door', words], ['Walls', 'Scuffed – twice'], ['Lamp', words]], ['Kitchen']];
  expect(await held(id)).toEqual(expected);
});

test('the worker answers for no address but the app’s own, and keeps no answer and no token', async ({
  page,
  context,
  id,
  signIn,
  reportEditor,
}) => {
  await signIn('clerk');
  await reportEditor.open(id);
  await isReady(page);
  await page.reload();
  await expect(reportEditor.room('Hall')).toBeVisible();
  const kept = await page.evaluate(async () => {
    const all: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) all.push(new URL(request.url).pathname);
    }
    return all;
  });
  expect(kept).toContain('/app-shell');
  expect(kept.filter((path) => path !== '/app-shell' && !path.startsWith('/assets/'))).toEqual([]);

  await context.setOffline(true);
  // Each in a page of its own: the browser's error page comes late, and would end the next opening.
  for (const path of ['/api/me', '/oauth/authorize', '/t/abc', '/r/1-abc', '/verify/1', '/docs', '/s/1.abc', '/a/1']) {
    const other = await context.newPage();
    await expect(other.goto(path), path).rejects.toThrow(/ERR_INTERNET_DISCONNECTED/);
    await other.close();
  }
  await page.goto(paths.inspectionReport(id));
  await expect(offline(page)).toBeVisible();
});

test('an open report is nobody’s after the sign-out', async ({ page, context, id }) => {
  await page.goto(paths.inspectionReport(id));
  await new SignInPage(page).signIn(demoUser('clerk'));
  await expect(page.getByRole('region', { name: 'Hall' })).toBeVisible();
  await isReady(page);
  await signOut(page);
  expect(await keptReports(page)).toBe(0);

  await context.setOffline(true);
  await page.goto(paths.inspectionReport(id));
  await expect(noConnection(page)).toBeVisible();
  await expect(page.getByText('Door')).toBeHidden();
});

test('another person who signs in finds nothing of the first, and the first nothing of theirs', async ({
  page,
  context,
  id,
  signIn,
  reportEditor,
}) => {
  await signIn('clerk');
  await reportEditor.open(id);
  await isReady(page);
  await context.clearCookies();
  await signIn('typist');
  await page.goto(paths.home());
  await expect(page.getByRole('heading', { name: 'Today', level: 1 })).toBeVisible();
  await expect.poll(() => keptReports(page)).toBe(0);

  await context.setOffline(true);
  await page.goto(paths.inspectionReport(id));
  await expect(noConnection(page)).toBeVisible();
});

test('a report that was kept eight days ago does not open, and goes', async ({
  page,
  context,
  id,
  signIn,
  reportEditor,
}) => {
  await signIn('clerk');
  await reportEditor.open(id);
  await isReady(page);
  // A page that stays open would end its session by itself.
  await page.goto('about:blank');
  await context.setOffline(true);
  await page.clock.setFixedTime(Date.now() + 8 * 86_400_000);
  await page.goto(paths.inspectionReport(id));
  await expect(noConnection(page)).toBeVisible();
  await expect.poll(() => keptReports(page)).toBe(0);
});
