/** Properties that are held against the rules of retention. */
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
  const held = section
    .getByRole('list', { name: 'Held properties' })
    .getByRole('listitem')
    .filter({ hasText: address });
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
