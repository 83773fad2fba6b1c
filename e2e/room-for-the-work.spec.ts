/** The room that a report has while it is edited, in pixels of a real window, and the way from one report to the next. */
import type { Locator } from '@playwright/test';
import { paths } from '#web/paths.ts';
import { createAction, getReport } from '#web/queries/generated/sdk.gen.ts';
import { seriousFindings } from './support/axe.ts';
import { expect, test } from './support/fixtures.ts';
import type { ReportEditor } from './support/report-editor.ts';

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (box === null) throw new Error(`${locator.toString()} is not on the screen.`);
  return box;
}

async function openKitchen(id: number, editor: ReportEditor): Promise<{ row: Locator; condition: Locator }> {
  await editor.open(id);
  const kitchen = editor.room('Kitchen');
  await editor.goTo('Kitchen');
  await expect(kitchen.getByText('At check in', { exact: true }).first()).toBeVisible();
  // By its name: rows come and go while the list scrolls, and the first of them is another one then.
  const name = 'Condition of Walls';
  const row = kitchen.getByRole('listitem').filter({ has: kitchen.page().getByRole('textbox', { name }) });
  return { row, condition: row.getByRole('textbox', { name }) };
}

test('the rows have the window to themselves', async ({ page, given, signIn, reportEditor }) => {
  await signIn('manager');
  const { row, condition } = await openKitchen(await given.checkOutInTyping(), reportEditor);
  const bar = page.getByRole('banner');

  await test.step('at 1440 pixels', async () => {
    expect((await boxOf(bar)).height).toBeLessThanOrEqual(44);
    expect((await boxOf(page.getByRole('navigation', { name: 'Main' }))).width).toBe(56);
    expect((await boxOf(reportEditor.outline)).width).toBe(190);
    expect((await boxOf(reportEditor.outline)).y).toBeLessThanOrEqual(56);
    expect((await boxOf(row)).width).toBeGreaterThanOrEqual(860);
    expect((await boxOf(condition)).width).toBeGreaterThanOrEqual(330);
    expect(await seriousFindings(page)).toEqual([]);
  });

  await test.step('at 1920 pixels then and now stand side by side', async () => {
    await page.setViewportSize({ width: 1920, height: 1080 });
    expect((await boxOf(reportEditor.side)).width).toBe(400);
    await condition.focus();
    await expect(condition).toBeFocused();
    const then = await boxOf(reportEditor.side.getByRole('heading', { name: /^At check in/ }));
    const now = await boxOf(reportEditor.side.getByRole('heading', { name: /^Photos/ }).first());
    expect(now.x).toBeGreaterThan(then.x + then.width);
    expect(Math.abs(now.y - then.y)).toBeLessThan(20);
  });

  await test.step('the parts of the inspection are a menu away where their names have no room', async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const parts = page.getByRole('navigation', { name: 'Parts of this inspection' });
    await parts.getByRole('button', { name: 'Report' }).click();
    await page.getByRole('menuitem', { name: 'History' }).click();
    await expect(parts.getByRole('link', { name: 'History' })).toHaveAttribute('aria-current', 'page');
    expect((await boxOf(page.getByRole('navigation', { name: 'Main' }))).width).toBeGreaterThan(150);
  });
});

test('a row says that it is saved, and what belongs to it stands beside it', async ({
  page,
  given,
  signIn,
  reportEditor,
}) => {
  const clerk = await given.staffMember('clerk');
  const { id } = await given.inspection({
    clerk,
    rooms: [{ name: 'Hall', items: ['Door', 'Walls'] }],
    isStarted: true,
  });
  await signIn('clerk');
  await reportEditor.open(id);
  const row = reportEditor.room('Hall').getByRole('listitem').filter({ hasText: 'Door' });
  await reportEditor.field('Hall', 'Door', 'Condition').click();
  await page.keyboard.type('Scuffed');
  await expect(row).toContainText('Arrived');

  const [hall] = (await getReport({ path: { inspection_id: id } })).data.rooms;
  const door = { inspection_id: id, room_id: hall?.id ?? 0, item_id: hall?.items[0]?.id ?? 0 };
  await createAction({ path: door, body: { action: 'Clean', responsibility: 'Tenant' } });
  await expect(row).toContainText('1 action');
});

test('Ctrl J leads from everywhere to the next report', async ({ page, signIn }) => {
  await signIn('typist');
  await page.goto(paths.home());
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+j');
  await expect(page).toHaveURL(/\/inspections\/\d+\/report$/);
  const first = page.url();
  await expect(page.getByRole('navigation', { name: /^Rooms/ })).toBeVisible();
  await page.keyboard.press('Control+j');
  await expect(page).not.toHaveURL(first);
  await expect(page).toHaveURL(/\/inspections\/\d+\/report$/);
});
