/**
 * Watches every browser of every journey: tokens are where they belong and nowhere else, and no request breaks the
 * content security policy.
 */
import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, BrowserContext, Page, Request } from '@playwright/test';

type Seen = { url: string; text: string };
type Watched = { bodies: Promise<Seen>[]; cookies: Promise<string[]>[]; urls: Set<string>; faults: string[] };

/** Milliseconds in which a page must tell what it keeps. */
const PATIENCE = 10_000;
/** Bodies without words. */
const wordless = /^(image|font|audio|video)\/|event-stream|pdf|octet-stream/;

/** Bodies that are the same for everybody for ever, by their address: they are read once. */
type Assets = Map<string, Seen>;

/** Watches each context from here on, and once more before it closes; faults are added to `faults`. */
export function watchTokens(browser: Browser, faults: string[]): void {
  const newContext = browser.newContext.bind(browser);
  const assets: Assets = new Map();
  browser.newContext = async (options) => {
    const context = await newContext(options);
    const watched: Watched = { bodies: [], cookies: [], urls: new Set(), faults };
    watch(context, watched, assets);
    const close = context.close.bind(context);
    context.close = async (how) => {
      await inspect(context, watched);
      await close(how);
    };
    return context;
  };
}

function watch(context: BrowserContext, { bodies, cookies, urls, faults }: Watched, assets: Assets): void {
  context.on('request', (request) => urls.add(request.url()));
  context.on('response', (response) => {
    if (isTokenProxy(response.url())) cookies.push(response.headerValues('set-cookie').catch(() => []));
  });
  // Not as soon as an answer begins: some journeys hold one back that never comes.
  context.on('requestfinished', (request) => bodies.push(read(request, assets)));
  context.on('console', (message) => {
    // The recorder of traces reads pictures that are in memory only; the product does not.
    if (/connecting to 'blob:/i.test(message.text())) return;
    if (/content security policy/i.test(message.text())) faults.push(`${message.location().url}: ${message.text()}`);
  });
}

/** Empty when the page has gone on meanwhile. */
async function read(request: Request, assets: Assets): Promise<Seen> {
  const url = request.url();
  const known = assets.get(url);
  if (known !== undefined) return known;
  const response = await request.response().catch(() => null);
  const headers = response?.headers() ?? {};
  const hasWords = response !== null && !wordless.test(headers['content-type'] ?? '');
  const seen = { url, text: hasWords ? await response.text().catch(() => '') : '' };
  if (seen.text !== '' && /^public.*immutable/.test(headers['cache-control'] ?? '')) assets.set(url, seen);
  return seen;
}

async function inspect(context: BrowserContext, { bodies, cookies, urls, faults }: Watched): Promise<void> {
  const kept = await Promise.all(context.pages().map(listKept));
  for (const page of context.pages()) urls.add(page.url());
  const seen = await Promise.all(bodies);
  const refreshTokens = (await Promise.all(cookies)).flat().map((line) => /^[^=]+=([^;]*)/.exec(line)?.[1] ?? '');
  const accessTokens = seen.filter(({ url }) => isTokenProxy(url)).map(({ text }) => accessTokenIn(text));

  const accuse = (what: string, tokens: string[], places: [string, string][]): void => {
    for (const token of new Set(tokens.filter((one) => one.length > 10)))
      for (const [where, text] of places) if (text.includes(token)) faults.push(`${what} in ${where}`);
  };
  const others = seen.filter(({ url }) => !isTokenProxy(url));
  const bodiesOf = (some: Seen[]) => some.map(({ url, text }): [string, string] => [`the body of ${url}`, text]);
  const everywhere: [string, string][] = [
    ...kept.map((text): [string, string] => ['what the browser keeps for scripts', text]),
    ...[...urls].map((url): [string, string] => [`the address ${url}`, url]),
  ];
  accuse('an access token', accessTokens, [...everywhere, ...bodiesOf(others)]);
  accuse('a refresh token', refreshTokens, [...everywhere, ...bodiesOf(seen)]);
}

const isTokenProxy = (url: string) => new URL(url, 'http://localhost').pathname === '/session/token';

function accessTokenIn(text: string): string {
  return /"access_token":"([^"]+)"/.exec(text)?.[1] ?? '';
}

/** Everything that a script of this page could read again later. A page that is being left has nothing to ask. */
async function listKept(page: Page): Promise<string> {
  return Promise.race([page.evaluate(readKept).catch(() => ''), pause(PATIENCE, '')]);
}

/** Runs in the page. */
async function readKept(): Promise<string> {
  const done = <Result>(request: IDBRequest<Result>) =>
    new Promise<Result>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(new Error(request.error?.message));
    });
  const rows: unknown[] = [];
  for (const { name = '' } of await indexedDB.databases()) {
    const database = await done(indexedDB.open(name));
    for (const store of database.objectStoreNames)
      rows.push(await done(database.transaction(store).objectStore(store).getAll()));
    database.close();
  }
  return JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage), document.cookie, rows]);
}
