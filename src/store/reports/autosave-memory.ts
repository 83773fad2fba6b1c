/**
 * Remembers items as somebody saved them last. A person who types saves the same item every few seconds, and its facts
 * mostly still hold. The memory decides nothing by itself: the statement that saves compares all of it with the rows,
 * writes nothing when any of it has changed, and then it is read anew.
 */
import type { ItemForAutosave, ItemOfActor } from './report-autosave.ts';
import { OPEN_MS } from './report-trail.ts';

/** One for everybody who types; with all that lies beside them at most fifteen megabytes. */
const MOST = 1000;
const MOST_BESIDE = 25;

type Remembered = { found: ItemForAutosave; until: number };

const keyOf = (accountId: number, { home, roomId, id, actor }: ItemOfActor) =>
  `${accountId} ${home.kind} ${home.id} ${roomId} ${id} ${actor.userId} ${actor.userName}`;

export function buildAutosaveMemory() {
  const all = new Map<string, Remembered>();

  return {
    /** Forgets it as well: how a save ended is known when it has ended. */
    recall: (accountId: number, of: ItemOfActor): ItemForAutosave | undefined => {
      const key = keyOf(accountId, of);
      const one = all.get(key);
      all.delete(key);
      return one === undefined || Date.now() > one.until ? undefined : one.found;
    },

    /** While its entry of the trail is open. */
    remember: (accountId: number, of: ItemOfActor, found: ItemForAutosave): void => {
      if (found.item.actions.length + found.item.attachments.length > MOST_BESIDE) return;
      all.set(keyOf(accountId, of), { found, until: found.openEntry?.until ?? Date.now() + OPEN_MS });
      const [oldest] = all.size > MOST ? all.keys() : [];
      if (oldest !== undefined) all.delete(oldest);
    },
  };
}
