/** Two administrators change one setting: the second is shown both values and chooses, and nothing is put back unseen. */
import type { Locator, Page } from '@playwright/test';
import { paths } from '#web/paths.ts';
import { seriousFindings } from './support/axe.ts';
import { demoUser } from './support/demo-company.ts';
import { expect, test } from './support/fixtures.ts';

test('a second writer of the name of an account is shown both, at any width', async ({ page, signIn, openAs }) => {
  const { name } = demoUser('typist');
  await signIn('typist');
  const other = await openAs('typist');
  const field = (of: typeof page) => of.getByRole('form', { name: 'Name', exact: true }).getByLabel('Name');
  for (const each of [page, other]) {
    await each.goto(paths.account());
    await expect(field(each)).toHaveValue(name);
  }
  await field(other).fill(`${name} Theirs`);
  await field(other).press('Enter');
  await expect(other.getByText('Your name was saved.')).toBeVisible();

  await page.setViewportSize({ width: 390, height: 844 });
  await field(page).fill(`${name} Mine`);
  await field(page).press('Enter');
  const question = page.getByRole('dialog', { name: 'Somebody else has changed this' });
  await expect(question).toContainText(`${name} Theirs`);
  await expect(question).toContainText(`${name} Mine`);
  expect(await seriousFindings(page, { ofColour: true })).toEqual([]);
  await question.getByRole('button', { name: 'Back to the form' }).press('Enter');
  await expect(field(page)).toHaveValue(`${name} Mine`);
  await field(page).press('Enter');
  await question.getByRole('button', { name: 'Keep theirs' }).press('Enter');
  await expect(field(page)).toHaveValue(`${name} Theirs`);

  await field(page).fill(name);
  await field(page).press('Enter');
  await expect(page.getByText('Your name was saved.').last()).toBeVisible();
});

test('a second writer of a rule of retention is shown both, by keyboard', async ({ page, signIn, openAs }) => {
  await signIn('administrator');
  const other = await openAs('administrator');
  const rule = (of: typeof page) =>
    of
      .getByRole('region', { name: 'How long things are kept' })
      .getByRole('listitem', { name: 'Messages to other systems' });
  const switchOn = async (of: typeof page, months: string) => {
    await rule(of)
      .getByLabel(/^Months/)
      .fill(months);
    await rule(of).getByRole('button', { name: 'Show what would go' }).press('Enter');
    await rule(of).getByRole('button', { name: 'Switch the rule on' }).press('Enter');
    await of.getByRole('dialog').getByRole('button', { name: 'Switch the rule on' }).press('Enter');
  };
  for (const each of [page, other]) {
    await each.goto(paths.dataSettings());
    await expect(rule(each)).toContainText('Kept for good.');
  }
  // So old is nothing here.
  await switchOn(other, '590');
  await expect(rule(other)).toContainText('Removed after 590 months.');

  await page.setViewportSize({ width: 390, height: 844 });
  await switchOn(page, '600');
  const question = page.getByRole('dialog', { name: 'Somebody else has changed this' });
  await expect(question).toContainText('Removed after 590 months');
  await expect(question).toContainText('Removed after 600 months');
  expect(await seriousFindings(page, { ofColour: true })).toEqual([]);
  await question.getByRole('button', { name: 'Save mine' }).press('Enter');
  await expect(rule(page)).toContainText('Removed after 600 months.');
  await rule(page).getByRole('button', { name: 'Keep for good' }).press('Enter');
  await expect(rule(page)).toContainText('Kept for good.');
});

test('a second writer of an application and of a webhook is shown both, in words', async ({ page, signIn, openAs }) => {
  const name = `Rent Book ${Date.now()}`;
  await signIn('administrator');
  const other = await openAs('administrator');
  const question = page.getByRole('dialog', { name: 'Somebody else has changed this' });

  await page.goto(paths.applications());
  await page.getByRole('button', { name: 'New application' }).first().press('Enter');
  const form = page.getByRole('dialog', { name: 'New application' });
  await form.getByRole('textbox', { name: /^Name/ }).fill(name);
  await form.getByLabel('Addresses after sign-in').fill('https://rent.example/back');
  await form.getByRole('checkbox', { name: 'List properties' }).press('Space');
  await form.getByRole('button', { name: 'Create application' }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Done' }).press('Enter');
  await page.getByRole('link', { name }).press('Enter');
  const change = (of: typeof page) => of.getByRole('dialog', { name: `Change ${name}` });
  await openEdit(page, change(page));
  await other.goto(page.url());
  await openEdit(other, change(other));
  await change(other).getByRole('checkbox', { name: 'Manage properties' }).press('Space');
  await save(change(other));
  await change(page).getByRole('checkbox', { name: 'Manage webhooks' }).press('Space');
  await change(page).getByRole('button', { name: 'Save changes' }).press('Enter');
  await expect(question).toContainText('List properties, Manage properties');
  await expect(question).toContainText('List properties, Manage webhooks');
  expect(await seriousFindings(page, { ofColour: true })).toEqual([]);
  await question.getByRole('button', { name: 'Keep theirs' }).press('Enter');
  await expect(page.getByRole('region', { name: 'Details' })).toContainText('Manage properties');
  await page.getByRole('button', { name: 'Remove' }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Integrations' })).toBeVisible();

  const url = `http://127.0.0.1:9/${Date.now()}`;
  await page.goto(paths.webhooks());
  await page.getByRole('button', { name: 'New webhook' }).first().press('Enter');
  const made = page.getByRole('dialog', { name: 'New webhook' });
  await made.getByLabel('Address').fill(url);
  await made.getByRole('checkbox', { name: 'A PDF is ready' }).press('Space');
  await made.getByRole('button', { name: 'Create webhook' }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Done' }).press('Enter');
  await page.getByRole('link', { name: url }).press('Enter');
  const changed = (of: typeof page) => of.getByRole('dialog', { name: 'Change the webhook' });
  await openEdit(page, changed(page));
  await other.goto(page.url());
  await openEdit(other, changed(other));
  await changed(other).getByRole('checkbox', { name: 'A property is added' }).press('Space');
  await save(changed(other));
  await changed(page).getByRole('checkbox', { name: 'A property is changed' }).press('Space');
  await changed(page).getByRole('button', { name: 'Save changes' }).press('Enter');
  await expect(question).toContainText('a property is added');
  await expect(question).toContainText('a property is changed');
  await question.getByRole('button', { name: 'Save mine' }).press('Enter');
  await expect(changed(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Delete' }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Integrations' })).toBeVisible();
});

async function openEdit(page: Page, form: Locator): Promise<void> {
  await page.getByRole('button', { name: 'Edit' }).press('Enter');
  await expect(form).toBeVisible();
}

async function save(form: Locator): Promise<void> {
  await form.getByRole('button', { name: 'Save changes' }).press('Enter');
  await expect(form).toHaveCount(0);
}
