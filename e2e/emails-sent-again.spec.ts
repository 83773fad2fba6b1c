/** An e-mail that did not arrive is sent again, by a Keyturn that has a mail server. */
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
});
// The start may have failed: then nothing is there to end.
test.afterAll(() => office?.stop());

const listOf = (page: Page) => page.getByRole('table', { name: 'E-mails' });

test('to the right address once the wrong one is known, and never about an appointment that has moved', async ({
  page,
}) => {
  await page.goto(`${office.url}${paths.emails()}`);
  await new SignInPage(page).signIn(demoUser('manager', office.dataDir));
  // The manager is told of this browser, in an e-mail for them alone.
  const failed = listOf(page)
    .getByRole('row')
    .filter({ hasText: 'Not sent, tried once: 550 5.1.1 no such user', hasNotText: 'Somebody signed in' });
  await expect(failed.nth(1)).toBeVisible();
  await expect(listOf(page).getByRole('row').filter({ hasText: 'Waiting' })).toHaveCount(0);
  const former = await failed.last().getByRole('rowheader').getByRole('link').getAttribute('href');
  const letter = page.getByRole('dialog').first();
  office.takeMail();

  await test.step('sent again, it goes to the address that is typed', async () => {
    await failed.first().getByRole('rowheader').getByRole('link').click();
    await letter.getByRole('button', { name: 'Send again' }).click();
    const question = page.getByRole('dialog', { name: 'Send again' });
    await question.getByRole('textbox', { name: 'To' }).fill('ann.lee@example.com');
    await question.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(page.getByText('The e-mail is on its way to ann.lee@example.com.')).toBeVisible();
    await expect(question).toBeHidden();
    await expect(letter.getByText(/^Sent /)).toBeVisible();
    expect(office.arrived.map(({ to }) => to)).toEqual(['ann.lee@example.com']);
    expect(office.arrived[0]?.text).toContain('METHOD:REQUEST');
  });

  await test.step('one that arrived is not sent twice', async () => {
    await letter.getByRole('button', { name: 'Send to another address' }).click();
    const question = page.getByRole('dialog', { name: 'Send to another address' });
    await question.getByRole('textbox', { name: 'To' }).fill('Ann.Lee@example.com');
    await question.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(question.getByText('It went there already.')).toBeVisible();
    await question.getByRole('button', { name: 'Cancel' }).click();
  });

  await test.step('only the latest e-mail about a moved appointment is sent', async () => {
    await page.goto(new URL(former ?? '', office.url).href);
    await expect(letter.getByRole('button', { name: 'Send again' })).toBeVisible();
    await letter.getByRole('link', { name: /, / }).first().click();
    await page.getByRole('link', { name: 'Edit', exact: true }).click();
    await page.getByRole('textbox', { name: 'Time' }).fill('17:45');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByText(/17:45/).first()).toBeVisible();
    await page.getByRole('button', { name: /will be told$/ }).click();
    const waiting = page.getByRole('dialog', { name: 'Messages that wait' });
    await waiting.getByText('Appointment moved').first().click();
    await waiting
      .getByRole('button', { name: /^Edit the message/ })
      .first()
      .click();
    const wording = page.getByRole('dialog', { name: /^Message to/ });
    await wording.getByRole('textbox', { name: 'Subject' }).fill('Moved, in our words');
    await wording.getByRole('button', { name: 'Use these words' }).click();
    await expect(waiting.getByText('Your words')).toBeVisible();
    await waiting.getByRole('button', { name: 'Send now' }).click();
    await expect(page.getByText(/told\.$/)).toBeVisible();

    await page.goto(new URL(former ?? '', office.url).href);
    await expect(letter.getByText(/It cannot be sent again: the appointment has been changed/)).toBeVisible();
    await expect(letter.getByRole('button', { name: 'Send again' })).toBeHidden();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await stylesHaveSettled(page);
    expect(await seriousFindings(page)).toEqual([]);
    await letter.getByRole('link', { name: 'the latest about this inspection' }).click();
    await expect(letter).toBeHidden();
    const latest = listOf(page).getByRole('row').filter({ hasText: 'Moved, in our words' });
    await expect(latest).toContainText(/Sent/);
  });
});
