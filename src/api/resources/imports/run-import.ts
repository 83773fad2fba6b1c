/** Carries out one import, or its undoing, for the worker: by the rights that its administrator has now. */
import { UNDO_HOURS } from '#domain/import/import-kind.ts';
import type { Store } from '#store/build-store.ts';
import type { CountedImport, ImportKey } from '#store/imports/imports.ts';
import { audiences } from '../../audiences.ts';
import { findBackgroundCaller } from '../../background-caller.ts';
import type { Inviter } from '../invitations/operations.ts';
import type { Job } from './importers/importer.ts';
import { undoRows, writeRows } from './write-rows.ts';

type Options = { store: Store; settings: Inviter['settings']; log: { error: (facts: object, words: string) => void } };

/** Looked at and written together. */
const ROWS_TOGETHER = 50;
/** Milliseconds after each failed attempt but the last. */
const pauses = [2_000, 10_000, 60_000];

export function buildRunImport({ store, settings, log }: Options) {
  return async (key: ImportKey, stopping: AbortSignal): Promise<void> => {
    const one = await store.imports.get(key.accountId, key.id);
    const isUndo = one.state === 'undoing';
    if (!isUndo && one.state !== 'queued' && one.state !== 'running') return;
    const caller = await findBackgroundCaller(store, one, [], audiences.administrators);
    if (caller === undefined)
      return store.imports.fail(key, 'The person who asked for it is no administrator any more.', null);
    const job: Job = { caller, inviter: { caller, settings }, invites: one.invites };
    try {
      if (isUndo) await undo(store, job, one, stopping);
      else await carryOut(store, job, one, stopping);
    } catch (error) {
      log.error({ err: error, importId: key.id }, 'an import failed');
      const words = `The service could not go on with it. What is done is done, and can be undone within ${UNDO_HOURS} hours.`;
      await store.imports.fail(key, words, pauses[one.attempts] ?? null);
    }
  };
}

async function carryOut(store: Store, job: Job, one: CountedImport, stopping: AbortSignal): Promise<void> {
  await store.imports.begin(one);
  for (;;) {
    if (stopping.aborted) return;
    const rows = await store.imports.listWaiting(one, ROWS_TOGETHER);
    if (rows.length === 0) break;
    await writeRows(store, job, one, rows);
  }
  await store.imports.finish(one);
}

async function undo(store: Store, job: Job, one: CountedImport, stopping: AbortSignal): Promise<void> {
  for (;;) {
    if (stopping.aborted) return;
    const rows = await store.imports.listWritten(one, ROWS_TOGETHER);
    if (rows.length === 0) break;
    await undoRows(store, job, one, rows);
  }
  await store.imports.finishUndo(one);
}
