/** An application on another origin: the consent form's redirect has to get past the browser's own form policy. */
import { createServer, type Server } from 'node:http';
import { AxeBuilder } from '@axe-core/playwright';
import { authorizeUrl, redeem } from '#testing/oauth-exchange.ts';
import { freePort, type TestApplication, type TestOAuth, testOAuth } from '#testing/test-oauth.ts';
import { startTestServer } from '#testing/test-server.ts';
import { expect, test } from './support/fixtures.ts';
import { SignInPage } from './support/sign-in-page.ts';

test.describe.configure({ mode: 'serial' });

let stopDatabase: () => Promise<void>;
let oauth: TestOAuth;
let application: TestApplication;
let server: Server;

test.beforeAll(async () => {
  stopDatabase = await startTestServer();
  oauth = await testOAuth();
  const port = await freePort();
  server = createServer((_request, response) => response.end('Welcome back')).listen(port, '127.0.0.1');
  application = await oauth.application({ redirectUris: [`http://127.0.0.1:${port}/callback`] });
});
// The start may have failed: then nothing is there to end.
test.afterAll(async () => {
  server?.close();
  await oauth?.close();
  await stopDatabase?.();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a person signs in and comes back with a code that works', async ({ page }) => {
    await page.goto(authorizeUrl(oauth, application, { state: 'unguessable' }));
    await new SignInPage(page).signIn(oauth.person);
    await expect(page.getByRole('heading', { name: 'Allow Rent Ledger?' })).toBeVisible();
    await page.getByRole('button', { name: 'Allow' }).click();
    await expect(page.getByText('Welcome back')).toBeVisible();

    const sentTo = new URL(page.url());
    expect(sentTo.origin).toBe(new URL(application.redirectUri).origin);
    expect([...sentTo.searchParams.keys()]).toEqual(['code', 'state', 'iss']);
    expect((await redeem(oauth, application, sentTo.searchParams.get('code') ?? '')).status).toBe(200);
  });

  test('a person who denies comes back, too', async ({ page }) => {
    await page.goto(authorizeUrl(oauth, application, { state: 's' }));
    await new SignInPage(page).signIn(oauth.person);
    await page.getByRole('button', { name: 'Deny' }).click();
    await expect(page.getByText('Welcome back')).toBeVisible();
    expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({
      error: 'access_denied',
      error_description: 'The person did not allow it.',
      state: 's',
      iss: oauth.publicUrl,
    });
  });

  test('a wrong password is reported, and the page stays', async ({ page }) => {
    await page.goto(authorizeUrl(oauth, application));
    await new SignInPage(page).signIn({ ...oauth.person, password: 'wrong' });
    await expect(page.getByRole('alert')).toHaveText('The e-mail address or the password is wrong.');
    await expect(page.getByLabel('E-mail')).toHaveValue(oauth.person.email);
    await expect(page.getByLabel('Password')).toBeFocused();
  });
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`sign-in and consent are accessible, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    const findings = async () =>
      (await new AxeBuilder({ page }).analyze()).violations.map(({ id, nodes }) => ({ id, nodes }));
    await page.goto(authorizeUrl(oauth, application));
    expect(await findings()).toEqual([]);
    const signInPage = new SignInPage(page);
    await signInPage.signIn({ ...oauth.person, password: 'wrong' });
    await expect(page.getByRole('alert')).toBeVisible();
    expect(await findings()).toEqual([]);
    await signInPage.signIn(oauth.person);
    await expect(page.getByRole('button', { name: 'Allow' })).toBeVisible();
    expect(await findings()).toEqual([]);
  });
}
