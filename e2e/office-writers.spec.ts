/** Two people of the office change one booking: neither undoes the other, and where both changed one value the second chooses. */
import type { Page } from '@playwright/test';
import { paths } from '#web/paths.ts';
import { createInspection, getInspection, updateInspection } from '#web/queries/generated/sdk.gen.ts';
import { seriousFindings } from './support/axe.ts';
import { shortDay } from './support/day-text.ts';
import { expect, test } from './support/fixtures.ts';

const title = 'Somebody else has changed this';
const read = async (id: number) => (await getInspection({ path: { inspection_id: id } })).data;

async function openForm(page: Page, id: number) {
  await page.goto(paths.editInspection(id));
  await expect(page.getByRole('textbox', { name: /^Ref/ })).toBeVisible();
}

test('the edit of an inspection keeps what others saved, and asks field by field', async ({ page, given, signIn }) => {
  const { id } = await given.inspection();
  await signIn('manager');
  await openForm(page, id);
  const path = { inspection_id: id };
  await updateInspection({ path, body: { location_of_keys: 'Theirs', return_key: 'Theirs', ref: 'Theirs' } });

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByLabel('Where the keys are').fill('Mine');
  await page.getByRole('textbox', { name: /^Ref/ }).fill('Mine');
  await page.getByRole('textbox', { name: /^Title/ }).fill('Inventory of the flat');
  await page.getByRole('button', { name: 'Save changes' }).click();
  const question = page.getByRole('dialog', { name: title });
  const keys = question.getByRole('group', { name: 'Where the keys are' });
  await expect(keys.getByRole('radio', { name: 'Theirs: Theirs' })).not.toBeChecked();
  expect(await seriousFindings(page, { ofColour: true })).toEqual([]);
  await keys.getByRole('radio', { name: 'Theirs: Theirs' }).check();
  await question.getByRole('button', { name: 'Save as chosen' }).click();

  await expect(page).toHaveURL(paths.inspection(id));
  const saved = await read(id);
  expect(saved).toMatchObject({ location_of_keys: 'Theirs', return_key: 'Theirs', ref: 'Mine' });
  expect(saved.title).toBe('Inventory of the flat');
});

test('the dialog of the schedule moves what it changed alone, and asks when both moved it', async ({
  page,
  given,
  signIn,
  schedule,
}) => {
  const day = given.someDay();
  const [clerk, other] = await given.clerks(day);
  const { id, street } = await given.booking({ day, time: '10:00', clerk });
  await signIn('manager');
  await schedule.open({ day });
  const dialog = page.getByRole('dialog', { name: street });
  const path = { inspection_id: id };

  await schedule.booking(street).click();
  await updateInspection({ path, body: { clerk: { id: other.id } } });
  await dialog.getByLabel('Time').fill('11:00');
  await dialog.getByRole('button', { name: 'Move' }).click();
  await expect(schedule.booking(street, schedule.cell(other.name, day))).toContainText('11:00');
  expect((await read(id)).clerk?.id).toBe(other.id);
  // Said once it is saved, of the clerk whom the other has given it to, who keeps it.
  await schedule.undo(`${street}: ${other.name}, ${shortDay(day)}, 11:00.`);
  expect((await read(id)).conduct_date).toContain('T10:00');
  expect((await read(id)).clerk?.id).toBe(other.id);

  await schedule.booking(street).click();
  await updateInspection({ path, body: { conduct_date: `${day}T14:00:00Z` } });
  await dialog.getByLabel('Time').fill('12:00');
  await dialog.getByRole('button', { name: 'Move' }).click();
  const question = page.getByRole('dialog', { name: title });
  await expect(question).toContainText('14:00');
  await question.getByRole('button', { name: 'Leave it' }).click();
  await expect(schedule.booking(street, schedule.cell(other.name, day))).toContainText('14:00');
  expect((await read(id)).conduct_date).toContain('T14:00');
});

test('another tenant of a self-service inspection is saved, and sent a link', async ({ page, given, signIn }) => {
  const { data } = await createInspection({
    body: {
      property: { id: (await given.property()).id },
      type: { id: 150 },
      conduct_date: given.someDay(),
      self_servicer: { name: 'Ann Lee', email: 'ann@example.com' },
    },
  });
  await signIn('manager');
  await openForm(page, data.id);
  const tenant = page.getByRole('group', { name: 'The tenant who carries it out' });
  await tenant.getByLabel('Name').fill('Bo Lee');
  await tenant.getByLabel('E-mail').fill('bo@example.com');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page).toHaveURL(paths.inspection(data.id));
  await expect(page.getByText('bo@example.com')).toBeVisible();
  const { self_servicer: saved, initialization } = await read(data.id);
  expect(saved).toMatchObject({ name: 'Bo Lee', email: 'bo@example.com' });
  expect(initialization).toEqual(data.initialization);
});
