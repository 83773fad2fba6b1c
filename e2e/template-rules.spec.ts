/** The usual templates of a firm: its rules, and the booking form that goes by them. In a firm of the test's own. */
import { paths } from '#web/paths.ts';
import { seriousFindings } from './support/axe.ts';
import { expect, test } from './support/fixtures.ts';
import { signInToOwnFirm } from './support/new-person.ts';

test('a new firm’s bookings start from a template whatever their type, and a lost one is named', async ({ page }) => {
  await signInToOwnFirm(page);
  await page.goto('/');
  const steps = page.getByRole('region', { name: /^Your first steps/ });
  await expect(steps.getByText('Every type of inspection has a usual one.')).toBeVisible();
  await page.goto(paths.newInspection());
  const type = page.getByLabel('Type', { exact: false }).first();
  const template = page.getByRole('combobox', { name: /^Template/ }).locator('option:checked');
  await type.selectOption({ label: 'Inspection' });
  await expect(template).toHaveText('Property inspection');
  await type.selectOption({ label: 'Risk Assessment' });
  await expect(template).toHaveText('HHSRS');
  await type.selectOption({ label: 'Live inspection' });
  await expect(template).toHaveText('Live inspection by video');
  await type.selectOption({ label: 'Self service' });
  await expect(template).toHaveText('The usual one: Tenant self-service: move in');

  await page.goto(paths.templateDefaults());
  await page.getByRole('button', { name: 'Change: Usual templates' }).press('Enter');
  const form = page.getByRole('dialog', { name: 'Usual templates' });
  // Those for homes of unknown size stand below it.
  const live = form.getByRole('group', { name: /^Rule/ }).nth(-5);
  await expect(live.getByRole('combobox', { name: /^Template/ }).locator('option:checked')).toHaveText(
    'Live inspection by video',
  );
  await form
    .getByRole('button', { name: /^Remove rule/ })
    .nth(-5)
    .press('Enter');
  await form.getByRole('button', { name: 'Save the rules' }).press('Enter');
  await expect(page.getByText('No usual template yet for: Live inspection.')).toBeVisible();
  await page.goto('/');
  await expect(steps.getByText('None is usual yet for: Live inspection.')).toBeVisible();
  await steps.getByRole('link', { name: 'Choose them' }).click();
  await expect(page.getByRole('button', { name: 'Change: Usual templates' })).toBeVisible();
});

test('a rule is set by keyboard, and the booking form goes by it, for clerks and for tenants', async ({ page }) => {
  await signInToOwnFirm(page);
  await page.goto(paths.templates());
  await page.getByRole('button', { name: 'New template' }).press('Enter');
  await page.keyboard.type('Our tenants');
  await page.getByRole('checkbox', { name: 'A tenant can fill it in' }).press('Space');
  await page.getByRole('button', { name: 'Create template' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Our tenants' })).toBeVisible();

  await page.goto(paths.templateDefaults());
  await page.getByRole('button', { name: 'Change: Usual templates' }).press('Enter');
  const form = page.getByRole('dialog', { name: 'Usual templates' });
  await form.getByRole('button', { name: 'Add a rule' }).press('Enter');
  await form.getByRole('button', { name: 'Save the rules' }).press('Enter');
  await expect(form.getByText('Template cannot be left empty.')).toBeVisible();
  // Below the rules that every firm begins with.
  const rule = form.getByRole('group', { name: /^Rule/ }).last();
  await rule.getByRole('combobox', { name: /^Template/ }).selectOption('Our tenants');
  await rule.getByRole('combobox', { name: 'Type of inspection' }).selectOption('Self service');
  expect(await seriousFindings(page, { ofColour: true })).toEqual([]);
  await form.getByRole('button', { name: 'Save the rules' }).press('Enter');
  await expect(form).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Usual templates' }).getByRole('listitem').last()).toHaveText(
    'Self serviceOur tenants',
  );

  await page.goto(paths.newInspection());
  await page.getByLabel('Type', { exact: false }).first().selectOption({ label: 'Self service' });
  const template = page.getByLabel('Template for the tenant');
  await expect(template).toHaveValue(/^\d+$/);
  await expect(template.locator('option:checked')).toHaveText('Our tenants');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(paths.templateDefaults());
  await page.getByRole('button', { name: 'Change: Usual templates' }).press('Enter');
  expect(await seriousFindings(page, { ofColour: true })).toEqual([]);
});
