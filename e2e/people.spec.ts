/** Staff and people of clients: invited on screen by keyboard, with a link to pass on since no mail server is set. */
import { randomUUID } from 'node:crypto';
import { type Locator, type Page } from '@playwright/test';
import { paths } from '#web/paths.ts';
import { createClient, getClient } from '#web/queries/generated/sdk.gen.ts';
import { seriousFindings } from './support/axe.ts';
import { demoUser } from './support/demo-company.ts';
import { expect, test } from './support/fixtures.ts';
import { addPerson, choosePassword } from './support/new-person.ts';
import { SignInPage } from './support/sign-in-page.ts';
import { waitTenMinutes } from './support/wait-ten-minutes.ts';

const password = 'teapot-gravel-lantern';

async function shownLink(dialog: Locator): Promise<string> {
  await expect(dialog.getByRole('button', { name: 'Copy link' })).toBeFocused();
  const link = await dialog.getByLabel('Link').inputValue();
  await dialog.getByRole('button', { name: 'Done' }).press('Enter');
  return link;
}

/** Chooses a password by the link, and signs in with it. */
async function join(page: Page, link: string, email: string): Promise<void> {
  await page.goto(link);
  await page.getByLabel('New password').fill(password);
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'Sign in' }).click();
  await new SignInPage(page).signIn({ email, password });
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
}

