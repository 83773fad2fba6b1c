/**
 * The outbox of one open report. Every input event is stored at once and sent a little later; one tab of this browser
 * sends at a time, and tells the others.
 */
import { buildListeners } from '#web/listeners.ts';
import type { EditedField, FieldValue, Subject } from '#web/report/model/report-entry.ts';
import type { ReportStore } from '#web/report/model/report-store.ts';
import { settleSentElsewhere, showEdits } from './disk-and-report.ts';
import { type DrainOptions, drainReport } from './drain.ts';
import { type Edit, subjectOf } from './edit.ts';
import type { EditStore } from './edits.ts';
import { listenOutside } from './outbox-signals.ts';
import { buildOwnEdits } from './own-edits.ts';
import { buildSendTimer } from './send-timer.ts';

export type OutboxState = {
  isSending: boolean;
  /** The last attempt got no answer. */
  isLineDown: boolean;
  /** It was answered, by a service that failed. */
  isFailing: boolean;
  /** The disk refuses what is typed: until it is sent it is lost with the page. Said until the disk takes something again. */
  isDiskRefusing: boolean;
  /** Not saved, and their item or room is gone: kept here until the person has copied them. */
  orphans: readonly Edit[];
};

type Options = Pick<DrainOptions, 'send' | 'sendName'> & {
  report: ReportStore;
  edits: EditStore;
  owner: string;
  /** Another tab of this browser has sent edits of this report. */
  onSentElsewhere?: () => void;
};

export type ReportOutbox = ReturnType<typeof buildReportOutbox>;

export const reportLock = (owner: string, inspectionId: number) => `keyturn-report/${owner}/${inspectionId}`;

export function buildReportOutbox({
  report,
  edits,
  owner,
  send,
  sendName,
  onSentElsewhere = () => undefined,
}: Options) {
  const lockName = reportLock(owner, report.inspectionId);
  const own = buildOwnEdits({ report, edits, owner });
  const options = { report, edits, own, send, sendName };
  const timer = buildSendTimer(() => void flush());
  const outside = listenOutside(lockName, {
    onSentElsewhere,
    onOnline: () => {
      timer.beginAnew();
      void flush();
    },
    onHidden: () => report.totals().waiting > 0 && void flush(),
  });
  const listeners = buildListeners();
  let state: OutboxState = {
    isSending: false,
    isLineDown: false,
    isFailing: false,
    isDiskRefusing: false,
    orphans: [],
  };
  let draining: Promise<boolean> | undefined;

  function change(next: Partial<OutboxState>): void {
    state = { ...state, ...next };
    listeners.tell();
  }

  function tellOfDisk(): void {
    const isDiskRefusing = edits.isRefusing();
    if (isDiskRefusing !== state.isDiskRefusing) change({ isDiskRefusing });
  }

  /** Sends now. True when nothing is left that could be sent; asked again while sending, it sends once more after. */
  async function flush(): Promise<boolean> {
    timer.cancel();
    while (draining !== undefined) await draining;
    draining = drainOnce().finally(() => {
      draining = undefined;
    });
    return draining;
  }

  async function drainOnce(): Promise<boolean> {
    await own.whenStored();
    timer.noteSending();
    change({ isSending: true });
    try {
      const drained = await navigator.locks.request(lockName, () => drainReport(options));
      if (drained.done) timer.beginAnew();
      else timer.sendAgain(drained.retryAfterSeconds);
      await takeOver();
      outside.tellSent();
      const isFailing = !drained.done && drained.isOfThisAlone === true;
      change({ isSending: false, isLineDown: !drained.done, isFailing, isDiskRefusing: edits.isRefusing() });
      return drained.done;
    } catch (error) {
      change({ isSending: false });
      throw error;
    }
  }

  /** What tabs that are gone have left behind is shown and sent here. */
  async function takeOver(): Promise<void> {
    if (await showEdits(options, await own.takeOver())) timer.sendSoon();
    await readOrphans();
  }

  async function readOrphans(): Promise<void> {
    const orphans = (await own.list()).filter((edit) => report.entry(subjectOf(edit)) === undefined);
    if (orphans.length > 0 || state.orphans.length > 0) change({ orphans });
  }

  function close(): void {
    timer.stop();
    own.end();
    // What could not be sent here is for whoever has the report open: only now is it seen to be left behind.
    if (report.totals().waiting > 0) outside.tellSent();
    outside.stop();
  }

  return {
    read: (): OutboxState => state,
    subscribe: listeners.subscribe,

    /** Shows what is on disk over what the service has, as after a reload. */
    overlay: takeOver,
    flush,

    type: (subject: Subject, field: EditedField, value: FieldValue): void => {
      if (report.entry(subject) === undefined) return;
      own.put(subject, field, value);
      void own.whenStored().then(tellOfDisk);
      report.type(subject, field, value);
      timer.sendAfterTyping(state);
    },

    /** In no tab of this browser. */
    whileNothingIsSent: <Result>(work: () => Promise<Result>): Promise<Result> =>
      navigator.locks.request(lockName, work),
    /** The row behind a field that needs a decision. */
    find: own.find,

    /** A conflict or a refusal is decided for what was typed here. */
    keepMine: async (subject: Subject, field: EditedField, value: FieldValue): Promise<void> => {
      // Shown as waiting at once: until it is sent nobody may read that all is saved.
      report.type(subject, field, value);
      own.decide(subject, field, value);
      await flush();
    },

    /** What was typed here is given up. */
    letGo: async (subject: Subject, field: EditedField): Promise<void> => {
      await own.discard(subject, field);
      report.letGo(subject, field);
      await takeOver();
    },

    followDisk: async (): Promise<void> => {
      await own.whenStored();
      await settleSentElsewhere(options);
      await takeOver();
    },

    /** What was typed into an item that somebody else has removed is kept aside. */
    followReport: async (): Promise<void> => {
      await own.whenStored();
      await readOrphans();
      if (state.orphans.some((edit) => edit.state === 'waiting')) timer.sendSoon();
    },

    close,

    /**
     * Sends what is left, then closes. While an answer does not come, whoever opens the report again shows and keeps what
     * was typed here.
     */
    leave: async (): Promise<void> => {
      own.end();
      await flush().finally(close);
    },
  };
}
