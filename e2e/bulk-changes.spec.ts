/** Many inspections at once, from the list, by keyboard. */
import { paths } from '#web/paths.ts';
import { getInspection, updateInspection } from '#web/queries/generated/sdk.gen.ts';
import { seriousFindings } from './support/axe.ts';
import { shortDay } from './support/day-text.ts';
import { expect, test } from './support/fixtures.ts';
import { expectSaid } from './support/live-regions.ts';
import { newClerk } from './support/new-person.ts';

test('several are given to a clerk by keyboard, and undone but for what somebody changed since', async ({
  page,
  signIn,
  given,
}) => {
  await signIn('manager');
  const [before, heir] = [await newClerk(), await newClerk()];
  const ids: number[] = [];
  for (const day of ['2041-04-01', '2041-04-02', '2041-04-03', '2041-04-04'])
    ids.push((await given.inspection({ clerk: before, day })).id);
  await page.goto(`${paths.inspections()}?clerk=${before.id}&sort=conduct_date`);
  await expect(page.getByRole('row')).toHaveCount(5);
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  for (let step = 0; step < 2; step += 1) await page.keyboard.press('j');
  await page.keyboard.press('Shift+X');
  const bar = page.getByRole('region', { name: 'Selected inspections' });
  await expect(bar.getByText('3 selected')).toBeVisible();
  await page.keyboard.press('b');
  await expect(bar.getByRole('button', { name: 'Clerk' })).toBeFocused();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Assign a clerk' });
  await expect(dialog.getByRole('combobox', { name: 'Clerk' })).toBeFocused();
  await dialog.getByRole('combobox', { name: 'Clerk' }).selectOption(String(heir.id));
  await expect(dialog.getByText('3 inspections will be assigned.')).toBeVisible();
  expect(await seriousFindings(page, { ofColour: true })).toEqual([]);
  await dialog.getByRole('button', { name: 'Assign 3 inspections' }).press('Enter');
  await expect(page.getByText('3 inspections assigned.')).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(2);

  await updateInspection({ path: { inspection_id: ids[1] ?? 0 }, body: { ref: 'Changed since' } });
  await page.keyboard.press('Control+z');
  await expect(
    page.getByText(/^2 inspections are as before\. 1 left as it is: .+ Somebody has changed it since\.$/),
  ).toBeVisible();
  const clerks = await Promise.all(
    ids.map(async (id) => (await getInspection({ path: { inspection_id: id } })).data.clerk?.id),
  );
  expect(clerks).toEqual([before.id, heir.id, before.id, before.id]);
});

