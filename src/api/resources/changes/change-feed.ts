/** One look at the outbox a second for everybody who listens in this process, and none while nobody does. */
import type { Viewer } from '#domain/viewer.ts';
import type { Listening } from '#store/access/oauth-bearer.ts';
import type { ChangeRow, ChangeStore } from '#store/events/changes.ts';
import { buildOutageLog, type Log } from '#store/database/database-away.ts';
import { NumberedReading } from './numbered.ts';

const INTERVAL = 1000;
/** The most of one look; the rest comes with the next. */
const MOST = 1000;
/** Every caller is looked at again this often, and before anything is told to them. */
const LOOK_AGAIN = 20_000;

/** `through`: everything up to this number has been told. */
type Hear = (changes: ChangeRow[], through: number) => void;
/** `end`: the caller may listen no longer. */
type Listener = { viewer: Listening; hear: Hear; end: () => void };

function isFor({ accountId, clientId }: Viewer, change: ChangeRow): boolean {
  return change.accountId === accountId && (clientId === null || change.clientId === clientId);
}

export function buildChangeFeed(store: ChangeStore, log: Log, lookAgain = LOOK_AGAIN) {
  const listeners = new Set<Listener>();
  const outages = buildOutageLog(log, 'the change feed waits');
  let reading: Promise<NumberedReading> | undefined;
  let timer: NodeJS.Timeout | undefined;

  let checkedAt = 0;

  const endForbidden = async (some: Listener[]): Promise<void> => {
    if (some.length === 0) return;
    const allowed = await store.findStillAllowed(some.map(({ viewer }) => viewer));
    for (const [at, listener] of some.entries()) {
      if (allowed[at] === true) continue;
      listeners.delete(listener);
      listener.end();
    }
  };

  const look = async () => {
    const beganAt = performance.now();
    try {
      const place = await reading;
      if (place === undefined) return;
      const fresh = place.take(await store.listAfter(place.through, MOST), Date.now() / 1000);
      outages.succeeded(beganAt);
      const isTime = beganAt - checkedAt >= lookAgain;
      if (isTime) checkedAt = beganAt;
      const concerned = [...listeners].filter(({ viewer }) => fresh.some((change) => isFor(viewer, change)));
      await endForbidden(isTime ? [...listeners] : concerned);
      for (const { viewer, hear } of concerned.filter((listener) => listeners.has(listener)))
        hear(
          fresh.filter((change) => isFor(viewer, change)),
          place.through,
        );
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
    listen: async (
      viewer: Listening,
      { hear, end }: Omit<Listener, 'viewer'>,
    ): Promise<{ through: number; stop: () => void }> => {
      const listener = { viewer, hear, end };
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
