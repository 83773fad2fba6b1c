/** The access token: in memory only, renewed when it is wanted and old, and shared among the tabs of this browser. */
import type { TokenAnswer } from '#contract/oauth.ts';
import { isScope, type Scope } from '#domain/scope.ts';
import { signInSilently } from './authorization.ts';
import { renew, takeBegunRenewal } from './renewal.ts';
import { SessionEnded } from './session-fault.ts';

export type HeldToken = {
  token: string;
  expiresAt: number;
  scopes: Scope[];
  /** For so long the session may be unused; undefined where the service does not say. */
  idleSeconds: number | undefined;
  /** The session outlives the browser's window. */
  isKept?: boolean;
};
export type EndReason = 'signed-out' | 'expired' | 'idle' | 'password-changed';
/** By a session that goes on, or by another sign-in, which may be somebody else's. */
export type Gained = 'renewed' | 'signed in';
type Message = { kind: 'token'; held: HeldToken; gained: Gained } | { kind: 'end'; because: EndReason };

/** A request that starts now must arrive before the token is over. */
const LEEWAY_MS = 60_000;

const channel = new BroadcastChannel('keyturn-session');
let held: HeldToken | undefined;
let renewing: Promise<string> | undefined;
let renewalLeft = Promise.resolve();
/** How often a session has ended here: a renewal that was under way then must not bring it back. */
let endings = 0;
let listener: (message: Message) => void = () => undefined;

/** Whether the page may be left for a sign-in, or holds work that a silent one keeps. */
type AtStake = 'nothing here is lost' | 'the page must stay';

/** Fresh whenever it is asked for: also after a night's sleep, since only the clock decides. Rejects when the session is over. */
export function currentToken(atStake: AtStake = 'the page must stay'): Promise<string> {
  if (isFresh(held)) return Promise.resolve(held.token);
  renewing ??= renewAlone(atStake).finally(() => {
    renewing = undefined;
  });
  return renewing;
}

/** Resolves when a renewal is on its way, or waits for another tab's: before that, a busy page would hold it up. */
export function whenRenewalLeft(): Promise<void> {
  return renewalLeft;
}

/** The API refused this token: it has ended, whatever its clock says. */
export function dropToken(token: string): void {
  if (held?.token === token) held = undefined;
}

export function heldToken(): HeldToken | undefined {
  return held;
}

export function keepToken(
  { access_token, expires_in, scope = '', session_idle_seconds, session_kept }: TokenAnswer,
  gained: Gained = 'renewed',
): void {
  held = {
    token: access_token,
    expiresAt: Date.now() + expires_in * 1000,
    scopes: scope.split(' ').filter(isScope),
    idleSeconds: session_idle_seconds,
    isKept: session_kept === true,
  };
  tell({ kind: 'token', held, gained });
}

/** An administrator may have changed it since. */
export function keepIdleSeconds(idleSeconds: number): void {
  if (held === undefined || held.idleSeconds === idleSeconds) return;
  held = { ...held, idleSeconds };
  tell({ kind: 'token', held, gained: 'renewed' });
}

export function endSession(because: EndReason): void {
  held = undefined;
  endings += 1;
  tell({ kind: 'end', because });
}

/** Called for what happens here and in other tabs alike. */
export function listenToSession(handle: (message: Message) => void): void {
  listener = handle;
}

channel.addEventListener('message', ({ data }: MessageEvent<Message>) => {
  held = data.kind === 'token' ? data.held : undefined;
  if (data.kind === 'end') endings += 1;
  listener(data);
});

function tell(message: Message): void {
  channel.postMessage(message);
  listener(message);
}

/** One tab at a time: the refresh token in the cookie is good for one use, and its second use would end the session. */
async function renewAlone(atStake: AtStake): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<void>();
  renewalLeft = promise;
  try {
    const underWay = takeBegunRenewal();
    if (underWay !== undefined) resolve();
    const begun = await underWay;
    if (begun !== undefined) {
      keepToken(begun);
      return begun.access_token;
    }
    return await navigator.locks.request('keyturn-session', { ifAvailable: true }, async (lock) => {
      const renewed = lock === null ? undefined : renewNow(atStake);
      resolve();
      return renewed ?? renewAfterOthers(atStake);
    });
  } finally {
    // A browser that has no locks here must not leave the page waiting.
    resolve();
  }
}

function renewAfterOthers(atStake: AtStake): Promise<string> {
  return navigator.locks.request('keyturn-session', async () => {
    // The tab that had the lock has just published its token; the message is delivered in a task of its own.
    await new Promise((resolve) => setTimeout(resolve));
    return renewNow(atStake);
  });
}

async function renewNow(atStake: AtStake): Promise<string> {
  if (isFresh(held)) return held.token;
  const endingsBefore = endings;
  const renewed = await renew();
  const answer = renewed ?? (atStake === 'the page must stay' ? await signInSilently() : undefined);
  if (answer === undefined || endings !== endingsBefore) {
    // The first reason stands: somebody who was away for too long reads so.
    if (endings === endingsBefore) endSession('expired');
    throw new SessionEnded();
  }
  keepToken(answer, renewed === undefined ? 'signed in' : 'renewed');
  return answer.access_token;
}

function isFresh(token: HeldToken | undefined): token is HeldToken {
  return token !== undefined && token.expiresAt - LEEWAY_MS > Date.now();
}
