/** Without a mouse: assigning, arranging, finding and walking through lists, each step said aloud. */
import { paths } from '#web/paths.ts';
import { shortDay } from './support/day-text.ts';
import { expect, test } from './support/fixtures.ts';
import { expectSaid, pressUntilSaid } from './support/live-regions.ts';

test('the palette takes a step of the inspection that is open', async ({ page, given, signIn }) => {
  const { id } = await given.booking({ time: '10:00' });
  await signIn('manager');
  await page.goto(paths.inspection(id));
  await expect(page.getByRole('button', { name: 'Steps' })).toBeVisible();
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Search' });
  await palette.getByRole('combobox').fill('Cancel');
  await expect(palette.getByRole('option', { name: 'Cancel inspection' })).toBeVisible();
  await page.keyboard.press('Enter');
  const question = page.getByRole('dialog', { name: 'Cancel this inspection?' });
  await question.getByRole('button', { name: 'Cancel the inspection' }).press('Enter');
  await expect(page.getByText('Cancelled.', { exact: true })).toBeVisible();
});

test.describe('assigning', () => {
  test('goes from the tray to a clerk and a day, on to another, and back by undo', async ({
    page,
    given,
    signIn,
    schedule,
  }) => {
    const day = given.someDay();
    const [clerk, other] = await given.clerks(day);
    const { street } = await given.booking({ postcode: 'PO5 3LX', day, time: '10:00' });
    await signIn('manager');
    await schedule.open({ day });

    await schedule.booking(street, schedule.tray).focus();
    await page.keyboard.press('Space');
    await expectSaid(page, `Picked up 10:00, Inventory, ${street}, PO5 3LX: Unassigned.`);
    await pressUntilSaid(page, 'ArrowUp', `: ${clerk.name},`);
    await pressUntilSaid(page, 'ArrowRight', `${clerk.name}, ${shortDay(day)}`);
    await page.keyboard.press('Space');
    await expectSaid(page, `Dropped 10:00, Inventory, ${street}, PO5 3LX: ${clerk.name}, ${shortDay(day)}, 10:00.`);
    await expect(schedule.booking(street, schedule.cell(clerk.name, day))).toBeFocused();
    await expect(schedule.booking(street, schedule.tray)).toBeHidden();

    await page.keyboard.press('Space');
    await expectSaid(page, `Picked up 10:00, Inventory, ${street}, PO5 3LX: ${clerk.name}`);
    await pressUntilSaid(page, 'ArrowDown', `: ${other.name}, ${shortDay(day)}`);
    await page.keyboard.press('Enter');
    await expect(schedule.booking(street, schedule.cell(other.name, day))).toBeVisible();

    const message = page.getByRole('status').filter({ hasText: `${street}: ${other.name}` });
    await message.getByRole('button', { name: 'Undo' }).press('Enter');
    await expectSaid(page, `${street} is back where it was.`);
    await page.reload();
    await expect(schedule.booking(street, schedule.cell(clerk.name, day))).toBeVisible();
  });

  test('leaves a booking where it was when Escape is pressed', async ({ page, given, signIn, schedule }) => {
    const day = given.someDay();
    const [clerk] = await given.clerks(day);
    const { street } = await given.booking({ postcode: 'PO5 3LX', day, time: '14:30', clerk });
    await signIn('manager');
    await schedule.open({ day });
    const booking = schedule.booking(street, schedule.cell(clerk.name, day));

    await booking.focus();
    await page.keyboard.press('Space');
    await expectSaid(page, 'Picked up');
    await page.keyboard.press('ArrowRight');
    await expectSaid(page, `14:30, Inventory, ${street}, PO5 3LX: ${clerk.name},`);
    await page.keyboard.press('Escape');
    await expectSaid(page, `Cancelled. 14:30, Inventory, ${street}, PO5 3LX was put back.`);
    await expect(booking).toBeFocused();
  });

  test('sets the time and the length on the day board', async ({ page, given, signIn, schedule }) => {
    const day = given.someDay();
    const [clerk] = await given.clerks(day);
    const { street } = await given.booking({ postcode: 'PO5 3LX', day, time: '10:00', clerk });
    await signIn('manager');
    await schedule.open({ day, view: 'day' });
    const booking = schedule.booking(street, schedule.column(clerk.name));

    await booking.focus();
    await page.keyboard.press('Space');
    await expectSaid(page, `Picked up 10:00, Inventory, ${street}, PO5 3LX: ${clerk.name}, 10:00.`);
    await pressUntilSaid(page, 'ArrowDown', `${clerk.name}, 10:30.`);
    await page.keyboard.press('Space');
    await expect(booking).toContainText('10:30');
    await expect(booking).toBeFocused();
    await page.keyboard.press('Shift+ArrowDown');
    await expectSaid(page, `${street}: 1 h 15 min.`);
    await expect(page.getByText(/10:30, 1 h 15 min\.$/)).toBeVisible();
    await page.reload();
    await expect(booking).toContainText('10:30');
    await expect(booking).toContainText('1 h 15 min');
  });
});

