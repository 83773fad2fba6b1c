/** A page whose scripts do not arrive, in a browser that keeps a failed script for good, as Chromium does before 156. */
import { findBrowser } from '../scripts/find-browser.ts';
import { paths } from '#web/paths.ts';
import { expect, test } from './support/fixtures.ts';

const browser = findBrowser();
test.use({
  launchOptions: { ...browser, args: [...browser.args, '--disable-features=ModuleMapDoNotCacheFailedFetch'] },
});

for (const [name, path] of [
  ['Keys', paths.keys()],
  // Its data begin beside its scripts.
  ['Properties', paths.properties()],
] as const)
  test(`${name} comes back by itself whose scripts were asked for while the service did not answer`, async ({
    page,
    signIn,
  }) => {
    await signIn('manager');
    await page.goto(paths.home());
    await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible();
    // The browser has a line all the time: nothing but a request tells that the service is there again.
    let isDown = true;
    await page.route('**/*', (route) => (isDown ? route.abort('connectionrefused') : route.fallback()));
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'No connection' })).toBeVisible();

    isDown = false;
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page).toHaveURL(path);
  });

test('a page opens by itself whose scripts an update has taken away', async ({ page, signIn }) => {
  await signIn('manager');
  await page.goto(paths.home());
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible();
  let isOld = true;
  page.on('framenavigated', (frame) => {
    if (new URL(frame.url()).pathname === paths.fees()) isOld = false;
  });
  await page.route(/\/assets\/.*\.js$/, (route) => (isOld ? route.fulfill({ status: 404 }) : route.fallback()));
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Fees' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Fees' })).toBeVisible();
});

test('a page whose scripts never arrive is opened anew once, and then says so', async ({ page, signIn }) => {
  await signIn('manager');
  await page.goto(paths.home());
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible();
  await page.route(/\/assets\/list-[^/]*\.js$/, (route) => route.abort('blockedbyclient'));
  let opened = 0;
  page.on('domcontentloaded', () => (opened += 1));
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Staff' }).click();
  await expect(page.getByRole('alert', { name: 'This page could not be shown.' })).toBeVisible();
  expect(opened).toBe(1);
});

test('words stay as they are that were typed before the last scripts of the report editor came', async ({
  page,
  given,
  signIn,
  reportEditor,
}) => {
  const clerk = await given.staffMember('clerk');
  const rooms = [{ name: 'Hall', items: ['Door', 'Walls'] }];
  const { id } = await given.inspection({ clerk, rooms, isStarted: true });
  await signIn('manager');
  const wanted = Promise.withResolvers<void>();
  const held = Promise.withResolvers<void>();
  await page.route(/\/assets\/parts-on-demand-[^/]*\.js$/, async (route) => {
    wanted.resolve();
    await held.promise;
    await route.fallback();
  });
  await reportEditor.open(id);
  await wanted.promise;
  const condition = reportEditor.field('Hall', 'Walls', 'Condition');
  await condition.click();
  await page.keyboard.type('Scuff');
  held.resolve();
  await expect(reportEditor.side.getByRole('button', { name: 'Add an item below' })).toBeVisible();
  await page.keyboard.type('ed');
  await expect(condition).toHaveValue('Scuffed');
  await reportEditor.expectSaved();
});
