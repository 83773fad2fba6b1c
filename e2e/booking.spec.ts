/** A booking at a property that is not known yet: created from what was typed, with nothing of the booking lost. */
import { paths } from '#web/paths.ts';
import { createPropertyContact, getInspection } from '#web/queries/generated/sdk.gen.ts';
import { seriousFindings } from './support/axe.ts';
import { expect, test } from './support/fixtures.ts';

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
const british = (day: string) => day.split('-').toReversed().join('/');

test('the property is created within the booking, which keeps what was chosen', async ({ page, given, signIn }) => {
  await signIn('manager');
  await page.goto(paths.properties());
  await expect(page.getByRole('heading', { level: 1, name: 'Properties' })).toBeVisible();
  await page.keyboard.press('n');
  const property = page.getByRole('combobox', { name: /^Property/ });
  await expect(property).toBeFocused();
  await expect(page.getByRole('button', { name: 'Book inspection' })).toBeInViewport({ ratio: 1 });

  const street = given.someStreet();
  await page.getByLabel('Where the keys are').fill('At reception');
  await property.fill(`${street.toLowerCase()}, portsmouth po5 3lx`);
  await page.getByRole('button', { name: 'Create the property' }).click();
  const dialog = page.getByRole('dialog', { name: 'New property' });
  await expect(dialog.getByLabel('House number and street')).toHaveValue(street);
  await expect(dialog.getByLabel('Town')).toHaveValue('Portsmouth');
  await expect(dialog.getByLabel('Postcode')).toHaveValue('PO5 3LX');
  await dialog.getByRole('textbox', { name: /^Bedrooms/ }).fill('2');
  await dialog.getByRole('textbox', { name: /^Bathrooms/ }).fill('1');
  await dialog.getByRole('combobox', { name: /^EPC rating/ }).selectOption('C');
  expect(await seriousFindings(page, { ofColour: true })).toEqual([]);
  await dialog.getByRole('button', { name: 'Create property' }).click();

  await expect(property).toHaveValue(`${street}, Portsmouth, PO5 3LX`);
  await expect(page.getByLabel('Where the keys are')).toHaveValue('At reception');
  const duration = page.getByRole('combobox', { name: 'Duration' });
  await expect(duration).not.toHaveValue('');
  await expect(page.getByText(/^The median of \d+ visits like it\.$|^Our estimate\.$/)).toBeVisible();

  const date = page.getByRole('textbox', { name: /^Date/ });
  await date.fill(british(daysAgo(3)));
  await expect(page.getByRole('status', { name: 'Day' })).toContainText('lies in the past');
  await page.getByRole('button', { name: 'Book inspection' }).click();
  const question = page.getByRole('dialog', { name: 'This day is over' });
  await question.getByRole('button', { name: 'Choose another' }).click();
  await date.fill(british(given.someDay()));
  await expect(page.getByRole('status', { name: 'Day' })).toHaveText('');
  await page.getByRole('button', { name: 'Book inspection' }).click();
  await expect(page.getByRole('heading', { level: 1, name: street })).toBeVisible();
  const id = Number(page.url().split('/').at(-1));
  const { data } = await getInspection({ path: { inspection_id: id } });
  expect(data).toMatchObject({ location_of_keys: 'At reception' });
  expect(data.time_to_complete).not.toBeNull();
});

test('a booking says whose it is, and who will be told', async ({ page, given, signIn }) => {
  const { id } = await given.property();
  const contact = {
    type: 1 as const,
    name: 'Ann Lee',
    email: 'ann@example.com',
    signee: false,
    notify: true,
    deliver: false,
  };
  await createPropertyContact({ path: { property_id: id }, body: contact });
  await signIn('manager');
  await page.goto(paths.newInspection(id));
  const told = page.getByRole('status', { name: 'Who will be told' });
  await expect(told).toHaveText('Told by e-mail: Ann Lee (tenant).');
  await page.getByLabel('The date is confirmed').uncheck();
  await expect(told).toHaveText('Told once the date is confirmed: Ann Lee (tenant).');
  await expect(page.getByRole('combobox', { name: 'Client' })).toHaveValue('');
});
