/**
 * One stream of changes for all tabs of a browser: one of them leads and passes on what it hears. When it closes or goes
 * to the background, the next one leads.
 */
import type { Change } from '../generated/types.gen.ts';

type Message =
  | { is: 'heard'; change: Change; id: string | undefined }
  /** Asks the others which reports they have open. */
  | { is: 'leading' }
  | { is: 'following'; tab: number; report: number | undefined }
  /** Reports of which nothing is told. */
  | { is: 'unknown'; reports: number[] };

type Ears = {
  hear: (change: Change, id: string | undefined) => void;
  /** The others follow other reports than before. */
  followOthers: () => void;
  giveUp: (reports: number[]) => void;
  findReport: () => number | undefined;
};

/** Each person has a line of their own. */
export function buildSharedLine(owner: string, { hear, followOthers, giveUp, findReport }: Ears) {
  const name = `keyturn-changes ${owner}`;
  const channel = new BroadcastChannel(name);
  const tab = Math.random();
  const others = new Map<number, number>();
  let isLeading = false;

  let isClosed = false;

  const post = (message: Message) => {
    if (!isClosed) channel.postMessage(message);
  };
  const isShown = () => document.visibilityState === 'visible';
  const follow = (report: number | undefined) => post({ is: 'following', tab, report });

  channel.addEventListener('message', ({ data: message }: MessageEvent<Message>) => {
    if (message.is === 'following') {
      if (message.report === undefined ? !others.delete(message.tab) : others.get(message.tab) === message.report)
        return;
      if (message.report !== undefined) others.set(message.tab, message.report);
      if (isLeading) followOthers();
    } else if (!isShown()) return;
    else if (message.is === 'heard') hear(message.change, message.id);
    else if (message.is === 'unknown') giveUp(message.reports);
    else follow(findReport());
  });

  async function leadNow(work: () => Promise<void>): Promise<void> {
    isLeading = true;
    others.clear();
    post({ is: 'leading' });
    await work().finally(() => {
      isLeading = false;
    });
  }

  return {
    follow,
    followed: (): number[] => [...others.values()],
    pass: (change: Change, id: string | undefined): void => post({ is: 'heard', change, id }),
    /** Nothing is told of these. */
    forget: (reports: number[]): void => {
      for (const [other, report] of others) if (reports.includes(report)) others.delete(other);
      post({ is: 'unknown', reports });
    },

    /** Works while no other tab does; `meanwhile` comes first while one does. */
    lead: async (signal: AbortSignal, work: () => Promise<void>, meanwhile: () => Promise<void>): Promise<void> => {
      // Absent on a page that came by http from another machine: then each tab has a stream of its own.
      if (!('locks' in navigator)) return leadNow(work);
      const isDone = await navigator.locks.request(name, { ifAvailable: true }, async (lock) => {
        if (lock !== null) await leadNow(work);
        return lock !== null;
      });
      if (isDone || signal.aborted) return;
      follow(findReport());
      await meanwhile();
      await navigator.locks
        .request(name, { signal }, () => leadNow(work))
        .catch((error: unknown) => {
          if (!signal.aborted) throw error;
        });
    },

    close: (): void => {
      follow(undefined);
      isClosed = true;
      channel.close();
    },
  };
}
