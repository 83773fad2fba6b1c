/** A firm brings its properties from a spreadsheet, mends what is faulty, and takes it all back. */
import { readFile } from 'node:fs/promises';
import { paths } from '#web/paths.ts';
import {
  createPropertyCustomField,
  deletePropertyCustomField,
  listProperties,
} from '#web/queries/generated/sdk.gen.ts';
import { seriousFindings, stylesHaveSettled } from './support/axe.ts';
import { expect, test } from './support/fixtures.ts';

test('an administrator imports a file with faults, mends them, sees duplicates, and undoes it', async ({
  page,
  given,
  signIn,
}) => {
  const { address, id } = await given.property();
  const street = `Import Way ${id}`;
  const alarm = `Alarm ${id}`;
  const { data: custom } = await createPropertyCustomField({ body: { name: alarm, type: 'text' } });
  const lines = [
    `Street,Town,Post code,Beds,Baths,Landlord,Mood,${alarm}`,
    `1 ${street},Southsea,PO5 9ZZ,two,none,Nobody Known,calm,1904`,
    `2 ${street},Southsea,PO5 9ZZ,one,1,Nobody Known,calm,`,
    `"${address?.line1}",${address?.city},${address?.postcode},1,1,,calm,`,
  ];
  await signIn('administrator');
  await page.goto(paths.imports());
  const file = { name: 'homes.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\n')) };
  await page.locator('input[type=file]').setInputFiles(file);
  await expect(page.getByLabel('Column Street goes to')).toHaveValue('line1');
  await expect(page.getByLabel('Column Landlord goes to')).toHaveValue('client');
  await expect(page.getByLabel('Column Mood goes to')).toHaveValue('');
  await expect(page.getByLabel(`Column ${alarm} goes to`)).toHaveValue(`custom_${custom.id}`);
  await page.getByRole('button', { name: 'Check 3 rows' }).press('Enter');

  const start = page.getByRole('button', { name: /^Import \d+ propert/ });
  await expect(start).toBeDisabled();
  const beds = page.getByLabel('Bedrooms, line 2');
  await expect(beds).toHaveAccessibleDescription('must be a whole number, such as 2');
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await stylesHaveSettled(page);
    expect(await seriousFindings(page)).toEqual([]);
    // The field that mends many rows at once is in sight without scrolling sideways.
    const mending = await page.getByLabel('Client instead of Nobody Known').boundingBox();
    expect((mending?.x ?? width) + (mending?.width ?? 0)).toBeLessThan(width);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await test.step('a fault that two rows share is mended once', async () => {
    const shared = page.getByRole('table', { name: 'The same fault in many rows' });
    await expect(shared.getByRole('row', { name: /^Client/ })).toContainText('Nobody Known');
    await expect(shared.getByRole('button', { name: 'Mend 2 rows' })).toBeDisabled();
    const becomes = page.getByLabel('Client instead of Nobody Known');
    await becomes.fill('');
    await becomes.press('Enter');
    await expect(page.getByText('None is left that two rows share.')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Faults and their mending' })).toBeFocused();
    await expect(page.getByLabel('Client, line 2')).toHaveCount(1);
  });
  await beds.fill('2');
  await beds.press('Enter');
  // The keyboard goes on to the next fault each time: in the same line, then below.
  const baths = page.getByLabel('Bathrooms, line 2');
  await expect(baths).toBeFocused();
  await baths.fill('1');
  await baths.press('Enter');
  await expect(page.getByLabel('Bedrooms, line 3')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('1');
  await page.keyboard.press('Enter');
  await page.getByText('There already (1)').click();
  await expect(page.getByRole('row').filter({ hasText: 'There already:' })).toContainText(address?.line1 ?? '');
  await expect(start).toHaveText('Import 2 properties');
  await start.press('Enter');

  const undo = page.getByRole('button', { name: 'Undo the import' });
  await expect(undo).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: `1 ${street}` })).toContainText('Added');
  const { data: homes } = await listProperties({ query: { address: `1 ${street}` } });
  const first = homes.data.find((home) => home.address?.line1 === `1 ${street}`);
  expect(first?.customFields?.[String(custom.id)]).toMatchObject({ name: alarm, value: '1904' });
  await deletePropertyCustomField({ path: { custom_field_id: custom.id } });
  await undo.press('Enter');
  await expect(page.getByRole('dialog')).toContainText('2 are removed again.');
  await page.getByRole('dialog').getByRole('button', { name: 'Undo the import' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Undone' })).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: `1 ${street}` })).toContainText('Taken back');
  await page.goto(`${paths.properties()}?address=${encodeURIComponent(street)}`);
  await expect(page.getByText('No property matches.')).toBeVisible();
});

test('a word that is picked from the list of a cell is saved at once, and one that keys walk to says that it waits', async ({
  page,
  given,
  signIn,
}) => {
  const { id } = await given.property();
  const street = `Walking Way ${id}`;
  const homes = [1, 2].map((number) => `${number} ${street},Southsea,PO5 9ZY,1,1,half and ${number}`);
  const lines = ['Street,Town,Post code,Beds,Baths,Furnished', ...homes];
  await signIn('administrator');
  await page.goto(paths.imports());
  const file = { name: 'furnished.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\n')) };
  await page.locator('input[type=file]').setInputFiles(file);
  await expect(page.getByLabel('Column Furnished goes to')).toHaveValue('furnished');
  await page.getByRole('button', { name: 'Check 2 rows' }).press('Enter');
  const furnished = (line: number) => page.getByRole('combobox', { name: `Furnished, line ${line}` });
  await expect(furnished(2)).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByText('With faults (2)')).toBeVisible();

  await furnished(2).selectOption('Part Furnished');
  await expect(page.getByText('With faults (1)')).toBeVisible();
  await expect(furnished(2)).toHaveCount(0);

  await furnished(3).focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByText('Not saved yet: Enter saves it.')).toBeVisible();
  expect(await seriousFindings(page, { ofColour: true })).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Import 2 properties' })).toBeEnabled();
});

test('a list is saved as it is shown, and the security log knows of it', async ({ page, given, signIn }) => {
  const { address } = await given.property();
  await signIn('administrator');
  await page.goto(`${paths.properties()}?address=${encodeURIComponent(address?.line1 ?? '')}`);
  await expect(page.getByRole('row').filter({ hasText: address?.line1 ?? '' })).toHaveCount(1);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).press('Enter');
  await page.getByRole('menuitem', { name: /\.csv/ }).press('Enter');
  const text = await readFile(await (await download).path(), 'utf8');
  expect(text).toContain('Address,Town and postcode,Client');
  expect(text).toContain(address?.line1);
  expect(text.trim().split('\r\n')).toHaveLength(2);
  await page.goto(`${paths.securityLog()}?area=data`);
  await expect(page.getByText('Exported a list').first()).toBeVisible();
});
