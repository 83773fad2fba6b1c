import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '#web/ui/theme.css';
import '#web/ui/base.css';
import { ChooseSheet, type NamedSheet } from './choose-sheet.tsx';

const box = page.getByRole('textbox', { name: 'Or paste rows from a spreadsheet' });
const read = page.getByRole('button', { name: 'Read these rows' });
const sheet = { headings: ['Name', 'Email'], rows: [['Ann', 'ann@example.com']] };

async function show(): Promise<NamedSheet[]> {
  const taken: NamedSheet[] = [];
  await render(<ChooseSheet onSheet={(one) => taken.push(one)} />);
  return taken;
}

test('rows that are typed, dropped or put in by a phone are read by a button', async () => {
  const taken = await show();
  expect(read.elements()).toHaveLength(0);
  await userEvent.fill(box, 'Name,Email');
  await read.click();
  await expect.element(page.getByText('That is one line. Copy the headings and at least one row.')).toBeVisible();
  await userEvent.fill(box, 'Name,Email\nAnn,ann@example.com\n');
  await read.click();
  await expect.poll(() => taken).toEqual([{ name: 'Pasted rows', sheet }]);
});

test('rows that are pasted into the empty box are read at once', async () => {
  const taken = await show();
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', 'Name\tEmail\nAnn\tann@example.com');
  box.element().dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  await expect.poll(() => taken).toEqual([{ name: 'Pasted rows', sheet }]);
});
