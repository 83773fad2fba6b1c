/** The session as a person meets it: reloads, tabs, sleep, loss, sign-out; and what a script could steal. */
import type { BrowserContext, Page, Route } from '@playwright/test';
import { photo } from '#testing/sample-files.ts';
import { paths } from '#web/paths.ts';
import { createReportAttachment } from '#web/queries/generated/sdk.gen.ts';
import { demoUser } from './support/demo-company.ts';
import { expect, test } from './support/fixtures.ts';
import { SignInPage } from './support/sign-in-page.ts';
import { signOut } from './support/sign-out.ts';

const inside = (page: Page) => page.getByRole('button', { name: /^Your account/ });
const notice = (page: Page) => page.getByRole('dialog', { name: 'Please sign in again' });

async function signIn(page: Page, address = '/properties'): Promise<void> {
  await page.goto(address);
  await new SignInPage(page).signIn(demoUser('manager'));
  await expect(inside(page)).toBeVisible();
}

/** Refreshes that the browser asked for, by their status. */
function watchRenewals(context: BrowserContext): number[] {
  const statuses: number[] = [];
  context.on('response', (response) => {
    if (response.url().endsWith('/session/token')) statuses.push(response.status());
  });
  return statuses;
}

const searchOf = (page: Page) => page.getByRole('searchbox').or(page.getByRole('textbox')).first();

/** Types into the search and waits for its answer; the list's own first answer may still be on its way. */
async function searchAnew(page: Page): Promise<void> {
  const answered = page.waitForResponse(
    (response) => new URL(response.url()).searchParams.get('address') === 'Road' && response.ok(),
  );
  await searchOf(page).fill('Road');
  await answered;
}

/** Somebody looks at the tab again: its contents are fetched anew. */
const lookAgain = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));

async function refreshCookie(context: BrowserContext) {
  const found = (await context.cookies()).find(({ name }) => /^(__Host-keyturn|keyturn-\d+)$/.test(name));
  if (found === undefined) throw new Error('there is no session cookie');
  return found;
}

test('signing in leads back to the requested address', async ({ page }) => {
  await signIn(page, '/properties?address=High+Street#top');
  expect(new URL(page.url()).pathname).toBe('/properties');
  expect(new URL(page.url()).searchParams.get('address')).toBe('High Street');
  expect(page.url()).not.toContain('code=');
});

test('signing in leads back into the app alone, whatever address it began at', async ({ page, baseURL }) => {
  await signIn(page, `${baseURL}//elsewhere.example/properties`);
  expect(page.url()).toBe(`${baseURL}/`);
});

test('a script finds neither token nor secret', async ({ page, context }) => {
  const bodies: Promise<{ url: string; text: string }>[] = [];
  context.on('response', (response) => {
    // The feed of changes has no end to wait for.
    if (response.headers()['content-type']?.startsWith('text/event-stream')) return;
    bodies.push(
      response.text().then(
        (text) => ({ url: response.url(), text }),
        () => ({ url: response.url(), text: '' }),
      ),
    );
  });
  await signIn(page);
  const first = await refreshCookie(context);
  await page.reload();
  await expect(inside(page)).toBeVisible();
  const second = await refreshCookie(context);
  expect(second.value).not.toBe(first.value);
  expect(second).toMatchObject({ httpOnly: true, sameSite: 'Strict' });

  const storage = await page.evaluate(() =>
    [localStorage, sessionStorage].flatMap((each) => Object.entries(each)).concat([['cookie', document.cookie]]),
  );
  const texts = await Promise.all(bodies);
  const answers = texts.filter(({ url }) => url.endsWith('/session/token')).map(({ text }) => text);
  const tokens = answers
    .filter((text) => text !== '')
    .map((text) => (JSON.parse(text) as { access_token: string }).access_token);
  expect(tokens.length).toBeGreaterThan(0);
  for (const { url, text } of texts) {
    for (const secret of [first.value, second.value]) expect(text, url).not.toContain(secret);
    if (!url.endsWith('/session/token')) for (const token of tokens) expect(text, url).not.toContain(token);
    for (const secret of [...tokens, first.value, second.value]) expect(url).not.toContain(secret);
  }
  for (const secret of [...tokens, first.value, second.value]) expect(JSON.stringify(storage)).not.toContain(secret);
});

