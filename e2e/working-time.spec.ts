/** Hours and time off of staff on screen: what a booking is held against. */
import { paths } from '#web/paths.ts';
import { getStaffMember } from '#web/queries/generated/sdk.gen.ts';
import { seriousFindings } from './support/axe.ts';
import { expect, test } from './support/fixtures.ts';
import { newClerk } from './support/new-person.ts';

test('a manager sets the week of a new clerk by keyboard, and a colleague who had it open is asked', async ({
  page,
  signIn,
  openAs,
  given: _given,
}) => {
  await signIn('manager');
  const other = await openAs('administrator');
  const { id, name } = await newClerk();
  for (const each of [page, other]) {
    await each.goto(paths.staffMember(id));
    await expect(each.getByText('Any time of any day counts as free')).toBeVisible();
    await each.getByRole('button', { name: 'Change the hours' }).press('Enter');
  }

  const week = page.getByRole('dialog', { name: `Working hours of ${name}` });
  // The usual week to begin with.
  await expect(week.getByRole('checkbox', { checked: true })).toHaveCount(5);
  await week.getByLabel('Monday from').fill('8');
  await week.getByLabel('Monday until').fill('07:30');
  await page.keyboard.press('Enter');
  await expect(week.getByText('Monday until must be later than from.')).toBeVisible();
  await expect(week.getByLabel('Monday until')).toBeFocused();
  await week.getByLabel('Monday until').fill('16:00');
  await week.getByRole('button', { name: 'Monday to Friday like Monday' }).press('Enter');
  await week.getByRole('checkbox', { name: 'Wednesday' }).press('Space');
  expect(await seriousFindings(page, { ofColour: true })).toEqual([]);
  await week.getByRole('button', { name: 'Save the hours' }).press('Enter');
  const lines = page.getByRole('list', { name: 'Working hours' }).getByRole('listitem');
  await expect(lines).toHaveText(['Mon, Tue 08:00–16:00', 'Thu, Fri 08:00–16:00']);

  const theirs = other.getByRole('dialog', { name: `Working hours of ${name}` });
  await theirs.getByRole('checkbox', { name: 'Saturday' }).press('Space');
  await theirs.getByRole('button', { name: 'Save the hours' }).press('Enter');
  const question = other.getByRole('dialog', { name: 'Somebody else has changed this' });
  await expect(question).toContainText('Mon, Tue 08:00–16:00, Thu, Fri 08:00–16:00');
  await expect(question).toContainText('Mon–Sat 09:00–17:30');
  await question.getByRole('button', { name: 'Keep theirs' }).press('Enter');
  await expect(other.getByRole('list', { name: 'Working hours' }).getByRole('listitem')).toHaveCount(2);

  await page.getByRole('button', { name: 'Change the hours' }).press('Enter');
  for (const day of ['Monday', 'Tuesday', 'Thursday', 'Friday'])
    await week.getByRole('checkbox', { name: day }).press('Space');
  await week.getByRole('button', { name: 'Save the hours' }).press('Enter');
  const none = page.getByRole('dialog', { name: 'No day is ticked' });
  await none.getByRole('button', { name: 'Back to the hours' }).press('Enter');
  await expect(none).toHaveCount(0);
  await expect(lines).toHaveCount(2);
  await week.getByRole('button', { name: 'Save the hours' }).press('Enter');
  await none.getByRole('button', { name: 'Forget the hours' }).press('Enter');
  await expect(page.getByText('Any time of any day counts as free')).toBeVisible();
});

test('time off names the bookings that it hits, and leaves the entry of a colleague', async ({
  page,
  signIn,
  openAs,
  given,
}) => {
  await signIn('manager');
  const other = await openAs('administrator');
  const member = await newClerk();
  const { id, name } = member;
  await given.inspection({ clerk: member, day: '2041-03-13' });
  for (const each of [page, other]) {
    await each.goto(paths.staffMember(id));
    await each.getByRole('button', { name: 'Record time off' }).press('Enter');
  }

  const form = page.getByRole('dialog', { name: `Time off of ${name}` });
  await page.keyboard.press('Enter');
  await expect(form.getByText('Say from which day.')).toBeVisible();
  await form.getByRole('textbox', { name: 'From' }).fill('11.3.2041');
  await form.getByRole('textbox', { name: 'To' }).fill('15.3.2041');
  await form.getByRole('textbox', { name: 'Reason' }).fill('Annual leave');
  await expect(form.getByText('falls on these days')).toBeVisible();
  await expect(form.getByRole('list', { name: 'Bookings meanwhile' })).toContainText('Wed 13 Mar 2041');
  expect(await seriousFindings(page, { ofColour: true })).toEqual([]);
  await form.getByRole('button', { name: 'Record time off' }).press('Enter');
  const ahead = page.getByRole('list', { name: 'Time off ahead' });
  await expect(ahead).toContainText('Annual leave');
  await expect(ahead.getByRole('link', { name: '1 booking' })).toBeVisible();

  const theirs = other.getByRole('dialog', { name: `Time off of ${name}` });
  await theirs.getByRole('textbox', { name: 'From' }).fill('1.4.2041');
  await theirs.getByRole('button', { name: 'Record time off' }).press('Enter');
  await expect(other.getByRole('list', { name: 'Time off ahead' }).getByRole('listitem')).toHaveCount(2);

  await page.reload();
  await page.getByRole('button', { name: /^Remove the time off from Mon 11 Mar 2041/ }).press('Enter');
  await expect(ahead.getByRole('listitem')).toHaveCount(1);
  const { data: left } = await getStaffMember({ path: { staff_id: id } });
  expect(left.time_off).toEqual([{ from: '2041-04-01', to: '2041-04-01', reason: null }]);
});
