/**
 * One look at the outbox a second for everybody who listens in this process, at the accounts of those who do, and none while
 * nobody does.
 */
import type { Listening } from '#store/access/oauth-bearer.ts';
import type { ChangeRow, ChangeStore } from '#store/events/changes.ts';
import { buildOutageLog, type Log } from '#store/database/database-away.ts';
import { buildAccountNews, type News } from './account-news.ts';

const INTERVAL = 1000;
/** Every caller is looked at again this often, and before anything is told to them. */
const LOOK_AGAIN = 20_000;

/** `through`: everything up to this number has been told. */
type Hear = (changes: ChangeRow[], through: number) => void;
/** `end`: the caller may listen no longer. */
type Listener = { viewer: Listening; hear: Hear; end: () => void };

function newsFor({ accountId, clientId }: Listening, all: Map<number, News>): News {
  const { fresh, through } = all.get(accountId) ?? { fresh: [], through: 0 };
  return { fresh: fresh.filter((change) => clientId === null || change.clientId === clientId), through };
}

export function buildChangeFeed(store: ChangeStore, log: Log, lookAgain = LOOK_AGAIN) {
  const listeners = new Set<Listener>();
  const accounts = buildAccountNews(store);
  const outages = buildOutageLog(log, 'the change feed waits');
  let timer: NodeJS.Timeout | undefined;
  let isLooking = false;

  let checkedAt = 0;

  /** After the look, not every second: a slow database is not asked twice at once. */
  const lookLater = (): void => {
    if (listeners.size > 0 && !isLooking) timer ??= setTimeout(() => void look(), INTERVAL);
  };

  const forget = (listener: Listener): void => {
    const { accountId } = listener.viewer;
    const wasThere = listeners.delete(listener);
    if (wasThere && ![...listeners].some(({ viewer }) => viewer.accountId === accountId)) accounts.leave(accountId);
    if (listeners.size > 0) return;
    clearTimeout(timer);
    timer = undefined;
  };

  const endForbidden = async (some: Listener[]): Promise<void> => {
    if (some.length === 0) return;
    const allowed = await store.findStillAllowed(some.map(({ viewer }) => viewer));
    for (const [at, listener] of some.entries()) {
      if (allowed[at] === true) continue;
      forget(listener);
      listener.end();
    }
  };

  const look = async (): Promise<void> => {
    const beganAt = performance.now();
    timer = undefined;
    isLooking = true;
    try {
      const all = await accounts.read();
      outages.succeeded(beganAt);
      const isTime = beganAt - checkedAt >= lookAgain;
      if (isTime) checkedAt = beganAt;
      const concerned = [...listeners].filter(({ viewer }) => newsFor(viewer, all).fresh.length > 0);
      await endForbidden(isTime ? [...listeners] : concerned);
      for (const { viewer, hear } of concerned.filter((listener) => listeners.has(listener))) {
        const { fresh, through } = newsFor(viewer, all);
        hear(fresh, through);
      }
    } catch (error) {
      outages.failed(error, 'the change feed could not read the outbox');
    } finally {
      isLooking = false;
      lookLater();
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
      lookLater();
      const stop = () => forget(listener);
      try {
        return { through: await accounts.follow(viewer.accountId), stop };
      } catch (error) {
        stop();
        throw error;
      }
    },
  };
}
