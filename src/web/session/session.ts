/** The person signed in, from the first page to the last, and the end of the session. */
import { buildListeners } from '#web/listeners.ts';
import { useSyncExternalStore } from 'react';
import { type LoaderFunctionArgs, replace } from 'react-router';
import { isManager, type Role, type RoleName, roleNames, roles } from '#domain/role.ts';
import type { Scope } from '#domain/scope.ts';
import {
  currentToken,
  dropToken,
  type EndReason,
  endSession,
  heldToken,
  keepToken,
  listenToSession,
} from './access-token.ts';
import { goHome, goToSignIn, isAtHome, redeemSignIn, type SignInReason } from './authorization.ts';
import { fetchPerson, isSame, type Person } from './fetch-person.ts';
import { forgetPerson, rememberPerson } from './last-person.ts';
import { forgetCopies, noteSeen, readMark } from './offline.ts';
import { revoke } from './renewal.ts';
import { SessionEnded, SessionUnreachable } from './session-fault.ts';

export type { Person };
export type Session =
  | { status: 'unknown' }
  /** `offlineSince`: opened without a line, for the person who was here then. */
  | { status: 'signed-in'; person: Person; scopes: readonly Scope[]; offlineSince?: number | undefined }
  /** The person and their rights are kept while the page still shows their work under the notice. */
  | { status: 'ended'; because: EndReason; person: Person | undefined; scopes: readonly Scope[] };

let session: Session = { status: 'unknown' };
const watchers = buildListeners();

export function readSession(): Session {
  return session;
}

/** For stores outside React, such as the queue of what waits: called after every change. */
export const watchSession = watchers.subscribe;

function change(next: Session): void {
  session = next;
  watchers.tell();
}

/**
 * Used for every request. While the session is over it waits for the next sign-in instead of failing: the page stays as
 * it is under the notice, and goes on from there.
 */
export async function accessToken(): Promise<string> {
  if (session.status === 'ended') return tokenAfterSignIn();
  try {
    const token = await currentToken();
    if (!isSignInNew) return token;
    await checkPerson();
    return await currentToken();
  } catch (error) {
    if (error instanceof SessionEnded) return tokenAfterSignIn();
    throw error;
  }
}

function tokenAfterSignIn(): Promise<string> {
  return new Promise((resolve) => {
    const stop = watchSession(() => {
      if (session.status !== 'signed-in') return;
      stop();
      resolve(currentToken());
    });
  });
}

/** The one answer to a 401 of the API: the token to try once more with. */
export function handleUnauthorized(refusedToken: string): Promise<string> {
  dropToken(refusedToken);
  return accessToken();
}

let opening: Promise<unknown> = Promise.resolve();
type Asked = Pick<LoaderFunctionArgs, 'request'>;
/** In the loader above every page: who is signed in, or on to the sign-in and back to this address. */
export const requireSession = (asked: Asked): Promise<Person> => (opening = findSession(asked));
/** For the loaders beside that one, whose first request fails before anybody knows. */
export const isOpenedOffline = () => opening.then(offlineSince, () => undefined).then((since) => since !== undefined);

async function findSession({ request }: Asked): Promise<Person> {
  if (session.status === 'signed-in') return session.person;
  const { pathname, search, hash } = new URL(request.url);
  const here = `${pathname}${search}${hash}`;
  if (!isAtHome()) return goHome(here);
  try {
    return await loadPerson();
  } catch (error) {
    if (error instanceof SessionEnded) return goToSignIn(here);
    const kept = error instanceof SessionUnreachable && error.isAway ? await openOffline() : undefined;
    if (kept === undefined) throw error;
    return kept;
  }
}

/** As the person who was here last, whom the service has to name before anything is read or sent. */
async function openOffline(): Promise<Person | undefined> {
  const opening = await import('./offline-opening.ts').catch(() => undefined);
  const kept = await opening?.findOffline();
  if (opening === undefined || kept === undefined) return undefined;
  const person = kept.person as Person;
  isSignInNew = true;
  change({ status: 'signed-in', person, scopes: kept.scopes, offlineSince: readMark()?.seenAt });
  opening.lookUntilBack(accessToken, () => offlineSince() === undefined);
  return person;
}

export function offlineSince(): number | undefined {
  return session.status === 'signed-in' ? session.offlineSince : undefined;
}

export function signIn(returnTo: string = hereInApp(), because?: SignInReason): Promise<never> {
  return goToSignIn(returnTo, because);
}

/** The loader of /signed-in. */
export async function completeSignIn({ request }: Pick<LoaderFunctionArgs, 'request'>): Promise<Response> {
  try {
    const { answer, returnTo } = await redeemSignIn(request.url);
    keepToken(answer, 'signed in');
    await loadPerson();
    // The code leaves the history with this.
    return replace(returnTo);
  } catch (error) {
    // The address was opened a second time, or in another tab: nothing is wrong for somebody who is signed in.
    const isSignedIn = await loadPerson().then(
      () => true,
      () => false,
    );
    if (isSignedIn) return replace('/');
    throw error;
  }
}

