/** A reviewer goes through a check-out from stop to stop by keys, mends a text in place, and approves or returns it from there. */
import { paths } from '#web/paths.ts';
import {
  completeInspection,
  createInspection,
  createItem,
  createRoom,
  getInspection,
  getReport,
  initializeInspection,
  startInspection,
  submitInspection,
  updateItem,
} from '#web/queries/generated/sdk.gen.ts';
import { seriousFindings, stylesHaveSettled } from './support/axe.ts';
import { expect, test } from './support/fixtures.ts';
import type { Given } from './support/given.ts';

/** The codes of the interface. */
const CHECK_OUT = 5;
const FROM_REPORT = 6;

const rooms = { Hall: ['Door', 'Walls'], Kitchen: ['Hob', 'Sink'] };
const found: Record<string, string> = { Door: 'As check in; scuffs', Hob: 'As check in; cracked to rear RHS' };

/** Two of four conditions are changed, the others are as they were. */
async function givenCheckOut(given: Given): Promise<number> {
  const clerk = await given.staffMember('clerk');
  const before = await given.inspection({ clerk, isStarted: true });
  for (const [name, items] of Object.entries(rooms)) {
    const path = { inspection_id: before.id };
    const { data: room } = await createRoom({ path, body: { name, block_type: 'DETAILED' } });
    for (const item of items)
      await createItem({ path: { ...path, room_id: room.id }, body: { name: item, condition: 'Good, clean' } });
  }
  await submitInspection({ path: { inspection_id: before.id } });
  await completeInspection({ path: { inspection_id: before.id } });
  const { data: after } = await createInspection({
    body: {
      property: { id: before.property.id },
      type: { id: CHECK_OUT },
      conduct_date: given.someDay(),
      clerk: { id: clerk.id },
      time_to_complete: 'PT1H',
    },
  });
  const path = { inspection_id: after.id };
  await initializeInspection({ path, body: { type: FROM_REPORT, init_from: before.id } });
  await startInspection({ path });
  const { data: report } = await getReport({ path });
  for (const room of report.rooms)
    for (const { id, name } of room.items)
      if (found[name.value] !== undefined)
        await updateItem({
          path: { ...path, room_id: room.id, item_id: id },
          body: { name: name.value, condition: found[name.value] },
        });
  await submitInspection({ path });
  return after.id;
}

