/** My account: opened from the menu of every page, by people of clients too. */
import { paths } from '#web/paths.ts';
import { demoUser } from './support/demo-company.ts';
import { expect, test } from './support/fixtures.ts';

test('a client opens their account from the menu, and is told why a password is refused', async ({ page, signIn }) => {
  await signIn('client');
  await page.goto(paths.home());
  await page.getByRole('button', { name: /^Your account/ }).click();
  await page.getByRole('menuitem', { name: 'My account' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'My account' })).toBeFocused();
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue(demoUser('client').name);

  const form = page.getByRole('form', { name: 'Password' });
  const [current, next] = [form.getByLabel('Current password'), form.getByLabel('New password')];
  await current.fill(demoUser('client').password);
  await next.fill('too short');
  await page.keyboard.press('Enter');
  await expect(next).toHaveAccessibleDescription('New password must have at least 12 characters.');
  await next.fill('qwertyuiop123');
  await page.keyboard.press('Enter');
  await expect(next).toHaveAccessibleDescription(/must not be one that many people use/);
  await current.fill('not my password');
  await next.fill('teapot-gravel-lantern');
  await page.keyboard.press('Enter');
  await expect(current).toHaveAccessibleDescription('Current password is not your password.');
});
