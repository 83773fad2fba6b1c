/** The office sends a contact a link of their own, and they sign by a code from their mailbox: a Keyturn with a mail server. */
import type { Page } from '@playwright/test';
import { paths } from '#web/paths.ts';
import { seriousFindings, stylesHaveSettled } from './support/axe.ts';
import { demoUser } from './support/demo-company.ts';
import { expect, test } from './support/fixtures.ts';
import { startMailOffice } from './support/mail-office.ts';
import { SignInPage } from './support/sign-in-page.ts';

type Office = Awaited<ReturnType<typeof startMailOffice>>;

let office: Office;
test.beforeAll(async () => {
  office = await startMailOffice();
  office.takeMail();
});
// The start may have failed: then nothing is there to end.
test.afterAll(() => office?.stop());

/** Soft breaks of quoted-printable undone. */
const letters = () => office.arrived.map(({ text }) => text.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '='));
const linkIn = (text: string) => /https?:\S+(\/p\/\d+-[\w-]{43})/.exec(text)?.[1];
const codeIn = (text: string) => /^(\d{6})\r?$/m.exec(text)?.[1];

async function findings(page: Page) {
  await stylesHaveSettled(page);
  expect.soft(await seriousFindings(page)).toEqual([]);
}

test('a contact signs once, by the code that came to their address, and the office sees it', async ({
  page,
  browser,
}) => {
  await page.goto(`${office.url}/inspections?state=400&sort=-created`);
  await new SignInPage(page).signIn(demoUser('manager', office.dataDir));
  await page.getByRole('table').getByRole('rowheader').getByRole('link').first().click();
  await page.waitForURL(/\/inspections\/\d+/);
  const [, id = ''] = /\/inspections\/(\d+)/.exec(page.url()) ?? [];
  await page.goto(`${office.url}${paths.inspectionComments(Number(id))}`);
  await page
    .getByRole('button', { name: /^Send a link to/ })
    .first()
    .click();
  await expect.poll(() => letters().map(linkIn).filter(Boolean).length).toBeGreaterThan(0);
  const link = letters().map(linkIn).findLast(Boolean) ?? '';

  const phone = await browser.newPage({ viewport: { width: 390, height: 844 } });
  await phone.goto(`${office.url}${link}`);
  await phone.getByRole('button', { name: 'Sign the report' }).click();
  const dialog = phone.getByRole('dialog', { name: 'Sign the report' });
  await dialog.getByRole('radio', { name: 'Type' }).check({ force: true });
  await dialog.getByLabel('I agree to the declaration above.').check();
  await dialog.getByRole('button', { name: 'Send me a code' }).click();
  await expect(dialog.getByText('The code is on its way to')).toBeVisible();
  for (const colorScheme of ['light', 'dark'] as const) {
    await phone.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await findings(phone);
  }
  const field = dialog.getByLabel('Code from the e-mail');
  await expect.poll(() => letters().map(codeIn).filter(Boolean).length).toBeGreaterThan(0);
  const code = letters().map(codeIn).findLast(Boolean) ?? '';
  await field.fill(code === '000000' ? '000001' : '000000');
  await dialog.getByRole('button', { name: 'Sign', exact: true }).click();
  await expect(dialog.getByText('This is not the code that was sent last.')).toBeVisible();
  await field.fill(code);
  await dialog.getByRole('button', { name: 'Sign', exact: true }).click();
  await expect(phone.getByText('Thank you. The report is signed.')).toBeVisible();
  await expect(phone.getByText('You have signed this version.')).toBeVisible();
  await expect(phone.getByRole('button', { name: /^Sign/ })).toHaveCount(0);
  await expect(page.getByText(/confirmed by a code sent to/)).toBeVisible();
  await phone.close();
});
