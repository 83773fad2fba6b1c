import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { givenReportOnService, items, openPage } from '../testing/given-editor.tsx';

const twoItems = { rooms: [{ name: 'Hall', items: [{ name: 'Door' }, { name: 'Walls' }] }] };
const conditionOf = (name: string) => page.getByRole('textbox', { name: `Condition of ${name}` });

test('an action that was begun is there again after a look at another row, and is then saved', async () => {
  const given = await givenReportOnService(twoItems);
  await openPage(given);
  await conditionOf('Door').click();
  await page.getByRole('region', { name: 'Actions' }).getByRole('button', { name: 'Add' }).click();
  await page.getByRole('combobox', { name: 'Action' }).fill('Replace the lock');

  await conditionOf('Walls').click();
  await expect.element(page.getByRole('heading', { name: 'Walls' })).toBeVisible();
  await expect.element(page.getByRole('combobox', { name: 'Action' })).not.toBeInTheDocument();
  await conditionOf('Door').click();

  await expect.element(page.getByRole('combobox', { name: 'Action' })).toHaveValue('Replace the lock');
  await expect.element(conditionOf('Door')).toHaveFocus();
  await page.getByRole('combobox', { name: 'Responsibility' }).fill('Landlord');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.poll(async () => items(await given.read())[0]?.actions[0]?.action).toBe('Replace the lock');

  await conditionOf('Walls').click();
  await expect.element(page.getByRole('heading', { name: 'Walls' })).toBeVisible();
  await conditionOf('Door').click();
  await expect.element(page.getByText('Replace the lock')).toBeVisible();
  await expect.element(page.getByRole('combobox', { name: 'Action' })).not.toBeInTheDocument();
});
