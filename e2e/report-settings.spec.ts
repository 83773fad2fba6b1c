/** The contents of reports, and the prices of the firm, on screen: kept over changes of others, and used by a booking. */
import { paths } from '#web/paths.ts';
import { seriousFindings } from './support/axe.ts';
import { expect, test } from './support/fixtures.ts';
import { signInToOwnFirm } from './support/new-person.ts';
import { PropertyForm } from './support/property-form.ts';
import { SignInPage } from './support/sign-in-page.ts';

test('an administrator chooses what reports contain and names prices, and a booking has the closest', async ({
  page,
  browser,
}) => {
  const fay = await signInToOwnFirm(page);
  await page.goto(paths.firmSettings());
  await page.getByRole('link', { name: 'Reports' }).press('Enter');
  await expect(page).toHaveURL(paths.reportSettings());
  const reports = page.getByRole('form', { name: 'Reports' });
  await reports.getByRole('textbox', { name: 'Days for comments and signatures' }).fill('ten');
  await reports.getByRole('button', { name: 'Save reports' }).press('Enter');
  await expect(reports.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true');
  await reports.getByRole('textbox').fill('14');
  await reports.getByRole('checkbox', { name: /^Photographs together/ }).check();
  await reports.getByRole('button', { name: 'Save reports' }).press('Enter');
  await expect(page.getByText('Reports: saved.')).toBeVisible();

  const prices = page.getByRole('form', { name: 'Prices' });
  const price = prices.getByRole('listitem');
  for (const [at, amount] of ['90.00', '110.00'].entries()) {
    await prices.getByRole('button', { name: 'Add a price' }).press('Enter');
    await price
      .nth(at)
      .getByRole('combobox', { name: 'Bedrooms' })
      .selectOption(String(at + 1));
    await price.nth(at).getByRole('textbox', { name: 'Price (£)' }).fill(amount);
  }
  await price.nth(1).getByRole('textbox', { name: 'Margin (£)' }).fill('40');
  // Another administrator writes of the same homes meanwhile.
  const other = await (await browser.newContext()).newPage();
  await other.goto(paths.reportSettings());
  await new SignInPage(other).signIn(fay);
  const theirs = other.getByRole('form', { name: 'Prices' });
  await theirs.getByRole('button', { name: 'Add a price' }).press('Enter');
  await theirs.getByRole('combobox', { name: 'Bedrooms' }).selectOption('2');
  await theirs.getByRole('textbox', { name: 'Price (£)' }).fill('105');
  await theirs.getByRole('button', { name: 'Save prices' }).press('Enter');
  await expect(other.getByText('Prices: saved.')).toBeVisible();
  await expect(other.getByRole('textbox', { name: 'Days for comments and signatures' })).toHaveValue('14');

  await prices.getByRole('button', { name: 'Save prices' }).press('Enter');
  const question = page.getByRole('dialog', { name: 'Somebody else has changed this' });
  await expect(question).toContainText('Inventory, up to 2 bedrooms: theirs£105');
  await expect(question).toContainText('yours£110.00, of which £40 is kept');
  await question.getByRole('button', { name: 'Save mine' }).press('Enter');
  await expect(page.getByText('Prices: saved.')).toBeVisible();
  expect(await seriousFindings(page, { ofColour: true })).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await seriousFindings(page, { ofColour: true })).toEqual([]);

  await new PropertyForm(page).createToBook('1 Price Lane');
  const booked = page.getByRole('textbox', { name: 'Price (£)' });
  await expect(booked).toHaveValue('110.00');
  await expect(page.getByRole('textbox', { name: 'Margin (£)' })).toHaveValue('40');
  await page.getByLabel('Type', { exact: false }).selectOption({ label: 'Check Out' });
  await expect(booked).toHaveValue('');
  await page.getByLabel('Type', { exact: false }).selectOption({ label: 'Inventory' });
  await booked.fill('99');
  await page.getByRole('button', { name: 'The firm’s price: £110.00' }).press('Enter');
  await expect(booked).toHaveValue('110.00');
});