/** The person has changed themselves. */
export function keepPerson(person: Person): void {
  if (session.status === 'signed-in') change({ ...session, person });
}

/** A new password has ended every session of the person, this one too. */
export function endByPassword(): void {
  endSession('password-changed');
}

/** The person has signed out everywhere, here too. */
export function endEverywhere(): void {
  endSession('signed-out');
}

/** A question before somebody leaves: it answers whether they still want to. */
let leaveQuestion: (() => Promise<boolean>) | undefined;

export function setLeaveQuestion(ask: (() => Promise<boolean>) | undefined): void {
  leaveQuestion = ask;
}

/** Nobody was there for too long. Resolves when the service has ended the session too, and its cookie is gone. */
export async function endIdleSession(): Promise<void> {
  await revoke(undefined);
}

export async function signOut(): Promise<void> {
  if (leaveQuestion !== undefined && !(await leaveQuestion())) return;
  await forgetCopies();
  await revoke(heldToken()?.token);
  endSession('signed-out');
}

async function loadPerson(): Promise<Person> {
  const person = await fetchPerson();
  change({ status: 'signed-in', person, scopes: heldToken()?.scopes ?? [] });
  rememberPerson(person);
  noteSeen(person);
  return person;
}

listenToSession((message) => {
  if (message.kind === 'end') {
    // A request that was under way finds no session a moment later: the reason stays the first one.
    if (session.status === 'ended' && message.because === 'expired') return;
    if (message.because === 'signed-out') forgetPerson();
    void forgetCopies();
    const { person, scopes } = session.status === 'unknown' ? { person: undefined, scopes: [] } : session;
    change({ status: 'ended', because: message.because, person, scopes });
    return;
  }
  if (session.status === 'signed-in') {
    change({ ...session, scopes: message.held.scopes });
    if (message.gained === 'signed in') isSignInNew = true;
    if (isSignInNew) checkPerson().catch(() => undefined);
    else noteSeen(session.person);
  }
  if (session.status === 'ended') void resume(session.person);
});

/**
 * Somebody has signed in, here without a page or in another tab: no query and no change is sent for them before the
 * service has named them.
 */
let isSignInNew = false;
let checking: Promise<void> | undefined;

function checkPerson(): Promise<void> {
  checking ??= checkNow().finally(() => {
    checking = undefined;
  });
  return checking;
}

async function checkNow(): Promise<void> {
  const before = session.status === 'unknown' ? undefined : session.person;
  const person = await fetchPerson();
  if (!isSame(person, before)) return reload();
  isSignInNew = false;
  noteSeen(person);
  if (offlineSince() !== undefined) change({ status: 'signed-in', person, scopes: heldToken()?.scopes ?? [] });
}

/** Its promise goes with the page. */
function reload(): Promise<never> {
  window.location.reload();
  return new Promise(() => undefined);
}

/**
 * Somebody signed in again in another tab: the same person continues here, anybody else must not carry on with this
 * work.
 */
async function resume(before: Person | undefined): Promise<void> {
  try {
    const person = await fetchPerson();
    if (!isSame(person, before)) await reload();
    else change({ status: 'signed-in', person, scopes: heldToken()?.scopes ?? [] });
  } catch {
    // Still ended; the notice stays where it is.
  }
}

function hereInApp(): string {
  const { pathname, search, hash } = window.location;
  return `${pathname}${search}${hash}`;
}

/** The session as it is now, for what shows its end. */
export function useSessionState(): Session {
  return useSyncExternalStore(watchSession, readSession);
}

/** The person whose pages these are. Under `requireSession` there always is one. */
export function useSession(): Person & { roleName: RoleName; isManager: boolean } {
  const current = useSessionState();
  const person = current.status === 'unknown' ? undefined : current.person;
  if (person === undefined) throw new Error('nobody is signed in here');
  const role = person.role as Role;
  return { ...person, roleName: roleNames[role] ?? 'client', isManager: isManager(role) };
}

/**
 * Whether people of clients may do it, whatever scopes their session carries: the office's own lists are closed to
 * them.
 */
const openToClients: ReadonlySet<Scope> = new Set([
  'profile.read',
  'properties.read',
  'inspections.read',
  'reports.read',
  'file-share.read',
  'file-share.write',
]);

export function useCan(scope: Scope): boolean {
  const current = useSessionState();
  if (current.status === 'unknown' || !current.scopes.includes(scope)) return false;
  return current.person?.role !== roles.client || openToClients.has(scope);
}

/** An e-mail may hold links to its inspection, its report and its shared files, so the service asks for the scopes of all. */
export function useCanReadEmails(): boolean {
  const isManager = useIsManager();
  const may = [
    useCan('inspections.read'),
    useCan('inspections.write'),
    useCan('reports.write'),
    useCan('file-share.read'),
  ].every(Boolean);
  return isManager && may;
}

/** Properties and bookings are the managers' to write. */
export function useCanManage(scope: Scope): boolean {
  const isManager = useIsManager();
  return useCan(scope) && isManager;
}

export const useIsManager = (): boolean => useSession().isManager;
