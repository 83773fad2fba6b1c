/** An open browser is not enough for what goes on without it: after ten minutes the password is asked for, on each of these screens. */
import { paths } from '#web/paths.ts';
import { seriousFindings, stylesHaveSettled } from './support/axe.ts';
import { expect, test } from './support/fixtures.ts';
import { signInToOwnFirm } from './support/new-person.ts';
import { waitTenMinutes } from './support/wait-ten-minutes.ts';

test('a webhook, an invitation and the export of the account ask for the password, on a telephone in the dark', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 390, height: 844 });
  const { password } = await signInToOwnFirm(page);
  const proof = page.getByRole('dialog', { name: 'Is it you?' });
  const current = proof.getByLabel('Current password');
  const prove = async () => {
    await expect(current).toBeFocused();
    await page.keyboard.type(password);
    await page.keyboard.press('Enter');
    await expect(proof).toHaveCount(0);
  };

  await test.step('a wrong password makes no webhook; the right one does, and what was typed is still there', async () => {
    await page.goto(paths.webhooks());
    await page.getByRole('button', { name: 'New webhook' }).first().press('Enter');
    const dialog = page.getByRole('dialog', { name: 'New webhook' });
    await dialog.getByLabel('Address').fill('https://example.com/hook');
    await dialog.getByRole('checkbox', { name: 'A PDF is ready' }).press('Space');
    await waitTenMinutes(page);
    await dialog.getByRole('button', { name: 'Create webhook' }).press('Enter');
    await expect(current).toBeFocused();
    await stylesHaveSettled(page);
    expect(await seriousFindings(page)).toEqual([]);
    await page.keyboard.type('not my password');
    await page.keyboard.press('Enter');
    await expect(current).toHaveAttribute('aria-invalid', 'true');
    await current.fill('');
    await prove();
    await expect(page.getByRole('dialog', { name: 'The secret of the webhook' })).toBeVisible();
  });

  await test.step('given up, nobody is invited', async () => {
    await page.goto(paths.staff());
    await page.getByRole('button', { name: 'Invite somebody' }).press('Enter');
    const form = page.getByRole('dialog', { name: 'Invite somebody' });
    await form.getByRole('textbox', { name: 'Name' }).fill('Nia Pope');
    await form.getByRole('textbox', { name: 'E-mail' }).fill(`nia-${crypto.randomUUID()}@example.com`);
    await waitTenMinutes(page);
    await page.keyboard.press('Enter');
    await expect(current).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(proof).toHaveCount(0);
    await form.getByRole('button', { name: 'Invite' }).press('Enter');
    await prove();
    await expect(page.getByRole('dialog', { name: 'A link for Nia Pope' })).toBeVisible();
  });

  await test.step('the whole account is not taken along by whoever finds the browser', async () => {
    await page.goto(paths.dataSettings());
    const section = page.getByRole('region', { name: 'Export the whole account' });
    await waitTenMinutes(page);
    await section.getByRole('button', { name: 'Export the whole account' }).press('Enter');
    await prove();
    await expect(section).toContainText('The whole account');
    await expect(section.getByRole('button', { name: 'Export the whole account' })).toBeDisabled();
  });
});
