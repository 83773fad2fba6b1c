/** The announcements to a screen reader, from any of the page's live regions. */
import { expect, type Page } from '@playwright/test';

/** Without the bar at the top: how many people will be told, and what is not saved yet, comes there at any time. */
const ANYWHERE = 'header';
/** Without messages either, which come when something is saved and go by themselves. */
const ON_THE_WAY = 'header, [aria-label="Messages"]';

const said = async (page: Page, without = ANYWHERE): Promise<string> => {
  const texts = await page
    .locator('output, [role="status"]')
    .evaluateAll(
      (regions, not) => regions.filter((one) => !one.closest(not)).map(({ textContent }) => textContent),
      without,
    );
  return texts.join(' ').trim();
};

export async function expectSaid(page: Page, sentence: string): Promise<void> {
  await expect.poll(() => said(page), { message: `"${sentence}" is said` }).toContain(sentence);
}

/**
 * Presses a key until these words are said, as somebody does who listens for the way. Call it once the sentence before has
 * been said, which else counts as the answer to the first key.
 */
export async function pressUntilSaid(page: Page, key: string, words: string, most = 30): Promise<void> {
  for (let count = 0; count < most; count += 1) {
    const before = await said(page, ON_THE_WAY);
    if (before.includes(words)) return;
    await page.keyboard.press(key);
    await expect
      .poll(() => said(page, ON_THE_WAY), { message: `something is said after ${key}, looking for ${words}` })
      .not.toBe(before);
  }
  await expectSaid(page, words);
}
