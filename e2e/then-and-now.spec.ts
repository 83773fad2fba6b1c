/** Photographs of a check-out beside those of the report before: looked through by keys, and kept as pairs that are printed. */
import type { Page } from '@playwright/test';
import { photo } from '#testing/sample-files.ts';
import { paths } from '#web/paths.ts';
import {
  completeInspection,
  createInspection,
  createItemAttachment,
  getReport,
  initializeInspection,
  startInspection,
  submitInspection,
} from '#web/queries/generated/sdk.gen.ts';
import { seriousFindings, stylesHaveSettled } from './support/axe.ts';
import { expect, test } from './support/fixtures.ts';
import type { Given } from './support/given.ts';

/** The codes of the interface. */
const CHECK_OUT = 5;
const FROM_REPORT = 6;

async function addPhotos(inspectionId: number, widths: readonly number[]): Promise<number[]> {
  const path = { inspection_id: inspectionId };
  const [room] = (await getReport({ path })).data.rooms;
  const [item] = room?.items ?? [];
  const ids: number[] = [];
  for (const width of widths) {
    const upload = new File([new Uint8Array(await photo({ width, height: 48 }))], `${width}.jpg`);
    const at = { ...path, room_id: room?.id ?? 0, item_id: item?.id ?? 0 };
    ids.push((await createItemAttachment({ path: at, body: { upload } })).data.id);
  }
  return ids;
}

/** Two photographs of a door at check-in, and one at check-out. */
async function givenCheckOut(given: Given) {
  const clerk = await given.staffMember('clerk');
  const before = await given.inspection({ rooms: [{ name: 'Hall', items: ['Door'] }], clerk, isStarted: true });
  const earlier = await addPhotos(before.id, [64, 66]);
  await submitInspection({ path: { inspection_id: before.id } });
  await completeInspection({ path: { inspection_id: before.id } });
  const { data: after } = await createInspection({
    body: {
      property: { id: before.property.id },
      type: { id: CHECK_OUT },
      conduct_date: given.someDay(),
      clerk: { id: clerk.id },
      time_to_complete: 'PT1H',
    },
  });
  const path = { inspection_id: after.id };
  await initializeInspection({ path, body: { type: FROM_REPORT, init_from: before.id } });
  await startInspection({ path });
  const [now = 0] = await addPhotos(after.id, [68]);
  const tiedTo = async () => {
    const { data } = await getReport({ path });
    const photos = data.rooms.flatMap(({ items }) => items.flatMap(({ attachments }) => attachments));
    return photos.find(({ id }) => id === now)?.earlier_id;
  };
  return { id: after.id, earlier, tiedTo };
}

const viewerOf = (page: Page) => page.getByRole('dialog', { name: /^Door/ });

test('a photo is compared with an earlier one by keys, and a kept pair stands at the desk of its reviewer', async ({
  page,
  given,
  signIn,
  reportEditor,
}) => {
  const { id, earlier, tiedTo } = await givenCheckOut(given);
  const viewer = viewerOf(page);
  await signIn('manager');
  await reportEditor.open(id);
  await reportEditor.field('Hall', 'Door', 'Condition').click();
  await reportEditor.side.getByRole('button', { name: 'Photo 1 of Door', exact: true }).click();

  await test.step('parts are covered by keys, and a manager takes that back', async () => {
    await viewer.getByRole('button', { name: 'Cover parts' }).focus();
    await page.keyboard.press('c');
    await viewer.getByRole('button', { name: 'Add a part' }).press('Enter');
    await expect(viewer.getByRole('button', { name: 'Part 1 of 1' })).toBeFocused();
    await page.keyboard.press('Shift+ArrowRight');
    await stylesHaveSettled(page);
    expect(await seriousFindings(page)).toEqual([]);
    await viewer.getByRole('button', { name: 'Cover this part' }).press('Enter');
    await viewer.getByRole('button', { name: 'Uncover…' }).press('Enter');
    await page.getByRole('button', { name: 'Uncover the photo' }).press('Enter');
    await expect(viewer.getByRole('button', { name: 'Uncover…' })).toBeHidden();
  });

  await test.step('side by side, with the one of the same turn suggested', async () => {
    await viewer.getByRole('button', { name: 'Then and now' }).press('Enter');
    await expect(viewer.getByRole('img')).toHaveCount(2);
    await expect(viewer.getByRole('button', { name: /suggested$/ })).toHaveAttribute('aria-pressed', 'true');
    await expect(viewer.getByText('Suggested by time, place and picture.')).toBeVisible();
    await stylesHaveSettled(page);
    expect(await seriousFindings(page)).toEqual([]);
  });

  await test.step('arrows choose the way and move the slider, and lead to no other photo', async () => {
    await viewer.getByRole('radio', { name: 'Side by side' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(viewer.getByRole('radio', { name: 'Slider' })).toBeChecked();
    const slider = viewer.getByRole('slider', { name: /^How much of the earlier photo shows/ });
    await slider.press('ArrowLeft');
    await expect(slider).toHaveValue('49');
    await stylesHaveSettled(page);
    expect(await seriousFindings(page)).toEqual([]);
    await viewer.getByRole('radio', { name: 'Slider' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(viewer.getByRole('radio', { name: 'Onion skin' })).toBeChecked();
    await slider.press('Home');
    await expect(slider).toHaveValue('0');
    await stylesHaveSettled(page);
    expect(await seriousFindings(page)).toEqual([]);
  });

  await test.step('the pair that is chosen is kept', async () => {
    await viewer.getByRole('button', { name: /photo 2 of 2/ }).press('Enter');
    await viewer.getByRole('button', { name: 'Keep this pair' }).press('Enter');
    await expect(viewer.getByText('Kept as a pair, and printed so.')).toBeVisible();
    expect(await tiedTo()).toBe(earlier[1]);
  });

  await test.step('the reviewer sees it first, and unties it', async () => {
    await page.keyboard.press('Escape');
    await submitInspection({ path: { inspection_id: id } });
    await signIn('reviewer');
    await page.goto(paths.reviewDesk(id));
    await page.getByText('All changes', { exact: true }).click();
    await page.getByRole('button', { name: 'Now: Door, photo 1 of 1' }).first().click();
    await expect(viewer.getByText('Kept as a pair, and printed so.')).toBeVisible();
    await expect(viewer.getByRole('button', { name: /photo 2 of 2, kept as a pair$/ })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await stylesHaveSettled(page);
    expect(await seriousFindings(page)).toEqual([]);
    await viewer.getByRole('button', { name: 'Untie' }).click();
    await expect(viewer.getByRole('button', { name: 'Keep this pair' })).toBeVisible();
    expect(await tiedTo()).toBeNull();
  });
});
