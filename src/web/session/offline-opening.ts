/** The opening of a page without a line: as the person who was here last, where the mark is still good. */
import { BRIEF_HOURS } from '#domain/people/session-life.ts';
import { findPerson } from './copies.ts';
import { finishForgetting, forgetCopies, type OfflineMark, readMark, readUsedAt } from './offline.ts';

const LONGEST_MS = 7 * 86_400_000;
const BRIEF_MS = BRIEF_HOURS * 3_600_000;
/** Clocks are put right by some seconds. */
const LEEWAY_MS = 60_000;

/** A clock that was put back opens nothing. `usedAt`: 0 where nobody has noted a use. */
export function isMarkGood({ seenAt, idleSeconds, isKept }: OfflineMark, now: number, usedAt: number): boolean {
  if (now < Math.max(seenAt, usedAt) - LEEWAY_MS) return false;
  if (now - seenAt > (isKept ? LONGEST_MS : BRIEF_MS)) return false;
  return idleSeconds === undefined || now - Math.max(seenAt, usedAt) <= idleSeconds * 1000;
}

/** The owner of what may be opened now. */
export function offlineOwner(): string | undefined {
  const mark = readMark();
  return mark !== undefined && isMarkGood(mark, Date.now(), readUsedAt()) ? mark.owner : undefined;
}

/** The person whose pages open now; copies that nobody may open any more go. */
export async function findOffline() {
  const owner = offlineOwner();
  await finishForgetting();
  if (owner !== undefined) return findPerson(owner).catch(() => undefined);
  // Without a mark they are another tab's, whose session ends with it.
  if (readMark() !== undefined) await forgetCopies();
  return undefined;
}

const LOOK_MS = 4_000;

/** Looks for the service again and again while the page is looked at, and at once when the line is back, until `isBack`. */
export function lookUntilBack(look: () => Promise<unknown>, isBack: () => boolean): void {
  let isLooking = false;
  const stop = () => {
    window.clearInterval(timer);
    window.removeEventListener('online', again);
  };
  const again = () => {
    if (isBack()) return stop();
    if (isLooking || document.visibilityState !== 'visible') return;
    isLooking = true;
    void look()
      .catch(() => undefined)
      .finally(() => {
        isLooking = false;
        if (isBack()) stop();
      });
  };
  const timer = window.setInterval(again, LOOK_MS);
  window.addEventListener('online', again);
}
