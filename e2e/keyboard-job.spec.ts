/** The main job without a mouse, from signing in to signing out: every step is reached by Tab and leaves the focus somewhere. */
import { photo } from '#testing/sample-files.ts';
import { paths } from '#web/paths.ts';
import { shortDay } from './support/day-text.ts';
import { demoUser } from './support/demo-company.ts';
import { expect, test } from './support/fixtures.ts';
import { expectSaid, pressUntilSaid } from './support/live-regions.ts';
import { PdfsPage } from './support/pdfs-page.ts';
import { expectFocusKept, tabAndEnter, tabTo } from './support/tab-stops.ts';

function mondayOf(day: string): string {
  const date = new Date(day);
  date.setUTCDate(date.getUTCDate() - ((date.getUTCDay() + 6) % 7));
  return date.toISOString().slice(0, 10);
}

test('an inspection goes from booking to PDF by keyboard alone', async ({ page, given, schedule, reportEditor }) => {
  const { keyboard } = page;
  const day = given.someDay();
  const [clerk] = await given.clerks(day);
  const {
    address: { line1: street },
  } = await given.property();
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
  const heading = page.getByRole('heading', { level: 1, name: street });

  await test.step('signing in', async () => {
    const { email, password } = demoUser('manager');
    await page.goto(paths.inspections());
    await expect(page.getByLabel('E-mail')).toBeFocused();
    await keyboard.type(email);
    await tabTo(page, page.getByLabel('Password'));
    await keyboard.type(password);
    await keyboard.press('Enter');
    await expect(page.getByRole('table', { name: 'Inspections' })).toBeVisible();
  });

  await test.step('booking', async () => {
    await keyboard.press('n');
    const property = page.getByRole('combobox', { name: /^Property/ });
    await expect(property).toBeFocused();
    await keyboard.type(street.toLowerCase());
    await keyboard.press('Enter');
    await expect(property).toHaveValue(new RegExp(street));
    const date = page.getByRole('textbox', { name: /^Date/ });
    await tabTo(page, date);
    await keyboard.press('Control+a');
    await keyboard.type(day);
    await tabTo(page, page.getByRole('textbox', { name: /^Time/ }));
    await keyboard.type('10:00');
    // The report is written from an empty page, not from the template that the firm's rules choose.
    const startFrom = page.getByLabel('Start from');
    await tabTo(page, startFrom);
    await keyboard.type('Nothing');
    await expect(startFrom.locator('option:checked')).toHaveText('Nothing');
    await tabAndEnter(page, button('Book inspection'));
    await expect(heading).toBeFocused();
  });

  await test.step('assigning, taken back and done again', async () => {
    await schedule.open({ day });
    for (const time of ['first', 'second']) {
      await tabTo(page, schedule.booking(street, schedule.tray));
      await keyboard.press('Space');
      await expectSaid(page, 'Picked up');
      await pressUntilSaid(page, 'ArrowUp', `: ${clerk.name},`);
      // From the tray it comes up where the tray had it, which may be any day of the week.
      await pressUntilSaid(page, 'ArrowLeft', `${clerk.name}, ${shortDay(mondayOf(day))}`);
      await pressUntilSaid(page, 'ArrowRight', `${clerk.name}, ${shortDay(day)}`);
      await keyboard.press('Space');
      await expect(schedule.booking(street, schedule.cell(clerk.name, day))).toBeFocused();
      await expect(page.getByRole('status').filter({ hasText: `${street}: ${clerk.name}` })).toBeVisible();
      if (time === 'second') break;
      await keyboard.press('Control+z');
      await expectSaid(page, `${street} is back where it was.`);
      await expect(schedule.booking(street, schedule.tray)).toBeVisible();
    }
    await keyboard.press('Enter');
    await tabAndEnter(page, page.getByRole('dialog').getByRole('link', { name: 'Open the inspection' }));
    await expect(heading).toBeFocused();
  });

  await test.step('starting', async () => {
    await tabAndEnter(page, button('Start'));
    await expect(page.getByRole('dialog')).toContainText(`This is the step of the clerk, ${clerk.name}.`);
    await expect(button('Start it now')).toBeFocused();
    await keyboard.press('Enter');
    await expect(button('Submit for review')).toBeVisible();
    await expect(heading).toBeFocused();
    await tabAndEnter(page, page.getByRole('link', { name: 'Report', exact: true }));
  });

  await test.step('writing the report', async () => {
    await tabAndEnter(page, button('Add rooms').first());
    await expect(page.getByRole('dialog').getByLabel('Name')).toBeFocused();
    await keyboard.type('Kitchen');
    await keyboard.press('Enter');
    await expectSaid(page, 'Kitchen added.');
    await expectFocusKept(page);
    await tabTo(page, page.getByRole('combobox', { name: 'New item in Kitchen' }));
    for (const item of ['Walls', 'Floor']) {
      await keyboard.type(item);
      await keyboard.press('Enter');
      await expectSaid(page, `${item} added.`);
    }
    await tabTo(page, reportEditor.field('Kitchen', 'Walls', 'Description'), 'Shift+Tab');
    await keyboard.type('Painted magnolia emulsion');
    await keyboard.press('Enter');
    await expect(reportEditor.field('Kitchen', 'Walls', 'Condition')).toBeFocused();
    await keyboard.type('Two light scuffs, mid level');
  });

  await test.step('adding a photo to the item', async () => {
    // The browser is told to hand its dialog over, which takes a moment, before anybody can ask for it.
    const chooser = page.waitForEvent('filechooser');
    await keyboard.press('Alt+p');
    await expect(reportEditor.side.getByRole('button', { name: 'Add' }).first()).toBeFocused();
    await keyboard.press('Enter');
    await (await chooser).setFiles({
      name: 'walls.jpg',
      mimeType: 'image/jpeg',
      buffer: await photo({ width: 800, height: 600, exif: {} }),
    });
    await expect(reportEditor.side.getByRole('button', { name: 'Photo 1 of Walls' })).toBeVisible();
    await keyboard.press('Escape');
    await expect(reportEditor.field('Kitchen', 'Walls', 'Condition')).toBeFocused();
  });

  await test.step('putting its items in another order', async () => {
    await keyboard.press('Escape');
    await expect(reportEditor.itemGrip('Kitchen', 'Walls')).toBeFocused();
    await keyboard.press('Space');
    await expectSaid(page, 'Picked up Walls.');
    await keyboard.press('ArrowDown');
    await expectSaid(page, 'position 2 of 2');
    await keyboard.press('Space');
    await reportEditor.expectItems('Kitchen', ['Floor', 'Walls']);
    await expect(reportEditor.itemGrip('Kitchen', 'Walls')).toBeFocused();
    await reportEditor.expectSaved();
  });

  await test.step('handing it over and approving it', async () => {
    for (const [step, next] of [
      ['Submit for review', 'Approve'],
      ['Approve', 'Close inspection'],
    ] as const) {
      await tabAndEnter(page, button(step));
      if (step === 'Submit for review') {
        // Nobody has said anything of the floor.
        await expect(page.getByRole('dialog', { name: 'One item is unanswered' })).toContainText('Kitchen: Floor');
        await expect(button('Submit all the same')).toBeFocused();
        await keyboard.press('Enter');
      }
      await expect(button(next)).toBeVisible();
      await expect(heading).toBeFocused();
    }
  });

  await test.step('making a PDF and taking it home', async () => {
    const parts = page.getByRole('navigation', { name: 'Parts of this inspection' });
    await tabAndEnter(page, parts.getByRole('button', { name: 'Report' }));
    await expect(page.locator('[role="menuitem"]:focus')).toHaveCount(1);
    await keyboard.press('P');
    await expect(page.getByRole('menuitem', { name: 'PDFs', exact: true })).toBeFocused();
    await keyboard.press('Enter');
    const pdfs = new PdfsPage(page);
    // The approval requested a PDF; announced later, its end would hide the one awaited below.
    await pdfs.isMade('Full report');
    const card = pdfs.card('Actions');
    await tabAndEnter(page, card.getByRole('button', { name: 'Make the PDF' }));
    await expectSaid(page, 'Actions: the PDF is ready.');
    await expect(card.getByRole('button', { name: 'Preview' })).toBeFocused();
    const started = page.waitForEvent('download');
    await tabAndEnter(page, card.getByRole('link', { name: 'Download' }));
    expect((await started).suggestedFilename()).toMatch(/\.pdf$/);
    await expectFocusKept(page);
  });

  await test.step('signing out', async () => {
    await tabAndEnter(page, button(/^Your account/));
    await expect(page.getByRole('menuitem', { name: 'My account' })).toBeFocused();
    await keyboard.press('End');
    await expect(page.getByRole('menuitem', { name: 'Sign out' })).toBeFocused();
    await keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'You are signed out' })).toBeVisible();
  });
});
