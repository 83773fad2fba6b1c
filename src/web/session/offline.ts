/**
 * Whether a page may open without a line, and as whom: a mark in storage says so, which is removed at once. The copies
 * (`copies.ts`) are emptied behind it. `docs/decisions/063` says why.
 */
import { heldToken } from './access-token.ts';
import { ownerOf } from './owner-of.ts';

export type OfflineMark = {
  /** Account and person. */
  owner: string;
  /** When the service last knew them, in milliseconds since 1970. */
  seenAt: number;
  /** For so long the session may be unused; undefined where the service does not say. */
  idleSeconds: number | undefined;
  /** The person chose to stay signed in: else it ends with the tab. */
  isKept: boolean;
};

const key = 'keyturn-offline';
/** The disk has to be emptied: the page that began it may be left before it is done. */
const overKey = 'keyturn-copies-over';
/** The moment of the last use, which all tabs share (`idle-clock.ts`). */
export const usedAtKey = 'keyturn-used-at';

function writeMark(mark: OfflineMark): void {
  try {
    const text = JSON.stringify(mark);
    window.sessionStorage.setItem(key, text);
    if (mark.isKept) window.localStorage.setItem(key, text);
    else window.localStorage.removeItem(key);
  } catch {
    // Storage is blocked: then nothing opens without a line.
  }
}

export function readMark(): OfflineMark | undefined {
  try {
    // Another tab may have removed the one that all share.
    const own = JSON.parse(window.sessionStorage.getItem(key) ?? 'null') as OfflineMark | null;
    if (own?.isKept === false) return own;
    return (JSON.parse(window.localStorage.getItem(key) ?? 'null') as OfflineMark | null) ?? undefined;
  } catch {
    return undefined;
  }
}

function removeMark(): void {
  // All is emptied, or on its way to be.
  if (readMark() === undefined) return;
  try {
    window.sessionStorage.removeItem(key);
    window.localStorage.removeItem(key);
    window.localStorage.setItem(overKey, 'yes');
  } catch {
    // Nothing was marked.
  }
}

export function readUsedAt(): number {
  try {
    return Number(window.localStorage.getItem(usedAtKey) ?? 0);
  } catch {
    return 0;
  }
}

/** Nothing opens without a line from here on, and the disk is emptied. */
export function forgetCopies(): Promise<void> {
  removeMark();
  return finishForgetting();
}

/** Ends the emptying that a page has begun which was left. */
export async function finishForgetting(): Promise<void> {
  try {
    if (window.localStorage.getItem(overKey) === null) return;
    await import('./copies.ts').then(({ emptyCopies }) => emptyCopies());
    window.localStorage.removeItem(overKey);
  } catch {
    // The next page does it.
  }
}

/** The service has just known this person. */
export function noteSeen(person: { id: number; account_id?: number | undefined }): void {
  const owner = ownerOf(person);
  const { idleSeconds, isKept = false } = heldToken() ?? {};
  const former = readMark()?.owner;
  if (former !== undefined && former !== owner) void forgetCopies();
  writeMark({ owner, seenAt: Date.now(), idleSeconds, isKept });
}

let heardAt = 0;

/** The service has answered one of this person's requests. */
export function noteHeard(): void {
  heardAt = Date.now();
}

/** With the page's end: the display says from when on it may be old. */
export function keepHeard(): void {
  const mark = readMark();
  if (mark !== undefined && heardAt > mark.seenAt) writeMark({ ...mark, seenAt: heardAt });
}
