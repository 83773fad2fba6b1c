/** The start of every journey: a browser in which somebody is signed in, and things made for this test alone. */
import { test as base, expect, type Page } from '@playwright/test';
import { type BrowserCookie, isStillSignedIn, prepareOfficeApi, signInCookies } from './office-api.ts';
import { demoUser } from './demo-company.ts';
import { type Given, startGiven } from './given.ts';
import { ReportEditor } from './report-editor.ts';
import { ScheduleBoard } from './schedule-board.ts';
import { watchTokens } from './token-watch.ts';

export { expect } from '@playwright/test';

type Fixtures = {
  /** Given to every journey, whatever it is about. */
  nothingLeaks: void;
  /** Given to every journey: the people whom a worker lets in without the form stay signed in for its next journey. */
  nobodyIsSignedOut: void;
  given: Given;
  /** Lets this person into `page`, without the form: that one has tests of its own. */
  signIn: (role: string) => Promise<void>;
  /** Another browser, with this person signed in. */
  openAs: (role: string) => Promise<Page>;
  schedule: ScheduleBoard;
  reportEditor: ReportEditor;
};
type WorkerFixtures = {
  leaks: string[];
  office: void;
  signedIn: Map<string, { at: number; cookies: Promise<BrowserCookie[]> }>;
  cookiesOf: (role: string) => Promise<BrowserCookie[]>;
};

/** After ten minutes some things ask for the password again, and a journey takes less than the other five. */
const FRESH_MS = 300_000;

export const test = base.extend<Fixtures, WorkerFixtures>({
  leaks: [
    async ({ browser }, use) => {
      const leaks: string[] = [];
      watchTokens(browser, leaks);
      await use(leaks);
    },
    { scope: 'worker' },
  ],
  nothingLeaks: [
    async ({ browser, leaks }, use) => {
      leaks.length = 0;
      await use();
      for (const context of browser.contexts()) await context.close();
      expect(leaks).toEqual([]);
    },
    { auto: true },
  ],
  office: [
    // oxlint-disable-next-line no-empty-pattern -- the fixtures' own way of saying "nothing else"
    async ({}, use) => {
      await prepareOfficeApi();
      await use();
    },
    { scope: 'worker' },
  ],
  signedIn: [
    // oxlint-disable-next-line no-empty-pattern -- as above
    async ({}, use) => use(new Map()),
    { scope: 'worker' },
  ],
  cookiesOf: [
    async ({ signedIn }, use) => {
      await use((role) => {
        const known = signedIn.get(role);
        const fresh =
          known !== undefined && Date.now() - known.at < FRESH_MS
            ? known
            : { at: Date.now(), cookies: signInCookies(demoUser(role)) };
        signedIn.set(role, fresh);
        return fresh.cookies;
      });
    },
    { scope: 'worker' },
  ],
  nobodyIsSignedOut: [
    async ({ signedIn }, use, testInfo) => {
      await use();
      const ended: string[] = [];
      for (const [role, { cookies }] of signedIn) if (!(await isStillSignedIn(await cookies))) ended.push(role);
      expect(ended, `${testInfo.title}: it ends a sign-in that others share, and has to sign in by the form`).toEqual(
        [],
      );
    },
    { auto: true },
  ],
  given: async ({ office: _office }, use) => {
    const given = startGiven();
    await use(given);
    await given.clear();
  },
  signIn: async ({ context, cookiesOf }, use) => {
    await use(async (role) => context.addCookies(await cookiesOf(role)));
  },
  openAs: async ({ browser, cookiesOf }, use) => {
    const opened: Page[] = [];
    await use(async (role) => {
      const page = await (await browser.newContext()).newPage();
      opened.push(page);
      await page.context().addCookies(await cookiesOf(role));
      return page;
    });
    for (const page of opened) await page.context().close();
  },
  schedule: async ({ page }, use) => use(new ScheduleBoard(page)),
  reportEditor: async ({ page }, use) => use(new ReportEditor(page)),
});
