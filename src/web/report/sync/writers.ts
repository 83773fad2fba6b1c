/**
 * The writers: each open report, in whichever tab of this browser, holds a lock of its own for as long as it is open. The
 * missing lock of a tab that was closed or crashed marks its rows as left behind. The tabs of one report tell each other
 * what they sent.
 */
import { buildListeners } from '#web/listeners.ts';
import type { ReportHome } from '#web/report/model/report-home.ts';

const PREFIX = 'keyturn-writer/';

export type Writer = {
  id: string;
  /** Others can tell by now that it is there. */
  isKnown: Promise<void>;
  end: () => void;
};

export function beginWriter(): Writer {
  const id = crypto.randomUUID();
  const { promise: isOver, resolve: end } = Promise.withResolvers<void>();
  const isKnown = new Promise<void>((resolve) => {
    void navigator.locks.request(PREFIX + id, () => {
      resolve();
      return isOver;
    });
  });
  return { id, isKnown, end };
}

/** Those that are there now, in all tabs. */
export async function listWriters(): Promise<Set<string>> {
  const { held = [], pending = [] } = await navigator.locks.query();
  const names = [...held, ...pending].map(({ name = '' }) => name);
  return new Set(names.filter((name) => name.startsWith(PREFIX)).map((name) => name.slice(PREFIX.length)));
}

/** The lock under which one tab sends at a time, and the channel of those that have the report open. */
export const reportLock = (owner: string, home: ReportHome) => `keyturn-report/${owner}/${home}`;

type Heard = { onSentElsewhere: () => void; onOnline: () => void; onHidden: () => void };

/** Signals from outside to the queue of one report: other tabs of this browser, the line, and the person's leaving. */
export function listenOutside(channelName: string, { onSentElsewhere, onOnline, onHidden }: Heard) {
  const channel = new BroadcastChannel(channelName);
  const over = new AbortController();
  const { signal } = over;
  channel.addEventListener('message', onSentElsewhere, { signal });
  window.addEventListener('online', onOnline, { signal });
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && onHidden(), { signal });
  return {
    tellSent: (): void => {
      if (!signal.aborted) channel.postMessage('sent');
    },
    stop: (): void => {
      over.abort();
      channel.close();
    },
  };
}

const open = new Map<string, number>();
const closings = buildListeners();

/** Called when a report of this tab was closed: what its queue could not send is anybody's to send. */
export const watchClosing = closings.subscribe;

/** Whether its owner has a report open in this tab: its queue sends for itself. */
export const isOpen = (owner: string, home: ReportHome): boolean => open.has(reportLock(owner, home));

/** Returns how to say that it is closed; a report may be open twice for the moment between two pages. */
export function noteOpen(owner: string, home: ReportHome): () => void {
  const key = reportLock(owner, home);
  open.set(key, (open.get(key) ?? 0) + 1);
  return () => {
    const left = (open.get(key) ?? 1) - 1;
    if (left > 0) return void open.set(key, left);
    open.delete(key);
    closings.tell();
  };
}
