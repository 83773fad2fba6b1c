/** A clerk calls in ill: who takes their visits, accepted at once and undone as one. */
import { paths } from '#web/paths.ts';
import { getInspection, updateStaffMember } from '#web/queries/generated/sdk.gen.ts';
import { seriousFindings } from './support/axe.ts';
import { expect, test } from './support/fixtures.ts';
import { newClerk } from './support/new-person.ts';

test('the visits of a clerk who is away are given to others, and come back by undo', async ({
  page,
  given,
  signIn,
  schedule,
}) => {
  const day = given.someDay();
  const [clerk, other] = await given.clerks(day);
  const [first, second] = [
    await given.booking({ day, time: '10:00', clerk }),
    await given.booking({ day, time: '12:00', clerk }),
  ];
  await signIn('manager');
  await schedule.open({ day });

  await page.getByRole('button', { name: `${clerk.name} is away…` }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'A clerk is away' });
  const visits = dialog.getByRole('list', { name: 'Visits to give to others' }).getByRole('listitem');
  await expect(visits).toHaveCount(2);
  const taker = visits.first().getByRole('combobox');
  await taker.selectOption(String(other.id));
  await visits.nth(1).getByRole('checkbox').press('Space');
  expect(await seriousFindings(page, { ofColour: true })).toEqual([]);
  await dialog.getByRole('button', { name: 'Give 1 visit to others' }).press('Enter');
  await expect(page.getByText('1 inspection given to others.')).toBeVisible();
  await expect(schedule.booking(first.street, schedule.cell(other.name, day))).toBeVisible();
  await expect(schedule.booking(second.street, schedule.cell(clerk.name, day))).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(page.getByText('1 inspection is as before.')).toBeVisible();
  await expect(schedule.booking(first.street, schedule.cell(clerk.name, day))).toBeVisible();
  expect((await getInspection({ path: { inspection_id: first.id } })).data.clerk?.id).toBe(clerk.id);
  // From any other page the palette asks the same.
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search or jump to' }).fill('clerk is aw');
  await page.getByRole('option', { name: 'A clerk is away' }).click();
  await expect(dialog.getByRole('combobox', { name: 'Who is away' })).toBeFocused();
});

test('a manager finds on the page of a clerk who takes the visits of their time off', async ({
  page,
  given,
  signIn,
}) => {
  const day = given.someDay();
  const clerk = await newClerk();
  const { id, street } = await given.booking({ day, time: '10:00', clerk });
  await updateStaffMember({
    path: { staff_id: clerk.id },
    body: { time_off: [{ from: day, to: day, reason: 'Holiday' }] },
  });
  await signIn('manager');
  await page.goto(paths.staffMember(clerk.id));
  await expect(page.getByRole('button', { name: 'Is away…' })).toBeVisible();
  await page.getByRole('button', { name: 'Find who takes it…' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'A clerk is away' });
  await expect(dialog.getByRole('list', { name: 'Visits to give to others' })).toContainText(street);
  expect(await seriousFindings(page, { ofColour: true })).toEqual([]);
  await dialog.getByRole('button', { name: 'Give 1 visit to others' }).press('Enter');
  await expect(page.getByText('1 inspection given to others.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Find who takes it…' })).toBeHidden();
  expect((await getInspection({ path: { inspection_id: id } })).data.clerk?.id).not.toBe(clerk.id);
});

test('six visits of a clerk who is away take two presses', async ({ page, given, signIn, schedule }) => {
  const day = given.someDay();
  const clerk = await newClerk();
  const times = ['09:00', '10:15', '11:30', '12:45', '14:00', '15:15'];
  const visits: Awaited<ReturnType<typeof given.booking>>[] = [];
  for (const time of times) visits.push(await given.booking({ day, time, clerk }));
  await signIn('manager');
  await schedule.open({ day });

  await page.getByRole('button', { name: `${clerk.name} is away…` }).click();
  await page.getByRole('button', { name: 'Give 6 visits to others' }).click();
  await expect(page.getByText('6 inspections given to others.')).toBeVisible();
  for (const { street } of visits) await expect(schedule.booking(street, schedule.cell(clerk.name, day))).toBeHidden();

  await test.step('the absent clerk will be told once, of all six', async () => {
    await page.getByRole('button', { name: /will be told$/ }).click();
    const message = page
      .getByRole('dialog', { name: 'Messages that wait' })
      .getByRole('listitem')
      .filter({ has: page.getByText(clerk.name, { exact: true }) });
    await message.getByText('Several visits of a clerk changed').click();
    await expect(message.getByText('6 visits are no longer yours')).toBeVisible();
    for (const { street } of visits) await expect(message).toContainText(street);
  });
});
