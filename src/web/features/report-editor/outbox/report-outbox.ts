/**
 * The outbox of one open report. Every input event is stored at once and sent a little later; one tab of this browser
 * sends at a time, and tells the others.
 */
import type { EditedField, FieldValue } from '../report-entry.ts';
import type { ReportStore } from '../report-store.ts';
import { drainReport, reconcile, type SendItem } from './drain.ts';
import { type Edit, editKey, type EditStore } from './edits.ts';

/** Long enough that a word goes as one request. */
const PAUSE_MS = 600;
/** Somebody who never pauses is saved this often all the same. */
const LONGEST_PAUSE_MS = 4_000;
const FIRST_RETRY_MS = 1_000;
const LONGEST_RETRY_MS = 30_000;

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
  let state: OutboxState = { isSending: false, isLineDown: false, orphans: [] };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waitingSince: number | undefined;
  let retryMs = FIRST_RETRY_MS;
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
      if (drained.done) retryMs = FIRST_RETRY_MS;
      else {
        sendAfter((drained.retryAfterSeconds ?? 0) * 1000 || retryMs);
        retryMs = Math.min(retryMs * 2, LONGEST_RETRY_MS);
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
    retryMs = FIRST_RETRY_MS;
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
    const rows = await readOrphans();
    for (const { itemId, field, value, state: rowState } of rows) report.type(itemId, field, value, rowState);
    const waiting = rows.filter((row) => row.state === 'waiting' && report.item(row.itemId) !== undefined);
    for (const [itemId, ofItem] of Map.groupBy(waiting, (row) => row.itemId)) await reconcile(options, itemId, ofItem);
    if (waiting.length > 0) sendAfter(0);
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
      sendAfter(state.isLineDown ? retryMs : Math.min(PAUSE_MS, Math.max(0, waitingSince + LONGEST_PAUSE_MS - now)));
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

    /** What another tab has sent is no longer typed here: the rows on disk are what counts. */
    followDisk: async (): Promise<void> => {
      await stored;
      const typed = report
        .allItems()
        .flatMap((item) => (Object.keys(item.typed) as EditedField[]).map((field) => ({ item, field })));
      if (typed.length === 0) return;
      const rows = await edits.listOfReport(owner, inspectionId);
      const keys = new Set(rows.map(({ key }) => key));
      for (const { item, field } of typed)
        if (!keys.has(editKey(owner, inspectionId, item.id, field)))
          // What was typed since the rows were asked for stays.
          report.settle(item.id, field, item.typed[field] ?? null);
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
