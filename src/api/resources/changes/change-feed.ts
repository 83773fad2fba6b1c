/** One look at the outbox a second for everybody who listens in this process, and none while nobody does. */
import type { Viewer } from '#domain/viewer.ts';
import type { ChangeRow, ChangeStore } from '#store/events/changes.ts';
import { buildOutageLog, type Log } from '#store/database/database-away.ts';
import { NumberedReading } from './numbered.ts';

const INTERVAL = 1000;
/** The most of one look; the rest comes with the next. */
const MOST = 1000;

/** `through`: everything up to this number has been told. */
type Hear = (changes: ChangeRow[], through: number) => void;
type Listener = { viewer: Viewer; hear: Hear };

function isFor({ accountId, clientId }: Viewer, change: ChangeRow): boolean {
  return change.accountId === accountId && (clientId === null || change.clientId === clientId);
}

export function buildChangeFeed(store: ChangeStore, log: Log) {
  const listeners = new Set<Listener>();
  const outages = buildOutageLog(log, 'the change feed waits');
  let reading: Promise<NumberedReading> | undefined;
  let timer: NodeJS.Timeout | undefined;

  const look = async () => {
    const beganAt = performance.now();
    try {
      const place = await reading;
      if (place === undefined) return;
      const fresh = place.take(await store.listAfter(place.through, MOST), Date.now() / 1000);
      outages.succeeded(beganAt);
      if (fresh.length === 0) return;
      for (const { viewer, hear } of listeners) {
        const own = fresh.filter((change) => isFor(viewer, change));
        if (own.length > 0) hear(own, place.through);
      }
    } catch (error) {
      outages.failed(error, 'the change feed could not read the outbox');
    } finally {
      // After the look, not every second: a slow database is not asked twice at once.
      if (listeners.size > 0) timer = setTimeout(() => void look(), INTERVAL);
      else reading = undefined;
    }
  };

  return {
    /** Resolves when nothing can be missed any more, to the number that has been read through. */
    listen: async (viewer: Viewer, hear: Hear): Promise<{ through: number; stop: () => void }> => {
      const listener = { viewer, hear };
      listeners.add(listener);
      const stop = () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        clearTimeout(timer);
        reading = undefined;
      };
      try {
        if (reading === undefined) {
          reading = store.lastSeq().then((seq) => new NumberedReading(seq));
          clearTimeout(timer);
          timer = setTimeout(() => void look(), INTERVAL);
        }
        return { through: (await reading).through, stop };
      } catch (error) {
        stop();
        throw error;
      }
    },
  };
}
