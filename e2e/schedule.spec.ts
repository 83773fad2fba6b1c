/** The schedule with a mouse: assigning, moving, stretching, undoing, a refusal, a month, and what others do meanwhile. */
import { paths } from '#web/paths.ts';
import { shortDay } from './support/day-text.ts';
import { expect, test } from './support/fixtures.ts';

test('a booking goes from the tray to a clerk and a day, on to another day, and back by undo', async ({
  page,
  given,
  signIn,
  schedule,
}) => {
  const day = given.someDay();
  const [clerk, other] = await given.clerks(day);
  const { street } = await given.booking({ day, time: '10:00' });
  await signIn('manager');
  await schedule.open({ day });

  await schedule.dragTo(schedule.booking(street, schedule.tray), schedule.cell(clerk.name, day));
  await expect(schedule.booking(street, schedule.cell(clerk.name, day))).toContainText('Assigned');
  await expect(schedule.booking(street, schedule.tray)).toBeHidden();

  const next = new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);
  await schedule.dragTo(schedule.booking(street), schedule.cell(other.name, next));
  await expect(schedule.booking(street, schedule.cell(other.name, next))).toContainText('10:00');
  await schedule.undo(`${street}: ${other.name}, ${shortDay(next)}, 10:00.`);
  await expect(schedule.booking(street, schedule.cell(clerk.name, day))).toBeVisible();
  await page.reload();
  await expect(schedule.booking(street, schedule.cell(clerk.name, day))).toBeVisible();

  await schedule.dragTo(schedule.booking(street), schedule.tray);
  await expect(schedule.booking(street, schedule.tray)).toContainText('Pending');
});

test('a booking goes back to the tray, not to a clerk who is scrolled out of sight below it', async ({
  page,
  given,
  signIn,
  schedule,
}) => {
  const day = given.someDay();
  const [clerk] = await given.clerks(day);
  const { street } = await given.booking({ day, time: '10:00', clerk });
  await page.setViewportSize({ width: 1440, height: 600 });
  await signIn('manager');
  await schedule.open({ day });

  await schedule.dragTo(schedule.booking(street), schedule.tray);
  await expect(schedule.booking(street, schedule.tray)).toContainText('Pending');
});

