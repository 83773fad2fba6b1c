/** On a telephone: somebody sets up an authenticator app, and from then on needs its codes. */
import { codeOfApp } from '#testing/factors/authenticator.ts';
import { paths } from '#web/paths.ts';
import { seriousFindings } from './support/axe.ts';
import { expect, test } from './support/fixtures.ts';
import { addPerson, choosePassword } from './support/new-person.ts';
import { SignInPage } from './support/sign-in-page.ts';
import { signOut } from './support/sign-out.ts';

test.use({ viewport: { width: 390, height: 844 } });

const STEP = 30_000;

test('a code of the app is set up, asked for after the password, and stood in for by a recovery code', async ({
  page,
  given,
}) => {
  const person = await addPerson(await given.staffMember('clerk'));
  const password = await choosePassword(page, person);
  const signIn = () => new SignInPage(page).signIn({ ...person, password });
  await signIn();
  await page.goto(paths.account());
  await page.getByRole('button', { name: 'Set up an authenticator app' }).click();
  const dialog = page.getByRole('dialog', { name: 'Set up an authenticator app' });
  await expect(dialog.getByRole('textbox', { name: 'Code' })).toBeFocused();
  expect(await seriousFindings(page)).toEqual([]);
  const secret = (await dialog.locator('code').innerText()).replaceAll(/\s/g, '');
  const code = dialog.getByRole('textbox', { name: 'Code' });
  await code.fill('000000');
  await page.keyboard.press('Enter');
  await expect(code).toHaveAccessibleDescription(/is not the one that the app shows now/);
  await code.fill(codeOfApp(secret));
  await page.keyboard.press('Enter');
  const kept = page.getByRole('dialog', { name: 'Keep these recovery codes' });
  await expect(kept.getByRole('listitem')).toHaveCount(10);
  expect(await seriousFindings(page)).toEqual([]);
  // Printed, they stand alone on one sheet.
  await page.emulateMedia({ media: 'print' });
  await expect(kept.getByRole('listitem').last()).toBeVisible();
  await expect(kept.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(page.getByRole('heading', { name: 'My account', includeHidden: true })).toBeHidden();
  expect((await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type ?\/Page\b/g)).toHaveLength(1);
  await page.emulateMedia({ media: null });
  const recovery = await kept.getByRole('listitem').first().innerText();
  await kept.getByRole('button', { name: 'I have kept them' }).click();
  await expect(page.getByText('10 recovery codes are left.')).toBeVisible();

  const comeBack = async () => {
    await signOut(page);
    await page.goto(paths.account());
  };
  await comeBack();
  await signIn();
  await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeVisible();
  await expect(page.getByLabel('Code', { exact: true })).toBeFocused();
  expect(await seriousFindings(page)).toEqual([]);
  await page.keyboard.type(codeOfApp(secret, Date.now() + STEP));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'My account' })).toBeVisible();

  await comeBack();
  await signIn();
  await page.getByText('The app is not at hand').click();
  await page.getByLabel('Recovery code').fill(recovery);
  expect(await seriousFindings(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(page.getByText('9 recovery codes are left.')).toBeVisible();
});
