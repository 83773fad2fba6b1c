/** The dock under a report's rows: a dictation is heard and typed without reaching for the mouse. */
import type { Page } from '@playwright/test';
import { paths } from '#web/paths.ts';
import { getReport } from '#web/queries/generated/sdk.gen.ts';
import { seriousFindings } from './support/axe.ts';
import { expect, test } from './support/fixtures.ts';

const dockOf = (page: Page) => page.getByRole('region', { name: 'Recording', exact: true });
const placeOf = async (page: Page): Promise<number> => Number(await dockOf(page).getByRole('slider').inputValue());

/** A report of the demo company that waits to be typed, with a dictation for each of its last rooms. */
async function openJob(page: Page): Promise<void> {
  await page.goto(paths.transcription());
  await page.getByRole('button', { name: /^Next job/ }).click();
  await expect(dockOf(page)).toContainText(/[1-9]:\d\d$|\/ \d:\d[1-9]|\/ [1-9]/);
}

test('a recording plays on whatever has the focus, by keys that work while somebody types', async ({
  page,
  given: _given,
  signIn,
}) => {
  await signIn('typist');
  await openJob(page);
  const dock = dockOf(page);
  const name = await dock.getByRole('slider').getAttribute('aria-label');

  await test.step('one key leads to the next unanswered item, another plays', async () => {
    await page.keyboard.press('F2');
    await expect(page.locator('[data-field$="condition"]:focus')).toBeVisible();
    await page.keyboard.press('F4');
    await expect(dock.getByRole('button', { name: /^Pause/ })).toBeVisible();
    await expect.poll(() => placeOf(page)).toBeGreaterThan(1);
  });

  await test.step('typing and another field do not end it', async () => {
    await page.keyboard.type('Good order');
    await page.keyboard.press('Enter');
    const before = await placeOf(page);
    await expect.poll(() => placeOf(page)).toBeGreaterThan(before);
    await expect(dock.getByRole('button', { name: /^Pause/ })).toBeVisible();
  });

  await test.step('a word that nobody can make out is marked where the caret is', async () => {
    const field = page.locator('textarea[data-field$="condition"]:focus');
    const words = await field.inputValue();
    await page.keyboard.type(' scuffs');
    await page.keyboard.press('F3');
    await expect(field).toHaveValue(`${words} scuffs [?] `);
    await page.keyboard.type('to lhs');
    await expect(field).toHaveValue(`${words} scuffs [?] to lhs`);
  });

  await test.step('in a room without a recording it plays on too, and the one that was played keeps its place', async () => {
    await page
      .getByRole('navigation', { name: /^Rooms/ })
      .getByRole('button')
      .filter({ hasText: /\d/ })
      .first()
      .click();
    await expect(dock.getByRole('slider')).toHaveAttribute('aria-label', name ?? '');
    await page.keyboard.press('F4');
    await expect(dock.getByRole('button', { name: /^Play/ })).toBeVisible();
  });

  await test.step('back, slower and faster', async () => {
    const before = await placeOf(page);
    await page.keyboard.press('F7');
    expect(await placeOf(page)).toBeLessThan(before);
    await page.keyboard.press('F9');
    await expect(dock).toContainText('0.9×');
    await page.keyboard.press('F10');
    await expect(dock).toContainText('1.0×');
    expect(await seriousFindings(page)).toEqual([]);
  });

  await test.step('the place is found again after a reload', async () => {
    await page.keyboard.press('F8');
    await page.keyboard.press('F8');
    const before = await placeOf(page);
    await page.reload();
    await expect(dock).toBeVisible();
    await expect.poll(() => placeOf(page)).toBeCloseTo(before, 0);
  });

  await test.step('Submit lists what nobody has heard', async () => {
    await page.getByRole('button', { name: 'Submit for review' }).click();
    const question = page.getByRole('dialog', { name: 'Not all that was dictated was heard' });
    await expect(question).toContainText(/\d:\d\d to \d+:\d\d/);
    await question.getByRole('button', { name: 'Submit all the same' }).click();
    const unclear = page.getByRole('dialog', { name: /unclear word/ });
    await unclear.getByRole('link').last().press('Enter');
    await expect(page.locator('textarea[data-field$="condition"]:focus')).toHaveValue(/scuffs \[\?\] to lhs$/);
  });
});

test('the keys are the person’s own', async ({ page, given: _given, signIn }) => {
  await signIn('typist');
  await openJob(page);
  await page.getByRole('button', { name: 'Keys of the player' }).click();
  await page.getByRole('button', { name: /^Key for Play and pause/ }).click();
  await page.keyboard.press('F6');
  await page.getByRole('button', { name: 'Done' }).click();
  await page.keyboard.press('F6');
  await expect(dockOf(page).getByRole('button', { name: 'Pause (F6)' })).toBeVisible();
});

test('a text is heard again by the one who typed it, and by a reviewer on another computer', async ({
  page,
  given: _given,
  signIn,
  openAs,
}) => {
  await signIn('typist');
  await openJob(page);
  const dock = dockOf(page);
  const again = (of: Page) => dockOf(of).getByRole('button', { name: /^Hear this text again/ });
  await page.keyboard.press('F2');
  const field = page.locator('textarea[data-field$="condition"]:focus');
  await expect(field).toBeVisible();
  const itemId = Number((await field.getAttribute('data-field'))?.split(' ')[0]);
  const text = page.locator(`[data-field="${itemId} condition"]`);
  await page.keyboard.press('F4');
  await expect.poll(() => placeOf(page)).toBeGreaterThan(1);
  await page.keyboard.type('Good order');
  await page.keyboard.press('F4');
  await expect(dock.getByRole('button', { name: /^Play/ })).toBeVisible();
  // It was heard on to here, and to here it goes back.
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('F8');
  const before = await placeOf(page);

  await page.keyboard.press('F6');
  await expect(again(page)).toHaveAttribute('aria-pressed', 'true');
  await expect(again(page)).toHaveAttribute('aria-pressed', 'false');
  await expect(dock.getByRole('button', { name: /^Play/ })).toBeVisible();
  expect(await placeOf(page)).toBeCloseTo(before, 1);
  await expect(text).toBeFocused();

  const inspectionId = Number(/inspections\/(\d+)/.exec(page.url())?.[1]);
  const spoken = async () => {
    const { data } = await getReport({ path: { inspection_id: inspectionId }, throwOnError: true });
    return data.rooms.flatMap(({ items }) => items).find(({ id }) => id === itemId)?.spoken?.condition;
  };
  await expect.poll(spoken).toMatchObject({ from: expect.any(Number), to: expect.any(Number) });

  const office = await openAs('manager');
  await office.goto(`${paths.inspectionReport(inspectionId)}#item-${itemId}-condition`);
  await expect(office.locator(`[data-field="${itemId} condition"]`)).toBeFocused();
  await expect(dockOf(office)).toBeVisible();
  await office.keyboard.press('F6');
  await expect(again(office)).toHaveAttribute('aria-pressed', 'true');
  await expect(again(office)).toHaveAttribute('aria-pressed', 'false');
  expect(await seriousFindings(office)).toEqual([]);
});
