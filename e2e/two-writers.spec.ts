/** Two people in one report: each sees the other's writing, and neither is disturbed by it. */
import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { ReportEditor } from './support/report-editor.ts';

const names = Array.from({ length: 12 }, (_, at) => `Room ${at + 1}`);
const topOf = async (page: Page, label: string): Promise<number> =>
  page.getByRole('textbox', { name: label, exact: true }).evaluate((field) => field.getBoundingClientRect().top);

test('two people write in one report at the same time', async ({ page, given, signIn, openAs, reportEditor }) => {
  const clerk = await given.staffMember('clerk');
  const rooms = names.map((name) => ({ name, items: ['Door', 'Walls', 'Floor'].map((item) => `${item} of ${name}`) }));
  const { id } = await given.inspection({ clerk, rooms, isStarted: true });
  await signIn('clerk');
  await reportEditor.open(id);
  const office = await openAs('manager');
  const other = new ReportEditor(office);
  await other.open(id);

  await test.step('each sees what the other has saved, in a field and around the own typing', async () => {
    await other.field('Room 1', 'Walls of Room 1', 'Condition').click();
    await office.keyboard.type('Scuff');
    await reportEditor.field('Room 1', 'Door of Room 1', 'Condition').fill('Dented');
    await expect(other.field('Room 1', 'Door of Room 1', 'Condition')).toHaveValue('Dented');
    await office.keyboard.type('ed');
    await expect(other.field('Room 1', 'Walls of Room 1', 'Condition')).toBeFocused();
    await expect(reportEditor.field('Room 1', 'Walls of Room 1', 'Condition')).toHaveValue('Scuffed');
  });

  await test.step('additions further up do not move the text that the other reads', async () => {
    await other.goTo('Room 8');
    const label = 'Condition of Door of Room 8';
    await other.field('Room 8', 'Door of Room 8', 'Condition').click();
    const before = await topOf(office, label);
    await reportEditor.addItems('Room 2', ['Lamp', 'Shelf', 'Curtain']);
    await reportEditor.roomGrip('Room 1').focus();
    await page.keyboard.press('Alt+ArrowDown');
    await other.expectRooms(['Room 2', 'Room 1', ...names.slice(2)]);
    await expect(other.outline.getByRole('listitem').first()).toContainText('6');
    await expect.poll(async () => Math.abs((await topOf(office, label)) - before)).toBeLessThan(2);
    await expect(other.field('Room 8', 'Door of Room 8', 'Condition')).toBeFocused();
  });

  await test.step('removed items go, and a renamed room has its new name', async () => {
    await other.goTo('Room 2');
    await reportEditor.goTo('Room 2');
    await page.getByRole('textbox', { name: 'Name of the room Room 2' }).fill('Landing');
    await page.keyboard.press('Tab');
    await expect(other.room('Landing')).toBeVisible();
    await reportEditor.field('Landing', 'Lamp', 'Condition').focus();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Delete');
    await other.expectItems('Landing', ['Door of Room 2', 'Walls of Room 2', 'Floor of Room 2', 'Shelf', 'Curtain']);
  });
});
