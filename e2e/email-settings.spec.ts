/** The words of e-mails on screen: seen as a real inspection fills them, tried, saved, and ours again. */
import { paths } from '#web/paths.ts';
import { seriousFindings } from './support/axe.ts';
import { expect, test } from './support/fixtures.ts';
import { signInToOwnFirm } from './support/new-person.ts';
import { PropertyForm } from './support/property-form.ts';

test('an administrator words an e-mail beside an inspection, tries it, and goes back to our words', async ({
  page,
}) => {
  await signInToOwnFirm(page);
  await new PropertyForm(page).createToBook('7 Letter Row');
  await page.getByRole('button', { name: 'Book inspection' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: '7 Letter Row' })).toBeVisible();

  await page.goto(paths.emailSettings());
  const sending = page.getByRole('region', { name: 'Sending e-mails' });
  await expect(sending.getByRole('note')).toContainText('No mail server is connected');
  await sending.getByRole('button', { name: 'Send a test to me' }).press('Enter');
  await expect(sending).toContainText('it was kept: it stands under E-mails');

  const moved = page.getByRole('listitem', { name: 'Appointment moved' });
  await expect(moved).toContainText('In our words.');
  await moved.getByRole('button', { name: /^Change/ }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Appointment moved' });
  const shown = dialog.getByRole('region', { name: 'Preview' });
  await dialog.getByRole('textbox', { name: 'Subject' }).fill('A new time for {address}, {tenant}');
  await expect(shown).toContainText('A new time for 7 Letter Row, Gosport, PO12 1AX, {tenant}');
  await expect(dialog.getByRole('form').getByRole('status')).toContainText('Nothing fills {tenant} here');
  await dialog.getByRole('textbox', { name: 'Text' }).fill('Please note: ');
  await dialog.getByRole('button', { name: '{clerk}' }).press('Enter');
  await expect(dialog.getByRole('textbox', { name: 'Text' })).toHaveValue('Please note: {clerk}');
  await expect(shown).toContainText('Please note: Harbour Lettings');
  await dialog.getByRole('button', { name: 'Send me this one' }).press('Enter');
  await expect(shown).toContainText('it was kept');
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await seriousFindings(page, { ofColour: true })).toEqual([]);
  }
  await dialog.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(moved).toContainText('In your own words.');
  await moved.getByRole('button', { name: /^Change/ }).press('Enter');
  await dialog.getByRole('button', { name: 'Use our text' }).press('Enter');
  await dialog.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(moved).toContainText('In our words.');
  await page.goto(paths.emails());
  await expect(page.getByRole('link', { name: /A new time for 7 Letter Row/ }).first()).toBeVisible();
});
