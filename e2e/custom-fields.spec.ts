/** Fields of a firm's own, defined on screen: the forms of properties have them, in their order. */
import { paths } from '#web/paths.ts';
import { seriousFindings } from './support/axe.ts';
import { expect, test } from './support/fixtures.ts';
import { signInToOwnFirm } from './support/new-person.ts';

test('an administrator defines fields by keyboard, orders them, and archives one', async ({ page }) => {
  await signInToOwnFirm(page);
  await page.goto(paths.customFieldSettings());
  const panel = page.getByRole('region', { name: 'Fields of properties' });
  const form = page.getByRole('dialog');
  const add = async (name: string, choices?: string) => {
    await panel.getByRole('button', { name: /^Add a field/ }).press('Enter');
    await form.getByRole('textbox', { name: 'Name' }).fill(name);
    if (choices !== undefined) {
      await form.getByRole('combobox', { name: 'Kind' }).selectOption('choice');
      await form.getByRole('button', { name: 'Add the field' }).press('Enter');
      await expect(form.getByRole('textbox', { name: 'Choices' })).toHaveAttribute('aria-invalid', 'true');
      await form.getByRole('textbox', { name: 'Choices' }).fill(choices);
    }
    await form.getByRole('button', { name: 'Add the field' }).press('Enter');
    await expect(panel.getByRole('listitem', { name })).toBeVisible();
  };
  await add('Purchase order');
  await add('Council', 'Portsmouth\nHavant');
  await panel.getByRole('button', { name: 'Move Council up' }).press('Enter');
  await expect(panel.getByRole('listitem').first()).toHaveAccessibleName('Council');
  await panel.getByRole('button', { name: 'Change Purchase order' }).press('Enter');
  await form.getByRole('textbox', { name: 'Name' }).fill('PO number');
  await form.getByRole('checkbox', { name: /^Required/ }).check();
  await form.getByRole('button', { name: 'Save changes' }).press('Enter');
  await expect(panel.getByRole('listitem', { name: 'PO number' })).toContainText('Required.');
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await seriousFindings(page, { ofColour: true })).toEqual([]);
  }
  await page.goto(paths.newProperty());
  await expect(page.getByRole('group', { name: 'Custom fields' }).getByRole('combobox')).toHaveAccessibleName(
    'Council',
  );
  await page.getByRole('textbox', { name: 'PO number' }).fill('PO 7');
  await page.getByRole('combobox', { name: 'Council' }).selectOption('Havant');
  await page.getByLabel('House number and street').fill('7 Field Row');
  await page.getByLabel('Town').fill('Gosport');
  await page.getByLabel('Postcode').fill('PO12 1AX');
  await page.getByLabel('Bedrooms').fill('2');
  await page.getByLabel('Bathrooms').fill('1');
  await page.getByRole('button', { name: 'Create property' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: '7 Field Row' })).toBeVisible();

  await page.goto(paths.customFieldSettings());
  await panel.getByRole('button', { name: 'Archive Council' }).press('Enter');
  await page.getByRole('button', { name: 'Archive', exact: true }).press('Enter');
  await expect(panel.getByRole('button', { name: 'Archive Council' })).toBeHidden();
  await panel.getByText('Archived: 1').press('Enter');
  await panel.getByRole('button', { name: 'Bring Council back' }).press('Enter');
  await expect(panel.getByRole('listitem').last()).toHaveAccessibleName('Council');
  await expect(panel.getByRole('button', { name: 'Archive Council' })).toBeVisible();
});
