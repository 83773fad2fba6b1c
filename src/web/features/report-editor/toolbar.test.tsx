import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { givenReportOnService, openOnPhone, openPage } from './testing/given-editor.tsx';

const rooms = Array.from({ length: 12 }, (_, at) => ({
  name: `Living and dining room ${at + 1}`,
  items: [{ name: 'Door' }, { name: 'Walls' }],
}));
const count = page.getByRole('button', { name: /^24 unanswered/ });

test('on a phone the bar is one line, with what is unanswered and the name of the room', async () => {
  await openOnPhone(await givenReportOnService({ rooms }));
  await expect.element(count).toBeVisible();
  const bar = count.element().parentElement;
  if (bar === null) throw new Error('no bar');
  await expect.element(page.getByText('Saved', { exact: true })).toBeVisible();

  const boxes = [...bar.children].map((child) => child.getBoundingClientRect()).filter(({ width }) => width > 0);
  const middles = boxes.map(({ top, height }) => Math.round(top + height / 2));
  expect(Math.max(...middles) - Math.min(...middles)).toBeLessThanOrEqual(2);
  expect(Math.max(...boxes.map(({ right }) => right))).toBeLessThanOrEqual(bar.getBoundingClientRect().right);
  const room = page.getByText('Living and dining room 1', { exact: true }).first();
  expect(room.element().getBoundingClientRect().width).toBeGreaterThan(40);

  await count.click();
  await expect.element(page.getByRole('textbox', { name: 'Condition of Door' })).toHaveFocus();
});

test('on a desk the count says what it counts', async () => {
  await openPage(await givenReportOnService({ rooms }));
  await expect.element(page.getByText('24 unanswered', { exact: true })).toBeVisible();
});
