/** The firm's own details on screen: two administrators change them at once, and nothing of either is lost unseen. */
import type { Page } from '@playwright/test';
import { photo } from '#testing/sample-files.ts';
import { paths } from '#web/paths.ts';
import { seriousFindings } from './support/axe.ts';
import { expect, test } from './support/fixtures.ts';
import { signInToOwnFirm } from './support/new-person.ts';
import { SignInPage } from './support/sign-in-page.ts';

test('two administrators change the firm, and the second is asked about one value alone', async ({ page, browser }) => {
  const fay = await signInToOwnFirm(page);
  const other = await (await browser.newContext()).newPage();
  await other.goto(paths.firmSettings());
  await new SignInPage(other).signIn(fay);
  await page.getByRole('link', { name: 'Settings' }).press('Enter');
  const formOf = (of: Page) => of.getByRole('form', { name: 'The firm' });
  const [form, theirs] = [formOf(page), formOf(other)];
  // Both have read what the firm is before either changes it.
  for (const each of [form, theirs]) await expect(each.getByRole('textbox', { name: 'Phone' })).toBeVisible();

  await theirs.getByRole('textbox', { name: 'Phone' }).fill('023 9200 0001');
  await theirs.getByRole('textbox', { name: 'Website' }).fill('https://theirs.example');
  await theirs.getByRole('button', { name: 'Save the firm' }).press('Enter');
  await expect(other.getByText('The firm was saved.')).toBeVisible();

  await form.getByRole('textbox', { name: 'E-mail' }).fill('no address');
  await page.keyboard.press('Enter');
  await expect(form.getByRole('textbox', { name: 'E-mail' })).toBeFocused();
  await expect(form.getByRole('textbox', { name: 'E-mail' })).toHaveAttribute('aria-invalid', 'true');
  expect(await seriousFindings(page, { ofColour: true })).toEqual([]);
  await form.getByRole('textbox', { name: 'E-mail' }).fill('office@mine.example');
  await form.getByLabel('Colour').fill('#aa3311');
  await form.getByRole('textbox', { name: 'Phone' }).fill('023 9200 0002');
  await form.getByRole('button', { name: 'Save the firm' }).press('Enter');
  const question = page.getByRole('dialog', { name: 'Somebody else has changed this' });
  await expect(question).toContainText('023 9200 0001');
  await expect(question).not.toContainText('theirs.example');
  await question.getByRole('button', { name: 'Keep theirs' }).press('Enter');
  await expect(page.getByText('The firm was saved.')).toBeVisible();

  await page.setViewportSize({ width: 390, height: 844 });
  await page.reload();
  await expect(form.getByRole('textbox', { name: 'Website' })).toHaveValue('https://theirs.example');
  await expect(form.getByRole('textbox', { name: 'Phone' })).toHaveValue('023 9200 0001');
  await expect(form.getByRole('textbox', { name: 'E-mail' })).toHaveValue('office@mine.example');
  await expect(form.getByLabel('Colour')).toHaveValue('#aa3311');
  expect(await seriousFindings(page, { ofColour: true })).toEqual([]);
});

test('a logo is chosen, shown and removed, and a drawing is refused in words', async ({ page }) => {
  await signInToOwnFirm(page);
  await page.getByRole('link', { name: 'Settings' }).press('Enter');
  const panel = page.getByRole('region', { name: 'Logo' });
  const logo = panel.getByRole('img', { name: 'The logo of the firm' });
  const choose = async (name: string, mimeType: string, buffer: Buffer) => {
    const chooser = page.waitForEvent('filechooser');
    await panel.getByRole('button', { name: /^Choose/ }).press('Enter');
    await (await chooser).setFiles({ name, mimeType, buffer });
  };
  await choose('logo.png', 'image/png', await photo({ width: 400, height: 100, format: 'png' }));
  await expect(page.getByText('The logo was saved.')).toBeVisible();
  await expect.poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(400);

  await choose('logo.svg', 'image/svg+xml', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'));
  await expect(panel.getByText(/A logo is a picture/)).toBeVisible();
  await expect(logo).toBeVisible();
  expect(await seriousFindings(page, { ofColour: true })).toEqual([]);

  await panel.getByRole('button', { name: 'Remove' }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).press('Enter');
  await expect(page.getByText('The logo was removed.')).toBeVisible();
  await expect(logo).toHaveCount(0);
});

test('bookings are numbered and weeks begin as the firm says', async ({ page }) => {
  await signInToOwnFirm(page);
  await page.getByRole('link', { name: 'Settings' }).press('Enter');
  const form = page.getByRole('form', { name: 'Bookings' });
  await form.getByRole('combobox', { name: 'Weeks begin on' }).selectOption('Sunday');
  await form.getByRole('checkbox', { name: /^Number inspections/ }).press('Space');
  await form.getByRole('textbox', { name: 'Before the number' }).fill('OWN-');
  await form.getByRole('textbox', { name: 'First number' }).fill('40');
  await expect(form.getByText('OWN-00040, OWN-00041, OWN-00042')).toBeVisible();
  await form.getByRole('textbox', { name: 'Digits' }).fill('11');
  await form.getByRole('button', { name: 'Save bookings' }).press('Enter');
  await expect(form.getByRole('textbox', { name: 'Digits' })).toHaveAttribute('aria-invalid', 'true');
  expect(await seriousFindings(page, { ofColour: true })).toEqual([]);
  await form.getByRole('textbox', { name: 'Digits' }).fill('3');
  await form.getByRole('button', { name: 'Save bookings' }).press('Enter');
  await expect(page.getByText('Bookings: saved.')).toBeVisible();

  await page.goto(paths.schedule());
  await expect(page.getByText(/^Sun \d+ \w+ to Sat \d+ \w+ \d{4}$/)).toBeVisible();
  await page.goto(paths.newInspection());
  await expect(page.getByText('Left empty: the next number of those from OWN-040 on.')).toBeVisible();
  await page.getByRole('button', { name: 'Choose a date from the calendar' }).press('Enter');
  await expect(page.locator('table[role=grid] th').first()).toHaveText(/^Su/);
});
