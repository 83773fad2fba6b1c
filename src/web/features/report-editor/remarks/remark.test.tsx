import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { updateItem } from '#web/queries/generated/sdk.gen.ts';
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

test('the reason for which a finding stands is read in its row until the condition changes', async () => {
  const given = await givenReportOnService({
    rooms: [{ name: 'Hall', items: [{ name: 'Door', condition: 'Good: light scuffs' }] }],
  });
  const [room] = (await given.read()).rooms;
  await updateItem({
    path: { inspection_id: given.inspectionId, room_id: room?.id ?? 0, item_id: room?.items[0]?.id ?? 0 },
    body: { name: 'Door', waived: [{ check: 'vague', reason: 'All over' }] },
    throwOnError: true,
  });
  await openPage(given);
  const reason = page.getByText('No place or size: All over');
  await expect.element(reason).toBeVisible();

  await page.getByRole('textbox', { name: 'Condition of Door' }).fill('Good');
  await expect.element(reason).not.toBeInTheDocument();
});
