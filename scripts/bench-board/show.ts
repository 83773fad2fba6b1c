/** How long a board takes from its data to the frame that fills the window, and to the one that has all of it. */
import type { Page } from 'playwright';

const LONGEST_MS = 60_000;

export type Shown = { window: number; whole: number };

/** Milliseconds after the last answer that the board waits for. The page has `watchBoard` as its first script. */
export async function show(page: Page, address: string): Promise<Shown> {
  await page.goto('about:blank');
  await page.goto(address, { waitUntil: 'commit', timeout: LONGEST_MS });
  const seen = await page.waitForFunction(() => Reflect.get(window, 'benchShown') as Shown | undefined, undefined, {
    timeout: LONGEST_MS,
  });
  const shown = await seen.jsonValue();
  const answer = await page.evaluate(lastAnswer);
  return { window: (shown?.window ?? Number.NaN) - answer, whole: (shown?.whole ?? Number.NaN) - answer };
}

/**
 * Looks at each frame. Notes the moment after the first whose window is full: each clerk in it has as many bookings as their row
 * says, all of them drawn; and the moment after the first that has so many bookings.
 */
export function watchBoard(least: number): void {
  const shown: Partial<Shown> = {};
  function isInWindow(element: Element): boolean {
    const { top, bottom } = element.getBoundingClientRect();
    return bottom > 0 && top < window.innerHeight;
  }
  function isFull(row: Element): boolean {
    const said = Number(/(\d+) booked/.exec(row.querySelector('th')?.textContent ?? '')?.[1] ?? 0);
    return row.querySelectorAll('[data-booking]').length >= said;
  }
  function isDrawn(card: Element): boolean {
    return card.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }) !== false;
  }
  function note(what: keyof Shown) {
    shown[what] = Number.NaN;
    setTimeout(() => {
      shown[what] = performance.now();
      if (shown.window && shown.whole) Object.assign(window, { benchShown: shown });
    });
  }
  function look() {
    const cards = [...document.querySelectorAll('[data-cell] [data-booking]')];
    const rows = [...document.querySelectorAll('tbody tr')].filter(isInWindow);
    if (shown.window === undefined && cards.length > 0 && rows.every(isFull) && cards.filter(isInWindow).every(isDrawn))
      note('window');
    if (shown.whole === undefined && cards.length >= least) note('whole');
    if (shown.window === undefined || shown.whole === undefined) requestAnimationFrame(look);
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