test('on the schedule two are picked and given to another clerk by the menu of one', async ({
  page,
  signIn,
  given,
  schedule,
}) => {
  const day = given.someDay();
  const [clerk, other] = await given.clerks(day);
  const first = await given.booking({ day, time: '09:00', clerk });
  const second = await given.booking({ day, time: '11:00', clerk });
  await signIn('manager');
  await schedule.open({ day });
  const bar = page.getByRole('region', { name: 'Selected inspections' });
  // It is fetched when the board is there: a press before that opens the booking.
  await expect(async () => {
    await schedule.booking(first.street).focus();
    await page.keyboard.press('x');
    await expect(bar).toBeVisible({ timeout: 500 });
  }).toPass();
  await schedule.booking(second.street).click({ modifiers: ['ControlOrMeta'] });
  await expect(bar.getByText('2 selected')).toBeVisible();
  await page.keyboard.press('Shift+F10');
  await page.getByRole('menu', { name: '2 inspections' }).getByRole('menuitem', { name: 'Assign to…' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Assign a clerk' });
  await dialog.getByRole('combobox', { name: 'Clerk' }).selectOption(String(other.id));
  await dialog.getByRole('button', { name: 'Assign 2 inspections' }).press('Enter');
  for (const { street } of [first, second])
    await expect(schedule.booking(street, schedule.cell(other.name, day))).toBeVisible();
});

test('bookings that are picked on the board are dragged together, by mouse or keyboard, with one undo', async ({
  page,
  signIn,
  given,
  schedule,
}) => {
  const day = given.someDay();
  const next = new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);
  const [clerk, other] = await given.clerks(day);
  const first = await given.booking({ day, time: '09:00', clerk });
  const second = await given.booking({ day: next, time: '11:00', clerk });
  const third = await given.booking({ day, time: '14:00', clerk });
  const both = [first, second];
  const expectAt = async (name: string, ...days: string[]) => {
    for (const [at, { street }] of both.entries())
      await expect(schedule.booking(street, schedule.cell(name, days[at] ?? ''))).toBeVisible();
  };
  await signIn('manager');
  await schedule.open({ day });
  const bar = page.getByRole('region', { name: 'Selected inspections' });
  await expect(async () => {
    await schedule.booking(first.street).focus();
    await page.keyboard.press('x');
    await expect(bar).toBeVisible({ timeout: 500 });
  }).toPass();
  await schedule.booking(second.street).click({ modifiers: ['ControlOrMeta'] });
  await expect(bar.getByText('2 selected')).toBeVisible();

  await schedule.dragTo(schedule.booking(first.street), schedule.cell(other.name, next));
  const after = new Date(Date.parse(next) + 86_400_000).toISOString().slice(0, 10);
  await expectAt(other.name, next, after);
  await expect(schedule.booking(third.street, schedule.cell(clerk.name, day))).toBeVisible();
  const message = page.getByRole('status').filter({ hasText: `2 inspections: ${other.name}, 1 day later.` });
  await message.getByRole('button', { name: 'Undo' }).click();
  await expectSaid(page, '2 inspections are back where they were.');
  await expectAt(clerk.name, day, next);

  await schedule.booking(second.street).focus();
  await page.keyboard.press('Space');
  await expectSaid(page, ', and one more');
  // It puts them back, and they stay picked.
  await page.keyboard.press('Escape');
  await expectSaid(page, 'Cancelled. ');
  await expect(bar.getByText('2 selected')).toBeVisible();
  await expect(schedule.booking(second.street)).toBeFocused();
  await page.keyboard.press('Space');
  await expectSaid(page, 'Picked up');
  await page.keyboard.press('ArrowRight');
  await expectSaid(page, `, and one more: ${clerk.name}, ${shortDay(after)}`);
  await page.keyboard.press('Space');
  // Said once all of them are saved.
  await expectSaid(page, '2 inspections: 1 day later.');
  await expectAt(clerk.name, next, after);
  await page.reload();
  await expectAt(clerk.name, next, after);
});

test('visits that clash with what a clerk has are named before they are assigned, and left out when that is ticked', async ({
  page,
  signIn,
  given,
}) => {
  await signIn('manager');
  const [before, heir] = [await newClerk(), await newClerk()];
  await given.booking({ day: '2041-02-05', time: '10:00', clerk: heir });
  const clashing = await given.booking({ day: '2041-02-05', time: '10:00', clerk: before });
  const free = await given.booking({ day: '2041-02-06', time: '10:00', clerk: before });
  await page.goto(`${paths.inspections()}?clerk=${before.id}&sort=conduct_date`);
  await expect(page.getByRole('row')).toHaveCount(3);
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  const bar = page.getByRole('region', { name: 'Selected inspections' });
  await expect(bar.getByText('2 selected')).toBeVisible();
  await page.keyboard.press('b');
  await expect(bar.getByRole('button', { name: 'Clerk' })).toBeFocused();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Assign a clerk' });
  await dialog.getByRole('combobox', { name: 'Clerk' }).selectOption(String(heir.id));
  await expect(
    dialog.getByText('2 inspections will be assigned. 1 of them clashes: 1 by an overlap.', { exact: true }),
  ).toBeVisible();
  const named = dialog.getByRole('list', { name: 'Those with a clash' });
  await expect(named.getByRole('listitem')).toHaveText(
    new RegExp(`${clashing.street.replaceAll(/[^\w ]/g, '.')}.+Overlaps 10:00 at `),
  );
  await expect(dialog.getByRole('button', { name: 'Assign 2 inspections, 1 with a clash' })).toBeEnabled();
  expect(await seriousFindings(page, { ofColour: true })).toEqual([]);

  const leaveOut = dialog.getByRole('checkbox', { name: 'Leave out those with a clash' });
  await leaveOut.press('Space');
  await expect(dialog.getByText('1 inspection will be assigned. 1 will not be:', { exact: true })).toBeVisible();
  await expect(leaveOut).toBeFocused();
  await dialog.getByRole('button', { name: 'Assign 1 inspection', exact: true }).press('Enter');
  await expect(
    page.getByText(/^1 inspection assigned\. 1 could not be: .+ Left out: Overlaps 10:00 at /),
  ).toBeVisible();
  const clerkOf = async (id: number) => (await getInspection({ path: { inspection_id: id } })).data.clerk?.id;
  expect([await clerkOf(clashing.id), await clerkOf(free.id)]).toEqual([before.id, heir.id]);

  // Afterwards the list of bulk changes says which was left, and why.
  await page.goto(paths.bulkChanges());
  await page.getByRole('button', { name: `Which could not be: 1 inspection assigned to ${heir.name}` }).press('Enter');
  await expect(page.getByRole('list', { name: 'Which could not be' }).getByRole('listitem')).toHaveText(
    /Left out: Overlaps 10:00 at /,
  );
});