test('a code that this tab has not asked for is not redeemed', async ({ page, context }) => {
  const redeemed: string[] = [];
  context.on('request', (request) => {
    if (request.postData()?.includes('authorization_code')) redeemed.push(request.url());
  });
  const planted = '/signed-in?code=of-somebody-else&state=made-up';
  await page.goto(planted);
  await expect(page.getByRole('heading').first()).toBeVisible();
  // With a sign-in under way in this tab, whose state is another.
  await page.goto('/properties');
  await new SignInPage(page).isShown();
  await page.goto(planted);
  await expect(page.getByRole('heading').first()).toBeVisible();
  expect(redeemed).toEqual([]);
  await signIn(page);
  expect(redeemed).toHaveLength(1);
});

test('a reload costs one renewal, and many tabs at once never end the session', async ({ page, context }) => {
  await signIn(page);
  const renewals = watchRenewals(context);
  await page.reload();
  await expect(inside(page)).toBeVisible();
  expect(renewals).toEqual([200]);

  const tabs = await Promise.all(Array.from({ length: 4 }, () => context.newPage()));
  await Promise.all(tabs.map((tab) => tab.goto('/properties')));
  for (const tab of tabs) await expect(inside(tab)).toBeVisible();
  expect(new Set(renewals)).toEqual(new Set([200]));
  await page.reload();
  await expect(inside(page)).toBeVisible();
});

test('a laptop that wakes after three hours goes on', async ({ page, context }) => {
  await page.clock.install();
  await signIn(page);
  const renewals = watchRenewals(context);
  await page.clock.fastForward('03:00:00');
  await searchAnew(page);
  expect(renewals).toEqual([200]);
  await expect(notice(page)).toBeHidden();
});

test('a lost refresh cookie is made good without leaving the page', async ({ page, context }) => {
  await page.clock.install();
  await signIn(page);
  const { name } = await refreshCookie(context);
  await context.clearCookies({ name });
  await page.evaluate(() => {
    document.body.dataset['mark'] = 'still here';
  });
  await page.clock.fastForward('03:00:00');
  await searchAnew(page);
  await expect(page.locator('body[data-mark="still here"]')).toBeVisible();
});

test('a service that has too much to do, or is away, signs nobody out', async ({ page, context }) => {
  await page.clock.install();
  await signIn(page);
  const { name } = await refreshCookie(context);
  await page.evaluate(() => {
    document.body.dataset['mark'] = 'still here';
  });
  let asked = 0;
  const busy = [
    (route: Route) => route.fulfill({ status: 503, contentType: 'text/html', body: '<h1>Busy</h1>' }),
    (route: Route) => route.abort('connectionreset'),
  ];
  await page.route('**/oauth/authorize?*', (route) => busy[asked++ % busy.length]?.(route));
  await context.clearCookies({ name });
  await page.clock.fastForward('03:00:00');
  for (const times of [1, 2]) {
    await lookAgain(page);
    await expect.poll(() => asked).toBeGreaterThanOrEqual(times);
    await page.clock.runFor(1_000);
    await expect(notice(page)).toBeHidden();
  }
  await page.unroute('**/oauth/authorize?*');
  await searchAnew(page);
  await expect(page.locator('body[data-mark="still here"]')).toBeVisible();
  await expect(notice(page)).toBeHidden();
});

test('a session that is over says so, keeps the page, and goes on after signing in elsewhere', async ({
  page,
  context,
}) => {
  await page.clock.install();
  await signIn(page);
  await searchAnew(page);
  await context.clearCookies();
  await page.clock.fastForward('03:00:00');
  await lookAgain(page);
  await expect(notice(page)).toBeVisible();

  const opened = context.waitForEvent('page');
  await notice(page).getByRole('link', { name: 'In a new tab' }).click();
  await new SignInPage(await opened).signIn(demoUser('manager'));
  await expect(notice(page)).toBeHidden();
  await expect(searchOf(page)).toHaveValue('Road');
});