test.describe('the palette', () => {
  test('finds a property by parts of its address and goes there', async ({ page, given, signIn }) => {
    const { id, address } = await given.property();
    await signIn('manager');
    await page.goto(paths.inspections());
    await expect(page.getByRole('table', { name: 'Inspections' })).toBeVisible();

    await page.keyboard.press('Control+k');
    const palette = page.getByRole('dialog');
    await expect(palette.getByRole('combobox')).toBeFocused();
    await page.keyboard.type(address.line1.toLowerCase());
    await expect(palette.getByRole('option', { name: address.line1 })).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(paths.property(id));
    await expect(palette).toBeHidden();
  });

  test('takes the letters typed right after its keys, and the page hears none of them', async ({ page, signIn }) => {
    await signIn('manager');
    const typed = Promise.withResolvers<void>();
    await page.route('**/assets/palette-*.js', async (route) => {
      await typed.promise;
      await route.continue();
    });
    await page.goto(paths.inspections());
    await expect(page.getByRole('table', { name: 'Inspections' })).toBeVisible();
    await page.keyboard.press('Control+k');
    // N alone books an inspection.
    await page.keyboard.type('nine');
    typed.resolve();
    await expect(page.getByRole('dialog').getByRole('combobox')).toHaveValue('nine');
    await expect(page).toHaveURL(paths.inspections());
  });

  test('closes with Escape and leaves the focus where it was', async ({ page, signIn }) => {
    await signIn('clerk');
    await page.goto(paths.properties());
    const filter = page.getByRole('searchbox').or(page.getByRole('textbox')).first();
    await filter.focus();
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(filter).toBeFocused();
  });
});

test.describe('lists', () => {
  test('are walked with j and k and opened with Enter; Back returns to the row', async ({ page, signIn }) => {
    await signIn('manager');
    // The oldest first: bookings that other tests make meanwhile come in at the end.
    await page.goto(`${paths.inspections()}?sort=conduct_date`);
    const rows = page.getByRole('table', { name: 'Inspections' }).getByRole('row');
    const link = (at: number) => rows.nth(at).getByRole('rowheader').getByRole('link');
    await expect(link(1)).toBeVisible();
    await page.keyboard.press('j');
    await expect(link(1)).toBeFocused();
    await page.keyboard.press('j');
    await page.keyboard.press('j');
    await page.keyboard.press('k');
    await expect(link(2)).toBeFocused();
    const address = await link(2).getAttribute('href');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(String(address));
    await expect(page.getByRole('navigation', { name: 'Where this page belongs' })).toBeVisible();
    await page.goBack();
    await expect(link(2)).toBeFocused();
    await page.keyboard.press('j');
    await expect(link(3)).toBeFocused();
  });

  test('N starts a new inspection, but not while typing', async ({ page, signIn }) => {
    await signIn('manager');
    await page.goto(paths.properties());
    const filter = page.getByRole('searchbox').or(page.getByRole('textbox')).first();
    await filter.focus();
    await page.keyboard.press('n');
    await expect(filter).toHaveValue('n');
    await page.getByRole('table', { name: 'Properties' }).getByRole('link').first().focus();
    await page.keyboard.press('n');
    await expect(page).toHaveURL(paths.newInspection());
  });
});

