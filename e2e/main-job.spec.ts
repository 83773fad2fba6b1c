/** The main job from booking to PDF, as three people do it: the office, the clerk, the reviewer. Others hear of it. */
import { flatText, readPdf } from '#testing/pdf/read-pdf.ts';
import { photo } from '#testing/sample-files.ts';
import { BookingForm } from './support/booking-form.ts';
import { shortDay } from './support/day-text.ts';
import { expect, test } from './support/fixtures.ts';
import { InspectionPage } from './support/inspection-page.ts';
import { expectSaid } from './support/live-regions.ts';
import { PdfsPage } from './support/pdfs-page.ts';
import { PropertyForm } from './support/property-form.ts';
import { type PhotoFile, ReportEditor } from './support/report-editor.ts';
import { ScheduleBoard } from './support/schedule-board.ts';
import { startWebhookReceiver } from './support/webhook-receiver.ts';

const jpeg = async (name: string): Promise<PhotoFile> => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await photo({ width: 1600, height: 1200, exif: { DateTimeOriginal: '2026:11:20 10:15:00' } }),
});

test('an inspection goes from booking to PDF', async ({ given, openAs }) => {
  const day = given.someDay();
  const street = given.someStreet();
  const ref = `KT-${street.split(' ')[1]}`;
  const clerk = await given.staffMember('clerk');
  // The lanes of the two are in sight together, however many clerks stand in the alphabet between the others.
  const clerks = await given.clerks(day);
  const at = clerks.findIndex(({ id }) => id === clerk.id);
  const other = clerks[at - 1] ?? clerks[at + 1];
  const receiver = await startWebhookReceiver(['pdf.generated']);

  const manager = await openAs('manager');
  const booked = await test.step('the office takes the booking', async () => {
    await new PropertyForm(manager).create({
      street,
      town: 'Southsea',
      postcode: given.somePostcode(),
      beds: 2,
      baths: 1,
      epc: 'C',
    });
    // The clerk writes this report from an empty page.
    const start = { template: 'Furnished flat', startFrom: 'Nothing' };
    const booking = { street, type: 'Inventory', day, time: '14:00', keys: 'At the office, hook 14', ref, ...start };
    const id = await new BookingForm(manager).book(booking);
    await new InspectionPage(manager).expectState('Pending');
    return id;
  });

  await test.step('and gives it to a clerk by dragging', async () => {
    const schedule = new ScheduleBoard(manager);
    await schedule.open({ day, view: 'day' });
    await schedule.dragToTime(schedule.booking(street, schedule.tray), clerk.name, '10:30');
    await expectSaid(manager, `${street}: ${clerk.name}, ${shortDay(day)}, 10:30.`);
    await expect(schedule.booking(street, schedule.column(clerk.name))).toContainText('10:30');

    await schedule.dragToTime(schedule.booking(street, schedule.column(clerk.name)), String(other?.name), '11:00');
    await expect(schedule.booking(street, schedule.column(String(other?.name)))).toContainText('11:00');
    await schedule.undo(`${street}: ${other?.name}, ${shortDay(day)}, 11:00.`);
    await expect(schedule.booking(street, schedule.column(clerk.name))).toContainText('10:30');

    await schedule.open({ day });
    const next = new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);
    await schedule.dragTo(schedule.booking(street), schedule.cell(clerk.name, next));
    await expect(schedule.booking(street, schedule.cell(clerk.name, next))).toContainText('10:30');
    await schedule.undo(`${street}: ${clerk.name}, ${shortDay(next)}, 10:30.`);
    await expect(schedule.booking(street, schedule.cell(clerk.name, day))).toBeVisible();
  });

  const clerkPage = await openAs('clerk');
  const atClerk = new InspectionPage(clerkPage);
  await test.step('the clerk starts', async () => {
    await atClerk.find(ref);
    await atClerk.expectState('Assigned');
    await expect(clerkPage.getByText('At the office, hook 14')).toBeVisible();
    await atClerk.take('Start');
    await clerkPage.getByRole('dialog').getByRole('button', { name: 'Start it now' }).click();
    await atClerk.expectState('Active');
    await atClerk.openTab('Report');
  });

  await test.step('writes the report', async () => {
    const editor = new ReportEditor(clerkPage);
    await editor.addUsualRooms(['Entrance Hall', 'Kitchen']);
    await editor.addRoom('Keys handed over', 'Keys');
    await editor.addRoom('Meters', 'Meters');
    await editor.addRoom('Fire safety', 'Checklist');
    await editor.addRoom('Cleanliness', 'Scale');
    await editor.addRoom('Compliance', 'Questions');

    await editor.addItems('Entrance Hall', ['Door', 'Walls', 'Flooring']);
    await editor.field('Entrance Hall', 'Walls', 'Description').fill('Painted magnolia emulsion');
    await editor.field('Entrance Hall', 'Walls', 'Condition').fill('Two light scuffs, left hand side, mid level');
    await editor.addItems('Keys handed over', ['Front door', 'Post box']);
    await editor.field('Keys handed over', 'Front door', 'Location and number').fill('2 x Yale, labelled A');
    await editor.addItems('Meters', ['Electricity']);
    await editor.field('Meters', 'Electricity', 'Reading').fill('48213.7');
    await editor.addItems('Fire safety', ['Smoke alarm sounds']);
    await editor.choice('Fire safety', 'Answer of Smoke alarm sounds').getByRole('radio', { name: 'Yes' }).click();
    await editor.addItems('Cleanliness', ['Whole home']);
    await editor.choice('Cleanliness', 'Grade of Whole home').getByRole('radio').last().click();
    await editor.addItems('Compliance', ['Boiler cupboard']);
    await editor.room('Compliance').getByRole('radio', { name: 'Yes' }).first().click();
    await editor.expectSaved();

    await editor.goTo('Entrance Hall');
    await editor.drag(editor.itemGrip('Entrance Hall', 'Flooring'), editor.itemGrip('Entrance Hall', 'Door'));
    await editor.expectItems('Entrance Hall', ['Flooring', 'Door', 'Walls']);
    await editor.drag(editor.roomGrip('Kitchen'), editor.roomGrip('Entrance Hall'));
    const order = [
      'Kitchen',
      'Entrance Hall',
      'Keys handed over',
      'Meters',
      'Fire safety',
      'Cleanliness',
      'Compliance',
    ];
    await editor.expectRooms(order);

    await editor.expectSaved();
    await clerkPage.reload();
    await editor.expectRooms(order);
    await editor.goTo('Entrance Hall');
    await editor.expectItems('Entrance Hall', ['Flooring', 'Door', 'Walls']);
    await expect(editor.field('Entrance Hall', 'Walls', 'Condition')).toHaveValue(
      'Two light scuffs, left hand side, mid level',
    );
  });

  await test.step('adds photos, whose progress is shown', async () => {
    const editor = new ReportEditor(clerkPage);
    await editor.field('Entrance Hall', 'Walls', 'Condition').focus();
    const line = Promise.withResolvers<void>();
    await clerkPage.route('**/attachments', async (route) => {
      await line.promise;
      await route.continue();
    });
    await editor.addPhotos([await jpeg('wall-left.jpg'), await jpeg('wall-right.jpg')]);
    await expect(editor.side.getByRole('progressbar', { name: /wall-left/ })).toBeVisible();
    await expect(editor.side.getByRole('progressbar', { name: /wall-right/ })).toBeVisible();
    line.resolve();
    await expect(editor.side.getByRole('button', { name: /^Photo \d of Walls/ })).toHaveCount(2);
    await expect(editor.side.getByRole('progressbar')).toHaveCount(0);
    const first = editor.side.getByRole('button', { name: 'Photo 1 of Walls' }).locator('img');
    await expect.poll(() => first.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(100);
  });

  await test.step('and submits', async () => {
    await atClerk.submitUnanswered();
    await expect(clerkPage.getByRole('status').filter({ hasText: 'Submitted for review.' })).toBeVisible();
  });

  const reviewer = await openAs('reviewer');
  await test.step('the reviewer approves', async () => {
    const atReviewer = new InspectionPage(reviewer);
    await atReviewer.find(ref);
    await atReviewer.expectState('Review');
    await atReviewer.take('Approve');
    await atReviewer.expectState('Complete');
    await atReviewer.openTab('PDFs');
  });

  await test.step('has another PDF made, looks at the one the approval made and takes it home', async () => {
    const pdfs = new PdfsPage(reviewer);
    await pdfs.make('Actions');
    await pdfs.isMade('Full report');
    expect(await pdfs.preview('Full report')).toEqual({ type: 'application/pdf', status: 200 });
    const { name, bytes } = await pdfs.download('Full report');
    expect(name).toMatch(/\.pdf$/);
    const text = flatText(readPdf(bytes));
    for (const words of [
      street,
      'Entrance Hall',
      'Painted magnolia emulsion',
      '2 x Yale, labelled A',
      '48213.7',
      clerk.name,
    ])
      expect(text).toContain(words);
    expect(text).toContain('Two light scuffs, left hand side, mid level');
    expect(text.indexOf('Kitchen')).toBeLessThan(text.indexOf('Entrance Hall'));
    expect(text).not.toContain('DRAFT');
  });

  await test.step('and another system hears of it, at the second attempt', async () => {
    await expect
      .poll(() => receiver.heard)
      .toContainEqual(
        expect.objectContaining({
          type: 'pdf.generated',
          data: expect.objectContaining({ inspection_id: booked, pdf: expect.objectContaining({ type: 'FULL' }) }),
        }),
      );
    await receiver.stop();
  });
});
