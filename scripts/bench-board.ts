/**
 * Measures the board under the hand, with ten clerks and a processor slowed four times: a week of 300 bookings from its data to
 * the first frame whose window is full, one booking dragged across it, and a month of 1,000 bookings.
 * For a running, built Keyturn: `npm run bench:board http://localhost:8080 ~/.keyturn`. Prints medians, each as a share of its aim.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from 'playwright';
import { median } from './bench-api/table.ts';
import { countConflicts, drag, type Dragged } from './bench-board/drag.ts';
import { fillBoard, type Known } from './bench-board/full-board.ts';
import { show, type Shown, watchBoard } from './bench-board/show.ts';
import { findBrowser } from './find-browser.ts';
import { call } from './large-report.ts';
import { readArguments, refuse } from './read-arguments.ts';

const usage = `npm run bench:board URL DATA_DIR

Measures a drag over the week board of the Keyturn at URL, built and with the demo company, whose DATA_DIR is there, and how
soon a full week and a full month are there.`;
const [url = '', dataDir] = readArguments({ usage, places: ['URL', 'DATA_DIR'] }).positionals;
if (dataDir === undefined) refuse(usage, 'URL and DATA_DIR are needed');

const SLOWED = 4;
const TIMES = 5;
const week = { address: `${url}/schedule`, bookings: 300, shown: 300 };
/** Each of its twenty working days and more shows its first three. */
const month = { address: `${url}/schedule?view=month`, bookings: 1000, shown: 60 };

type DemoUser = { email: string; password: string; role: string };
const demo = JSON.parse(readFileSync(join(dataDir, 'demo.json'), 'utf8')) as { users: DemoUser[] };
const manager = demo.users.find(({ role }) => role === 'manager');
if (manager === undefined) throw new Error('The demo company has no manager.');

const browser = await chromium.launch(findBrowser());
try {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, timezoneId: 'Europe/London' });
  const known = await signIn(context, manager);
  await measureWeek(await openBoard(context, known, week));
  const page = await openBoard(context, known, month);
  const { window, whole } = await showOften(page, month.address);
  print(`month of ${month.bookings}, after its data`, Math.max(window, whole), 1000);
} finally {
  await browser.close();
}

/** Reads what the service knows, by the token of the page. */
async function signIn(context: BrowserContext, { email, password }: DemoUser): Promise<Known> {
  const page = await context.newPage();
  await page.goto(week.address);
  await page.locator('input[name=email]').fill(email);
  await page.locator('input[name=password]').fill(password);
  const request = page.waitForRequest((each) => each.headers()['authorization']?.startsWith('Bearer ') ?? false);
  await page.locator('button.primary[type=submit]').click();
  const authorization = (await request).headers()['authorization'] ?? '';
  await page.locator('[data-cell]').first().waitFor({ timeout: 60_000 });
  await page.close();
  const read = async <Part extends keyof Known>(path: string) =>
    ((await call(url, authorization, 'GET', `${path}?per_page=100`)) as { data: Known[Part] }).data;
  return { staff: await read<'staff'>('/staff'), visits: await read<'visits'>('/inspections') };
}

type Board = { bookings: number; shown: number };

async function openBoard(context: BrowserContext, known: Known, { bookings, shown }: Board): Promise<Page> {
  const page = await context.newPage();
  await page.addInitScript(watchBoard, shown);
  await fillBoard(page, known, bookings);
  return page;
}

async function measureWeek(page: Page): Promise<void> {
  const { window, whole } = await showOften(page, week.address);
  print(`week of ${week.bookings}, after its data`, window, 1000);
  print('the rest below the window', whole);
  await page.locator('[data-draggable]').waitFor();
  const devtools = await page.context().newCDPSession(page);
  // The page's own processor time: other work on this machine does not count.
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const drags: Dragged[] = [];
  for (let at = 0; at < TIMES; at += 1) drags.push(await drag(page, devtools));
  const middle = (of: keyof Dragged) => median(drags.map((each) => each[of]));
  print('picking up, busy', middle('pickingUp'), 200);
  print('each move, busy', middle('move'), 40);
  print('longest task while moving', middle('longestTask'));
  const { steps, said } = await countConflicts(page);
  console.log(`Of ${steps} moves ${said} were over a place where it would not fit, and said why.`);
  await page.close();
}

async function showOften(page: Page, address: string): Promise<Shown> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
  const times: Shown[] = [];
  for (let at = 0; at < TIMES; at += 1) times.push(await show(page, address));
  return { window: median(times.map((each) => each.window)), whole: median(times.map((each) => each.whole)) };
}

function print(what: string, figure: number, aim?: number): void {
  const share = aim === undefined ? '' : `   aim ${aim} ms   ${(figure / aim).toFixed(2)} of it`;
  console.log(`${what.padEnd(28)}${figure.toFixed(0).padStart(6)} ms${share}`);
}
