/** The announcements to a screen reader, from any of the page's live regions. */
import { expect, type Page } from '@playwright/test';

/** Without the bar at the top: how many people will be told, and what is not saved yet, comes there at any time. */
const said = async (page: Page): Promise<string> => {
  const texts = await page
    .locator('output, [role="status"]')
    .evaluateAll((regions) => regions.filter((one) => !one.closest('header')).map(({ textContent }) => textContent));
  return texts.join(' ').trim();
};

export async function expectSaid(page: Page, sentence: string): Promise<void> {
  await expect.poll(() => said(page), { message: `"${sentence}" is said` }).toContain(sentence);
}

/** Presses a key until these words are said, as somebody does who listens for the way. */
export async function pressUntilSaid(page: Page, key: string, words: string, most = 30): Promise<void> {
  for (let count = 0; count < most; count += 1) {
    const before = await said(page);
    if (before.includes(words)) return;
    await page.keyboard.press(key);
    await expect
      .poll(() => said(page), { message: `something is said after ${key}, looking for ${words}` })
      .not.toBe(before);
  }
  await expectSaid(page, words);
}
