/** How long a board takes from its data to the frame that shows it. */
import type { Page } from 'playwright';

const LONGEST_MS = 60_000;

/** Milliseconds after the last answer that the board waits for. The page has `watchBoard` as its first script. */
export async function show(page: Page, address: string): Promise<number> {
  await page.goto('about:blank');
  await page.goto(address, { waitUntil: 'commit', timeout: LONGEST_MS });
  const seen = await page.waitForFunction(() => Reflect.get(window, 'benchShown') as number | undefined, undefined, {
    timeout: LONGEST_MS,
  });
  return ((await seen.jsonValue()) ?? Number.NaN) - (await page.evaluate(lastAnswer));
}

/** Looks at each frame, and notes the moment after the first that has so many bookings and shows those in the window. */
export function watchBoard(least: number): void {
  function isShown(card: Element): boolean {
    const { top, bottom } = card.getBoundingClientRect();
    const isInWindow = bottom > 0 && top < window.innerHeight;
    return !isInWindow || card.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }) !== false;
  }
  function look() {
    const cards = [...document.querySelectorAll('[data-cell] [data-booking]')];
    if (cards.length < least || !cards.every(isShown)) requestAnimationFrame(look);
    else setTimeout(() => Object.assign(window, { benchShown: performance.now() }));
  }
  requestAnimationFrame(look);
}

/** The last answer with staff or bookings, by the page's own clock. */
function lastAnswer(): number {
  const answers = performance
    .getEntriesByType('resource')
    .filter(({ name }) => /\/api\/(?:staff\?|inspections\?.*conduct_date=)/.test(name));
  return Math.max(...answers.map((one) => (one as PerformanceResourceTiming).responseEnd));
}
