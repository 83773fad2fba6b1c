/**
 * The first script of the back office, small and alone. It requests the session, and with its token the first queries
 * of the address, while the app itself is on its way. Somebody without a session goes to sign in before any of that is
 * fetched.
 */
import './ui/theme.css';
import './ui/base.css';
import './boot.css';
import { signedInPath } from '#contract/oauth.ts';
import { firstQueries, queriesOfPerson } from './pages/first-queries.ts';
import { currentToken, whenRenewalLeft } from './session/access-token.ts';
import { goHome, goToSignIn, isAtHome } from './session/authorization.ts';
import { askEarly, isEarly } from './session/early-answers.ts';
import { lastPerson } from './session/last-person.ts';
import { SessionEnded } from './session/session-fault.ts';

const { pathname, search, hash } = window.location;

/** The service saw the session's cookie. It sees none on the way from another site, where there may be one all the same. */
const isCookieSeen = document.querySelector('meta[name="keyturn-session"]') !== null;

/** React is still on its way for longer than that, so that the line is never free. */
const SOON_MS = 20;

/** React comes first and is the largest: it is made ready while the rest is on its way. */
function startApp(): Promise<unknown> {
  import('./create-root.ts').catch(() => undefined);
  return import('./main.tsx');
}

async function boot(): Promise<void> {
  const needsNobody = /^\/(?:[prs]\/|verify$)/.test(pathname) || pathname === signedInPath;
  if (needsNobody) {
    await startApp();
  } else if (!isAtHome()) {
    await goHome(`${pathname}${search}${hash}`);
  } else if (isCookieSeen) {
    const token = currentToken();
    await whenRenewalLeft();
    // The next request for the token asks again, and reports why there is none.
    const asked = token.then(askFirst(), () => undefined);
    // Mostly the token is there before this script: its queries then leave ahead of the files, which fill all lines.
    await Promise.race([asked, new Promise((resolve) => setTimeout(resolve, SOON_MS))]);
    fetchOthers();
    // The app's start keeps the processor busy: its queries leave before that.
    await asked;
    await startApp();
  } else {
    await startWithSession();
  }
}

/** The service names them in the page (`web-page.ts`), for after the request for the token. */
function fetchOthers(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="keyturn-soon"]')) link.rel = 'modulepreload';
}

async function startWithSession(): Promise<void> {
  try {
    askFirst()(await currentToken('nothing here is lost'));
  } catch (error) {
    if (error instanceof SessionEnded) await goToSignIn(`${pathname}${search}${hash}`);
    // The app shows the fault, and tries again.
  }
  await startApp();
}

/** The queries are worked out while the token is on its way. */
function askFirst(): (token: string) => void {
  const isToday = pathname === '/';
  const person = isToday ? lastPerson() : undefined;
  const paths = person === undefined ? firstQueries(new URL(window.location.href)) : queriesOfPerson(person);
  return (token) => {
    const me = askEarly('/me', token);
    for (const path of paths) void askEarly(path, token);
    if (isToday) void askForPerson(me, token, paths);
  };
}

/** `asked`: for the person who was here last, mostly the same. */
async function askForPerson(me: Promise<Response>, token: string, asked: readonly string[]): Promise<void> {
  const answer = await me.catch(() => undefined);
  if (answer?.ok !== true || !isEarly('/me')) return;
  const person = (await answer.clone().json()) as Parameters<typeof queriesOfPerson>[0];
  // An app that knows the person by now asks itself.
  if (!isEarly('/me')) return;
  for (const path of queriesOfPerson(person)) if (!asked.includes(path)) void askEarly(path, token);
}

void boot();