test('a row stays beneath the pointer while somebody else books in the row above it', async ({
  page,
  given,
  signIn,
  schedule,
}) => {
  const day = given.someDay();
  const [above, clerk] = await given.clerks(day);
  const { street } = await given.booking({ day, time: '10:00' });
  await given.booking({ day, time: '09:00', clerk: above });
  const theirs = given.someStreet();
  const property = await given.property({ line1: theirs });
  await signIn('manager');
  await schedule.open({ day });
  const row = schedule.cell(clerk.name, day);
  await row.scrollIntoViewIfNeeded();

  await schedule.pickUp(schedule.booking(street, schedule.tray));
  const seen = (await row.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const news = page.waitForResponse(
    async (answer) => answer.url().includes('conduct_date=') && (await answer.text()).includes(theirs),
  );
  await given.inspection({ property, day, time: '13:00', clerk: above });
  await (await news).finished();
  // Two frames, in which the board would show it.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  await schedule.letGoAt({ x: seen.x + seen.width / 2, y: seen.y + 20 });

  await expect(schedule.booking(street, row)).toContainText('Assigned');
  await expect(schedule.booking(theirs, schedule.cell(above.name, day))).toBeVisible();
});

test('the day board takes the time from the height, and the length from the lower edge', async ({
  page,
  given,
  signIn,
  schedule,
}) => {
  const day = given.someDay();
  const [clerk, other] = await given.clerks(day);
  const { street } = await given.booking({ day, time: '10:00', clerk });
  await signIn('manager');
  await schedule.open({ day, view: 'day' });

  await schedule.dragToTime(schedule.booking(street), other.name, '11:30');
  const moved = schedule.booking(street, schedule.column(other.name));
  await expect(moved).toContainText('11:30');
  await schedule.stretch(moved, 30);
  await expect(moved).toContainText('1 h 30 min');
  await expect(page.getByText(/11:30, 1 h 30 min\.$/)).toBeVisible();
  await page.reload();
  await expect(moved).toContainText('11:30');
  await expect(moved).toContainText('1 h 30 min');
});

test('a refused move is put back, with the reason', async ({ page, given, signIn, schedule }) => {
  const day = given.someDay();
  const [clerk, other] = await given.clerks(day);
  const { id, street } = await given.booking({ day, time: '10:00', clerk });
  await signIn('manager');
  await schedule.open({ day });
  await page.route(`**/api/inspections/${id}`, (route) =>
    route.request().method() === 'PUT'
      ? route.fulfill({
          status: 409,
          contentType: 'application/problem+json',
          json: {
            type: 'about:blank',
            title: 'Conflict',
            status: 409,
            code: 'wrong_state',
            detail: 'The inspection has begun.',
            instance: 'a-request',
          },
        })
      : route.continue(),
  );

  await schedule.dragTo(schedule.booking(street), schedule.cell(other.name, day));
  await expect(page.getByRole('alert')).toContainText('Not moved: The inspection has begun.');
  await expect(schedule.booking(street, schedule.cell(clerk.name, day))).toBeVisible();
});

test('a time is suggested with its reason, and taken', async ({ page, given, signIn, schedule }) => {
  const day = given.someDay();
  const { street } = await given.booking({ day });
  await signIn('manager');
  await schedule.open({ day });

  await page.getByRole('button', { name: `Suggest a clerk and time for ${street}` }).click();
  const dialog = page.getByRole('dialog', { name: street });
  const first = dialog.getByRole('region', { name: 'What would fit' }).getByRole('button').first();
  await expect(first).toContainText(
    /first of the day; ((\d+ h )?(\d+ min )?from home; |way from home not known; )?free/,
  );
  const [name = '', time = ''] = (await first.locator('strong').textContent())?.split(', ') ?? [];
  await first.click();
  await dialog.getByRole('button', { name: 'Move' }).click();
  await expect(schedule.booking(street, schedule.cell(name, day))).toContainText(time);
});

test('an agreed time is kept by the first suggestions', async ({ page, given, signIn, schedule }) => {
  const day = given.someDay();
  const { street } = await given.booking({ day, time: '09:45' });
  await signIn('manager');
  await schedule.open({ day });

  await page.getByRole('button', { name: `Suggest a clerk and time for ${street}` }).click();
  const dialog = page.getByRole('dialog', { name: street });
  const first = dialog.getByRole('region', { name: 'What would fit' }).getByRole('button').first();
  await expect(first.locator('strong')).toHaveText(/, 09:45$/);
});

test('a month counts its days, shows three of each, and opens a day', async ({ page, given, signIn, schedule }) => {
  const day = given.someDay();
  const [clerk] = await given.clerks(day);
  for (const time of ['09:00', '11:00', '13:00', '15:00']) await given.inspection({ day, time, clerk });
  await signIn('manager');
  await schedule.open({ day });
  await page.getByText('Month', { exact: true }).click();

  const cell = page.getByRole('cell').filter({ has: page.getByRole('button', { name: /, 4 booked$/ }) });
  await expect(cell.locator('[data-booking]')).toHaveCount(3);
  await cell.getByRole('button', { name: '+1 more' }).click();
  await expect(page).toHaveURL(new RegExp(`view=day.*day=${day}`));
  await expect(schedule.column(clerk.name).locator('[data-booking]')).toHaveCount(4);
});

test('other people’s changes appear without a reload, on the board and in the list', async ({
  given,
  signIn,
  openAs,
  schedule,
}) => {
  const day = given.someDay();
  const [clerk] = await given.clerks(day);
  const street = given.someStreet();
  await signIn('manager');
  await schedule.open({ day });
  await expect(schedule.cell(clerk.name, day)).toBeVisible();
  const list = await openAs('administrator');
  await list.goto(`${paths.inspections()}?q=${encodeURIComponent(street)}`);
  await expect(list.getByRole('heading', { name: 'Inspections' })).toBeVisible();

  const property = await given.property({ line1: street });
  const { id } = await given.inspection({ property, day, time: '10:00', clerk });
  await expect(schedule.booking(street, schedule.cell(clerk.name, day))).toBeVisible();
  await expect(list.locator(`a[href="${paths.inspection(id)}"]`).first()).toBeVisible();
});
