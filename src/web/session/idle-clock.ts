/**
 * Ends the session of somebody who has gone away. A key, a press or a turn of the wheel is use, in whatever tab of the
 * browser; requests are not, since an open page makes them by itself. The service counts the same way: it is told here.
 */
import { buildListeners } from '#web/listeners.ts';
import { webConfig } from '#web/env.ts';
import { currentToken, endSession, heldToken, keepIdleSeconds } from './access-token.ts';
import { readMark, readUsedAt, usedAtKey } from './offline.ts';
import { readSession, watchSession } from './session.ts';

/** Enough to come back from the next room. */
const WARNING_MS = 120_000;
/** The first use is told soon, in case the page is left; then one in a minute is enough. */
const FIRST_TELL_MS = 5_000;
const TELL_EVERY_MS = 60_000;
/** For the seconds in the warning. */
const TICK_MS = 1_000;

const uses = ['keydown', 'pointerdown', 'click', 'input', 'wheel'] as const;
const looks = ['focus', 'visibilitychange', 'pageshow'] as const;

let usedAt = 0;
let next: ReturnType<typeof setTimeout> | undefined;
let telling: ReturnType<typeof setTimeout> | undefined;
let toldAt = 0;
let secondsLeft: number | undefined;
const watchers = buildListeners();

/** The seconds until the sign-out, once they are few; undefined while somebody is there. */
export const idleWarning = { read: (): number | undefined => secondsLeft, subscribe: watchers.subscribe };

/** Runs while a page of the signed-in app stands. Its opening is use as well, and lies before this script has come. */
export function startIdleClock(openedAt: number): () => void {
  let wasSignedIn = readSession().status === 'signed-in';
  const stopWatching = watchSession(() => {
    const isSignedIn = readSession().status === 'signed-in';
    // Somebody has just signed in again, perhaps in another tab that has not said so yet.
    if (isSignedIn && !wasSignedIn) noteUse();
    wasSignedIn = isSignedIn;
    look();
  });
  for (const name of uses) window.addEventListener(name, handleUse, { capture: true, passive: true });
  for (const name of looks) window.addEventListener(name, look);
  window.addEventListener('storage', look);
  noteUse(openedAt);
  return () => {
    stopWatching();
    for (const name of uses) window.removeEventListener(name, handleUse, { capture: true });
    for (const name of looks) window.removeEventListener(name, look);
    window.removeEventListener('storage', look);
    clearTimeout(next);
    clearTimeout(telling);
    telling = undefined;
  };
}

function handleUse({ isTrusted, target, type }: Event): void {
  if (!isTrusted || readSession().status !== 'signed-in') return;
  // A press on the warning's own button is over with its click: before that the button must not go away under it.
  if (type !== 'click' && target instanceof Element && target.closest('[popover]') !== null) return;
  // The first key after a night's sleep comes too late, though no timer has run yet.
  const left = timeLeft();
  if (left === undefined || left > 0) noteUse();
  else look();
}

function noteUse(at = Date.now()): void {
  usedAt = Math.max(usedAt, at);
  try {
    window.localStorage.setItem(usedAtKey, String(Math.max(usedAt, readUsedAt())));
  } catch {
    // Storage is blocked: then each tab counts by itself.
  }
  telling ??= setTimeout(() => void tellService(), Math.max(FIRST_TELL_MS, toldAt + TELL_EVERY_MS - usedAt));
  if (secondsLeft !== undefined || next === undefined) look();
}

/** Compares the clock with the last use, and looks again when something is due. */
function look(): void {
  clearTimeout(next);
  next = undefined;
  const left = readSession().status === 'signed-in' ? timeLeft() : undefined;
  warn(left !== undefined && left > 0 && left <= WARNING_MS ? Math.ceil(left / 1000) : undefined);
  if (left === undefined) return;
  if (left <= 0) endSession('idle');
  else next = setTimeout(look, left <= WARNING_MS ? TICK_MS : left - WARNING_MS);
}

/** In milliseconds; undefined where the service sets no time. */
function timeLeft(): number | undefined {
  // A page that was opened without a line has no token.
  const seconds = (heldToken() ?? readMark())?.idleSeconds;
  return seconds === undefined ? undefined : Math.max(usedAt, readUsedAt()) + seconds * 1000 - Date.now();
}

function warn(seconds: number | undefined): void {
  if (seconds === secondsLeft) return;
  secondsLeft = seconds;
  watchers.tell();
}

/** A lost line or an older service changes nothing here: the next use is told anew. */
async function tellService(): Promise<void> {
  telling = undefined;
  toldAt = Date.now();
  if (readSession().status !== 'signed-in' || heldToken()?.idleSeconds === undefined) return;
  try {
    const headers = { accept: 'application/json', authorization: `Bearer ${await currentToken()}` };
    const response = await fetch(`${webConfig.apiUrl}/me/activity`, { method: 'POST', headers });
    if (!response.ok) return;
    const { idle_seconds } = (await response.json()) as { idle_seconds: number };
    keepIdleSeconds(idle_seconds);
  } catch {
    // Told anew by the next use.
  }
}
