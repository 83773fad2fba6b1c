/** Moves through a page with nothing but keys, as somebody does who has no mouse. */
import { expect, type Locator, type Page } from '@playwright/test';

/** No screen has more stops than this between one target and the next. */
const MOST_STOPS = 200;

const hasFocus = async (target: Locator): Promise<boolean> =>
  (await target.count()) === 1 && target.evaluate((element) => element === document.activeElement);

/** Presses Tab until the focus is there; every stop on the way must show the focus. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(target).toBeVisible();
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    if (await hasFocus(target)) return;
    await page.keyboard.press(key);
    expect(await page.evaluate(hiddenStop), 'a stop where nobody sees the focus').toBeNull();
  }
  throw new Error(`Tab does not lead to ${String(target)}.`);
}

/** Tab, and then Enter. */
export async function tabAndEnter(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

/** The action has left the focus on something: from nothing, the next Tab starts again at the top of the page. */
export async function expectFocusKept(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.tagName ?? 'BODY'), { message: 'the focus is somewhere' })
    .not.toBe('BODY');
}

/**
 * Runs in the browser: describes the focused element if it has no ring. Between the last stop and the first nothing is
 * focused.
 */
function hiddenStop(): string | null {
  const element = document.activeElement;
  if (element === null || element === document.body || element instanceof HTMLIFrameElement) return null;
  const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
  const hasRing = (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0) || boxShadow !== 'none';
  const { width, height } = element.getBoundingClientRect();
  return hasRing && width > 0 && height > 0 ? null : element.outerHTML.slice(0, 200);
}
