/** An administrator sets up the firm's identity provider, and a person signs in at its own page. */
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { type TestProvider, testProvider } from '#testing/single-sign-on/test-provider.ts';
import { paths } from '#web/paths.ts';
import { seriousFindings, stylesHaveSettled } from './support/axe.ts';
import { expect, test as base } from './support/fixtures.ts';

const clientId = 'keyturn';
const clientSecret = 'a secret between the two of them';

const test = base.extend<{ provider: TestProvider }>({
  provider: async ({ page, signIn }, use) => {
    await signIn('administrator');
    await page.goto(paths.securitySettings());
    const redirectUri = await page.getByText(/\/oauth\/sso\/\d+$/).textContent();
    // Another site than Keyturn's, as a provider is.
    const provider = await testProvider({ redirectUris: [redirectUri ?? ''], host: '127.0.0.1' });
    await use(provider);
    await provider.close();
  },
});

test('is tried, switched on, and signs in somebody new at the page of the provider', async ({
  page,
  provider,
  browser,
}) => {
  const login = `nia-${randomUUID()}`;
  const name = `Nia ${login.slice(4, 12)}`;
  provider.people.set(login, { email: `${login}@harbour.example`, email_verified: true, name });
  const section = page.getByRole('region', { name: 'Single sign-on' });
  await section.getByLabel('Issuer').fill(provider.issuer);
  await section.getByLabel('Client id').fill(clientId);
  await section.getByLabel('Client secret').fill(clientSecret);
  await section.getByLabel('Domains of their e-mail addresses').fill('harbour.example');
  await page.keyboard.press('Enter');
  await section.getByLabel('People whom nobody has invited').selectOption({ label: 'Added as a clerk' });
  await section.getByRole('button', { name: 'Save single sign-on' }).press('Enter');
  await section.getByRole('button', { name: 'Look for the records' }).press('Enter');
  await expect(section.getByText('is proven to be yours')).toBeVisible();
  await section.getByRole('button', { name: 'Switch it on' }).press('Enter');
  await expect(section.getByRole('alert')).toContainText('Try it first');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await stylesHaveSettled(page);
  expect(await seriousFindings(page)).toEqual([]);

  await section.getByRole('button', { name: 'Try it' }).press('Enter');
  await signInAtProvider(page, login);
  await expect(page.getByRole('heading', { name: 'Single sign-on works' })).toBeVisible();
  await expect(page.getByRole('status')).toContainText('would be added as a clerk');
  expect(await seriousFindings(page)).toEqual([]);
  await page.getByRole('link', { name: 'Back to the settings' }).press('Enter');
  await section.getByRole('button', { name: 'Switch it on' }).press('Enter');
  await expect(section.getByRole('heading', { name: 'It is switched on' })).toBeVisible();

  const newcomer = await browser.newContext();
  const there = await newcomer.newPage();
  await there.goto(paths.home());
  await there.getByLabel('E-mail').fill(`${login}@harbour.example`);
  await there.getByRole('button', { name: 'Sign in with your firm’s account' }).press('Enter');
  await signInAtProvider(there, login);
  await expect(there.getByRole('button', { name: new RegExp(`Your account.*${name}`) })).toBeVisible();
  const known = await newcomer.cookies();
  expect(known.some(({ name: cookie }) => cookie.includes('keyturn-browser'))).toBe(true);
  await section.getByRole('button', { name: 'Switch it off' }).press('Enter');
  await expect(section.getByRole('heading', { name: 'It is switched off' })).toBeVisible();
});

async function signInAtProvider(page: Page, login: string): Promise<void> {
  await page.getByPlaceholder('Enter any login').fill(login);
  await page.getByPlaceholder('and password').fill('any');
  await page.getByRole('button', { name: 'Sign-in' }).press('Enter');
  await page.getByRole('button', { name: 'Continue' }).press('Enter');
}
