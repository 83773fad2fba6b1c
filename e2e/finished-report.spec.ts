/** The life of a finished report: the tenant reads it on a phone, comments and signs; the office answers. */
import type { Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { flatText, readPdf } from '#testing/pdf/read-pdf.ts';
import { paths } from '#web/paths.ts';
import {
  completeInspection,
  createInspectionContact,
  getInspection,
  listEmails,
  submitInspection,
} from '#web/queries/generated/sdk.gen.ts';
import { seriousFindings, stylesHaveSettled } from './support/axe.ts';
import { expect, test } from './support/fixtures.ts';
import type { Given } from './support/given.ts';

/** With a tenant, who is sent a link of their own. */
async function givenFinished(given: Given): Promise<{ id: number; reportKey: string; ownLink: string }> {
  const { id } = await given.inspection({
    clerk: await given.staffMember('clerk'),
    rooms: [
      { name: 'Hall', items: ['Door', 'Walls'] },
      { name: 'Kitchen', items: ['Oven'] },
    ],
    isStarted: true,
  });
  const path = { inspection_id: id };
  const ann = { type: 1, name: 'Ann Tenant', email: 'ann.tenant@example.com', signee: true, notify: false } as const;
  await createInspectionContact({ path, body: { ...ann, deliver: true } });
  await submitInspection({ path });
  await completeInspection({ path });
  const { data } = await getInspection({ path });
  const { data: emails } = await listEmails({ query: { inspection_id: [id] } });
  const text = emails.data.find(({ recipient }) => recipient === ann.email)?.text ?? '';
  return { id, reportKey: data.report_key, ownLink: new URL(/https?:\S+\/p\/\S+/.exec(text)?.[0] ?? '').pathname };
}

async function sign(page: Page): Promise<void> {
  const area = page.getByRole('img', { name: 'Area to draw your signature in' });
  const box = await area.boundingBox();
  if (box === null) throw new Error('There is nowhere to sign.');
  await page.mouse.move(box.x + box.width * 0.2, box.y + box.height * 0.6);
  await page.mouse.down();
  for (const [x, y] of [
    [0.3, 0.2],
    [0.4, 0.8],
    [0.6, 0.4],
    [0.8, 0.6],
  ] as const)
    await page.mouse.move(box.x + box.width * x, box.y + box.height * y, { steps: 4 });
  await page.mouse.up();
}

test('a tenant comments on a phone and signs before a manager, a reviewer answers, and the PDF says both', async ({
  page,
  given,
  openAs,
}) => {
  const { id, ownLink } = await givenFinished(given);
  const reviewer = await openAs('reviewer');
  await reviewer.goto(paths.inspectionComments(id));
  await expect(reviewer.getByText('No comments.')).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });

  await test.step('reads', async () => {
    await page.goto(ownLink);
    await expect(page.getByText('This link is for Ann Tenant, tenant.')).toBeVisible();
    await page.getByRole('link', { name: 'Kitchen', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Oven' })).toBeInViewport();
    const scrollsSideways = await page.evaluate(
      () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
    );
    expect(scrollsSideways).toBe(false);
  });

  await test.step('comments on an item', async () => {
    await page.getByRole('button', { name: 'Comment on Kitchen · Oven' }).click();
    await page.getByRole('button', { name: 'Send comment' }).click();
    await expect(page.getByText('cannot be left empty').first()).toBeVisible();
    await page.getByLabel('Your comment').fill('The oven door was already cracked.');
    await page.getByRole('button', { name: 'Send comment' }).click();
    await expect(page.getByRole('article', { name: 'Comment by Ann Tenant' })).toContainText('already cracked');
  });

  await test.step('without a mail server no code comes, which is said where it is asked for', async () => {
    await page.getByRole('button', { name: 'Sign the report' }).click();
    await page.getByRole('button', { name: 'Send me a code' }).click();
    await expect(page.getByText('No e-mail can be sent from here.')).toBeVisible();
    await page.getByRole('button', { name: 'Cancel' }).click();
  });

  await test.step('and signs in person', async () => {
    const manager = await openAs('manager');
    await manager.goto(paths.inspectionComments(id));
    const ann = manager.getByRole('listitem', { name: 'Ann Tenant' });
    await expect(ann).toContainText('opened once');
    await manager.getByRole('button', { name: 'In person: Ann Tenant' }).click();
    await sign(manager);
    await manager.getByLabel(/has read the declaration/).check();
    await manager.getByRole('button', { name: 'Record as witness' }).click();
    await expect(manager.getByRole('img', { name: 'Signature of Ann Tenant' })).toBeVisible();
    await expect(ann).toContainText('Signed');
  });

  await test.step('the reviewer sees both without reloading, and answers', async () => {
    await expect(reviewer.getByText('already cracked')).toBeVisible();
    await expect(reviewer.getByRole('img', { name: 'Signature of Ann Tenant' })).toBeVisible();
    await reviewer.getByLabel('Reply to Ann Tenant').fill('Agreed: the glass is on order.');
    await reviewer.getByRole('button', { name: 'Accept' }).click();
    await expect(reviewer.getByText('Accepted')).toBeVisible();
  });

  await test.step('the PDF has comment, reply and signature', async () => {
    await page.reload();
    await expect(page.getByText('You have signed this version.')).toBeVisible();
    await expect(page.getByText('Agreed: the glass is on order.')).toBeVisible();
    await page.getByRole('button', { name: 'Get the PDF' }).click();
    const started = page.waitForEvent('download');
    await page.getByRole('link', { name: /Download PDF/ }).click();
    const text = flatText(readPdf(await readFile(await (await started).path())));
    for (const words of [
      'already cracked',
      'the glass is on order',
      'Accepted',
      'Ann Tenant',
      'Drawn on a screen; in person, before',
    ])
      expect(text).toContain(words);
  });
});

test('the link that all share only reads, and has a link sent to those who ask for it, by keyboard', async ({
  page,
  given,
}) => {
  const { reportKey } = await givenFinished(given);
  await page.goto(paths.publishedReport(reportKey));
  await expect(page.getByRole('heading', { name: 'Oven' })).toBeVisible();
  for (const name of [/^Comment/, /^Sign/]) await expect(page.getByRole('button', { name })).toHaveCount(0);
  await page.getByRole('button', { name: 'Get your own link' }).press('Enter');
  await expect(page.getByRole('dialog', { name: 'Get your own link' }).getByRole('textbox')).toBeFocused();
  await page.keyboard.type('nobody@example.com');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Look into your mail' })).toContainText('nobody@example.com');
});

test('a manager records in person, by keyboard, who was not there, and revokes a link', async ({
  page,
  given,
  signIn,
}) => {
  const { id, ownLink } = await givenFinished(given);
  await signIn('manager');
  await page.goto(paths.inspectionComments(id));
  await page.getByRole('button', { name: 'In person: Ann Tenant' }).press('Enter');
  await page.getByRole('radio', { name: 'Signs' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.getByLabel('Why').fill('Moved out already.');
  await page.getByRole('button', { name: 'Record as witness' }).press('Enter');
  await expect(page.getByRole('listitem', { name: 'Ann Tenant' })).toContainText('Not there to sign');
  await expect(page.getByText('Moved out already.')).toBeVisible();
  await page.getByRole('button', { name: /^Revoke the link sent to ann\.tenant/ }).press('Enter');
  await page.getByRole('button', { name: 'Revoke the link', exact: true }).press('Enter');
  await expect(page.getByRole('listitem', { name: 'Ann Tenant' })).toContainText('Revoked');
  await page.goto(ownLink);
  await expect(page.getByRole('heading', { name: 'There is no report here' })).toBeVisible();
});

test('a manager sees who opened the report, and gives it a new link, by keyboard', async ({
  page,
  given,
  signIn,
  browser,
}) => {
  const { id, reportKey, ownLink } = await givenFinished(given);
  await page.goto(paths.publishedReport(reportKey));
  await expect(page.getByText('Still open for comments and signatures until')).toBeVisible();
  await signIn('manager');
  await page.goto(paths.inspectionComments(id));
  const openings = page.getByRole('region', { name: 'Openings' });
  await expect(openings.getByRole('listitem')).toContainText('The report (version 1), by its link');
  await expect(openings.getByRole('listitem')).toContainText('near');
  await test.step('and without reloading that the tenant does', async () => {
    const tenant = await (await browser.newContext()).newPage();
    await tenant.goto(new URL(ownLink, page.url()).href);
    await expect(tenant.getByText('This link is for Ann Tenant, tenant.')).toBeVisible();
    const own = openings.getByRole('listitem').filter({ hasText: 'The report (version 1), by the link of Ann Tenant' });
    await expect(own).toContainText('sent to ann.tenant@example.com');
    await expect(page.getByRole('listitem', { name: 'Ann Tenant' })).toContainText('opened once');
    await tenant.context().close();
  });
  await stylesHaveSettled(page);
  expect(await seriousFindings(page)).toEqual([]);

  const question = page.getByRole('dialog', { name: 'Give the report a new link?' });
  await page.getByRole('button', { name: 'New link' }).press('Enter');
  await question.getByRole('button', { name: 'Keep' }).press('Enter');
  await expect(question).toBeHidden();
  await page.getByRole('button', { name: 'New link' }).press('Enter');
  await question.getByRole('button', { name: 'Make a new link' }).press('Enter');
  await expect(page.getByText('The report has a new link.')).toBeVisible();
  await expect(openings.getByRole('listitem').first()).toContainText('The report got a new link');
  const link = page.getByRole('link', { name: 'Open the finished report' });
  await expect(link).not.toHaveAttribute('href', paths.publishedReport(reportKey));
  await page.goto(paths.publishedReport(reportKey));
  await expect(page.getByText('Still open for comments and signatures until')).toBeHidden();
});

test('a key that leads nowhere says what to do', async ({ page }) => {
  await page.goto(paths.publishedReport('no-such-report'));
  await expect(page.getByRole('heading', { name: 'There is no report here' })).toBeVisible();
});

test('everybody can use it, light and dark', async ({ page, given, signIn }) => {
  const { id, ownLink } = await givenFinished(given);
  const findings = async () => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await stylesHaveSettled(page);
      expect.soft(await seriousFindings(page), colorScheme).toEqual([]);
    }
  };
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(ownLink);
  await expect(page.getByRole('heading', { name: 'Hall' })).toBeVisible();
  await findings();
  await page.getByRole('button', { name: 'Sign the report' }).click();
  await expect(page.getByLabel('I agree to the declaration above.')).toBeVisible();
  await findings();
  await signIn('reviewer');
  await page.goto(paths.inspectionComments(id));
  await expect(page.getByText('Nobody has signed.')).toBeVisible();
  await findings();
});
