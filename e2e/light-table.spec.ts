/** The light table: photographs that came without a place go to rooms and items without the mouse. */
import type { Page } from '@playwright/test';
import { photo } from '#testing/sample-files.ts';
import { createReportAttachment, getReport, listReportAttachments } from '#web/queries/generated/sdk.gen.ts';
import { seriousFindings } from './support/axe.ts';
import { expect, test } from './support/fixtures.ts';

const itemNames = ['Door', 'Walls', 'Ceiling', 'Floor', 'Windows', 'Lighting', 'Sockets', 'Heating'];
const roomNames = ['Hall', 'Lounge', 'Kitchen', 'Bedroom', 'Bathroom'];
/** So many at one item after the other: a hundred in all. */
const burstSizes = [2, 4, 1, 3, 2, 3, 1, 4];

const tableOf = (page: Page) => page.getByRole('dialog', { name: 'Photos to place' });
const lineOf = (page: Page) => tableOf(page).getByRole('textbox', { name: /^Place of/ });

/** Bursts a minute apart, of photographs three seconds apart, as an application sends them: to the report itself. */
async function takePhotos(inspectionId: number, bursts: readonly number[]): Promise<void> {
  const shots = bursts.flatMap((count, burst) => Array.from({ length: count }, (_, at) => burst * 60 + at * 3));
  const send = async (second: number) => {
    const time = new Date(Date.UTC(2026, 10, 20, 9, 0, second)).toISOString().slice(11, 19);
    const exif = { DateTimeOriginal: `2026:11:20 ${time}`, OffsetTimeOriginal: '+00:00' };
    const upload = new File([new Uint8Array(await photo({ exif }))], `${second}.jpg`);
    await createReportAttachment({ path: { inspection_id: inspectionId }, body: { upload } });
  };
  for (let from = 0; from < shots.length; from += 5) await Promise.all(shots.slice(from, from + 5).map(send));
}

/** The number of photographs at each item. */
async function countsOf(inspectionId: number): Promise<number[]> {
  const { data } = await getReport({ path: { inspection_id: inspectionId } });
  return data.rooms.flatMap(({ items }) => items.map(({ attachments }) => attachments.length));
}

test('a hundred photos are placed in at most 150 keys', async ({ page, given, signIn, reportEditor }) => {
  const day = given.someDay();
  const [clerk] = await given.clerks(day);
  const rooms = roomNames.map((name) => ({ name, items: itemNames }));
  const { id } = await given.inspection({ rooms, day, clerk, isStarted: true });
  const bursts = roomNames.flatMap(() => burstSizes);
  await takePhotos(id, bursts);
  await signIn('manager');
  await reportEditor.open(id);
  await expect(page.getByRole('button', { name: /^Photos to place/ })).toBeVisible();
  let keys = 0;
  const press = async (...pressed: string[]) => {
    keys += pressed.length;
    for (const key of pressed) await page.keyboard.press(key);
  };

  await reportEditor.room('Hall').getByRole('textbox', { name: 'Condition of Door' }).click();
  await press('Alt+l');
  await expect(lineOf(page)).toBeFocused();
  await expect(tableOf(page)).toContainText('of 100');
  for (const [at] of roomNames.entries())
    for (const name of itemNames) {
      // C is for captions: an item that begins so comes after the number of its room, or 0.
      const room = name === 'Door' ? [String(at + 1)] : name === 'Ceiling' ? ['0'] : [];
      const letters = name === 'Windows' ? ['w', 'i'] : [name.charAt(0).toLowerCase()];
      await press(...room, ...letters);
      await expect(tableOf(page).getByText(`Enter: ${name}, ${roomNames[at]}`, { exact: true })).toBeVisible();
      await press('Enter');
    }

  await expect(tableOf(page)).toContainText('Each photo of this report is at an item');
  await expect.poll(() => countsOf(id)).toEqual(bursts);
  expect(keys).toBeLessThanOrEqual(150);
});

