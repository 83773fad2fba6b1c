/** Fields of a firm's own, defined on screen: the forms of properties have them, in their order. */
import { paths } from '#web/paths.ts';
import { seriousFindings, stylesHaveSettled } from './support/axe.ts';
import { expect, test } from './support/fixtures.ts';
import { signInToOwnFirm } from './support/new-person.ts';
import { PropertyForm } from './support/property-form.ts';

test('an administrator defines fields by keyboard, finds and orders them, and archives one', async ({ page }) => {
  await signInToOwnFirm(page);
  await page.goto(paths.customFieldSettings());
  await expect(page.getByText('No fields of your own yet.')).toBeVisible();
  const table = page.getByRole('table', { name: 'Fields of properties' });
  const form = page.getByRole('form', { name: 'Custom field' });
  const add = async (name: string, choices?: string) => {
    await page.getByRole('button', { name: 'Add a field' }).first().press('Enter');
    await form.getByRole('textbox', { name: 'Name' }).fill(name);
    if (choices !== undefined) {
      await form.getByRole('combobox', { name: 'Kind' }).selectOption('choice');
      await form.page().getByRole('button', { name: 'Add the field' }).press('Enter');
      await expect(form.getByRole('textbox', { name: 'Choices' })).toHaveAttribute('aria-invalid', 'true');
      await form.getByRole('textbox', { name: 'Choices' }).fill(choices);
    }
    await page.getByRole('button', { name: 'Add the field' }).press('Enter');
    await expect(table.getByRole('link', { name })).toBeVisible();
  };
  await add('Purchase order');
  await add('Council', 'Portsmouth\nHavant');
  const up = page.getByRole('button', { name: 'Move Council up' });
  await up.press('Enter');
  await expect(table.getByRole('link').first()).toHaveText('Council');
  await expect(up).toBeFocused();
  await expect(up).toHaveAttribute('aria-disabled', 'true');

  await table.getByRole('link', { name: 'Purchase order' }).press('Enter');
  await expect(page).toHaveURL(/\?field=\d+$/);
  await page.getByRole('dialog').getByRole('button', { name: 'Edit' }).press('Enter');
  await form.getByRole('textbox', { name: 'Name' }).fill('PO number');
  await form.getByRole('checkbox', { name: /^Required/ }).check();
  await page.getByRole('button', { name: 'Save changes' }).press('Enter');
  await expect(page.getByRole('dialog', { name: 'PO number' })).toContainText('2 of 2');
  await page.keyboard.press('Escape');
  await expect(table.getByRole('row', { name: /PO number/ })).toContainText('Required');
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await stylesHaveSettled(page);
    expect(await seriousFindings(page)).toEqual([]);
  }
  await page.setViewportSize({ width: 1440, height: 900 });

  await test.step('the address keeps the search, the order and which fields they are', async () => {
    await page.getByRole('searchbox', { name: 'Name' }).fill('po');
    await expect(table.getByRole('link')).toHaveText(['PO number']);
    await page.goto(`${paths.customFieldSettings()}?sort=-name&kind=choice,text`);
    await expect(table.getByRole('link')).toHaveText(['PO number', 'Council']);
    await page.getByRole('radio', { name: 'Inspections' }).press('Space');
    await expect(page).toHaveURL(/of=inspections/);
    await expect(page.getByText('No field matches.')).toBeVisible();
    await page.getByRole('button', { name: 'Show all fields' }).press('Enter');
    await expect(page.getByText('No fields of your own yet.')).toBeVisible();
  });

  await page.goto(paths.newProperty());
  await expect(page.getByRole('group', { name: 'Custom fields' }).getByRole('combobox')).toHaveAccessibleName(
    'Council',
  );
  await page.getByRole('textbox', { name: 'PO number' }).fill('PO 7');
  await page.getByRole('combobox', { name: 'Council' }).selectOption('Havant');
  await new PropertyForm(page).fill({ street: '7 Field Row' });
  await page.getByRole('button', { name: 'Create property' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: '7 Field Row' })).toBeVisible();

  await page.goto(paths.customFieldSettings());
  await table.getByRole('link', { name: 'Council' }).press('Enter');
  await page.getByRole('dialog', { name: 'Council' }).getByRole('button', { name: 'Archive' }).press('Enter');
  await page.getByRole('dialog', { name: 'Archive Council?' }).getByRole('button', { name: 'Archive' }).press('Enter');
  await expect(table.getByRole('link')).toHaveText(['PO number']);
  await page.getByRole('button', { name: 'Archived' }).press('Enter');
  await table.getByRole('link', { name: 'Council' }).press('Enter');
  await page.getByRole('dialog', { name: 'Council' }).getByRole('button', { name: 'Bring back' }).press('Enter');
  await expect(page.getByText('No field matches.')).toBeVisible();
  await page.getByRole('button', { name: 'Show all fields' }).press('Enter');
  await expect(table.getByRole('link')).toHaveText(['PO number', 'Council']);
});
