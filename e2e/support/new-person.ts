/** Somebody who is new in the firm and chooses their own password, so that a journey may change how they sign in. */
import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { unsetSettings } from '#testing/unset-settings.ts';
import type { StaffMember } from '#web/queries/generated/types.gen.ts';
import { paths } from '#web/paths.ts';
import { createStaffMember, listStaff } from '#web/queries/generated/sdk.gen.ts';
import { someName } from './given.ts';
import { SignInPage } from './sign-in-page.ts';

export type NewPerson = { name: string; email: string; password: string };

/** As an operator does it in a terminal, while Keyturn runs. Answers the link that it prints. */
function linkOfCommand(...options: string[]): string {
  const { E2E_URL: url = '', E2E_DATA_DIR } = process.env;
  const env = { ...process.env, ...unsetSettings, PORT: new URL(url).port, DATA_DIR: E2E_DATA_DIR };
  const said = execFileSync('node', ['scripts/open-account.ts', ...options], { env, encoding: 'utf8' });
  return /https?:\S+$/m.exec(said.trim())?.[0] ?? '';
}

/** For somebody who cannot sign in. */
export const printPasswordLink = (email: string): string => linkOfCommand('--reset', email);

/** The administrator of a firm that is opened for this test alone, signed in on this page: what they change concerns nobody else. */
export async function signInToOwnFirm(page: Page): Promise<NewPerson> {
  const person = { name: 'Fay Founder', email: `fay-${randomUUID()}@example.com` };
  const link = linkOfCommand('--firm', 'Harbour Lettings', '--name', person.name, '--email', person.email);
  const password = await choosePasswordBy(link, page);
  await new SignInPage(page).signIn({ ...person, password });
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  return { ...person, password };
}

export async function addPerson({ role }: Pick<StaffMember, 'role'>): Promise<Omit<NewPerson, 'password'>> {
  // Somebody who listens to the board tells two people by their names.
  const person = { name: `Nia ${someName()}`, email: `nia-${randomUUID()}@example.com` };
  await createStaffMember({ body: { ...person, role } });
  return person;
}

const clerk = 4;

export async function newClerk(): Promise<StaffMember> {
  const { email } = await addPerson({ role: clerk });
  const { data } = await listStaff({ query: { q: email } });
  const [member] = data.data;
  if (member === undefined) throw new Error('nobody was added');
  return member;
}

/** As an administrator who is signed in; the link is shown, since the journeys have no mail server. */
export async function inviteSomebody(page: Page): Promise<string> {
  await page.goto(paths.staff());
  await page.getByRole('button', { name: 'Invite somebody' }).click();
  const form = page.getByRole('dialog', { name: 'Invite somebody' });
  const name = `Nia ${someName()}`;
  await form.getByRole('textbox', { name: 'Name' }).fill(name);
  await form.getByRole('textbox', { name: 'E-mail' }).fill(`nia-${randomUUID()}@example.com`);
  await page.keyboard.press('Enter');
  return page
    .getByRole('dialog', { name: `A link for ${name}` })
    .getByLabel('Link')
    .inputValue();
}

export const choosePassword = (page: Page, { email }: { email: string }): Promise<string> =>
  choosePasswordBy(printPasswordLink(email), page);

async function choosePasswordBy(link: string, page: Page): Promise<string> {
  const password = 'teapot-gravel-lantern';
  await page.goto(link);
  await page.getByLabel('New password').fill(password);
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'Sign in' }).click();
  return password;
}
