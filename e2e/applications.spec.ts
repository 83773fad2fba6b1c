/** Applications on screen: one is registered, changed, gets another secret, and is removed. */
import { paths } from '#web/paths.ts';
import { seriousFindings, stylesHaveSettled } from './support/axe.ts';
import { expect, test } from './support/fixtures.ts';

test('an administrator registers an application, makes another secret, and removes it', async ({ page, signIn }) => {
  const name = `Ledger ${Date.now()}`;
  await signIn('administrator');
  await page.goto(paths.applications());
  await page.getByRole('button', { name: 'New application' }).first().press('Enter');
  const form = page.getByRole('dialog', { name: 'New application' });
  const create = form.getByRole('button', { name: 'Create application' });
  await form.getByRole('textbox', { name: /^Name/ }).fill(name);
  const addresses = form.getByLabel('Addresses after sign-in');
  await create.press('Enter');
  await expect(form).toContainText('Choose at least one thing that it may do.');
  await addresses.fill('http://ledger.example/callback');
  await form.getByRole('checkbox', { name: 'List properties' }).press('Space');
  await create.press('Enter');
  await expect(addresses).toHaveAttribute('aria-invalid', 'true');
  await addresses.fill('https://ledger.example/callback');
  await stylesHaveSettled(page);
  expect(await seriousFindings(page)).toEqual([]);
  await create.press('Enter');

  const secret = page.getByRole('dialog', { name: 'The secret of the application' });
  const first = await secret.getByLabel('Secret').inputValue();
  await secret.getByRole('button', { name: 'Done' }).press('Enter');
  await page.getByRole('link', { name }).press('Enter');
  const details = page.getByRole('region', { name: 'Details' });
  await expect(details).toContainText('https://ledger.example/callback');
  await expect(page.getByRole('region', { name: 'Who allowed it' })).toContainText('Nobody yet.');
  await page.getByRole('button', { name: 'New secret' }).press('Enter');
  await page.getByRole('button', { name: 'Make a new secret' }).press('Enter');
  await expect(secret.getByLabel('Secret')).not.toHaveValue(first);
  await secret.getByRole('button', { name: 'Done' }).press('Enter');

  await page.getByRole('button', { name: 'Edit' }).press('Enter');
  const change = page.getByRole('dialog', { name: `Change ${name}` });
  await change.getByLabel('Purpose').fill('Books what landlords owe.');
  await change.getByRole('button', { name: 'Save changes' }).press('Enter');
  await expect(details).toContainText('Books what landlords owe.');
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await stylesHaveSettled(page);
    expect(await seriousFindings(page)).toEqual([]);
  }
  await page.getByRole('button', { name: 'Remove' }).press('Enter');
  await page
    .getByRole('dialog', { name: `Remove ${name}?` })
    .getByRole('button', { name: 'Remove' })
    .press('Enter');
  await expect(page.getByRole('heading', { name: 'Integrations' })).toBeVisible();
  await expect(page.getByRole('link', { name })).toHaveCount(0);
});
