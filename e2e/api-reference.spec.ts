/** The API reference at /docs: drawn from the service's own document, by files from here, under a policy that allows no others. */
import { expect, test } from './support/fixtures.ts';

test('shows an operation with its scope and its examples in JSON and XML, and asks nobody else', async ({
  page,
  baseURL,
}) => {
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== baseURL) elsewhere.push(request.url());
  });
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));

  await page.goto('/docs#/Properties/createProperty');
  const operation = page.locator('#operations-Properties-createProperty');
  await expect(operation).toContainText('Scope: properties.write');
  await expect(operation).toContainText('"line1": "3 Clarence Parade"');
  await operation.getByLabel('Request content type').selectOption('application/xml');
  await expect(operation).toContainText('<json:string name="line1">3 Clarence Parade</json:string>');

  expect(elsewhere).toEqual([]);
  expect(complaints).toEqual([]);
});

test('tries an operation, and fills in the application that it was opened for with each of its scopes', async ({
  page,
}) => {
  await page.goto('/docs?client_id=other-system&scope=properties.read+reports.read#/Current_user/getMe');
  const operation = page.locator('#operations-Current_user-getMe');
  await operation.getByRole('button', { name: 'Try it out' }).click();
  await operation.getByRole('button', { name: 'Execute' }).click();
  await expect(operation).toContainText('"code": "token_missing"');
  await page.getByRole('button', { name: 'Authorize' }).click();
  await expect(page.getByLabel('client_id:').first()).toHaveValue('other-system');
  const ticked = page.locator('.dialog-ux input[type="checkbox"]:checked');
  await expect(ticked).toHaveCount(2);
});

test('follows the theme of the system', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/docs');
  await expect(page.locator('html')).toHaveClass(/dark-mode/);
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(page.locator('html')).not.toHaveClass(/dark-mode/);
});
