/** A check out's conditions come from the check in: each tells whether somebody has looked, and the bar counts those left. */
import type { Locator } from '@playwright/test';
import { getReport } from '#web/queries/generated/sdk.gen.ts';
import { seriousFindings } from './support/axe.ts';
import { expect, test } from './support/fixtures.ts';

const numberIn = async (button: Locator): Promise<number> =>
  Number(/^\d+/.exec((await button.textContent()) ?? '')?.[0]);

test('a condition that came along is confirmed by a key, counted, and taken back', async ({
  page,
  given,
  signIn,
  reportEditor,
}) => {
  await signIn('manager');
  const id = await given.checkOutInTyping();
  const confirmed = async () => {
    const { data } = await getReport({ path: { inspection_id: id }, throwOnError: true });
    return data.rooms.flatMap((room) => room.items).filter((item) => item.confirmed === true).length;
  };
  await reportEditor.open(id);
  const unchecked = page.getByRole('button', { name: /^\d+ unchecked/ });
  const [before, confirmedBefore] = [await numberIn(unchecked), await confirmed()];
  await unchecked.click();
  const grade = page.getByRole('radio', { checked: true }).and(page.locator(':focus'));
  await expect(grade).toBeFocused();
  const itemId = await grade.evaluate((field) => field.closest<HTMLElement>('[data-item]')?.dataset['item']);
  const row = page.locator(`[data-item="${itemId}"]`);
  const chosen = row.getByRole('radio', { checked: true });
  const words = (await chosen.textContent()) ?? '';
  await expect(row.getByRole('button', { name: /^Unchecked \(confirm .+ as before\)$/ })).toBeVisible();

  await chosen.press('Alt+b');
  const mark = row.getByRole('button', { name: /^As before \(take back for / });
  await expect(mark).toBeVisible();
  await expect(chosen).toHaveText(words);
  await expect.poll(() => numberIn(unchecked)).toBe(before - 1);
  await expect.poll(confirmed).toBe(confirmedBefore + 1);
  expect(await seriousFindings(page)).toEqual([]);

  await test.step('Ctrl Z takes it back, and so does the mark', async () => {
    await chosen.press('Control+z');
    await expect.poll(() => numberIn(unchecked)).toBe(before);
    await chosen.press('Alt+b');
    await mark.click();
    await expect.poll(() => numberIn(unchecked)).toBe(before);
    await expect.poll(confirmed).toBe(confirmedBefore);
  });

  await test.step('Submit names them, and leads from each room to its first', async () => {
    await page.getByRole('button', { name: 'Submit for review' }).click();
    const one = before === 1 ? 'one condition is unchecked' : `${before} conditions are unchecked`;
    const question = page.getByRole('dialog', { name: new RegExp(one, 'i') });
    await expect(question).toBeVisible();
    expect(await seriousFindings(page)).toEqual([]);
    await question.locator(`a[href$="#item-${itemId}-condition"]`).press('Enter');
    await expect(question).toHaveCount(0);
    await expect(chosen).toBeFocused();
    await expect(row.getByRole('button', { name: /^Unchecked/ })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Submit for review' })).toBeVisible();
  });

  await test.step('another grade needs no mark', async () => {
    await chosen.press('1');
    await expect.poll(() => numberIn(unchecked)).toBe(before - 1);
    await chosen.press(words);
    await expect.poll(() => numberIn(unchecked)).toBe(before);
  });
});
