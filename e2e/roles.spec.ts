/** Each role sees only screens that it may use: no form that ends in a refusal, no tab that cannot be opened. */
import { paths } from '#web/paths.ts';
import { expect, test } from './support/fixtures.ts';

test.describe('a client', () => {
  test('reads that a report is not finished yet, and is refused nothing on the way', async ({ page, signIn }) => {
    const refused: string[] = [];
    page.on('response', (response) => {
      if (response.url().includes('/api/') && response.status() >= 400) refused.push(response.url());
    });
    await signIn('client');
    await page.goto(`${paths.inspections()}?state=100,200`);
    await page.getByRole('table', { name: 'Inspections' }).getByRole('rowheader').getByRole('link').first().click();
    const parts = page.getByRole('navigation', { name: 'Parts of this inspection' });
    await expect(parts.getByRole('link')).toHaveText(['Details', 'Contacts', 'Report', 'PDFs']);
    await expect(page.getByRole('button', { name: 'Steps' })).toBeHidden();
    await parts.getByRole('link', { name: 'Report' }).click();
    await expect(page.getByText('The report is not finished yet')).toBeVisible();
    await page.goto(paths.properties());
    await page.getByRole('table', { name: 'Properties' }).getByRole('rowheader').getByRole('link').first().click();
    await expect(
      page.getByRole('navigation', { name: 'Parts of this property' }).getByRole('link', { name: 'Audit' }),
    ).toBeHidden();
    expect(refused).toEqual([]);
  });
});

test.describe('a clerk', () => {
  test('is offered no form that only managers may send', async ({ page, given, signIn }) => {
    const { id } = await given.property();
    await signIn('clerk');
    await page.goto(paths.property(id));
    await expect(page.getByRole('link', { name: 'Overview' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Edit' })).toBeHidden();
    for (const path of [paths.newProperty(), paths.editProperty(id), paths.newInspection(id)]) {
      await page.goto(path);
      await expect(page.getByText('Your role does not include this page.')).toBeVisible();
    }
  });
});

test('the trail calls states by their names', async ({ page, given, signIn }) => {
  const clerk = await given.staffMember('clerk');
  const { id } = await given.inspection({ clerk, isStarted: true });
  await signIn('manager');
  await page.goto(paths.inspectionHistory(id));
  await expect(page.getByText('State: Assigned → Active')).toBeVisible();
});

test('the navigation counts the waiting work of its user', async ({ page, signIn }) => {
  await signIn('reviewer');
  await page.goto(`${paths.review()}?per_page=100`);
  const jobs = page.getByRole('table', { name: 'Review' }).getByRole('rowheader');
  await expect(jobs.first()).toBeVisible();
  const entry = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /^Review/ });
  await expect(async () => expect(entry).toHaveText(`Review${await jobs.count()} waiting`)).toPass();
});
