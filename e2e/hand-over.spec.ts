/** Archiving somebody who has work: who takes each inspection is asked first, and everything happens at once. */
import { paths } from '#web/paths.ts';
import { getInspection, updateInspection } from '#web/queries/generated/sdk.gen.ts';
import { seriousFindings } from './support/axe.ts';
import { expect, test } from './support/fixtures.ts';
import { newClerk } from './support/new-person.ts';

test('somebody who leaves hands over by keyboard, and what was moved meanwhile stays where it is', async ({
  page,
  signIn,
  given,
}) => {
  await signIn('manager');
  const [leaver, heir] = [await newClerk(), await newClerk()];
  const first = await given.inspection({ clerk: leaver, day: '2041-03-13' });
  const second = await given.booking({ clerk: leaver, day: '2041-03-14', time: '10:00' });
  await given.booking({ clerk: heir, day: '2041-03-14', time: '10:00' });
  const moved = await given.inspection({ clerk: leaver, day: '2041-03-15' });
  await page.goto(paths.staffMember(leaver.id));
  await page.getByRole('button', { name: 'Archive' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: `Archive ${leaver.name}?` });
  await expect(dialog.getByText('3 inspections in progress are theirs.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Hand over and archive' }).press('Enter');
  await expect(dialog.getByText('Choose somebody for each inspection.')).toBeVisible();
  expect(await seriousFindings(page, { ofColour: true })).toEqual([]);

  const choices = dialog.getByRole('listitem').getByRole('combobox');
  await dialog.getByRole('combobox', { name: 'All to' }).selectOption(String(heir.id));
  const clashing = dialog.getByRole('list', { name: `Those with a clash of ${heir.name}` });
  await expect(clashing.getByRole('listitem')).toHaveText(/Overlaps 10:00 at /);
  const leaveOut = dialog.getByRole('checkbox', { name: `Leave out those with a clash of ${heir.name}` });
  await leaveOut.press('Space');
  await expect(choices.nth(1)).toHaveValue('nobody');
  await expect(clashing).toBeHidden();
  await expect(leaveOut).toBeChecked();
  // While the request is on its way: earlier, the list would show it, since it hears of changes.
  await page.route(
    '**/hand-over',
    async (route) => {
      await updateInspection({ path: { inspection_id: moved.id }, body: { clerk: { id: heir.id } } });
      await route.continue();
    },
    { times: 1 },
  );
  await dialog.getByRole('button', { name: 'Hand over and archive' }).press('Enter');
  await expect(dialog.getByText(/is no work of theirs in progress/)).toBeVisible();
  await expect(choices).toHaveCount(2);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await seriousFindings(page, { ofColour: true })).toEqual([]);
  await dialog.getByRole('button', { name: 'Hand over and archive' }).press('Enter');
  await expect(page.getByText('Archived', { exact: true })).toBeVisible();
  await expect(page.getByText('Clerk, archived')).toBeVisible();
  const clerks = await Promise.all(
    [first, second, moved].map(async ({ id }) => (await getInspection({ path: { inspection_id: id } })).data.clerk?.id),
  );
  expect(clerks).toEqual([heir.id, undefined, heir.id]);
});
