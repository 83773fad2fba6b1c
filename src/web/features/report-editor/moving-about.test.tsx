import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { givenReportOnService, openPage } from './testing/given-editor.tsx';

const rooms = ['Hall', 'Kitchen', 'Bathroom'].map((name) => ({
  name,
  items: [
    { name: 'Door', description: 'White', condition: 'Good' },
    { name: 'Walls', description: 'Magnolia', condition: 'Fair' },
  ],
}));

const side = page.getByRole('complementary', { name: 'About the item' });

describe('moving about in a report by keyboard', () => {
  test("Alt with P goes to the item's photos and actions, and Escape back to the field", async () => {
    await openPage(await givenReportOnService({ rooms }));
    const field = page.getByRole('region', { name: 'Hall' }).getByRole('textbox', { name: 'Condition of Door' });
    await field.click();

    await userEvent.keyboard('{Alt>}p{/Alt}');
    await expect.element(side.getByRole('button', { name: 'Add', exact: true }).first()).toHaveFocus();
    await expect.element(side.getByRole('heading', { name: 'Door' })).toBeVisible();
    await userEvent.tab();
    await expect.element(side.getByRole('heading', { name: 'Door' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(field).toHaveFocus();
    await expect.element(field).toHaveValue('Good');
  });

  test('Enter in the last field leads to the line that adds an item', async () => {
    await openPage(await givenReportOnService({ rooms }));
    await page.getByRole('region', { name: 'Bathroom' }).getByRole('textbox', { name: 'Condition of Walls' }).click();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('combobox', { name: 'New item in Bathroom' })).toHaveFocus();
  });

  test('the first letters of an item in the line for a new one lead to it, in its room before others', async () => {
    const given = await givenReportOnService({ rooms });
    await openPage(given);
    const line = page.getByRole('combobox', { name: 'New item in Kitchen' });
    await line.click();
    await userEvent.keyboard('wa');
    await expect.element(page.getByRole('button', { name: /goes to Walls$/ })).toBeVisible();
    await userEvent.keyboard('{Tab}');
    const kitchen = page.getByRole('region', { name: 'Kitchen' });
    await expect.element(kitchen.getByRole('textbox', { name: 'Condition of Walls' })).toHaveFocus();
    await expect.element(line).toHaveValue('');
    await line.click();
    await userEvent.keyboard('wa{Enter}');
    await expect
      .poll(async () => (await given.read()).rooms[1]?.items.map(({ name }) => name.value))
      .toEqual(['Door', 'Walls', 'wa']);
  });

  test('a reload leads back to the field and the letter', async () => {
    const given = await givenReportOnService({ rooms });
    const before = await openPage(given);
    await page.getByRole('region', { name: 'Bathroom' }).getByRole('textbox', { name: 'Condition of Walls' }).click();
    await userEvent.keyboard('{Control>}a{/Control}Worn{ArrowLeft}');
    await expect.element(page.getByText('Saved', { exact: true })).toBeVisible();
    window.dispatchEvent(new PageTransitionEvent('pagehide'));
    await before.unmount();
    vi.spyOn(performance, 'getEntriesByType').mockReturnValueOnce([{ type: 'reload' } as PerformanceNavigationTiming]);
    await openPage(given);
    await expect.poll(() => document.activeElement?.getAttribute('aria-label')).toBe('Condition of Walls');
    await userEvent.keyboard('!');
    await expect.poll(() => (document.activeElement as HTMLTextAreaElement).value).toBe('Wor!n');
    const marked = page
      .getByRole('navigation', { name: 'Rooms of the report' })
      .getByRole('button', { name: /^Bathroom/ });
    await expect.element(marked).toHaveAttribute('aria-current', 'location');
  });

  test('a row that is moved elsewhere leaves the focus beside it', async () => {
    await openPage(await givenReportOnService({ rooms }));
    const hall = page.getByRole('region', { name: rooms[0]?.name ?? '' });
    await hall.getByRole('textbox', { name: 'Item', exact: true }).first().click();
    await userEvent.keyboard('{Escape}m');
    await page.getByRole('dialog').getByRole('button', { name: 'Move', exact: true }).click();
    await expect.element(page.getByText(/ moved to /).first()).toBeVisible();
    await expect
      .poll(() => document.activeElement?.closest<HTMLElement>('[data-room], [data-rooms]')?.tagName)
      .toBe('SECTION');
  });

  test("Enter on a room's name in the outline goes to the room itself", async () => {
    await openPage(await givenReportOnService({ rooms }));
    const entry = page
      .getByRole('navigation', { name: 'Rooms of the report' })
      .getByRole('button', { name: /^Kitchen/ });
    await expect.element(entry).toBeVisible();
    (entry.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('region', { name: 'Kitchen' })).toHaveFocus();
    await userEvent.tab();
    await expect.element(page.getByRole('textbox', { name: 'Name of the room Kitchen' })).toHaveFocus();
  });
});
