/** The app shows the e-mails that people get: without a mail server, they are passed on from there. */
import { readFile } from 'node:fs/promises';
import { paths } from '#web/paths.ts';
import { createInspection, createPropertyContact, listEmails } from '#web/queries/generated/sdk.gen.ts';
import { seriousFindings, stylesHaveSettled } from './support/axe.ts';
import { expect, test } from './support/fixtures.ts';
import { bookSelfService } from './support/tenant-link.ts';

test('the recipients of an appointment, the words, and the appointment itself', async ({ page, given, signIn }) => {
  const property = await given.property();
  const { id: propertyId } = property;
  const street = property.address.line1;
  await createPropertyContact({
    path: { property_id: propertyId },
    body: {
      type: 1,
      name: '<b>Tess</b> Tenant',
      email: 'tess@example.com',
      signee: true,
      notify: true,
      deliver: false,
    },
  });
  const { data: inspection } = await createInspection({
    body: {
      property: { id: propertyId },
      type: { id: 1 },
      conduct_date: `${given.someDay()}T10:00:00Z`,
      time_to_complete: 'PT1H',
      auto_load_contacts: true,
    },
  });
  await signIn('manager');
  await page.goto(paths.inspections());
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'E-mails' }).click();
  await expect(page.getByText('No mail server is set')).toBeVisible();
  const list = page.getByRole('table', { name: 'E-mails' });
  const row = list.getByRole('row').filter({ hasText: street });
  await expect(row).toContainText('tess@example.com');
  await expect(row).toContainText('Kept here');

  await test.step('opened by keyboard, as text, with the appointment', async () => {
    await row.getByRole('rowheader').getByRole('link').press('Enter');
    const letter = page.getByRole('dialog');
    await expect(letter).toContainText('Dear <b>Tess</b> Tenant,');
    await expect(letter).toContainText('at 10:00 for the Inventory');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      letter.getByRole('link', { name: 'Appointment (.ics)' }).press('Enter'),
    ]);
    expect(download.suggestedFilename()).toBe(`inspection-${inspection.id}.ics`);
    const calendar = await readFile(await download.path(), 'utf8');
    expect(calendar).toContain('METHOD:REQUEST');
    expect(calendar).toContain(`UID:inspection-${inspection.id}@`);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await stylesHaveSettled(page);
    expect(await seriousFindings(page)).toEqual([]);
  });

  await test.step('its address opens it again, and Escape leads back to its row', async () => {
    await page.reload();
    await expect(page.getByRole('dialog')).toContainText('Dear <b>Tess</b> Tenant,');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await row.getByRole('rowheader').getByRole('link').press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(row.getByRole('rowheader').getByRole('link')).toBeFocused();
    await row.getByRole('link', { name: /^Inspection at/ }).press('Enter');
    await expect(page.getByRole('heading', { name: street, level: 1 })).toBeVisible();
  });

  await test.step('the contacts of an inspection lead to its e-mails, and a filter to those of a state', async () => {
    await page.getByRole('link', { name: 'Contacts' }).click();
    await page.getByRole('link', { name: 'E-mails to them' }).click();
    await expect(page).toHaveURL(new RegExp(`inspection=${inspection.id}`));
    await expect(list.getByRole('row')).toHaveCount(2);
    await expect(row).toContainText('tess@example.com');
    await page.getByRole('button', { name: /^State/ }).click();
    await page.getByRole('checkbox', { name: 'Sent', exact: true }).check();
    await expect(page.getByText('No e-mail matches.')).toBeVisible();
    await page.getByRole('button', { name: 'Show all e-mails' }).click();
    await expect(page).toHaveURL(/\/emails$/);
    await expect(row).toBeVisible();
  });
});

test("a tenant's link is passed on", async ({ page, context, given, signIn }) => {
  const { id } = await bookSelfService(given);
  const { data } = await listEmails({ query: { per_page: 100 } });
  const email = data.data.find((one) => one.inspection_id === id);
  if (email === undefined) throw new Error('The tenant was written no e-mail.');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn('manager');
  await page.goto(`${paths.emails()}?email=${email.id}`);
  const letter = page.getByRole('dialog', { name: email.subject });
  const link = letter.getByRole('link', { name: /\/t\// });
  await expect(link).toHaveAttribute('rel', /noopener/);
  await letter.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('The link was copied.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await link.getAttribute('href'));
  await letter.getByRole('button', { name: 'Copy text' }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(email.text);
});

test('e-mails are for managers', async ({ page, signIn }) => {
  await signIn('clerk');
  await page.goto(paths.inspections());
  const navigation = page.getByRole('navigation', { name: 'Main' });
  await expect(navigation.getByRole('link', { name: 'Inspections' })).toBeVisible();
  await expect(navigation.getByRole('link', { name: 'E-mails' })).toBeHidden();
  await page.goto(paths.emails());
  await expect(page.getByText('Your role does not include this page.')).toBeVisible();
});
