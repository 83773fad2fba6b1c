/** Two administrators change one setting: the second is shown both values and chooses, and nothing is put back unseen. */
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
