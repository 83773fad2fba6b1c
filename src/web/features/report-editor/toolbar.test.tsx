import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { breakWrites, fillDisk, loseLine } from './testing/faults.ts';
import { givenReportOnService, openOnPhone, openPage } from './testing/given-editor.tsx';

const mends: (() => void)[] = [];
afterEach(() => {
  for (const mend of mends.splice(0)) mend();
});

const rooms = Array.from({ length: 12 }, (_, at) => ({
  name: `Living and dining room ${at + 1}`,
  items: [{ name: 'Door' }, { name: 'Walls' }],
}));
const count = page.getByRole('button', { name: /^2[24] unanswered/ });

/** Everything in it beside each other, and nothing of it past its end. */
async function expectOneLine() {
  await expect.element(count).toBeVisible();
  const bar = count.element().parentElement;
  if (bar === null) throw new Error('no bar');
  const boxes = [...bar.children].map((child) => child.getBoundingClientRect()).filter(({ width }) => width > 0);
  const middles = boxes.map(({ top, height }) => Math.round(top + height / 2));
  expect(Math.max(...middles) - Math.min(...middles)).toBeLessThanOrEqual(2);
  expect(Math.max(...boxes.map(({ right }) => right))).toBeLessThanOrEqual(bar.getBoundingClientRect().right);
  const room = page.getByText('Living and dining room 1', { exact: true }).first();
  expect(room.element().getBoundingClientRect().width).toBeGreaterThan(40);
}

test('on a phone the bar is one line, with the unanswered count and the name of the room', async () => {
  await openOnPhone(await givenReportOnService({ rooms }));
  await expect.element(page.getByText('Saved', { exact: true })).toBeVisible();
  await expectOneLine();

  await count.click();
  await expect.element(page.getByRole('textbox', { name: 'Condition of Door' })).toHaveFocus();
});

test('on a phone without a line it is one line, too, and says in full to who listens that it is', async () => {
  await openOnPhone(await givenReportOnService({ rooms }));
  await expect.element(page.getByText('Saved', { exact: true })).toBeVisible();
  const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  mends.push(loseLine(), () => line.mockRestore());
  window.dispatchEvent(new Event('offline'));
  await expect.element(page.getByRole('status').getByText('Saved. You are offline')).toBeVisible();
  await expectOneLine();

  await page.getByRole('textbox', { name: 'Condition of Door' }).fill('Scratched');
  await page.getByRole('textbox', { name: 'Condition of Walls' }).fill('Scratched');
  await expect.element(page.getByRole('status').getByText('2 changes waiting (offline)')).toBeVisible();
  await expectOneLine();
});

test('on a phone a text that needs a decision stands below the bar, and the room keeps its name', async () => {
  await openOnPhone(await givenReportOnService({ rooms }));
  mends.push(breakWrites(() => Promise.resolve(Response.json({ status: 422, detail: 'Too long.' }, { status: 422 }))));
  await page.getByRole('textbox', { name: 'Condition of Door' }).first().fill('Scuffed');
  const decide = page.getByRole('button', { name: '1 text needs a decision' });
  await expect.element(decide).toBeVisible();
  const room = page.getByText('Living and dining room 1', { exact: true }).first().element();
  expect(room.getBoundingClientRect().width).toBeGreaterThan(40);
  expect(decide.element().getBoundingClientRect().top).toBeGreaterThan(room.getBoundingClientRect().bottom);
});

test('a refusal of the disk stays on display, also once the edit is saved, until the disk takes something again', async () => {
  const given = await givenReportOnService({ rooms });
  await openPage(given);
  const notice = page.getByText(/^The storage of this device is full or blocked/);
  const lift = fillDisk();
  mends.push(lift);
  const door = page.getByRole('textbox', { name: 'Condition of Door' }).first();
  await door.fill('Scratched');
  await expect.element(notice).toBeVisible();
  await expect.poll(async () => (await given.read()).rooms[0]?.items[0]?.condition.value).toBe('Scratched');
  await expect.element(page.getByText('Saved', { exact: true })).toBeVisible();
  await expect.element(notice).toBeVisible();

  lift();
  await door.fill('Scratched twice');
  await expect.element(notice).not.toBeInTheDocument();
});

test('the tip of the menu of a room stays on the screen of a phone, whole', async () => {
  const name = `Room ${'with a long name '.repeat(6)}`.trim();
  await openOnPhone(await givenReportOnService({ rooms: [{ name, items: [{ name: 'Door' }] }] }));
  const menu = page.getByRole('button', { name: `Actions for the room ${name}` });
  await userEvent.click(page.getByRole('textbox', { name: /^Name of the room/ }));
  await userEvent.tab();
  await expect.element(menu).toHaveFocus();
  const tip = getComputedStyle(menu.element(), '::after');
  expect([tip.visibility, tip.whiteSpace, tip.right]).toEqual(['visible', 'normal', '0px']);
  expect(menu.element().getBoundingClientRect().right - Number.parseFloat(tip.width)).toBeGreaterThan(0);
});

test('on a desk the count says what it counts', async () => {
  await openPage(await givenReportOnService({ rooms }));
  await expect.element(page.getByText('24 unanswered', { exact: true })).toBeVisible();
});
