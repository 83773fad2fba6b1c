/** Templates and option sets on screen, in a firm of the test's own, which begins with the usual ones. */
import type { Locator, Page } from '@playwright/test';
import { paths } from '#web/paths.ts';
import { seriousFindings, stylesHaveSettled } from './support/axe.ts';
import { expect, test } from './support/fixtures.ts';
import { signInToOwnFirm } from './support/new-person.ts';
import { tabAndEnter, tabTo } from './support/tab-stops.ts';

async function confirmRemoval(page: Page, panel: Locator): Promise<void> {
  await panel.getByRole('button', { name: 'Remove' }).press('Enter');
  await page
    .getByRole('dialog', { name: /^Remove/ })
    .getByRole('button', { name: 'Remove' })
    .press('Enter');
}

async function expectAccessible(page: Page): Promise<void> {
  await stylesHaveSettled(page);
  expect(await seriousFindings(page, { ofColour: true })).toEqual([]);
}

test('a template is copied, offered for other types, and removed, by keyboard', async ({ page, reportEditor }) => {
  await signInToOwnFirm(page);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Templates' }).press('Enter');
  await page.getByLabel('Type of inspection').selectOption('Check Out / Move Out');
  await expect(page.getByRole('row').nth(1)).toContainText('Check Out');
  const first = page.getByRole('row').nth(1).getByRole('link');
  const name = (await first.textContent()) ?? '';
  await first.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(reportEditor.outline.getByRole('listitem')).not.toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Copy', exact: true }).press('Enter');

  const form = page.getByRole('dialog', { name: `Copy ${name}` });
  await expect(form.getByRole('textbox', { name: 'Name' })).toBeFocused();
  await form.getByRole('textbox', { name: 'Name' }).fill('');
  await page.keyboard.press('Enter');
  await expect(form.getByText('Name cannot be left empty.')).toBeVisible();
  await form.getByRole('textbox', { name: 'Name' }).fill('Our own check-out');
  await form.getByRole('checkbox', { name: 'Routine Inspection' }).press('Space');
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Create the copy' }).press('Enter');
  const copy = page.getByRole('heading', { level: 1, name: 'Our own check-out' });
  await expect(copy).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Routine Inspection');
  await expect(reportEditor.outline.getByRole('listitem')).not.toHaveCount(0);

  await page.getByRole('button', { name: 'Details' }).press('Enter');
  const change = page.getByRole('dialog', { name: 'Change Our own check-out' });
  await change.getByRole('checkbox', { name: 'Routine Inspection' }).press('Space');
  await change.getByRole('button', { name: 'Save changes' }).press('Enter');
  await expect(change).toHaveCount(0);
  await expect(page.getByRole('main')).not.toContainText('Routine Inspection');
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);
  await confirmRemoval(page, page.getByRole('main'));
  await expect(copy).toHaveCount(0);
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(page.getByRole('link', { name: 'Our own check-out' })).toHaveCount(0);
});

test('a template says that it came with Keyturn until somebody changes it', async ({ page, reportEditor }) => {
  await signInToOwnFirm(page);
  await page.goto(`${paths.templates()}?q=void`);
  const row = page.getByRole('row').filter({ hasText: 'Void check' });
  await expect(row.getByRole('cell', { name: 'Keyturn', exact: true })).toBeVisible();
  await row.getByRole('link').press('Enter');
  const origin = page.getByText('came with Keyturn: change or remove it as you like');
  await expect(origin).toBeVisible();
  await reportEditor.addRoom('Cellar', 'Checklist');
  await expect(reportEditor.room('Cellar')).toBeVisible();
  await reportEditor.expectSaved();
  await expect(origin).toHaveCount(0);
  await page.goto(`${paths.templates()}?q=void`);
  await expect(row.getByRole('cell', { name: 'Your firm', exact: true })).toBeVisible();
});

