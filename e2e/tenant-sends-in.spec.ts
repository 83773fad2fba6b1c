/** A tenant sends a self-service report in: nothing goes half-filled by mistake. */
import { getInspection } from '#web/queries/generated/sdk.gen.ts';
import { expect, test } from './support/fixtures.ts';
import { bookSelfService, readTenantLink } from './support/tenant-link.ts';

const phone = { width: 390, height: 844 };

test('an empty report is sent in only after a question that names its rooms', async ({ given, page }) => {
  const { id } = await bookSelfService(given);
  const link = await readTenantLink(id);
  await page.setViewportSize(phone);
  await page.goto(`${link}#review`);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Send in' }).click();

  const question = page.getByRole('region', { name: /^Send it in with \d+ things missing\?$/ });
  await expect(question).toContainText('You have not answered anything yet:');
  await expect(question.getByRole('link')).toHaveText(['Hall', 'Kitchen']);
  expect((await getInspection({ path: { inspection_id: id } })).data.submitted_at).toBeNull();
  await page.getByRole('link', { name: 'Fill in what is missing' }).click();
  await expect(page.getByRole('heading', { name: 'Hall', level: 1 })).toBeVisible();
  await page.getByRole('region', { name: 'Front door' }).getByLabel('What condition is it in?').fill('Good');
  await expect(page.getByText('Everything is saved', { exact: true })).toBeVisible();

  await page.goto(`${link}#review`);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Send in' }).click();
  await expect(question).toContainText('You have not answered anything in this room:');
  await question.getByRole('link', { name: 'Kitchen' }).click();
  await expect(page.getByRole('heading', { name: 'Kitchen', level: 1 })).toBeVisible();
});
