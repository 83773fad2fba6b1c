/** Makes one export of what is kept about a person: a zip beside its place, and moved there when it is whole. */
import { mkdir, rename, rm, stat } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import { dirname } from 'node:path';
import type { Logger } from 'pino';
import { isForWantOfRoom } from '#domain/storage/want-of-room.ts';
import type { Store } from '#store/build-store.ts';
import type { Database } from '#store/database/database.ts';
import { exportPath } from '#store/privacy/export-files.ts';
import { writeExport } from '../person-export/write-export.ts';
import { buildProgressWriter } from '../progress-writer.ts';

type Options = { database: Database; store: Store; dataDir: string; log: Pick<Logger, 'error'> };

/** Milliseconds after each failed attempt but the last. */
const pauses = [2_000, 10_000];
/** Milliseconds: gigabytes of films from a slow disk. */
const LONGEST_RUN = 3_600_000;
/** Restarts in the middle of one export are bad luck; so many are its own doing. */
const MOST_INTERRUPTIONS = 5;

function reasonFor(error: unknown): string {
  return isForWantOfRoom(error)
    ? 'There is no room for it on the disk of the service.'
    : 'The export could not be made. The log of the service says why.';
}

export function buildMakePersonExport({ database, store, dataDir, log }: Options) {
  return async (key: { accountId: number; id: number }, stopping: AbortSignal): Promise<void> => {
    const { accountId, id } = key;
    const row = await store.personExports.get(accountId, id);
    if (row.state === 'ready' || row.state === 'failed') return;
    const interruptions = await store.personExports.start(key);
    if (interruptions >= MOST_INTERRUPTIONS) {
      log.error({ exportId: id, interruptions }, 'an export is given up: the worker ended each time it was made');
      return store.personExports.fail(key, 'The service ended each time it made this export.', null);
    }
    const progress = buildProgressWriter((percent) => store.personExports.setProgress(key, percent));
    const path = exportPath(dataDir, key);
    const part = `${path}.${randomUUID()}.part`;
    try {
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      const signal = AbortSignal.any([stopping, AbortSignal.timeout(LONGEST_RUN)]);
      const made = await writeExport({ database, dataDir, row, path: part, signal, onProgress: progress.tell });
      await progress.end();
      if (made === undefined) return await store.personExports.fail(key, 'Nothing is kept about this person.', null);
      const { size } = await stat(part);
      await rename(part, path);
      await store.personExports.finish(key, { ...made, bytes: size });
    } catch (error) {
      await progress.end();
      if (stopping.aborted) return await store.personExports.putDown(key);
      log.error({ err: error, exportId: id }, 'an export failed');
      await store.personExports.fail(key, reasonFor(error), pauses[row.attempts] ?? null);
    } finally {
      await rm(part, { force: true });
    }
  };
}
