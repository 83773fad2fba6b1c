/** From the demo company to a firm of one's own, by the user menu. */
import { randomUUID } from 'node:crypto';
import { seriousFindings } from './support/axe.ts';
import { demoUser } from './support/demo-company.ts';
import { expect, test } from './support/fixtures.ts';
import { SignInPage } from './support/sign-in-page.ts';

test('the administrator of the demo company starts a firm of their own, by keyboard', async ({ page }) => {
  // On the way this sign-in ends.
  await page.goto('/');
  await new SignInPage(page).signIn(demoUser('administrator'));
  await page.getByRole('button', { name: /^Your account/ }).press('Enter');
  await page.getByRole('menuitem', { name: 'Start your own firm' }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Go on' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Set up your firm' })).toBeVisible();
  expect(await seriousFindings(page)).toEqual([]);
  await page.getByLabel('Name of the firm').fill('Fay and Daughters');
  await page.getByLabel('Your name').fill('Fay Founder');
  const email = page.getByLabel('Your e-mail');
  await email.fill(demoUser('administrator').email);
  await page.getByLabel('Your password').fill('quartz violin meadow');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Somebody signs in with this e-mail address already.')).toBeVisible();
  await expect(email).toBeFocused();
  await email.fill(`fay-${randomUUID()}@example.com`);
  await page.getByLabel('Your password').fill('quartz violin meadow');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Your first steps: 2 of 9 done' })).toBeVisible();
  await page.getByRole('button', { name: /^Your account/ }).click();
  await expect(page.getByText('Administrator at Fay and Daughters')).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Start your own firm' })).toHaveCount(0);
});

test('nobody else of the demo company is offered one', async ({ page, signIn }) => {
  await signIn('manager');
  await page.goto('/');
  await page.getByRole('button', { name: /^Your account/ }).click();
  await expect(page.getByRole('menuitem', { name: 'Sign out' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Start your own firm' })).toHaveCount(0);
});
