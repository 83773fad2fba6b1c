/** My account: sessions in other browsers and applications that were allowed are seen and ended, at once. */
import type { Browser, Page } from '@playwright/test';
import { authorizeUrl, redeem } from '#testing/oauth-exchange.ts';
import { testVisitor } from '#testing/test-visitor.ts';
import { paths } from '#web/paths.ts';
import { seriousFindings } from './support/axe.ts';
import { readDemoCompany } from './support/demo-company.ts';
import { expect, test } from './support/fixtures.ts';
import { addPerson, choosePassword, type NewPerson } from './support/new-person.ts';
import { SignInPage } from './support/sign-in-page.ts';

const inside = (page: Page) => page.getByRole('button', { name: /^Your account/ });

/** Somebody of this journey alone, signed in at My account. */
async function signInNew(page: Page, member: Parameters<typeof addPerson>[0]): Promise<NewPerson> {
  const person = await addPerson(member);
  const password = await choosePassword(page, person);
  await new SignInPage(page).signIn({ ...person, password });
  await expect(inside(page)).toBeVisible();
  await page.goto(paths.account());
  return { ...person, password };
}

async function signInElsewhere(browser: Browser, person: NewPerson): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await page.goto(paths.account());
  await new SignInPage(page).signIn(person);
  await expect(inside(page)).toBeVisible();
  return page;
}

/** The next request of the page finds no session, and neither does the page when it is opened again. */
async function expectSignedOut(page: Page): Promise<void> {
  await page.reload();
  await new SignInPage(page).isShown();
}

test('a session in another browser is ended, and that browser has to sign in again', async ({
  page,
  browser,
  given,
}) => {
  const person = await signInNew(page, await given.staffMember('clerk'));
  const other = await signInElsewhere(browser, person);
  await page.reload();
  const list = page.getByRole('list', { name: 'Devices and sessions' });
  await expect(list.getByRole('listitem')).toHaveCount(2);
  expect(await seriousFindings(page)).toEqual([]);
  await list.getByRole('button', { name: /^Sign out/ }).press('Enter');
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await expectSignedOut(other);
  await page.reload();
  await expect(list.getByRole('listitem')).toHaveCount(1);
});

test('signing out everywhere ends this browser and all others', async ({ page, browser, given }) => {
  const person = await signInNew(page, await given.staffMember('clerk'));
  const other = await signInElsewhere(browser, person);
  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(page.getByRole('heading', { name: 'You are signed out' })).toBeVisible();
  await expectSignedOut(other);
  await page.goto(paths.account());
  await new SignInPage(page).isShown();
});

test('an application that is withdrawn has no access from that moment', async ({ page, given }) => {
  const person = await signInNew(page, await given.staffMember('clerk'));
  const { auth_url: publicUrl, api_url: apiUrl, apps } = readDemoCompany();
  const redirectUri = 'http://localhost:8977/callback';
  const app = apps.find(({ redirect_uris: uris }) => uris.includes(redirectUri));
  const application = { clientId: app?.client_id ?? '', clientSecret: app?.client_secret ?? '', redirectUri };
  const visitor = testVisitor();
  const asked = await visitor.signIn(await visitor.open(authorizeUrl({ publicUrl }, application)), person);
  const { location = '' } = await visitor.submit(asked, { decision: 'allow' });
  const { body } = await redeem({ publicUrl }, application, new URL(location).searchParams.get('code') ?? '');
  const headers = { authorization: `Bearer ${body.access_token}` };
  expect((await fetch(`${apiUrl}/properties`, { headers })).status).toBe(200);

  await page.reload();
  const list = page.getByRole('list', { name: 'Applications you have allowed' });
  await expect(list).toContainText(app?.name ?? '');
  await list.getByRole('button').first().click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Withdraw/ })
    .click();
  await expect(list).toBeHidden();
  expect((await fetch(`${apiUrl}/properties`, { headers })).status).toBe(401);
});
