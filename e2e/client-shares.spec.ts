/** A person of a client hands out a finished report by a link of their own, on a phone, and takes it back. */
import type { Page } from '@playwright/test';
import { photo } from '#testing/sample-files.ts';
import { paths } from '#web/paths.ts';
import {
  completeInspection,
  createReportAttachment,
  listClientPeople,
  listClients,
  listFileShares,
  reopenInspection,
  submitInspection,
  updateInspection,
} from '#web/queries/generated/sdk.gen.ts';
import { seriousFindings, stylesHaveSettled } from './support/axe.ts';
import { demoUser } from './support/demo-company.ts';
import { expect, test } from './support/fixtures.ts';
import type { Given } from './support/given.ts';

const phone = { width: 390, height: 844 };

/** The client whose person can sign in to the demo company. */
async function findClient(): Promise<number> {
  const { email } = demoUser('client');
  const { data: clients } = await listClients({ query: { per_page: 100 } });
  for (const { id } of clients.data) {
    const { data: people } = await listClientPeople({ path: { client_id: id }, query: { per_page: 100 } });
    if (people.data.some((person) => person.email === email)) return id;
  }
  throw new Error('The person is of no client.');
}

async function givenFinished(given: Given): Promise<number> {
  const clerk = await given.staffMember('clerk');
  const { id } = await given.inspection({ clerk, rooms: [{ name: 'Hall', items: ['Door'] }], isStarted: true });
  const path = { inspection_id: id };
  await updateInspection({ path, body: { client_id: await findClient() } });
  const picture = new File([new Uint8Array(await photo({ width: 640, height: 480 }))], 'photo.jpg');
  await createReportAttachment({ path, body: { upload: picture, description: 'The hall from the door' } });
  await submitInspection({ path });
  await completeInspection({ path });
  return id;
}

async function expectAccessible(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await stylesHaveSettled(page);
    expect.soft(await seriousFindings(page, { ofColour: colorScheme === 'dark' }), colorScheme).toEqual([]);
  }
}

const isWiderThanPage = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

test('a client makes a named link on a phone, sees it opened, and revokes it', async ({
  page,
  browser,
  given,
  signIn,
  openAs,
}) => {
  const id = await givenFinished(given);
  await page.setViewportSize(phone);
  await signIn('client');
  await page.goto(paths.inspectionPdfs(id));
  const links = page.getByRole('region', { name: 'Shared links' });

  await links.getByRole('button', { name: 'Share' }).click();
  const dialog = page.getByRole('dialog', { name: 'Share by link' });
  await expect(dialog.getByLabel('Send the link to')).toBeHidden();
  await dialog.getByLabel('What the link shows').selectOption({ label: 'Chosen photos and files' });
  await dialog.getByRole('checkbox', { name: 'The hall from the door' }).check();
  await dialog.getByRole('button', { name: 'Make the link' }).click();
  await expect(dialog.getByText('Say whom or what the link is for.')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('What the link is for').fill('Our insurer');
  await dialog.getByRole('button', { name: 'Make the link' }).click();
  const link = links.getByRole('listitem').filter({ hasText: 'Our insurer' });
  await expect(link).toContainText('Not opened yet');
  await expect(link).toContainText(`by ${demoUser('client').name}`);
  expect(await isWiderThanPage(page)).toBe(false);

  const { data } = await listFileShares({ query: { inspection_id: id } });
  const url = data.data[0]?.url ?? '';
  const visitor = await (await browser.newContext({ viewport: phone })).newPage();
  await visitor.goto(url);
  await expect(visitor.getByRole('img', { name: 'The hall from the door' })).toBeVisible();
  await page.reload();
  await expect(link).toContainText('Opened once');
  await expectAccessible(page);

  await test.step('while the office has reopened the report, the link shows nothing', async () => {
    await reopenInspection({ path: { inspection_id: id } });
    await visitor.reload();
    await expect(visitor.getByText('being changed')).toBeVisible();
    await page.reload();
    await expect(links.getByText('Your links show nothing until it is finished again.')).toBeVisible();
    await expect(links.getByRole('button', { name: 'Share' })).toBeHidden();
    await completeInspection({ path: { inspection_id: id } });
  });

  await test.step('a manager sees whose it is', async () => {
    const manager = await openAs('manager');
    await manager.goto(paths.inspectionPdfs(id));
    const seen = manager.getByRole('region', { name: 'Shared links' }).getByRole('listitem');
    await expect(seen).toContainText(`by ${demoUser('client').name}, of the client`);
    await expect(seen.getByRole('button', { name: 'Revoke: Our insurer, One file' })).toBeVisible();
  });

  await page.reload();
  await link.getByRole('button', { name: /^Revoke/ }).click();
  await page.getByRole('button', { name: 'Revoke the link' }).click();
  await expect(link).toContainText('Revoked');
  await visitor.reload();
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('This link does not work');
  await visitor.context().close();
});
