/** Facts that the board must not hide: bookings without a time, off the scale or of managers, keys, and times that are kept. */
import { paths } from '#web/paths.ts';
import { createSlotHold, deleteSlotHold, updateInspection } from '#web/queries/generated/sdk.gen.ts';
import { seriousFindings } from './support/axe.ts';
import { expect, test } from './support/fixtures.ts';

test('bookings outside the hours stand above them, and the hours of all clerks stay level', async ({
  page,
  given,
  signIn,
  schedule,
}) => {
  const day = given.someDay();
  const [clerk, other] = await given.clerks(day);
  const { street: untimed } = await given.booking({ day, clerk });
  const { street: early } = await given.booking({ day, time: '06:30', clerk });
  await signIn('manager');
  await schedule.open({ day, view: 'day' });

  await expect(schedule.booking(early, schedule.column(clerk.name))).toBeVisible();
  const topOf = async (name: string) => (await schedule.column(name).locator('[data-cell]').boundingBox())?.y;
  expect(await topOf(clerk.name)).toBe(await topOf(other.name));

  await schedule.booking(untimed).dblclick();
  const dialog = page.getByRole('dialog', { name: untimed });
  await dialog.getByRole('textbox', { name: 'Time' }).fill('25:99');
  await expect(dialog.getByText('Not a time.')).toBeVisible();
  await dialog.getByRole('combobox', { name: 'Length' }).selectOption('1 h 30 min');
  await dialog.getByRole('textbox', { name: 'Time' }).fill('2pm');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(schedule.booking(untimed)).toContainText('14:00');
  await expect(schedule.booking(untimed)).toContainText('1 h 30 min');
});

test('a manager who goes out has a row, and the conflicts of a booking are shown before it is made', async ({
  page,
  given,
  signIn,
  schedule,
}) => {
  const day = given.someDay();
  const manager = await given.staffMember('manager');
  const { street, property } = await given.booking({ day, time: '10:00', clerk: manager });
  await signIn('manager');
  await schedule.open({ day });
  await expect(schedule.booking(street, schedule.cell(manager.name, day))).toBeVisible();

  await page.goto(paths.newInspection(property.id));
  await page.getByRole('textbox', { name: /^Date/ }).fill(day);
  await page.getByRole('textbox', { name: /^Time/ }).fill('10.30');
  await page.getByLabel('Clerk', { exact: true }).selectOption(String(manager.id));
  await expect(page.getByText(`Overlaps 10:00 at ${property.address.postcode}`)).toBeVisible();
  await expect(page.getByText(/Already booked there that day: Inventory, 10:00/)).toBeVisible();
  await page.getByRole('textbox', { name: /^Time/ }).fill('noonish');
  await page.getByRole('button', { name: 'Book inspection' }).click();
  await expect(page.getByText('Time cannot be read as a time.')).toBeVisible();
});

test('the board shows where keys are, and what a colleague on the phone keeps until when', async ({
  page,
  given,
  signIn,
  schedule,
}) => {
  const day = given.someDay();
  const [clerk] = await given.clerks(day);
  const { id, street } = await given.booking({ day, time: '10:00', clerk });
  await updateInspection({ path: { inspection_id: id }, body: { location_of_keys: 'With the porter' } });
  const kept = { staff_id: clerk.id, conduct_date: `${day}T14:00:00Z`, minutes: 60 };
  const { data: hold } = await createSlotHold({ body: kept });
  await signIn('manager');
  await schedule.open({ day });
  await expect(schedule.booking(street)).toContainText('Keys: With the porter');
  const cell = schedule.cell(clerk.name, day);
  await expect(cell).toContainText(/14:00 to 15:00: Kept by .+ until \d\d:\d\d/);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await seriousFindings(page, { ofColour: true })).toEqual([]);
  }
  await schedule.open({ day, view: 'day' });
  await expect(schedule.column(clerk.name)).toContainText(/14:00: Kept by .+ until/);
  await deleteSlotHold({ path: { slot_hold_id: hold.id } });
  await expect(schedule.column(clerk.name).getByText(/Kept by/)).toBeHidden();
});
