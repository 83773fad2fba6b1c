/** Somebody who is new in the firm and chooses their own password, so that a journey may change how they sign in. */
import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { unsetSettings } from '#testing/unset-settings.ts';
import type { StaffMember } from '#web/queries/generated/types.gen.ts';
import { paths } from '#web/paths.ts';
import { createStaffMember } from '#web/queries/generated/sdk.gen.ts';

export type NewPerson = { name: string; email: string; password: string };

/** Prints a link as an administrator does who cannot sign in. */
export function printPasswordLink(email: string): string {
  const { E2E_URL: url = '', E2E_DATA_DIR } = process.env;
  const env = { ...process.env, ...unsetSettings, PORT: new URL(url).port, DATA_DIR: E2E_DATA_DIR };
  const said = execFileSync('node', ['scripts/open-account.ts', '--reset', email], { env, encoding: 'utf8' });
  return /https?:\S+$/m.exec(said.trim())?.[0] ?? '';
}

export async function addPerson({ role }: Pick<StaffMember, 'role'>): Promise<Omit<NewPerson, 'password'>> {
  const person = { name: 'Nia Newcomer', email: `nia-${randomUUID()}@example.com` };
  await createStaffMember({ body: { ...person, role } });
  return person;
}

/** As an administrator who is signed in; the link is shown, since the journeys have no mail server. */
export async function inviteSomebody(page: Page): Promise<string> {
  await page.goto(paths.staff());
  await page.getByRole('button', { name: 'Invite somebody' }).click();
  const form = page.getByRole('dialog', { name: 'Invite somebody' });
  await form.getByRole('textbox', { name: 'Name' }).fill('Nia Newcomer');
  await form.getByRole('textbox', { name: 'E-mail' }).fill(`nia-${randomUUID()}@example.com`);
  await page.keyboard.press('Enter');
  return page.getByRole('dialog', { name: 'A link for Nia Newcomer' }).getByLabel('Link').inputValue();
}

export async function choosePassword(page: Page, { email }: { email: string }): Promise<string> {
  const password = 'teapot-gravel-lantern';
  await page.goto(printPasswordLink(email));
  await page.getByLabel('New password').fill(password);
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'Sign in' }).click();
  return password;
}
