/** Properties and inspections that are held against the rules of retention. */
import { paths } from '#web/paths.ts';
import { seriousFindings, stylesHaveSettled } from './support/axe.ts';
import { expect, test } from './support/fixtures.ts';

test('an administrator holds a property with a reason, by keyboard, and lifts the hold', async ({
  page,
  given,
  signIn,
}) => {
  const property = await given.property();
  const address = property.address?.line1 ?? '';
  await signIn('administrator');
  await page.goto(paths.dataSettings());
  const section = page.getByRole('region', { name: 'Legal holds' });
  const hold = section.getByRole('button', { name: 'Hold this property' });
  await hold.press('Enter');
  await expect(section).toContainText('Choose a property.');
  await section.getByLabel('Property', { exact: true }).pressSequentially(address);
  // The list before the answer has others as well.
  await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(1);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await section.getByLabel('Reason').fill('The tenant disputes the state of the carpet.');
  await page.keyboard.press('Enter');
  const held = section.getByRole('list', { name: 'What is held' }).getByRole('listitem').filter({ hasText: address });
  await expect(held).toContainText('disputes the state of the carpet');
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await stylesHaveSettled(page);
    expect(await seriousFindings(page)).toEqual([]);
  }
  await held.getByRole('button', { name: /^Lift the hold of/ }).press('Enter');
  await page.getByRole('button', { name: 'Lift the hold', exact: true }).press('Enter');
  await expect(held).toHaveCount(0);
});

test('an administrator holds one inspection on its page, by keyboard, and lifts the hold', async ({
  page,
  given,
  signIn,
  openAs,
}) => {
  const { id } = await given.inspection({ clerk: await given.staffMember('clerk') });
  const managers = await openAs('manager');
  await managers.goto(paths.inspection(id));
  await expect(managers.getByRole('region', { name: 'Appointment' })).toBeVisible();
  await expect(managers.getByRole('region', { name: 'Legal hold', exact: true })).toHaveCount(0);

  await signIn('administrator');
  await page.goto(paths.inspection(id));
  const panel = page.getByRole('region', { name: 'Legal hold', exact: true });
  await panel.getByRole('button', { name: 'Hold this inspection' }).press('Enter');
  await expect(panel).toContainText('Say why it is held.');
  await panel.getByLabel('Reason').fill('The tenant disputes the state of the oven.');
  await page.keyboard.press('Enter');
  await expect(panel).toContainText('disputes the state of the oven');
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await stylesHaveSettled(page);
    expect(await seriousFindings(page)).toEqual([]);
  }
  await page.goto(paths.dataSettings());
  const held = page
    .getByRole('list', { name: 'What is held' })
    .getByRole('listitem')
    .filter({ has: page.locator(`a[href="${paths.inspection(id)}"]`) });
  await expect(held).toContainText('disputes the state of the oven');
  await held.getByRole('link').press('Enter');
  await panel.getByRole('button', { name: 'Lift the hold' }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Lift the hold' }).press('Enter');
  await expect(panel.getByRole('button', { name: 'Hold this inspection' })).toBeVisible();
});