test('a template is written by keyboard, and an inspection booked with it has its rooms', async ({
  page,
  given,
  signIn,
  reportEditor,
}) => {
  const { keyboard } = page;
  const name = `Plant ${given.someStreet()}`;
  await signIn('manager');
  await page.goto(paths.templates());

  await test.step('made', async () => {
    await page.getByRole('button', { name: 'New template' }).press('Enter');
    await keyboard.type(name);
    await keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  });

  await test.step('written', async () => {
    for (const room of ['Plant room', 'Roof']) {
      await tabAndEnter(page, page.getByRole('button', { name: 'Add rooms' }).last());
      await expect(page.getByRole('dialog', { name: 'Add rooms' }).getByLabel('Name')).toBeFocused();
      await keyboard.type(room);
      await keyboard.press('Enter');
      await expect(reportEditor.room(room)).toBeVisible();
    }
    await tabTo(page, page.getByRole('combobox', { name: 'New item in Plant room' }), 'Shift+Tab');
    for (const item of ['Boiler', 'Cylinder']) {
      await keyboard.type(item);
      await keyboard.press('Enter');
      await expect(reportEditor.itemGrip('Plant room', item)).toBeAttached();
    }
    await tabTo(page, reportEditor.field('Plant room', 'Cylinder', 'Description'), 'Shift+Tab');
    await keyboard.type('Unvented, 210 litres');
    await keyboard.press('Alt+ArrowUp');
    await reportEditor.expectItems('Plant room', ['Cylinder', 'Boiler']);
    await reportEditor.expectSaved();
    await expectAccessible(page);
  });

  await test.step('booked with', async () => {
    const property = await given.property();
    await page.goto(paths.newInspection(property.id));
    await page.getByLabel('Start from').selectOption('A template');
    await page.getByRole('combobox', { name: /^Template/ }).selectOption(name);
    await page.getByRole('textbox', { name: /^Date/ }).fill(given.someDay());
    await page.getByRole('button', { name: 'Book inspection' }).click();
    await expect(page).toHaveURL(/\/inspections\/\d+$/);
    await reportEditor.open(Number(page.url().split('/').at(-1)));
    await reportEditor.expectRooms(['Plant room', 'Roof']);
    await reportEditor.expectItems('Plant room', ['Cylinder', 'Boiler']);
    await expect(reportEditor.field('Plant room', 'Cylinder', 'Description')).toHaveValue('Unvented, 210 litres');

    await page.goto(paths.templates());
    await page.getByRole('link', { name }).click();
    await page.getByRole('link', { name: '1 inspection began with it' }).click();
    await expect(page.getByRole('link', { name: property.address.line1 })).toBeVisible();
    await expect(page.getByRole('row')).toHaveCount(2);
  });
});

test('an option set is made, mended and removed', async ({ page }) => {
  await signInToOwnFirm(page);
  await page.goto(paths.optionSets());
  await page.getByRole('button', { name: 'New option set' }).press('Enter');
  const form = page.getByRole('dialog', { name: 'New option set' });
  await form.getByRole('textbox', { name: 'Name' }).fill('Tidiness');
  await form.getByLabel('Kind').selectOption('A scale of whole numbers');
  await form.getByRole('textbox', { name: 'Options' }).fill('1\n2\nbest');
  await form.getByRole('button', { name: 'Create option set' }).press('Enter');
  await expect(form.getByRole('textbox', { name: 'Options' })).toHaveAttribute('aria-invalid', 'true');
  await form.getByRole('textbox', { name: 'Options' }).fill('1\n2\n3');
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Create option set' }).press('Enter');
  await page.getByRole('link', { name: 'Tidiness' }).press('Enter');
  const panel = page.getByRole('dialog', { name: 'Tidiness', exact: true });
  await expect(panel.getByRole('listitem')).toHaveText(['1', '2', '3']);
  await panel.getByRole('button', { name: 'Edit' }).press('Enter');
  const change = page.getByRole('dialog', { name: 'Change Tidiness' });
  await change.getByRole('textbox', { name: 'Options' }).fill('3\n2\n1');
  await change.getByRole('button', { name: 'Save changes' }).press('Enter');
  await expect(panel.getByRole('listitem')).toHaveText(['3', '2', '1']);
  await test.step('two who change it at once: the second is shown both', async () => {
    await panel.getByRole('button', { name: 'Edit' }).press('Enter');
    await expect(change.getByRole('textbox', { name: 'Options' })).toHaveValue('3\n2\n1');
    const other = await page.context().newPage();
    await other.goto(page.url());
    await other.getByRole('button', { name: 'Edit' }).press('Enter');
    const theirs = other.getByRole('dialog', { name: 'Change Tidiness' });
    await theirs.getByRole('textbox', { name: 'Options' }).fill('4\n5');
    await theirs.getByRole('button', { name: 'Save changes' }).press('Enter');
    await expect(theirs).toHaveCount(0);
    await other.close();
    await change.getByRole('textbox', { name: 'Options' }).fill('6\n7');
    await change.getByRole('button', { name: 'Save changes' }).press('Enter');
    const both = page.getByRole('dialog', { name: 'Somebody else has changed this' });
    await expect(both).toContainText('4, 5');
    await expect(both).toContainText('6, 7');
    await both.getByRole('button', { name: 'Save mine' }).press('Enter');
    await expect(panel.getByRole('listitem')).toHaveText(['6', '7']);
  });
  await expectAccessible(page);
  await confirmRemoval(page, panel);
  await expect(page.getByRole('link', { name: 'Tidiness' })).toHaveCount(0);
});

test('the templates are for managers', async ({ page, signIn }) => {
  await signIn('clerk');
  await page.goto(paths.templates());
  await expect(page.getByText('This is for managers.')).toBeVisible();
});