test('stops are walked by keys, a text is mended in place, and the report is approved from there', async ({
  page,
  given,
  signIn,
}) => {
  const id = await givenCheckOut(given);
  await signIn('reviewer');
  await page.goto(paths.reviewDesk(id));
  const stops = page.getByRole('list', { name: 'Stops' }).getByRole('listitem', { name: /./ });
  const door = stops.and(page.getByRole('listitem', { name: 'Hall · Door' }));

  await test.step('a change is a stop, and conditions as before are counted', async () => {
    await expect(door).toContainText('No place or size');
    await expect(door).toContainText('New wording');
    await expect(stops.and(page.getByRole('listitem', { name: 'Kitchen · Hob' }))).toContainText('Good, clean');
    await expect(page.getByRole('listitem', { name: 'Hall · Walls' })).toHaveCount(0);
    await stylesHaveSettled(page);
    expect(await seriousFindings(page)).toEqual([]);
  });

  await test.step('J and K go on and back, E writes, Escape leaves the field', async () => {
    const [first, second] = [stops.nth(0), stops.nth(1)];
    await page.keyboard.press('j');
    await expect(first).toBeFocused();
    await page.keyboard.press('j');
    await expect(second).toBeFocused();
    await page.keyboard.press('k');
    await expect(first).toBeFocused();
    await door.focus();
    await page.keyboard.press('e');
    const field = door.getByRole('textbox', { name: 'Condition of Door' });
    await expect(field).toBeFocused();
    await field.fill('As check in; three scuffs at 40 cm, LHS');
    await page.keyboard.press('Escape');
    await expect(door).toBeFocused();
    await expect(door).not.toContainText('No place or size');
  });

  await test.step('the mended text arrives', async () => {
    const conditions = async () =>
      (await getReport({ path: { inspection_id: id } })).data.rooms.flatMap((room) =>
        room.items.map(({ condition }) => condition.value),
      );
    await expect.poll(conditions).toContain('As check in; three scuffs at 40 cm, LHS');
  });

  await test.step('V ticks a stop, a reload keeps that, and other words clear it', async () => {
    const viewed = door.getByRole('checkbox', { name: 'Viewed: Hall · Door' });
    await door.focus();
    const kept = page.waitForResponse((answer) => answer.url().endsWith('/review/ticks'));
    await page.keyboard.press('v');
    await expect(viewed).toBeChecked();
    await expect(door).not.toBeFocused();
    await kept;
    await page.reload();
    await expect(viewed).toBeChecked();
    await expect(page.getByText(`1 of ${await stops.count()} viewed`)).toBeVisible();
    await door.getByRole('textbox', { name: 'Condition of Door' }).fill('As check in; four scuffs at 40 cm, LHS');
    await expect(viewed).not.toBeChecked();
  });

  await test.step('it reads on a phone, in the dark as in the light', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(door).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await page.emulateMedia({ colorScheme: 'dark' });
    await stylesHaveSettled(page);
    expect(await seriousFindings(page, { ofColour: true })).toEqual([]);
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  await test.step('Approve goes on to another report', async () => {
    await page.getByRole('button', { name: 'Approve' }).click();
    await expect(page.getByText('Approved: the report is complete.')).toBeVisible();
    await expect(page).not.toHaveURL(paths.reviewDesk(id));
    await expect(page).toHaveURL(/\/review(\/\d+)?$/);
    expect((await getInspection({ path: { inspection_id: id } })).data.state.id).toBe(400);
  });
});

test('the queue opens the desk, and Return asks for reasons there', async ({ page, given, signIn }) => {
  const id = await givenCheckOut(given);
  const { data: inspection } = await getInspection({ path: { inspection_id: id } });
  await signIn('reviewer');
  await page.goto(`${paths.review()}?q=${encodeURIComponent(inspection.property.address.line1 ?? '')}`);
  await page.getByRole('rowheader').getByRole('link').first().click();
  await expect(page).toHaveURL(paths.reviewDesk(id));
  await page.getByRole('button', { name: 'Steps' }).click();
  await page.getByRole('menuitem', { name: 'Return' }).click();
  const dialog = page.getByRole('dialog', { name: 'Return this report' });
  await dialog.getByRole('checkbox', { name: 'Photographs' }).check();
  await dialog.getByLabel('In your words').fill('The hob is on no photograph.');
  await dialog.getByRole('button', { name: 'Return', exact: true }).click();
  await expect(page).not.toHaveURL(paths.reviewDesk(id));
  await expect.poll(async () => (await getInspection({ path: { inspection_id: id } })).data.state.id).toBe(300);
});

test('the queue says how much there is to look at, is ordered by it, and its order leads on', async ({
  page,
  given,
  signIn,
  openAs,
}) => {
  const id = await givenCheckOut(given);
  const { data: inspection } = await getInspection({ path: { inspection_id: id } });
  const q = encodeURIComponent(inspection.property.address.line1 ?? '');
  await signIn('reviewer');
  await page.goto(`${paths.review()}?q=${q}`);
  const row = page
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') })
    .first();
  await expect(row).toContainText('2 of 4 items');
  await page.getByRole('button', { name: 'To look at' }).click();
  await expect(page).toHaveURL(/sort=-doubt/);
  await stylesHaveSettled(page);
  expect(await seriousFindings(page, { ofColour: true })).toEqual([]);

  const other = await openAs('manager');
  await other.goto(paths.reviewDesk(id));
  await row.getByRole('link').first().click();
  await expect(page).toHaveURL(`${paths.reviewDesk(id)}?sort=-doubt`);
  await expect(page.getByRole('list', { name: 'Also in this report' }).getByRole('button')).toHaveCount(1);
  await other.keyboard.press('j');
  const kept = other.waitForResponse((answer) => answer.url().endsWith('/review/ticks'));
  await other.keyboard.press('v');
  await kept;
  await other.goto(`${paths.review()}?q=${q}`);
  await expect(
    other
      .getByRole('row')
      .filter({ has: other.getByRole('rowheader') })
      .first(),
  ).toContainText('1 viewed');

  await page.getByRole('button', { name: 'Approve' }).click();
  await expect(page).not.toHaveURL(`${paths.reviewDesk(id)}?sort=-doubt`);
  await expect(page).toHaveURL(/\/review(\/\d+\?sort=-doubt)?$/);
});
