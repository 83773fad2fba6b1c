/**
 * The outbox of one open report. Every input event is stored at once and sent a little later; one tab of this browser
 * sends at a time, and tells the others.
 */
import type { EditedField, FieldValue } from '../report-entry.ts';
import type { ReportStore } from '../report-store.ts';
import { settleSentElsewhere, showEdits } from './disk-and-report.ts';
import { drainReport, type SendItem } from './drain.ts';
import { type Edit, editKey, type EditStore } from './edits.ts';
import { buildRetryPause } from './retry-pause.ts';

/** Long enough that a word goes as one request. */
const PAUSE_MS = 600;
/** Somebody who never pauses is saved this often all the same. */
const LONGEST_PAUSE_MS = 4_000;

export type OutboxState = {
  isSending: boolean;
  /** The last attempt got no answer. */
  isLineDown: boolean;
  /** Not saved, and their item is gone: kept here until the person has copied them. */
  orphans: readonly Edit[];
};

type Options = {
  report: ReportStore;
  edits: EditStore;
  owner: string;
  send: SendItem;
  /** Another tab of this browser has sent edits of this report. */
  onSentElsewhere?: () => void;
};

export type ReportOutbox = ReturnType<typeof buildReportOutbox>;

export const reportLock = (owner: string, inspectionId: number) => `keyturn-report/${owner}/${inspectionId}`;

export function buildReportOutbox({ report, edits, owner, send, onSentElsewhere }: Options) {
  const { inspectionId } = report;
  const lockName = reportLock(owner, inspectionId);
  const channel = new BroadcastChannel(lockName);
  const options = { report, edits, owner, send };
  const listeners = new Set<() => void>();
  const pause = buildRetryPause();
  let state: OutboxState = { isSending: false, isLineDown: false, orphans: [] };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waitingSince: number | undefined;
  let stored: Promise<unknown> = Promise.resolve();
  let draining: Promise<boolean> | undefined;
  let isClosed = false;

  function change(next: Partial<OutboxState>): void {
    state = { ...state, ...next };
    for (const tell of listeners) tell();
  }

  function sendAfter(delayMs: number): void {
    clearTimeout(timer);
    if (!isClosed) timer = setTimeout(() => void flush(), delayMs);
  }

  async function drainOnce(): Promise<boolean> {
    await stored;
    waitingSince = undefined;
    change({ isSending: true });
    try {
      const drained = await navigator.locks.request(lockName, () => drainReport(options));
      await readOrphans();
      if (drained.done) pause.reset();
      else {
        const due = pause.take();
        sendAfter((drained.retryAfterSeconds ?? 0) * 1000 || due);
      }
      if (!isClosed) channel.postMessage('sent');
      change({ isSending: false, isLineDown: !drained.done });
      return drained.done;
    } catch (error) {
      change({ isSending: false });
      throw error;
    }
  }

  /** Sends now. True when nothing is left that could be sent; asked again while sending, it sends once more after. */
  async function flush(): Promise<boolean> {
    clearTimeout(timer);
    while (draining !== undefined) await draining;
    draining = drainOnce().finally(() => {
      draining = undefined;
    });
    return draining;
  }

  async function readOrphans(): Promise<Edit[]> {
    const rows = await edits.listOfReport(owner, inspectionId);
    const orphans = rows.filter(({ itemId }) => report.item(itemId) === undefined);
    if (orphans.length > 0 || state.orphans.length > 0) change({ orphans });
    return rows;
  }

  function handleOnline(): void {
    pause.reset();
    void flush();
  }

  function handleHidden(): void {
    if (document.visibilityState === 'hidden' && report.totals().waiting > 0) void flush();
  }

  channel.addEventListener('message', () => onSentElsewhere?.());
  window.addEventListener('online', handleOnline);
  document.addEventListener('visibilitychange', handleHidden);

  /** Shows what is on disk over what the service has, as after a reload. */
  async function overlay(): Promise<void> {
    if (await showEdits(options, await readOrphans())) sendAfter(0);
  }

  return {
    read: (): OutboxState => state,
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },

    overlay,
    flush,

    type: (itemId: number, field: EditedField, value: FieldValue): void => {
      const item = report.item(itemId);
      if (item === undefined) return;
      const base = item.server[field];
      report.type(itemId, field, value);
      const row = { owner, inspectionId, roomId: item.roomId, itemId, itemName: item.server.name, field, value, base };
      stored = Promise.all([stored, edits.put(row)]);
      const now = Date.now();
      waitingSince ??= now;
      sendAfter(
        state.isLineDown ? pause.read() : Math.min(PAUSE_MS, Math.max(0, waitingSince + LONGEST_PAUSE_MS - now)),
      );
    },

    /** The row behind a field that needs a decision. */
    find: (itemId: number, field: EditedField): Promise<Edit | undefined> =>
      edits.find(editKey(owner, inspectionId, itemId, field)),

    /** A conflict or a refusal is decided for what was typed here. */
    keepMine: async (itemId: number, field: EditedField, value: FieldValue): Promise<void> => {
      const base = report.item(itemId)?.server[field] ?? null;
      // Shown as waiting at once: until it is sent nobody may read that all is saved.
      report.type(itemId, field, value);
      stored = Promise.all([stored, edits.decide(editKey(owner, inspectionId, itemId, field), { value, base })]);
      await flush();
    },

    /** What was typed here is given up. */
    letGo: async (itemId: number, field: EditedField): Promise<void> => {
      await stored;
      await edits.discard(editKey(owner, inspectionId, itemId, field));
      report.letGo(itemId, field);
      await readOrphans();
    },

    followDisk: async (): Promise<void> => {
      await stored;
      await settleSentElsewhere(options);
    },

    /** What was typed into an item that somebody else has removed is kept aside. */
    followReport: async (): Promise<void> => {
      await stored;
      await readOrphans();
      if (state.orphans.some((edit) => edit.state === 'waiting')) sendAfter(0);
    },

    close: (): void => {
      isClosed = true;
      clearTimeout(timer);
      channel.close();
      window.removeEventListener('online', handleOnline);
      document.removeEventListener('visibilitychange', handleHidden);
    },
  };
}
