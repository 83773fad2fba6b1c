/** The firm's own details on screen: two administrators change them at once, and nothing of either is lost unseen. */
import { paths } from '#web/paths.ts';
import { seriousFindings } from './support/axe.ts';
import { expect, test } from './support/fixtures.ts';
import { signInToOwnFirm } from './support/new-person.ts';
import { SignInPage } from './support/sign-in-page.ts';

test('two administrators change the firm, and the second is asked about one value alone', async ({ page, browser }) => {
  const fay = await signInToOwnFirm(page);
  const other = await (await browser.newContext()).newPage();
  await other.goto(paths.firmSettings());
  await new SignInPage(other).signIn(fay);
  await page.getByRole('link', { name: 'Settings' }).press('Enter');
  for (const each of [page, other]) await expect(each).toHaveURL(paths.firmSettings());
  const form = page.getByRole('form', { name: 'The firm' });
  const theirs = other.getByRole('form', { name: 'The firm' });

  await theirs.getByRole('textbox', { name: 'Phone' }).fill('023 9200 0001');
  await theirs.getByRole('textbox', { name: 'Website' }).fill('https://theirs.example');
  await theirs.getByRole('button', { name: 'Save the firm' }).press('Enter');
  await expect(other.getByText('The firm was saved.')).toBeVisible();

  await form.getByRole('textbox', { name: 'E-mail' }).fill('no address');
  await page.keyboard.press('Enter');
  await expect(form.getByRole('textbox', { name: 'E-mail' })).toBeFocused();
  await expect(form.getByRole('textbox', { name: 'E-mail' })).toHaveAttribute('aria-invalid', 'true');
  expect(await seriousFindings(page, { ofColour: true })).toEqual([]);
  await form.getByRole('textbox', { name: 'E-mail' }).fill('office@mine.example');
  await form.getByLabel('Colour').fill('#aa3311');
  await form.getByRole('textbox', { name: 'Phone' }).fill('023 9200 0002');
  await form.getByRole('button', { name: 'Save the firm' }).press('Enter');
  const question = page.getByRole('dialog', { name: 'Somebody else has changed this' });
  await expect(question).toContainText('023 9200 0001');
  await expect(question).not.toContainText('theirs.example');
  await question.getByRole('button', { name: 'Keep theirs' }).press('Enter');
  await expect(page.getByText('The firm was saved.')).toBeVisible();

  await page.setViewportSize({ width: 390, height: 844 });
  await page.reload();
  await expect(form.getByRole('textbox', { name: 'Website' })).toHaveValue('https://theirs.example');
  await expect(form.getByRole('textbox', { name: 'Phone' })).toHaveValue('023 9200 0001');
  await expect(form.getByRole('textbox', { name: 'E-mail' })).toHaveValue('office@mine.example');
  await expect(form.getByLabel('Colour')).toHaveValue('#aa3311');
  expect(await seriousFindings(page, { ofColour: true })).toEqual([]);
});
