/**
 * Measures how soon pages are there, on a slow machine and a slow line, beside a floor that is built in the same run:
 * `npm run bench:web`, or with the address and the DATA_DIR of another Keyturn. Adds a large report to it, once.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium } from 'playwright';
import { call, findLargeReport } from './large-report.ts';
import { type Floor, startFloor } from './bench-web/floor-server.ts';
import { middle, printFigures, type Visits } from './bench-web/print-figures.ts';
import { buildSubjects, floorTarget, type Subject } from './bench-web/subjects.ts';
import { visit } from './bench-web/visit.ts';
import { findBrowser } from './find-browser.ts';
import { readArguments, readCount } from './read-arguments.ts';

const usage = `npm run bench:web -- [URL] [DATA_DIR] [--only list,schedule,today,sign-in,report] [--runs 5]

Measures pages of the Keyturn at URL, built and with the demo company, beside as little as a page can be. Chromium runs at a
quarter of the processor's speed, with 150 ms and 1.6 Mbit/s. Each run visits both, cold and a second time.`;
const { positionals, values } = readArguments({
  usage,
  options: { only: { type: 'string' }, runs: { type: 'string' } },
  places: ['URL', 'DATA_DIR'],
});
const [url = process.env.PUBLIC_URL ?? 'http://localhost:8080', dataDir = process.env.DATA_DIR ?? '.data'] =
  positionals;
const runs = readCount(usage, values.runs, 5);
const only = values.only?.split(',');
const isWanted = (name: string): boolean => only?.includes(name) ?? true;

type State = Awaited<ReturnType<BrowserContext['storageState']>>;
const view = { viewport: { width: 1440, height: 900 }, locale: 'en-GB', timezoneId: 'Europe/London' };
const sizeOfList = 30;

/** Chromium draws the list under its address bar as two pages of its own, in each new window, while ours is measured. */
const withoutOwnPages = '--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup,PaintHolding,HttpsUpgrades';
const installed = findBrowser();
const browser = await chromium.launch({ ...installed, args: [...installed.args, withoutOwnPages] });
let floor: Floor | undefined;
try {
  const { state, authorization } = await signIn(browser);
  floor = await startFloor(
    JSON.stringify(await call(url, authorization, 'GET', `/inspections?per_page=${sizeOfList}`)),
  );
  const report = isWanted('report') ? await findLargeReport(url, dataDir, authorization) : undefined;
  const subjects = buildSubjects(url, report).filter(({ name }) => isWanted(name));
  if (!(await compare(browser, floor, subjects, state))) process.exitCode = 1;
} finally {
  floor?.stop();
  await browser.close();
}

/** A manager's session; the token is in the page's memory alone, so it is read off a request. */
async function signIn(at: Browser): Promise<{ state: State; authorization: string }> {
  type User = { email: string; password: string; role: string };
  const { users } = JSON.parse(readFileSync(join(dataDir, 'demo.json'), 'utf8')) as { users: User[] };
  const manager = users.find(({ role }) => role === 'manager');
  if (manager === undefined) throw new Error('The demo company has no manager.');
  const context = await at.newContext(view);
  const page = await context.newPage();
  await page.goto(`${url}/`);
  await page.locator('input[name=email]').fill(manager.email);
  await page.locator('input[name=password]').fill(manager.password);
  const request = page.waitForRequest((each) => each.headers()['authorization']?.startsWith('Bearer ') ?? false);
  await page.locator('button.primary[type=submit]').click();
  const authorization = (await request).headers()['authorization'] ?? '';
  await page.locator('main h1').waitFor();
  await page.close();
  const state = await context.storageState();
  await context.close();
  return { state, authorization };
}

async function compare(at: Browser, { url: floorUrl }: Floor, subjects: Subject[], signedIn: State): Promise<boolean> {
  let state = signedIn;
  const bare: Visits = { cold: [], second: [] };
  const found = new Map<Subject, Visits>(subjects.map((subject) => [subject, { cold: [], second: [] }]));

  /** Cold beside each page; a second time once in each run. */
  const visitFloor = async (isAlsoSecond: boolean): Promise<void> => {
    const context = await at.newContext(view);
    bare.cold.push(await visit(context, floorTarget(floorUrl)));
    if (isAlsoSecond) bare.second.push(await visit(context, floorTarget(floorUrl), { isTyping: true }));
    await context.close();
  };
  const visitOurs = async (subject: Subject, visits: Visits): Promise<void> => {
    const isAnonymous = subject.isAnonymous === true;
    const context = await at.newContext({ ...view, ...(!isAnonymous && { storageState: state }) });
    visits.cold.push(await visit(context, subject.target));
    if (!isAnonymous) {
      visits.second.push(await visit(context, subject.target, { isTyping: true }));
      // Each refresh token is good for one use: the next context goes on with the last one.
      state = await context.storageState();
    }
    await context.close();
  };

  for (let run = 0; run < runs; run += 1) {
    for (const [at, [subject, visits]] of [...found].entries()) {
      const isFloorFirst = (run + at) % 2 === 0;
      if (isFloorFirst) await visitFloor(at === 0);
      await visitOurs(subject, visits);
      if (!isFloorFirst) await visitFloor(at === 0);
    }
  }
  console.log(`The floor: LCP ${middle(bare.cold, 'lcp').toFixed(0)} ms cold, ${runs} runs`);
  const met = [...found].map(([subject, visits]) => printFigures(subject, visits, bare));
  return met.every(Boolean);
}
