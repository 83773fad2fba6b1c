/** People in the reports that are open here: one listening connection for everybody of this process, and none while nobody is. */
import { buildOutageLog, type Log } from '#store/database/database-away.ts';
import type { Presence, PresenceStore } from '#store/events/presence.ts';

const AGAIN = 2_000;

type Of = Pick<Presence, 'accountId' | 'inspectionId'>;
type Hear = (presence: Presence) => void;

/** Inspections of two accounts may have the same id. */
const keyOf = ({ accountId, inspectionId }: Of): string => `${accountId} ${inspectionId}`;

export function buildPresenceFeed(store: PresenceStore, log: Log, again = AGAIN) {
  const listeners = new Map<string, Set<Hear>>();
  const outages = buildOutageLog(log, 'people in open reports are not seen');
  let line: Promise<(() => Promise<void>) | undefined> | undefined;
  let timer: NodeJS.Timeout | undefined;

  const pass = (presence: Presence): void => {
    for (const hear of listeners.get(keyOf(presence)) ?? []) hear(presence);
  };

  const lose = (error: unknown): void => {
    line = undefined;
    outages.failed(error, 'who is in which report cannot be heard');
    clearTimeout(timer);
    timer = setTimeout(() => listeners.size > 0 && open(), again);
  };

  function open(): Promise<unknown> {
    const beganAt = performance.now();
    line ??= store.listen({ hear: pass, lost: lose }).then(
      (end) => {
        outages.succeeded(beganAt);
        return end;
      },
      (error: unknown) => {
        lose(error);
        return undefined;
      },
    );
    return line;
  }

  const close = async (): Promise<void> => {
    clearTimeout(timer);
    const ending = line;
    line = undefined;
    await (await ending)?.();
  };

  return {
    /** Resolves when nothing can be missed any more, or the connection is tried for again. */
    listen: async (of: Of, hear: Hear): Promise<() => void> => {
      const key = keyOf(of);
      const here = listeners.get(key) ?? new Set<Hear>();
      listeners.set(key, here);
      // Each stream by itself: two may hear by one function.
      const mine: Hear = (presence) => hear(presence);
      here.add(mine);
      await open();
      return () => {
        here.delete(mine);
        if (here.size > 0) return;
        if (listeners.get(key) === here) listeners.delete(key);
        if (listeners.size === 0) void close();
      };
    },
    close,
  };
}
