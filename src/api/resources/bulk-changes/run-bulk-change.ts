/** Carries out one bulk change, or its undoing, for the worker: by the rights that its manager has now. */
import { BULK_UNDO_HOURS } from '#domain/bulk-change.ts';
import { Refusal } from '#domain/refusal.ts';
import type { Store } from '#store/build-store.ts';
import type { BulkRowRecord } from '#store/inspections/bulk-change-rows.ts';
import type { BulkChangeKey } from '#store/inspections/bulk-changes.ts';
import { audiences } from '../../audiences.ts';
import { findBackgroundCaller } from '../../background-caller.ts';
import { type BulkJob, carryOutRows, jobOf, undoRows } from './carry-out.ts';

type Options = {
  store: Store;
  settings: { publicUrl: string };
  log: { error: (facts: object, words: string) => void };
};

/** In one transaction: few, so that nobody who changes one of them waits long. */
const ROWS_TOGETHER = 10;
/** At once, in transactions of their own: one waits for the database most of its time. */
const TRANSACTIONS = 2;
const noMoreAllowed =
  'The person who asked for it is no manager any more, or has withdrawn the approval of the application.';
/** Milliseconds after each failed attempt but the last. */
const pauses = [2_000, 10_000, 60_000];

export function buildRunBulkChange({ store, settings, log }: Options) {
  return async (key: BulkChangeKey, stopping: AbortSignal): Promise<void> => {
    const one = await store.bulkChanges.get(key.accountId, key.id);
    const isUndo = one.state === 'undoing';
    if (!isUndo && one.state !== 'queued' && one.state !== 'running') return;
    const way = isUndo ? undoing : changing;
    try {
      await store.bulkChanges.begin(key);
      for (let isMore = true; isMore && !stopping.aborted; ) {
        const caller = await findBackgroundCaller(store, one, [], audiences.managers);
        if (caller === undefined) return await store.bulkChanges.fail(key, noMoreAllowed, null);
        isMore = await goOn(store, await jobOf(store, caller, { settings }), key, way);
      }
    } catch (error) {
      log.error({ err: error, bulkChangeId: key.id }, 'a bulk change failed');
      const words = `The service could not go on with it. What is changed stays, and can be undone within ${BULK_UNDO_HOURS} hours.`;
      await store.bulkChanges.fail(key, words, pauses[one.attempts] ?? null);
    }
  };
}

type Way = typeof changing;

const changing = {
  state: 'running' as 'running' | 'undoing',
  refused: 'refused' as 'refused' | 'kept',
  next: (store: Store, key: BulkChangeKey, most: number) => store.bulkChanges.listWaiting(key, most),
  settle: carryOutRows,
  finish: (store: Store, key: BulkChangeKey) => store.bulkChanges.finish(key),
};
const undoing: Way = {
  state: 'undoing',
  refused: 'kept',
  next: (store, key, most) => store.bulkChanges.listChanged(key, most),
  settle: undoRows,
  finish: (store, key) => store.bulkChanges.finishUndo(key),
};

/** The next few with their outcomes; false at the end, and when somebody has undone it meanwhile. */
async function goOn(store: Store, job: BulkJob, key: BulkChangeKey, way: Way): Promise<boolean> {
  const rows = await way.next(store, key, ROWS_TOGETHER * TRANSACTIONS);
  const parts = [rows.slice(0, ROWS_TOGETHER), rows.slice(ROWS_TOGETHER)].filter(({ length }) => length > 0);
  if (parts.length === 0) return end(store, key, way);
  const outcomes = await Promise.allSettled(parts.map((part) => settle(store, job, key, way, part)));
  return outcomes.every((outcome) => {
    if (outcome.status === 'rejected') throw outcome.reason;
    return outcome.value;
  });
}

async function end(store: Store, key: BulkChangeKey, way: Way): Promise<false> {
  await store.inTransaction(async (tx) => {
    const { state } = await tx.bulkChanges.lock(key.accountId, key.id);
    if (state === way.state) await way.finish(tx, key);
  });
  return false;
}

/** All of them together, which is quicker; and should one be refused, one by one, so that the no is its outcome alone. */
async function settle(
  store: Store,
  job: BulkJob,
  key: BulkChangeKey,
  way: Way,
  rows: BulkRowRecord[],
): Promise<boolean> {
  try {
    return await store.inTransaction(async (tx) => {
      const one = await tx.bulkChanges.hold(key.accountId, key.id);
      if (one.state !== way.state) return false;
      await way.settle(tx, job, one, rows);
      return true;
    });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const [only] = rows;
    if (rows.length === 1 && only !== undefined)
      await store.bulkChanges.settle(key, [{ number: only.number, outcome: way.refused, note: error.message }]);
    else for (const row of rows) if (!(await settle(store, job, key, way, [row]))) return false;
    return true;
  }
}
