/**
 * Measures the week board under the hand: 300 bookings, a processor slowed four times, one booking dragged across it.
 * For a running, built Keyturn: `npm run bench:board http://localhost:8080 ~/.keyturn`. Prints the median
 * of several drags, with its goal.
 */
import { states } from '#domain/inspection-state.ts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type CDPSession, type Page, type Route } from 'playwright';
import { median } from './bench-api/table.ts';
import { findBrowser } from './find-browser.ts';
import { readArguments, refuse } from './read-arguments.ts';

const usage = `npm run bench:board URL DATA_DIR

Measures a drag over the week board of the Keyturn at URL, built and with the demo company, whose DATA_DIR is there.`;
const [url = '', dataDir] = readArguments({ usage, places: ['URL', 'DATA_DIR'] }).positionals;
if (dataDir === undefined) refuse(usage, 'URL and DATA_DIR are needed');

const BOOKINGS = 300;
const MOVES = 40;
const SLOWED = 4;
const DRAGS = 5;

type DemoUser = { email: string; password: string; role: string };
const demo = JSON.parse(readFileSync(join(dataDir, 'demo.json'), 'utf8')) as { users: DemoUser[] };
const manager = demo.users.find(({ role }) => role === 'manager');
if (manager === undefined) throw new Error('The demo company has no manager.');

const browser = await chromium.launch(findBrowser());
try {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, timezoneId: 'Europe/London' });
  await signIn(page, manager);
  // The service's own answer, enlarged: as many bookings as a busy week has, without filling the demo company's.
  await page.route(/\/api\/inspections\?.*conduct_date=/, enlarge);
  await page.goto(`${url}/schedule`);
  await page
    .locator('[data-booking]')
    .nth(BOOKINGS - 1)
    .waitFor({ state: 'attached', timeout: 60_000 });
  await page.locator('[data-draggable]').waitFor();

  const devtools = await page.context().newCDPSession(page);
  // The page's own processor time: other work on this machine does not count.
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
  print('bookings on the board', await page.locator('[data-cell] [data-booking]').count());
  const drags: Dragged[] = [];
  for (let at = 0; at < DRAGS; at += 1) drags.push(await drag(page, devtools));
  const middle = (of: keyof Dragged) => median(drags.map((each) => each[of]));
  print('picking up, busy', middle('pickingUp'), 300);
  print('each move, busy', middle('move'), 60);
  print('longest task while moving', middle('longestTask'));
} finally {
  await browser.close();
}

async function signIn(page: Page, { email, password }: DemoUser): Promise<void> {
  await page.goto(`${url}/schedule`);
  await page.locator('input[name=email]').fill(email);
  await page.locator('input[name=password]').fill(password);
  await page.locator('button.primary[type=submit]').click();
  await page.locator('[data-cell]').first().waitFor({ timeout: 60_000 });
}

type Row = {
  id: number;
  cancelled_at?: string | null;
  conduct_date: string;
  clerk: { id: number } | null;
  state: object;
};
type Answer = { data: Row[]; pagination: { totalPages: number } };

async function enlarge(route: Route): Promise<void> {
  const response = await route.fetch();
  const answer = (await response.json()) as Answer;
  const clerks = [...new Map(answer.data.flatMap(({ clerk }) => (clerk === null ? [] : [[clerk.id, clerk]]))).values()];
  const [from = ''] = (new URL(route.request().url()).searchParams.get('conduct_date') ?? '').split('/');
  const pattern = answer.data.find(({ clerk }) => clerk !== null);
  if (pattern === undefined || clerks.length === 0) return route.fulfill({ response });
  const data = Array.from({ length: BOOKINGS }, (_, at) => {
    const day = new Date(Date.parse(from) + (at % 7) * 86_400_000).toISOString().slice(0, 10);
    const hour = String(8 + (Math.floor(at / 7 / clerks.length) % 10)).padStart(2, '0');
    const clerk = clerks[Math.floor(at / 7) % clerks.length] ?? null;
    const conduct_date = `${day}T${hour}:00:00+00:00`;
    return {
      ...pattern,
      id: 1_000_000 + at,
      clerk,
      conduct_date,
      cancelled_at: null,
      state: { id: states.assigned, name: 'Assigned' },
    };
  });
  await route.fulfill({ response, json: { ...answer, data, pagination: { ...answer.pagination, totalPages: 1 } } });
}

/** Milliseconds. */
type Dragged = { pickingUp: number; move: number; longestTask: number };

async function drag(page: Page, devtools: CDPSession): Promise<Dragged> {
  await page.evaluate(() => {
    const longest = { task: 0 };
    Object.assign(window, { longest });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) longest.task = Math.max(longest.task, duration);
    }).observe({ type: 'longtask' });
  });
  const box = await page.locator('[data-cell] [data-booking]').first().boundingBox();
  if (box === null) throw new Error('No booking is on the screen.');
  const [x, y] = [box.x + 40, box.y + 10];
  await page.mouse.move(x, y);

  const before = await busyMs(devtools);
  await page.mouse.down();
  await page.mouse.move(x + 8, y + 8);
  await settle(page);
  const pickedUp = await busyMs(devtools);
  await page.evaluate(() =>
    Object.assign(window, { longest: Object.assign(Reflect.get(window, 'longest'), { task: 0 }) }),
  );
  for (let at = 1; at <= MOVES; at += 1) {
    await page.mouse.move(x + 8 + at * 18, y + 8 + (at % 10) * 20);
    await settle(page);
  }
  const moved = await busyMs(devtools);
  const longest = await page.evaluate(() => (Reflect.get(window, 'longest') as { task: number }).task);
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await settle(page);
  return { pickingUp: pickedUp - before, move: (moved - pickedUp) / MOVES, longestTask: longest };
}

/** Until the effects of the last event have been drawn. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}

async function busyMs(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
}

function print(what: string, figure: number, goal?: number): void {
  const unit = what.startsWith('bookings') ? '' : ' ms';
  const aim = goal === undefined ? '' : `   goal ≤ ${goal}${unit}   ${figure <= goal ? 'met' : 'MISSED'}`;
  process.stdout.write(`${what.padEnd(28)}${figure.toFixed(0).padStart(6)}${unit}${aim}\n`);
}
