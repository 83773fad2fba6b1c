/** One booking dragged across the board, step by step, and put back. */
import type { CDPSession, Page } from 'playwright';

const MOVES = 40;

/** Another sentence behind the place: `08:00, Inventory, 1 Quay: Ann, Tue 2 Feb, 08:00. Overlaps 08:30 at PO4 8AA.` */
const saysWhy = /: [^.]+\. \S/;

/** Milliseconds. */
export type Dragged = { pickingUp: number; move: number; longestTask: number };

export async function drag(page: Page, devtools: CDPSession): Promise<Dragged> {
  await page.evaluate(() => {
    const longest = { task: 0 };
    Object.assign(window, { longest });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) longest.task = Math.max(longest.task, duration);
    }).observe({ type: 'longtask' });
  });
  const at = await gripOf(page);
  await page.mouse.move(at.x, at.y);

  const before = await busyMs(devtools);
  await pickUp(page, at);
  const pickedUp = await busyMs(devtools);
  await page.evaluate(() => Object.assign(Reflect.get(window, 'longest') as object, { task: 0 }));
  for (let nth = 1; nth <= MOVES; nth += 1) await step(page, at, nth);
  const moved = await busyMs(devtools);
  const longestTask = await page.evaluate(() => (Reflect.get(window, 'longest') as { task: number }).task);
  await putBack(page);
  return { pickingUp: pickedUp - before, move: (moved - pickedUp) / MOVES, longestTask };
}

/** At how many steps of the same way the page says what would not fit there. Not timed: to listen takes time as well. */
export async function countConflicts(page: Page): Promise<{ steps: number; said: number }> {
  const at = await gripOf(page);
  await page.mouse.move(at.x, at.y);
  await pickUp(page, at);
  let said = 0;
  for (let nth = 1; nth <= MOVES; nth += 1) {
    await step(page, at, nth);
    const words = await page.locator('[role=status]').allTextContents();
    if (words.some((one) => saysWhy.test(one))) said += 1;
  }
  await putBack(page);
  return { steps: MOVES, said };
}

type Point = { x: number; y: number };

async function gripOf(page: Page): Promise<Point> {
  const box = await page.locator('[data-cell] [data-booking]').first().boundingBox();
  if (box === null) throw new Error('No booking is on the screen.');
  return { x: box.x + 40, y: box.y + 10 };
}

async function pickUp(page: Page, { x, y }: Point): Promise<void> {
  await page.mouse.down();
  await page.mouse.move(x + 8, y + 8);
  await settle(page);
}

async function step(page: Page, { x, y }: Point, nth: number): Promise<void> {
  await page.mouse.move(x + 8 + nth * 18, y + 8 + (nth % 10) * 20);
  await settle(page);
}

async function putBack(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await settle(page);
}

/** Until the effects of the last event have been drawn. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}

async function busyMs(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
}
