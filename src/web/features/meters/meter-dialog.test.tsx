import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '#web/ui/theme.css';
import '#web/ui/base.css';
import { MeterDialog } from './meter-dialog.tsx';

const meter = {
  id: 7,
  type: 'Gas',
  location: 'Under the stairs',
  supplier: '',
  serial_no: null,
  reading: '08281',
  date: '2027-03-20T09:00:00+00:00',
  attachments: [],
  parent_id: null,
};

test('a reading at a time that the clocks leave out that day is not saved as one an hour later', async () => {
  const saved: string[] = [];
  await render(
    <MeterDialog
      task={{ kind: 'change', meter }}
      onClose={() => undefined}
      onSave={async ({ date }) => {
        saved.push(String(date));
        return true;
      }}
    />,
  );
  const time = page.getByRole('textbox', { name: 'Time' });
  const save = page.getByRole('button', { name: 'Save' });
  await page.getByRole('textbox', { name: 'Read on' }).fill('28/03/2027');
  await time.fill('01:30');
  await save.click();
  await expect.element(page.getByText('Time does not exist on that day: the clocks go forward.')).toBeVisible();
  expect(saved).toEqual([]);

  await time.fill('02:30');
  await save.click();
  await expect.poll(() => saved).toEqual(['2027-03-28T02:30:00+01:00']);
});