test.describe('arranging a report', () => {
  test('moves rooms with Space and arrows, or a step at a time', async ({ page, given, signIn, reportEditor }) => {
    const clerk = await given.staffMember('clerk');
    const rooms = ['Hall', 'Kitchen', 'Bathroom'];
    const { id } = await given.inspection({ clerk, rooms, isStarted: true });
    await signIn('clerk');
    await reportEditor.open(id);
    await reportEditor.expectRooms(rooms);

    await reportEditor.roomGrip('Hall').focus();
    await page.keyboard.press('Space');
    await expectSaid(page, 'Picked up Hall.');
    await page.keyboard.press('ArrowDown');
    await expectSaid(page, 'Hall: position 2 of 3.');
    await page.keyboard.press('Space');
    await expectSaid(page, 'Hall moved to position 2 of 3.');
    await reportEditor.expectRooms(['Kitchen', 'Hall', 'Bathroom']);
    await expect(reportEditor.roomGrip('Hall')).toBeFocused();

    await page.keyboard.press('Space');
    await expectSaid(page, 'Picked up Hall.');
    await page.keyboard.press('ArrowUp');
    await expectSaid(page, 'Hall: position 1 of 3.');
    await page.keyboard.press('Escape');
    await expectSaid(page, 'Cancelled. Hall was put back.');
    await reportEditor.expectRooms(['Kitchen', 'Hall', 'Bathroom']);

    await page.keyboard.press('Alt+ArrowDown');
    await expectSaid(page, 'Hall moved to position 3 of 3.');
    await page.keyboard.press('Alt+ArrowDown');
    await expectSaid(page, 'Hall is already last.');
    await reportEditor.expectSaved();
    await page.reload();
    await reportEditor.expectRooms(['Kitchen', 'Bathroom', 'Hall']);
  });

  test('moves items within their room and to another', async ({ page, given, signIn, reportEditor }) => {
    const clerk = await given.staffMember('clerk');
    const { id } = await given.inspection({
      clerk,
      rooms: [{ name: 'Hall', items: ['Door', 'Walls', 'Ceiling'] }, 'Kitchen'],
      isStarted: true,
    });
    await signIn('clerk');
    await reportEditor.open(id);

    await reportEditor.itemGrip('Hall', 'Door').focus();
    await page.keyboard.press('Space');
    await expectSaid(page, 'Picked up Door.');
    await page.keyboard.press('ArrowDown');
    await expectSaid(page, 'Door: position 2 of 3 in Hall.');
    await page.keyboard.press('Space');
    await reportEditor.expectItems('Hall', ['Walls', 'Door', 'Ceiling']);

    await reportEditor.field('Hall', 'Ceiling', 'Condition').focus();
    await page.keyboard.press('Alt+ArrowUp');
    await expectSaid(page, 'Ceiling moved to position 2 of 3.');
    await expect(reportEditor.field('Hall', 'Ceiling', 'Condition')).toBeFocused();
    await reportEditor.expectItems('Hall', ['Walls', 'Ceiling', 'Door']);

    await page.keyboard.press('Escape');
    await expect(reportEditor.itemGrip('Hall', 'Ceiling')).toBeFocused();
    await page.keyboard.press('m');
    const dialog = page.getByRole('dialog', { name: 'Move Ceiling' });
    await expect(dialog.getByLabel('Room')).toBeFocused();
    await dialog.getByRole('button', { name: 'Move' }).press('Enter');
    await expectSaid(page, 'Ceiling moved to Kitchen.');
    await reportEditor.expectSaved();
    await page.reload();
    await reportEditor.expectItems('Hall', ['Walls', 'Door']);
    await reportEditor.expectItems('Kitchen', ['Ceiling']);
  });

  test('writes with Enter, Tab and single keys', async ({ page, given, signIn, reportEditor }) => {
    const clerk = await given.staffMember('clerk');
    const { id } = await given.inspection({
      clerk,
      rooms: [
        { name: 'Hall', items: ['Door', 'Walls'] },
        { name: 'Safety', blockType: 'CHECKLIST', items: ['Smoke alarm tested', 'Exits clear'] },
      ],
      isStarted: true,
    });
    await signIn('clerk');
    await reportEditor.open(id);

    await reportEditor.field('Hall', 'Door', 'Description').focus();
    await page.keyboard.type('White panelled');
    await page.keyboard.press('Enter');
    await expect(reportEditor.field('Hall', 'Door', 'Condition')).toBeFocused();
    await page.keyboard.type('Scuffed');
    await page.keyboard.press('Shift+Enter');
    await page.keyboard.type('to the lower edge');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(reportEditor.field('Hall', 'Walls', 'Description')).toBeFocused();

    await reportEditor.choice('Safety', 'Answer of Smoke alarm tested').getByRole('radio', { name: 'Yes' }).focus();
    await page.keyboard.press('y');
    await expect(
      reportEditor.choice('Safety', 'Answer of Smoke alarm tested').getByRole('radio', { name: 'Yes' }),
    ).toBeChecked();
    await reportEditor.expectSaved();
    await page.reload();
    await expect(reportEditor.field('Hall', 'Door', 'Condition')).toHaveValue('Scuffed\nto the lower edge');
    await expect(
      reportEditor.choice('Safety', 'Answer of Smoke alarm tested').getByRole('radio', { name: 'Yes' }),
    ).toBeChecked();
  });
});