test('letters typed while the session ends are all in their field afterwards, and press nothing', async ({
  page,
  context,
}) => {
  await page.clock.install();
  const listed = page.waitForResponse((response) => response.url().includes('/api/properties') && response.ok());
  await signIn(page);
  await (await listed).finished();
  const { href } = new URL(page.url());
  const filter = searchOf(page);
  const beside = page.getByRole('region', { name: 'Please sign in again' });
  let typed = '';
  const type = async (letters: string) => {
    for (const letter of letters) {
      await page.keyboard.press(letter === ' ' ? 'Space' : letter);
      typed += letter;
    }
  };
  await filter.focus();
  await context.clearCookies();
  await page.clock.fastForward('03:00:00');
  await lookAgain(page);
  const isOver = async () => (await beside.isVisible()) || (await notice(page).isVisible());
  for (let word = 0; word < 200 && !(await isOver()); word += 1) await type(`word ${word} `);
  expect(await isOver()).toBe(true);
  await type('and on it goes ');
  await expect(filter).toHaveValue(typed);

  // The keys rest: the notice takes the focus, and gives it back when typing goes on, also when a space comes first.
  await expect(notice(page)).toBeVisible();
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  await type(' x y z');
  await expect(filter).toHaveValue(typed);
  await expect(filter).toBeFocused();
  await expect(notice(page)).toBeHidden();
  await expect(beside).toBeVisible();
  await expect(page.getByRole('link', { name: 'New property' })).toBeVisible();
  expect(page.url().split('?')[0]).toBe(href.split('?')[0]);

  await page.clock.runFor('00:02');
  await expect(notice(page)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(notice(page)).toBeHidden();
  await expect(filter).toHaveValue(typed);
  await page.clock.runFor('00:02');
  await expect(notice(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(filter).toBeFocused();
  await expect(beside).toBeVisible();
  await page.clock.resume();
  const opened = context.waitForEvent('page');
  await beside.getByRole('link', { name: 'In a new tab' }).click();
  await new SignInPage(await opened).signIn(demoUser('manager'));
  await expect(beside).toBeHidden();
  await expect(filter).toHaveValue(typed);
});

test('every page offers to sign out, on a telephone as well', async ({ page }) => {
  await signIn(page);
  for (const width of [1440, 390])
    for (const address of ['/', '/properties', '/inspections', '/schedule', '/transcription', '/review', '/emails']) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(address);
      await inside(page).click();
      await expect(page.getByRole('menuitem', { name: 'Sign out' })).toBeVisible();
    }
});

test('signing out ends every tab and the sign-in itself', async ({ page, context }) => {
  await signIn(page);
  const other = await context.newPage();
  await other.goto('/properties');
  await inside(other).click();
  await other.getByRole('menuitem', { name: 'Sign out' }).click();
  const said = { name: 'You are signed out' };
  for (const tab of [page, other]) await expect(tab.getByRole('heading', said)).toBeVisible();
  await expect(other.getByRole('heading', said)).toBeFocused();
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await new SignInPage(page).isShown();
  await other.reload();
  await new SignInPage(other).isShown();
});

test('signing out leaves no photograph, and nothing about anybody, in the browser', async ({ page, given }) => {
  const { id } = await given.inspection();
  const picture = new File([new Uint8Array(await photo({ width: 640, height: 480 }))], 'photo.jpg');
  const { data } = await createReportAttachment({ path: { inspection_id: id }, body: { upload: picture } });
  await signIn(page, paths.inspection(id));
  const isKept = () =>
    page.evaluate(
      (src) =>
        fetch(src, { cache: 'only-if-cached', mode: 'same-origin' }).then(
          ({ ok }) => ok,
          () => false,
        ),
      data.url,
    );
  await page.evaluate((src) => fetch(src).then((answer) => answer.arrayBuffer()), data.url);
  expect(await isKept()).toBe(true);
  await signOut(page);
  expect(await isKept()).toBe(false);
  const names = () => [localStorage, sessionStorage].flatMap((storage) => Object.keys(storage)).sort();
  expect(await page.evaluate(names)).toEqual(['keyturn-navigation', 'keyturn-used-at']);
});

test('another name of this machine leads to the one that is registered', async ({ page, baseURL }) => {
  const { hostname, port } = new URL(baseURL ?? '');
  test.skip(hostname !== 'localhost', 'only when the address is localhost');
  await page.goto(`http://127.0.0.1:${port}/properties`);
  await new SignInPage(page).signIn(demoUser('manager'));
  await expect(inside(page)).toBeVisible();
  expect(new URL(page.url()).hostname).toBe('localhost');
});
