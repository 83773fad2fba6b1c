import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { givenReportOnService, openPage } from '../testing/given-editor.tsx';

test('a condition that contradicts itself says so in its row once it is saved, and no more when it is mended', async () => {
  const given = await givenReportOnService({
    rooms: [
      {
        name: 'Hall',
        items: [
          { name: 'Door', condition: 'Good: handle broken' },
          { name: 'Walls', condition: 'Good, clean' },
        ],
      },
    ],
  });
  await openPage(given);
  const remarks = page.getByText(/, yet /);
  await expect.element(remarks).toHaveTextContent('Good, yet damaged');
  await page.getByRole('textbox', { name: 'Condition of Walls' }).click();
  await userEvent.keyboard('{End}; greasy to hood');
  await expect.element(remarks.nth(1)).toHaveTextContent('Clean, yet dirty');

  await page.getByRole('textbox', { name: 'Condition of Door' }).fill('Fair: handle broken');
  await expect.element(page.getByText('Good, yet damaged')).not.toBeInTheDocument();
  await expect.element(page.getByText('Clean, yet dirty')).toBeVisible();
});