test('a burst is divided, looked at, captioned and taken back by keys', async ({
  page,
  given,
  signIn,
  reportEditor,
}) => {
  const day = given.someDay();
  const [clerk] = await given.clerks(day);
  const { id } = await given.inspection({
    rooms: [{ name: 'Hall', items: ['Door', 'Walls'] }],
    day,
    clerk,
    isStarted: true,
  });
  await takePhotos(id, [3, 1]);
  await signIn('manager');
  await reportEditor.open(id);
  await page.getByRole('button', { name: /^Photos to place/ }).click();
  const table = tableOf(page);
  await expect(table).toContainText('3 photos of 4');
  await expect(lineOf(page)).toBeFocused();
  await expect(table.getByRole('button', { name: /, sharpest of 3 alike$/ })).toBeVisible();
  await expect(table.getByRole('button', { name: /, one of 3 alike$/ })).toHaveCount(2);
  expect(await seriousFindings(page)).toEqual([]);

  await test.step('R turns the one that moves', async () => {
    await page.keyboard.press('r');
    const { data } = await listReportAttachments({ path: { inspection_id: id } });
    const first = data.find(({ taken_at: at }) => at?.includes(':00:00') === true)?.id;
    await expect
      .poll(async () => {
        const now = await listReportAttachments({ path: { inspection_id: id } });
        return now.data.find((one) => one.id === first)?.rotation;
      })
      .toBe(90);
  });

  await test.step('without its last one it goes to an item, and the rest comes by itself', async () => {
    await page.keyboard.press('Shift+ArrowLeft');
    await expect(table).toContainText('2 photos of 4');
    await page.keyboard.type('wa');
    await page.keyboard.press('Enter');
    await expect(table).toContainText('1 photo of 2');
    await expect.poll(() => countsOf(id)).toEqual([0, 2]);
  });

  await test.step('Z takes them back to where they were, and none is away while another arrives', async () => {
    const ownCount = async () => (await listReportAttachments({ path: { inspection_id: id } })).data.length;
    const released = Promise.withResolvers<void>();
    let held = 0;
    await page.route('**/assign', async (route) => {
      held += 1;
      if (held === 1) await released.promise;
      await route.fallback();
    });
    await page.keyboard.press('z');
    await expect.poll(ownCount).toBe(3);
    await expect(table).toContainText('3 photos of 4');
    released.resolve();
    await expect.poll(ownCount).toBe(4);
    await page.unroute('**/assign');
    expect(await countsOf(id)).toEqual([0, 0]);
  });

  await test.step('Space shows one large, and Enter alone repeats the last place', async () => {
    await page.keyboard.press('Space');
    await expect(table.getByRole('button', { name: 'Look (Space)' })).toHaveAttribute('aria-pressed', 'true');
    await page.keyboard.type('1');
    await page.keyboard.press('Enter');
    await expect(table).toContainText('1 photo of 1');
    await expect(table.getByText('Enter: Hall, once more')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(table).toContainText('Each photo of this report');
  });

  await test.step('those of a room are still to be placed another time, and take a caption', async () => {
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: '4 photos to place' }).click();
    await expect(table).toContainText('3 photos of 4');
    await page.keyboard.press('c');
    const caption = table.getByRole('textbox', { name: 'Caption' });
    await expect(caption).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(caption).toHaveValue('Hall, overview');
    await page.keyboard.press('ArrowUp');
    await expect(caption).toHaveValue('');
    await page.keyboard.type('By the stairs');
    await page.keyboard.press('Enter');
    await expect(lineOf(page)).toBeFocused();
    await expect(table.getByText('By the stairs')).toBeVisible();
    await page.keyboard.type('do');
    await page.keyboard.press('Enter');
    await expect.poll(() => countsOf(id)).toEqual([3, 0]);
  });
});

test('X rejects without a question, Z brings back, and what is rejected goes when the table closes', async ({
  page,
  given,
  signIn,
  reportEditor,
}) => {
  const day = given.someDay();
  const [clerk] = await given.clerks(day);
  const rooms = [{ name: 'Hall', items: ['Door'] }];
  const { id } = await given.inspection({ rooms, day, clerk, isStarted: true });
  await takePhotos(id, [1, 1, 1]);
  const ownCount = async () => (await listReportAttachments({ path: { inspection_id: id } })).data.length;
  await signIn('manager');
  await reportEditor.open(id);
  await page.getByRole('button', { name: /^Photos to place/ }).click();
  const table = tableOf(page);
  await expect(table).toContainText('1 photo of 3');

  await page.keyboard.press('x');
  await expect(table).toContainText('1 photo of 2; 1 rejected, deleted on closing');
  await page.keyboard.press('z');
  await expect(table).toContainText('1 photo of 3');
  await expect(table).not.toContainText('rejected');
  await page.keyboard.press('x');
  await page.keyboard.press('x');
  await page.keyboard.type('do');
  await page.keyboard.press('Enter');
  await expect(table).toContainText('2 photos rejected: deleted when this is closed.');
  await expect.poll(() => countsOf(id)).toEqual([1]);
  expect(await ownCount()).toBe(2);

  await page.keyboard.press('z');
  await expect(table).toContainText('1 photo of 1; 2 rejected, deleted on closing');
  await page.keyboard.press('z');
  await expect(table).toContainText('of 2; 1 rejected, deleted on closing');
  await page.keyboard.press('Escape');
  await expect(table).toBeHidden();
  await expect.poll(ownCount).toBe(2);
  expect(await countsOf(id)).toEqual([0]);
});
