/** The account's settings: administrators reach them, nobody else does. */
import { paths } from '#web/paths.ts';
import { expect, test } from './support/fixtures.ts';

test('an administrator reads that a proxy hides where visitors come from', async ({ page, signIn }) => {
  await signIn('administrator');
  await page.goto(paths.home());
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Settings' }).click();
  await expect(page).toHaveURL(paths.securitySettings());
  const section = page.getByRole('region', { name: 'Addresses of visitors' });
  await expect(section).toContainText('sees the network address of each visitor');
  await page.route('**/settings/account', async (route) =>
    route.continue({ headers: { ...route.request().headers(), 'x-forwarded-for': '203.0.113.9' } }),
  );
  await page.reload();
  await expect(section.getByRole('note')).toContainText('TRUSTED_PROXIES');
});

test('a manager is told that the settings are for administrators', async ({ page, signIn }) => {
  await signIn('manager');
  await page.goto(paths.securitySettings());
  await expect(page.getByText('This is for administrators.')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Settings' })).toBeHidden();
});
