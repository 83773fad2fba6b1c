/** An invitation by e-mail, from the screen of an administrator to the first sign-in in another browser. */
import type { Page } from '@playwright/test';
import { paths } from '#web/paths.ts';
import { seriousFindings } from './support/axe.ts';
import { demoUser } from './support/demo-company.ts';
import { expect, test } from './support/fixtures.ts';
import { startMailOffice } from './support/mail-office.ts';
import { SignInPage } from './support/sign-in-page.ts';

const email = 'nia.newcomer@example.com';
const password = 'teapot-gravel-lantern';

let office: Awaited<ReturnType<typeof startMailOffice>>;
test.beforeAll(async () => {
  office = await startMailOffice();
  office.takeMail();
});
// The start may have failed: then nothing is there to end.
test.afterAll(() => office?.stop());

/** The link in the invitation that came as this one, counted from 1. */
async function linkOf(count: number): Promise<string> {
  const invitations = () => office.arrived.filter(({ to, text }) => to === email && text.includes('invites you'));
  await expect.poll(() => invitations().length).toBe(count);
  const text = (invitations()[count - 1]?.text ?? '').replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=');
  return /https?:\S+\/oauth\/password\?link=\S+/.exec(text)?.[0] ?? '';
}

const isSpent = async (page: Page, link: string) => {
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'This link has ended' })).toBeVisible();
  await expect(page.getByText('It works once: it was used')).toBeVisible();
};

test('comes by mail, ends when it is sent again or withdrawn, and lets somebody in once', async ({ page, browser }) => {
  await page.goto(`${office.url}${paths.staff()}`);
  await new SignInPage(page).signIn(demoUser('administrator', office.dataDir));
  await page.getByRole('button', { name: 'Invite somebody' }).click();
  const form = page.getByRole('dialog', { name: 'Invite somebody' });
  await form.getByRole('textbox', { name: 'Name' }).fill('Ines Invited');
  await form.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await page.keyboard.press('Enter');
  await expect(page.getByText(`The invitation is on its way to ${email}.`)).toBeVisible();
  const first = await linkOf(1);

  await page.getByRole('link', { name: 'Ines Invited' }).click();
  const theirs = await (await browser.newContext()).newPage();
  await test.step('sent again, the former link ends', async () => {
    await page.getByRole('button', { name: 'Send the invitation again' }).click();
    await linkOf(2);
    await isSpent(theirs, first);
  });

  await test.step('withdrawn, it ends as well', async () => {
    await page.getByRole('button', { name: 'Withdraw the invitation' }).click();
    await expect(page.getByText('Not invited')).toBeVisible();
    await isSpent(theirs, await linkOf(2));
  });

  await test.step('invited once more, they choose a password and come in', async () => {
    await page.getByRole('button', { name: 'Send an invitation' }).click();
    const link = await linkOf(3);
    await theirs.goto(link);
    await theirs.getByLabel('New password').fill(password);
    await theirs.keyboard.press('Enter');
    await theirs.getByRole('link', { name: 'Sign in' }).click();
    await new SignInPage(theirs).signIn({ email, password });
    await expect(theirs.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await page.reload();
    await expect(page.getByText('Active')).toBeVisible();

    const another = await (await browser.newContext()).newPage();
    await isSpent(another, link);
    expect(await seriousFindings(another, { ofColour: true })).toEqual([]);
    await another.getByRole('link', { name: 'Sign in' }).click();
    await new SignInPage(another).isShown();
  });
});
