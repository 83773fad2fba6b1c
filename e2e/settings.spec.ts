/** The account's settings: administrators reach them, nobody else does. */
import { readFile } from 'node:fs/promises';
import { paths } from '#web/paths.ts';
import { createPropertyContact } from '#web/queries/generated/sdk.gen.ts';
import { seriousFindings, stylesHaveSettled } from './support/axe.ts';
import { expect, test } from './support/fixtures.ts';

test('an administrator reads that a proxy hides where visitors come from', async ({ page, signIn }) => {
  await signIn('administrator');
  await page.goto(paths.home());
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('link', { name: 'Security', exact: true }).click();
  await expect(page).toHaveURL(paths.securitySettings());
  const section = page.getByRole('region', { name: 'Addresses of visitors' });
  await expect(section).toContainText('sees the network address of each visitor');
  await page.route('**/settings/account', async (route) =>
    route.continue({ headers: { ...route.request().headers(), 'x-forwarded-for': '203.0.113.9' } }),
  );
  await page.reload();
  await expect(section.getByRole('note')).toContainText('name it among the trusted proxies');
});

test('an administrator finds a change in the security log, and takes the log as a table', async ({ page, signIn }) => {
  await signIn('administrator');
  await page.goto(paths.securitySettings());
  await page.getByRole('link', { name: 'Open the log' }).click();
  await expect(page.getByRole('heading', { name: 'Security log', level: 1 })).toBeVisible();
  const list = page.getByRole('table', { name: 'Security log' });
  await page.getByRole('button', { name: /^Area/ }).click();
  await page.getByRole('checkbox', { name: 'Signing in' }).check();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/area=sign_in/);
  await list.getByRole('link', { name: 'Signed in' }).first().press('Enter');
  const event = page.getByRole('dialog', { name: 'Signed in' });
  await expect(event).toContainText('Network address');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await stylesHaveSettled(page);
  expect(await seriousFindings(page)).toEqual([]);
  await page.keyboard.press('Escape');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as CSV' }).press('Enter'),
  ]);
  expect(await readFile(await download.path(), 'utf8')).toContain('sign_in.succeeded');
  await page.getByRole('button', { name: /^Area/ }).click();
  await page.getByRole('checkbox', { name: 'Signing in' }).uncheck();
  await page.getByRole('checkbox', { name: 'Exports and removals' }).check();
  await page.keyboard.press('Escape');
  await expect(list.getByRole('link', { name: 'Exported the security log' }).first()).toBeVisible();
});

test('an administrator sees what files take, by kind, at any width and by keyboard', async ({ page, signIn }) => {
  await signIn('administrator');
  await page.goto(paths.securitySettings());
  const tab = page.getByRole('link', { name: 'Storage' });
  await tab.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(paths.storageSettings());
  const section = page.getByRole('region', { name: 'Storage' });
  await expect(section).toContainText('There is no limit but the disk.');
  await expect(section.getByRole('term')).toHaveText([
    'Photographs',
    'Films',
    'Recordings',
    'Documents',
    'PDFs, which do not count',
  ]);
  await page.route('**/api/settings/storage', async (route) => {
    const response = await route.fetch();
    await route.fulfill({
      response,
      json: { ...(await response.json()), used: 9_900_000_000, allowed: 10_000_000_000 },
    });
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.reload();
  await expect(section).toContainText('take 9.9 GB of the 10.0 GB');
  await expect(section.getByRole('meter')).toHaveAccessibleName(/take 9.9 GB of the 10.0 GB/);
  await expect(section.getByRole('note')).toContainText('hardly room');
  expect(await seriousFindings(page)).toEqual([]);
});

test('a manager is told that the settings are for administrators', async ({ page, signIn }) => {
  await signIn('manager');
  await page.goto(paths.securitySettings());
  await expect(page.getByText('This is for administrators.')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Settings' })).toBeHidden();
});

test('an administrator reads what an erasure would do, and then erases a tenant', async ({ page, given, signIn }) => {
  const property = await given.property();
  const email = `tess-${property.id}@example.com`;
  await createPropertyContact({
    path: { property_id: property.id },
    body: { type: 1, name: 'Tess Tenant', email, signee: true, notify: false, deliver: false },
  });
  await signIn('administrator');
  await page.goto(paths.dataSettings());
  const section = page.getByRole('region', { name: 'Erase a person' });
  const ask = section.getByRole('button', { name: 'Show what would go' });
  await ask.press('Enter');
  await expect(section.getByText('Give an address and a name, or choose somebody who has left.')).toBeVisible();
  await section.getByLabel('E-mail address').fill(email);
  await ask.press('Enter');
  await expect(section).toContainText(`For ${email}:`);
  await expect(section).toContainText('Contacts of properties (1)');
  // Told of one person, the next one is not erased.
  await section.getByLabel('Whole name').fill('Tess');
  await expect(section.getByRole('button', { name: 'Erase this person' })).toHaveCount(0);
  await section.getByLabel('Whole name').fill('');
  await ask.press('Enter');
  await section.getByRole('button', { name: 'Erase this person' }).press('Enter');
  await page.getByRole('button', { name: 'Erase', exact: true }).press('Enter');
  await expect(page.getByRole('region', { name: 'Erasures' })).toContainText('Erased person');
  await page.goto(paths.propertyContacts(property.id));
  await expect(page.getByText(/^Erased person \d+$/)).toBeVisible();
});

test('an administrator exports what is kept about a tenant, and rehearses a rule of retention', async ({
  page,
  given,
  signIn,
}) => {
  const property = await given.property();
  const email = `tara-${property.id}@example.com`;
  await createPropertyContact({
    path: { property_id: property.id },
    body: { type: 1, name: 'Tara Tenant', email, signee: true, notify: false, deliver: false },
  });
  await signIn('administrator');
  await page.goto(paths.dataSettings());
  const section = page.getByRole('region', { name: 'Export what is kept about a person' });
  await section.getByLabel('E-mail address').fill(email);
  await section.getByRole('button', { name: 'Make the export' }).press('Enter');
  const exported = page.getByRole('region', { name: 'Exports' }).getByRole('listitem').filter({ hasText: email });
  const download = page.waitForEvent('download');
  await exported.getByRole('link', { name: 'Download the zip' }).press('Enter');
  expect((await download).suggestedFilename()).toMatch(/^export-\d+\.zip$/);
  const rule = page.getByRole('listitem', { name: 'Cancelled inspections' });
  await rule.getByLabel('Months (at least 3)').fill('600');
  await rule.getByRole('button', { name: 'Show what would go' }).press('Enter');
  await expect(rule).toContainText('Nothing would go now.');
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await stylesHaveSettled(page);
    expect(await seriousFindings(page)).toEqual([]);
  }
});
