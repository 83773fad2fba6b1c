/** One visit of a page on a slow processor and a slow line, with its cost. */
import type { BrowserContext, CDPSession, Page } from 'playwright';
import { type Seen, watchPage } from './watch-page.ts';

const SLOWED = 4;
const LATENCY_MS = 150;
const BYTES_PER_SECOND = 1_600_000 / 8;

/** The time after the page is shown still counts: late shifts, pictures, queries asked twice. */
const SETTLE_MS = 2500;
const LONGEST_MS = 60_000;

export type Target = {
  url: string;
  content: string;
  pending?: string;
  /** A field to type into when everything stands. */
  filter?: string;
  /** How long to look on after it is shown. */
  settleMs?: number;
};

export type Figures = {
  lcp: number;
  shown: number;
  fcp: number;
  tbt: number;
  cls: number;
  inp: number | undefined;
  scriptKb: number;
  allKb: number;
  requests: number;
  requestsBeforeShown: number;
  /** Queries that were sent more than once. */
  repeated: string[];
  largest: string;
};

type Sent = { url: string; method: string; at: number; isScript: boolean; bytes: number; isCached: boolean };

/** `isTyping`: into the filter, once everything stands. */
export async function visit(context: BrowserContext, target: Target, { isTyping = false } = {}): Promise<Figures> {
  const page = await context.newPage();
  try {
    const devtools = await context.newCDPSession(page);
    const sent = await watchRequests(devtools);
    await slowDown(devtools);
    let started = Number.POSITIVE_INFINITY;
    await page.exposeFunction('benchOrigin', (origin: number) => {
      started = Math.min(started, origin);
    });
    const { content, pending = '[data-nothing]' } = target;
    await page.addInitScript(watchPage, { content, pending });
    await page.goto(target.url, { waitUntil: 'commit', timeout: LONGEST_MS });
    await page.waitForFunction(() => (Reflect.get(window, 'benchSeen') as Seen | undefined)?.shown, undefined, {
      timeout: LONGEST_MS,
    });
    await page.waitForTimeout(target.settleMs ?? SETTLE_MS);
    const seen = await readSeen(page);
    const inp = isTyping && target.filter !== undefined ? await typeInto(page, target.filter) : undefined;
    return summarise(seen, [...sent.values()], started, inp);
  } finally {
    await page.close();
  }
}

async function slowDown(devtools: CDPSession): Promise<void> {
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LATENCY_MS,
    downloadThroughput: BYTES_PER_SECOND,
    uploadThroughput: BYTES_PER_SECOND,
  });
}

async function watchRequests(devtools: CDPSession): Promise<Map<string, Sent>> {
  const sent = new Map<string, Sent>();
  let redirects = 0;
  await devtools.send('Network.enable');
  devtools.on('Network.requestWillBeSent', ({ requestId, request, wallTime, type, redirectResponse }) => {
    if (!request.url.startsWith('http')) return;
    const before = sent.get(requestId);
    // A redirect keeps the id of its request.
    if (redirectResponse !== undefined && before !== undefined) {
      redirects += 1;
      sent.set(`${requestId} ${redirects}`, { ...before, bytes: redirectResponse.encodedDataLength });
    }
    const { url, method } = request;
    const isScript = type === 'Script' || url.endsWith('.js');
    sent.set(requestId, { url, method, at: wallTime * 1000, isScript, bytes: 0, isCached: false });
  });
  devtools.on('Network.requestServedFromCache', ({ requestId }) => {
    const one = sent.get(requestId);
    if (one) one.isCached = true;
  });
  devtools.on('Network.responseReceived', ({ requestId, response }) => {
    const one = sent.get(requestId);
    if (one && (response.fromDiskCache === true || response.fromPrefetchCache === true)) one.isCached = true;
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const one = sent.get(requestId);
    if (one) one.bytes = encodedDataLength;
  });
  return sent;
}

async function readSeen(page: Page): Promise<Seen> {
  return page.evaluate(() => Reflect.get(window, 'benchSeen') as Seen);
}

async function typeInto(page: Page, filter: string): Promise<number> {
  await page.locator(filter).first().click();
  await page.keyboard.type('harbour', { delay: 120 });
  await page.waitForTimeout(SETTLE_MS / 2);
  return (await readSeen(page)).slowestInput;
}

function summarise(seen: Seen, sent: readonly Sent[], started: number, inp: number | undefined): Figures {
  // Documents before the last one, as on the way to a sign-in, belong to the same wait.
  const before = Math.max(0, seen.origin - started);
  const fetched = sent.filter(({ isCached }) => !isCached);
  const kb = (of: readonly Sent[]): number => of.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
  const shownAt = seen.origin + seen.shown;
  const addresses = fetched
    .filter(({ method, url }) => method === 'GET' && url.includes('/api/'))
    .map(({ method, url }) => `${method} ${url}`);
  return {
    lcp: before + seen.lcp,
    shown: before + seen.shown,
    fcp: before + seen.fcp,
    tbt: seen.blocked,
    cls: seen.cls,
    inp,
    scriptKb: kb(fetched.filter(({ isScript }) => isScript)),
    allKb: kb(fetched),
    requests: fetched.length,
    requestsBeforeShown: fetched.filter(({ at }) => at < shownAt).length,
    repeated: [...new Set(addresses.filter((one, at) => addresses.indexOf(one) !== at))],
    largest: seen.largest,
  };
}
