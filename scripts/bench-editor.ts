/**
 * Measures the report editor with 1,500 items, 500 photographs and 250 actions in a running Keyturn, at a quarter of the
 * processor's speed and with nothing kept from before: `npm run bench:editor`, or with the address and the DATA_DIR of another
 * one. The first time it adds an inspection to it.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type CDPSession, type Page } from 'playwright';
import { findBrowser } from './find-browser.ts';
import { findLargeReport } from './large-report.ts';
import { readArguments } from './read-arguments.ts';

const THROTTLE = 4;
const KEYS = 80;
const MOVES = 40;

const usage = `npm run bench:editor [URL] [DATA_DIR]

Measures the report editor with 1,500 items in the Keyturn at URL, built and with the demo company. Adds an inspection to it once.`;
const [url = process.env.PUBLIC_URL ?? 'http://localhost:8080', dataDir = process.env.DATA_DIR ?? '.data'] =
  readArguments({ usage, places: ['URL', 'DATA_DIR'] }).positionals;
type User = { email: string; password: string; role: string };
const { users } = JSON.parse(readFileSync(join(dataDir, 'demo.json'), 'utf8')) as { users: User[] };
const manager = users.find(({ role }) => role === 'manager');
if (manager === undefined) throw new Error('The demo company has no manager.');

const browser = await chromium.launch(findBrowser());
const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' });
const token = await signIn(page, manager);
const inspectionId = await findLargeReport(url, dataDir, token);
console.log(`Inspection ${inspectionId}, at ${THROTTLE}x CPU throttle`);

const devtools = await page.context().newCDPSession(page);
// The thread's own time: other programs' use of the processor does not count.
await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
await devtools.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE });

const rows = [
  ...(await measureOpening(page, devtools, `${url}/inspections/${inspectionId}/report`)),
  ...(await measureKeys(page, devtools)),
  await measureNodes(page),
  await measureDrag(page, devtools),
];
console.table(rows);
await browser.close();
process.exitCode = rows.every(({ met }) => met !== 'no') ? 0 : 1;

type Figure = { figure: string; value: number; goal: number | undefined; met: 'yes' | 'no' | '' };

function figureOf(figure: string, value: number, goal?: number): Figure {
  return { figure, value: Math.round(value), goal, met: goal === undefined ? '' : value <= goal ? 'yes' : 'no' };
}

/** The token is in the page's memory alone: it is read off a request. */
async function signIn(at: Page, { email, password }: User): Promise<string> {
  await at.goto(url);
  await at.getByLabel('E-mail').fill(email);
  await at.getByLabel('Password').fill(password);
  const request = at.waitForRequest((each) => each.headers()['authorization']?.startsWith('Bearer ') ?? false);
  await at.getByRole('button', { name: 'Sign in', exact: true }).click();
  return (await request).headers()['authorization'] ?? '';
}

/** From asking for the address, with nothing kept from before, to the first field on the screen. */
async function measureOpening(at: Page, session: CDPSession, address: string): Promise<Figure[]> {
  await at.addInitScript(() => {
    const marks = { painted: 0 };
    Object.assign(window, { marks });
    const watch = new MutationObserver(() => {
      if (document.querySelector('[data-field]') === null) return;
      watch.disconnect();
      requestAnimationFrame(() => setTimeout(() => (marks.painted = performance.now())));
    });
    watch.observe(document, { subtree: true, childList: true });
  });
  await session.send('Network.clearBrowserCache');
  await at.goto(address);
  await at.waitForFunction(() => (window as unknown as { marks: { painted: number } }).marks.painted > 0);
  const { total, arrived } = await at.evaluate(() => {
    const { painted } = (window as unknown as { marks: { painted: number } }).marks;
    const report = performance.getEntriesByType('resource').findLast(({ name }) => name.endsWith('/report'));
    return { total: painted, arrived: painted - (report as PerformanceResourceTiming).responseEnd };
  });
  return [figureOf('cold to first paint, ms', total), figureOf('report arrived to first paint, ms', arrived, 1000)];
}

async function measureKeys(at: Page, session: CDPSession): Promise<Figure[]> {
  await at.locator('textarea[data-field$="condition"]').nth(2).click();
  await at.evaluate(() => {
    const times: number[] = [];
    Object.assign(window, { times });
    const afterPaint = new MessageChannel();
    let pressed = 0;
    afterPaint.port1.onmessage = () => times.push(performance.now() - pressed);
    document.addEventListener(
      'keydown',
      ({ timeStamp }) => {
        pressed = timeStamp;
        requestAnimationFrame(() => afterPaint.port2.postMessage(undefined));
      },
      { capture: true },
    );
  });
  const before = await busySeconds(session);
  await at.keyboard.type('light scuff to lower LHS; chip approx. 2 cm '.repeat(4).slice(0, KEYS), { delay: 90 });
  const busy = (await busySeconds(session)) - before;
  const times = await at.evaluate(() => (window as unknown as { times: number[] }).times);
  const sorted = times.toSorted((a, b) => a - b);
  const share = (part: number) => sorted[Math.floor(sorted.length * part)] ?? 0;
  return [
    figureOf('key to paint, p50, ms', share(0.5)),
    figureOf('key to paint, p95, ms', share(0.95), 100),
    figureOf('busy per key, ms', (busy * 1000) / KEYS),
  ];
}

async function measureNodes(at: Page): Promise<Figure> {
  return figureOf('DOM nodes', await at.evaluate(() => document.querySelectorAll('*').length), 1500);
}

async function measureDrag(at: Page, session: CDPSession): Promise<Figure> {
  const row = at.locator('[data-item]').nth(4);
  await row.hover();
  const grip = await row.locator('[data-grip]').boundingBox();
  if (grip === null) throw new Error('There is nothing to drag by.');
  await at.mouse.move(grip.x + 6, grip.y + 8);
  await at.mouse.down();
  await at.mouse.move(grip.x + 8, grip.y + 20);
  const before = await busySeconds(session);
  for (let step = 1; step <= MOVES; step += 1) await at.mouse.move(grip.x + 8, grip.y + 20 + step * 6);
  const busy = (await busySeconds(session)) - before;
  await at.keyboard.press('Escape');
  await at.mouse.up();
  return figureOf('drag, busy per move, ms', (busy * 1000) / MOVES, 60);
}

async function busySeconds(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0;
}
