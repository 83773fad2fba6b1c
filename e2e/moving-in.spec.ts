/**
 * A firm of its own, from an empty database to the first approved PDF, on screen alone: as its administrator, a manager, a
 * clerk, a typist and a reviewer.
 */
import type { Browser, Page } from '@playwright/test';
import { flatText, readPdf } from '#testing/pdf/read-pdf.ts';
import { mailUser, testMailServer } from '#testing/mail/test-mail-server.ts';
import { paths } from '#web/paths.ts';
import { seriousFindings } from './support/axe.ts';
import { BookingForm } from './support/booking-form.ts';
import { expect, test } from './support/fixtures.ts';
import { InspectionPage } from './support/inspection-page.ts';
import { startOwnKeyturn } from './support/own-keyturn.ts';
import { PdfsPage } from './support/pdfs-page.ts';
import { PropertyForm } from './support/property-form.ts';
import { ReportEditor } from './support/report-editor.ts';
import { SignInPage } from './support/sign-in-page.ts';

const password = 'teapot-gravel-lantern';
const street = '3 Camber Dock Road';
const ref = 'SL-1';

let keyturn: Awaited<ReturnType<typeof startOwnKeyturn>>;
let mail: Awaited<ReturnType<typeof testMailServer>>;
test.beforeAll(async () => {
  [keyturn, mail] = await Promise.all([startOwnKeyturn({ E2E_DEMO: 'off' }), testMailServer()]);
});
// The start may have failed: then nothing is there to end.
test.afterAll(async () => {
  await keyturn?.stop();
  mail?.close();
});

function nextMonday(): string {
  const day = new Date();
  day.setUTCDate(day.getUTCDate() + 8 - (day.getUTCDay() || 7));
  return day.toISOString().slice(0, 10);
}

const openPage = async (browser: Browser): Promise<Page> =>
  (await browser.newContext({ baseURL: keyturn.url })).newPage();

const expectSteps = (page: Page, done: number) =>
  expect(page.getByRole('region', { name: `Your first steps: ${done} of 9 done` })).toBeVisible();

async function goToday(page: Page): Promise<void> {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Today' }).click();
}

/** Through the step of the path, by its link. */
async function takeStep(page: Page, title: string): Promise<void> {
  await goToday(page);
  await page
    .getByRole('region', { name: /^Your first steps/ })
    .getByRole('link', { name: title })
    .click();
}

/** The page on which somebody who was invited has signed in. */
async function invite(administrator: Page, name: string, role: string): Promise<Page> {
  const email = `${name.split(' ')[0]?.toLowerCase()}@solent.example`;
  await administrator.getByRole('button', { name: 'Invite somebody' }).first().click();
  const form = administrator.getByRole('dialog', { name: 'Invite somebody' });
  await form.getByRole('textbox', { name: 'Name' }).fill(name);
  await form.getByRole('combobox', { name: 'Role' }).selectOption({ label: role });
  await form.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await form.getByRole('button', { name: 'Invite' }).click();
  const shown = administrator.getByRole('dialog', { name: `A link for ${name}` });
  const link = await shown.getByLabel('Link').inputValue();
  await shown.getByRole('button', { name: 'Done' }).click();

  const browser = administrator.context().browser();
  if (browser === null) throw new Error('There is no browser.');
  const page = await openPage(browser);
  await page.goto(link);
  await page.getByLabel('New password').fill(password);
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'Sign in' }).click();
  await new SignInPage(page).signIn({ email, password });
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible();
  return page;
}