test('an administrator invites a clerk, who chooses a password and comes in as one', async ({
  page,
  browser,
  signIn,
}) => {
  await signIn('administrator');
  await page.goto(paths.staff());
  await page.getByRole('button', { name: 'Invite somebody' }).press('Enter');
  const email = `nia-${randomUUID()}@example.com`;
  const name = page.getByRole('dialog').getByLabel('Name', { exact: false }).first();
  await expect(name).toBeFocused();
  await page.keyboard.type('Nia Newcomer');
  expect(await seriousFindings(page, { ofColour: true })).toEqual([]);
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await page.keyboard.press('Enter');
  const link = await shownLink(page.getByRole('dialog', { name: 'A link for Nia Newcomer' }));

  await page.goto(`${paths.staff()}?q=${email}`);
  await page.getByRole('link', { name: 'Nia Newcomer' }).press('Enter');
  await expect(page.getByText(/^Invited until/)).toBeVisible();
  expect(await seriousFindings(page, { ofColour: true })).toEqual([]);

  const theirs = await (await browser.newContext()).newPage();
  await join(theirs, link, email);
  await expect(theirs.getByRole('link', { name: 'Schedule' })).toBeVisible();
  await expect(theirs.getByRole('link', { name: 'Staff' })).toHaveCount(0);

  await page.reload();
  await expect(page.getByText('Active')).toBeVisible();
  await page.getByRole('button', { name: 'Archive' }).press('Enter');
  const archiving = page.getByRole('dialog', { name: 'Archive Nia Newcomer?' });
  await expect(archiving).toContainText('Nothing in progress is theirs.');
  await archiving.getByRole('button', { name: 'Archive' }).press('Enter');
  await expect(page.getByText('Archived', { exact: true })).toBeVisible();

  // Invited anew, they are taken back instead.
  await page.goto(paths.staff());
  await page.getByRole('button', { name: 'Invite somebody' }).press('Enter');
  await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill('Nia Again');
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await page.keyboard.press('Enter');
  const question = page.getByRole('dialog', { name: 'Take them back?' });
  await expect(question).toContainText('Somebody who was archived has this address.');
  expect(await seriousFindings(page, { ofColour: true })).toEqual([]);
  await question.getByRole('button', { name: 'Take back' }).press('Enter');
  await expect(page.getByText('Nia Newcomer was taken back.')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a manager invites somebody of a client, sends the link again, and withdraws it', async ({ page, signIn }) => {
  await signIn('manager');
  await page.goto(paths.clients());
  await page.getByRole('row').nth(1).getByRole('link').press('Enter');
  await page.getByRole('link', { name: 'People' }).press('Enter');
  await page.getByRole('button', { name: 'Invite somebody' }).first().press('Enter');
  await page.keyboard.type('Lena Landlord');
  await page.getByRole('textbox', { name: 'E-mail' }).fill(`lena-${randomUUID()}@example.com`);
  await page.keyboard.press('Enter');
  const first = await shownLink(page.getByRole('dialog', { name: 'A link for Lena Landlord' }));
  await page.getByRole('link', { name: 'Lena Landlord' }).first().press('Enter');
  const lena = page.getByRole('dialog', { name: 'Lena Landlord', exact: true });
  expect(await seriousFindings(page, { ofColour: true })).toEqual([]);
  await lena.getByRole('button', { name: 'Send the invitation again' }).press('Enter');
  const second = await shownLink(page.getByRole('dialog', { name: 'A link for Lena Landlord' }));
  expect(second).not.toBe(first);
  await lena.getByRole('button', { name: 'Withdraw the invitation' }).press('Enter');
  await expect(lena.getByText('Not invited')).toBeVisible();
  await lena.getByRole('button', { name: 'Archive' }).press('Enter');
  await page
    .getByRole('dialog', { name: /^Archive/ })
    .getByRole('button', { name: 'Archive' })
    .press('Enter');
  await expect(lena).toHaveCount(0);
  await expect(page).not.toHaveURL(/person=/);
});

test('a manager finds people of a client, and archives the client and takes it back', async ({
  page,
  signIn,
  office: _office,
}) => {
  const { data: firm } = await createClient({ body: { name: `Quay ${randomUUID()}` } });
  const names = ['Ana Archer', 'Bo Baker'];
  await signIn('manager');
  await page.goto(paths.clientPeople(firm.id));
  for (const name of names) {
    await page.getByRole('button', { name: 'Invite somebody' }).first().press('Enter');
    await page.keyboard.type(name);
    await page.getByRole('textbox', { name: 'E-mail' }).fill(`${name.replace(' ', '.')}-${randomUUID()}@example.com`);
    await page.keyboard.press('Enter');
    await shownLink(page.getByRole('dialog', { name: `A link for ${name}` }));
  }
  await page.goto(`${paths.clientPeople(firm.id)}?sort=-name`);
  const rows = page.getByRole('table', { name: 'People' }).getByRole('rowheader');
  await expect(rows).toHaveText(names.toReversed());
  await page.getByRole('searchbox', { name: 'Name or e-mail' }).fill('archer');
  await expect(rows).toHaveText(['Ana Archer']);
  await expect(page).toHaveURL(/q=archer/);
  await page.getByRole('searchbox', { name: 'Name or e-mail' }).fill('');
  await expect(rows).toHaveCount(2);

  await page.getByRole('button', { name: 'Archive', exact: true }).press('Enter');
  const question = page.getByRole('dialog');
  await expect(question).toContainText('The 2 people who sign in for it are signed out everywhere at once');
  expect(await seriousFindings(page, { ofColour: true })).toEqual([]);
  await question.getByRole('button', { name: 'Archive' }).press('Enter');
  await expect(page.getByText('Nobody signs in for this client.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Invite somebody' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Archived', exact: true }).press('Enter');
  await expect(rows).toHaveText(names.toReversed());

  await page.getByRole('button', { name: 'Take back' }).press('Enter');
  await question.getByRole('button', { name: 'Take back' }).press('Enter');
  await expect(page.getByText('Nobody was archived.')).toBeVisible();
  await page.getByRole('button', { name: 'Show all people' }).press('Enter');
  await expect(rows).toHaveText(names.toReversed());
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await seriousFindings(page, { ofColour: true })).toEqual([]);
});

test('a manager merges a client that is there twice, and deletes one that nothing refers to', async ({
  page,
  signIn,
  office: _office,
}) => {
  const name = `Twice ${randomUUID()}`;
  const { data: stays } = await createClient({ body: { name, email: 'stays@example.com' } });
  const { data: goes } = await createClient({ body: { name: `${name} Ltd`, phone: '023 9200 1100' } });
  const { data: unused } = await createClient({ body: { name: `Unused ${randomUUID()}` } });
  await signIn('manager');
  await page.goto(paths.client(goes.id));
  await page.getByRole('button', { name: 'Merge', exact: true }).press('Enter');
  await page.getByRole('dialog').getByRole('combobox', { name: 'The client that stays' }).fill(name);
  await page.getByRole('option', { name: 'stays@example.com' }).click();
  await expect(page.getByRole('dialog')).toContainText('Taken over, since they are empty there: phone.');
  expect(await seriousFindings(page, { ofColour: true })).toEqual([]);
  await page.getByRole('button', { name: 'Merge them' }).press('Enter');
  await expect(page).toHaveURL(paths.client(stays.id));
  await expect(page.getByRole('link', { name: 'stays@example.com' })).toBeVisible();
  await expect(page.getByText('023 9200 1100')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.goto(paths.client(unused.id));
  await page.getByRole('button', { name: 'Archive', exact: true }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Clients' })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'was deleted.' })).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: 'could not be refreshed' })).toHaveCount(0);
});

test('after ten minutes the password is asked for, before an administrator changes how somebody signs in', async ({
  page,
  browser,
  given,
}) => {
  const person = await addPerson(await given.staffMember('clerk'));
  const theirs = await (await browser.newContext()).newPage();
  const theirPassword = await choosePassword(theirs, person);
  await new SignInPage(theirs).signIn({ ...person, password: theirPassword });
  await expect(theirs.getByRole('navigation', { name: 'Main' })).toBeVisible();

  const administrator = demoUser('administrator');
  await page.goto(`${paths.staff()}?q=${person.email}`);
  await new SignInPage(page).signIn(administrator);
  await page.getByRole('link', { name: person.name }).press('Enter');
  const prove = async () => {
    const proof = page.getByRole('dialog', { name: 'Is it you?' });
    await expect(proof.getByLabel('Current password')).toBeFocused();
    expect(await seriousFindings(page, { ofColour: true })).toEqual([]);
    await page.keyboard.type(administrator.password);
    await page.keyboard.press('Enter');
    await expect(proof).toHaveCount(0);
  };

  await waitTenMinutes(page);
  await page.getByRole('button', { name: 'Edit' }).press('Enter');
  const email = `nia-${randomUUID()}@example.com`;
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await page.keyboard.press('Enter');
  await prove();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByText(email)).toBeVisible();

  await waitTenMinutes(page);
  await page.getByRole('button', { name: 'Sign out everywhere' }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out everywhere' }).press('Enter');
  await prove();
  await expect(page.getByText(`${person.name} was signed out everywhere.`)).toBeVisible();
  await theirs.goto(paths.account());
  await new SignInPage(theirs).isShown();

  await page.getByRole('button', { name: 'Remove second factors' }).press('Enter');
  expect(await seriousFindings(page, { ofColour: true })).toEqual([]);
  await page.getByRole('dialog').getByRole('button', { name: 'Remove second factors' }).press('Enter');
  await expect(page.getByText(`${person.name} has no second factor any more.`)).toBeVisible();
});

test('two managers change one client: nothing is put back, and of a value that both changed one chooses', async ({
  page,
  signIn,
  openAs,
  office: _office,
}) => {
  const { data: firm } = await createClient({ body: { name: `Quay ${randomUUID()}`, ref: 'OLD', phone: '1' } });
  await signIn('manager');
  const other = await openAs('administrator');
  const form = (of: Page) => of.getByRole('dialog', { name: `Change ${firm.name}` });
  for (const each of [page, other]) {
    await each.goto(paths.client(firm.id));
    await each.getByRole('button', { name: 'Edit' }).press('Enter');
  }
  await form(other).getByLabel('Ref').fill('THEIRS');
  await form(other).getByLabel('Phone').fill('2');
  await other.keyboard.press('Enter');
  await expect(form(other)).toHaveCount(0);

  await form(page).getByLabel('Ref').fill('MINE');
  await form(page).getByLabel('Notes').fill('Wants every item graded.');
  const save = form(page).getByRole('button', { name: 'Save changes' });
  await save.press('Enter');
  const question = page.getByRole('dialog', { name: 'Somebody else has changed this' });
  await expect(question).toContainText('THEIRS');
  await expect(question).toContainText('MINE');
  await expect(question.getByText('Phone')).toHaveCount(0);
  expect(await seriousFindings(page, { ofColour: true })).toEqual([]);
  await question.getByRole('button', { name: 'Back to the form' }).press('Enter');
  await expect(form(page).getByLabel('Ref')).toHaveValue('MINE');
  await save.press('Enter');
  await question.getByRole('button', { name: 'Keep theirs' }).press('Enter');
  await expect(form(page)).toHaveCount(0);
  const { data: saved } = await getClient({ path: { client_id: firm.id } });
  expect(saved).toMatchObject({ ref: 'THEIRS', phone: '2', notes: 'Wants every item graded.' });
});
