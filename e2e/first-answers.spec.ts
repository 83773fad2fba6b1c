/** The first script requests everything a page needs once, and leads to the sign-in before the app is fetched. */
import { demoUser } from './support/demo-company.ts';
import { expect, test } from './support/fixtures.ts';
import { SignInPage } from './support/sign-in-page.ts';

test('a page requests nothing twice', async ({ page }) => {
  // From then on a page hears of others' changes, and rightly asks again.
  const isLiveFeed = (request: { url: () => string }) => request.url().includes('/api/changes');
  await page.goto('/');
  await new SignInPage(page).signIn(demoUser('manager'));
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible();
  for (const [address, name] of [
    ['/', 'Today'],
    ['/inspections', 'Inspections'],
    ['/properties', 'Properties'],
    ['/schedule', 'Schedule'],
  ] as const) {
    // The page before has ended, and sends no more requests.
    await page.goto('about:blank');
    const asked: string[] = [];
    let isListening = false;
    page.on('request', (request) => {
      isListening ||= isLiveFeed(request);
      if (!isListening && request.method() === 'GET' && request.url().includes('/api/')) asked.push(request.url());
    });
    const listening = page.waitForRequest(isLiveFeed);
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await listening;
    expect(asked.length).toBeGreaterThan(0);
    expect(asked.filter((one, at) => asked.indexOf(one) !== at)).toEqual([]);
    page.removeAllListeners('request');
  }
});

test('somebody without a session is led to sign in by two small scripts', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (/\/assets\/.*\.js$/.test(request.url())) scripts.push(request.url());
  });
  await page.goto('/inspections');
  await new SignInPage(page).isShown();
  const names = new Set(scripts.map((url) => /\/assets\/([a-z]+)-/.exec(url)?.[1]));
  expect(scripts).toHaveLength(2);
  expect(names).toEqual(new Set(['boot', 'start']));
});