test('five people of a new firm make its first report', async ({ browser }) => {
  const administrator = await openPage(browser);
  await test.step('the link of an empty start sets the firm up', async () => {
    const link = keyturn.said.map((line) => /https?:\S+\/set-up\/\S+/.exec(line)?.[0]).find(Boolean) ?? '';
    await administrator.goto(link);
    await administrator.getByLabel('Name of the firm').fill('Solent Lettings');
    await administrator.getByLabel('Your name').fill('Ann Lee');
    await administrator.getByLabel('Your e-mail').fill('ann@solent.example');
    await administrator.getByLabel('Your password').fill(password);
    await administrator.getByRole('button', { name: 'Set up' }).click();
    await expectSteps(administrator, 2);
    await expect(administrator.getByText('Tomorrow is ready')).toHaveCount(0);
    expect(await seriousFindings(administrator)).toEqual([]);
  });

  await test.step('the steps keep their place while they are on their way, and nothing moves under a hand', async () => {
    const counter = administrator.getByRole('link', { name: /Unassigned$/ });
    let answer = () => {};
    const asked = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await administrator.route('**/api/settings/moving-in', async (route) => {
      await asked;
      await route.continue();
    });
    await administrator.reload();
    await expect(administrator.getByRole('region', { name: 'Your first steps' })).toBeVisible();
    await expect(counter).toBeHidden();
    answer();
    await expectSteps(administrator, 2);
    await expect(counter).toBeVisible();
    await administrator.unrouteAll({ behavior: 'wait' });
  });

  await test.step('the firm gets its address', async () => {
    await takeStep(administrator, 'Your firm');
    await administrator.getByRole('textbox', { name: 'Address' }).fill('2 Camber Quay\nPortsmouth PO1 2JF');
    await administrator.getByRole('button', { name: 'Save the firm' }).click();
    await expect(administrator.getByRole('status').filter({ hasText: 'The firm was saved.' })).toBeVisible();
    await goToday(administrator);
    await expectSteps(administrator, 3);
  });

  await takeStep(administrator, 'People and their hours');
  const manager = await invite(administrator, 'Mel Manager', 'Manager');
  const clerk = await invite(administrator, 'Cleo Clerk', 'Clerk');
  const typist = await invite(administrator, 'Tess Typist', 'Typist');
  const reviewer = await invite(administrator, 'Rae Reviewer', 'Reviewer');

  await test.step('the clerk gets hours', async () => {
    await administrator
      .getByRole('row', { name: /Cleo Clerk/ })
      .getByRole('link')
      .first()
      .click();
    await administrator.getByRole('button', { name: 'Change the hours' }).click();
    const week = administrator.getByRole('dialog', { name: 'Working hours of Cleo Clerk' });
    await week.getByRole('checkbox', { name: 'Monday' }).check();
    await week.getByRole('button', { name: 'Monday to Friday like Monday' }).click();
    await week.getByRole('button', { name: 'Save the hours' }).click();
    await expect(administrator.getByRole('list', { name: 'Working hours' })).toContainText('09:00–17:30');
    await goToday(administrator);
    await expectSteps(administrator, 4);
  });

  await test.step('the manager sees the same path, skips what is for later, and takes the rest', async () => {
    await manager.reload();
    await expectSteps(manager, 4);
    await manager.getByRole('button', { name: 'Skip: E-mail' }).click();
    await expect(manager.getByRole('button', { name: 'Take up again: E-mail' })).toBeVisible();
    await takeStep(manager, 'Clients');
    await manager.getByRole('button', { name: 'New client' }).first().click();
    const form = manager.getByRole('dialog', { name: 'New client' });
    await form.getByRole('textbox', { name: 'Name' }).fill('Langstone Homes');
    await form.getByRole('button', { name: 'Create client' }).click();
    await expect(manager.getByRole('heading', { level: 1, name: 'Langstone Homes' })).toBeVisible();
    const property = { street, town: 'Portsmouth', postcode: 'PO1 2JF', beds: 2, baths: 1 };
    await takeStep(manager, 'Properties');
    await new PropertyForm(manager).create(property);
    await goToday(manager);
    await expectSteps(manager, 6);
  });

  await test.step('the administrator connects the mail server of the firm, and a wrong password is told', async () => {
    await takeStep(administrator, 'E-mail');
    await administrator.getByRole('button', { name: 'Connect a mail server' }).click();
    const form = administrator.getByRole('dialog', { name: 'Connect a mail server' });
    await form.getByRole('textbox', { name: 'Server' }).fill('127.0.0.1');
    await form.getByRole('textbox', { name: 'Port' }).fill(String(mail.port));
    await form.getByRole('textbox', { name: 'User name' }).fill(mailUser.userName);
    await form.getByLabel('Password').fill('not this one');
    await form.getByRole('textbox', { name: 'E-mails come from' }).fill('lettings@solent.example');
    await form.getByRole('button', { name: 'Save and send a test' }).click();
    await expect(form.getByRole('alert').filter({ hasText: 'the test did not go' })).toContainText(
      '535 5.7.8 wrong user name or password',
    );
    expect(await seriousFindings(administrator)).toEqual([]);
    await form.getByLabel('Password').fill(mailUser.password);
    await form.getByLabel('Password').press('Enter');
    await expect(administrator.getByRole('status').filter({ hasText: 'Connected.' })).toBeVisible();
    await expect(form).toHaveCount(0);
    await expect(administrator.getByText('E-mails come from lettings@solent.example')).toBeVisible();
    expect(mail.arrived).toMatchObject([{ from: 'lettings@solent.example', to: 'ann@solent.example' }]);
    await goToday(administrator);
    await expectSteps(administrator, 7);
  });

  await test.step('the manager books the first inspection for the clerk', async () => {
    await takeStep(manager, 'The first booking');
    const booking = { street, type: 'Inventory', day: nextMonday(), time: '10:00', keys: 'At the office', ref };
    const template = 'Inventory, 2 bedrooms, furnished';
    await new BookingForm(manager).fill({ ...booking, clerk: 'Cleo Clerk', template });
  });

  await test.step('the clerk starts it, writes, and hands it to the typist', async () => {
    const atClerk = new InspectionPage(clerk);
    await atClerk.find(ref);
    await atClerk.take('Start');
    await clerk.getByRole('dialog').getByRole('button', { name: 'Start it now' }).click();
    await atClerk.expectState('Active');
    await atClerk.openTab('Report');
    const editor = new ReportEditor(clerk);
    await editor.goTo('Kitchen');
    await editor.field('Kitchen', 'Hob', 'Description').fill('Four rings, gas');
    await editor.expectSaved();
    await atClerk.takeOther('Send for typing');
    await expect(clerk.getByRole('status').filter({ hasText: 'Sent for typing.' })).toBeVisible();
  });

  await test.step('the typist claims it, types, and submits it', async () => {
    const atTypist = new InspectionPage(typist);
    await atTypist.find(ref);
    await atTypist.take('Claim');
    const editor = new ReportEditor(typist);
    await editor.goTo('Kitchen');
    await editor.field('Kitchen', 'Hob', 'Condition').fill('Light scratches to the left hand side');
    await editor.expectSaved();
    await atTypist.submitUnanswered();
    await expect(typist.getByRole('status').filter({ hasText: 'Submitted for review.' })).toBeVisible();
  });

  await test.step('the reviewer approves, and the PDF is there', async () => {
    const atReviewer = new InspectionPage(reviewer);
    await atReviewer.find(ref);
    await atReviewer.expectState('Review');
    await atReviewer.take('Approve');
    await atReviewer.expectState('Complete');
    await atReviewer.openTab('PDFs');
    const pdfs = new PdfsPage(reviewer);
    await pdfs.isMade('Full report');
    const { bytes } = await pdfs.download('Full report');
    const text = flatText(readPdf(bytes));
    for (const words of [street, 'Solent Lettings', '2 Camber Quay', 'Cleo Clerk', 'Light scratches'])
      expect(text).toContain(words);
    expect(text).not.toContain('DRAFT');
  });

  await test.step('with everything done or skipped, the path is gone', async () => {
    await manager.goto(paths.home());
    await expect(manager.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible();
    await expect(manager.getByText('Tomorrow at risk', { exact: false })).toBeVisible();
    await expect(manager.getByRole('region', { name: /^Your first steps/ })).toHaveCount(0);
  });
});
