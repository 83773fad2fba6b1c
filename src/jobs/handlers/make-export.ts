/** Makes one export, of a person, of the whole account or for a dispute: a zip beside its place, and moved there when it is whole. */
import { createReadStream } from 'node:fs';
import { mkdir, rename, rm, stat } from 'node:fs/promises';
import { createHash, randomUUID } from 'node:crypto';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Logger } from 'pino';
import { isForWantOfRoom } from '#domain/storage/want-of-room.ts';
import type { Store } from '#store/build-store.ts';
import type { Database } from '#store/database/database.ts';
import { exportPath } from '#store/privacy/export-files.ts';
import type { ExportRow } from '#store/privacy/exports.ts';
import { writeDisputePack } from '../exports/dispute/write-dispute-pack.ts';
import { type ReadAccount, writeAccountExport } from '../exports/write-account-export.ts';
import { writePersonExport } from '../exports/write-person-export.ts';
import { buildProgressWriter } from '../progress-writer.ts';

type Options = {
  database: Database;
  store: Store;
  settings: { dataDir: string; publicUrl: string };
  log: Pick<Logger, 'error'>;
  /** Reads as the service answers, which the worker does not know. */
  readAccount: ReadAccount;
};

/** Milliseconds after each failed attempt but the last. */
const pauses = [2_000, 10_000];
/** Milliseconds: gigabytes of films from a slow disk, and of an account all its reports. */
const longestRun = { person: 3_600_000, account: 12 * 3_600_000, dispute: 3_600_000 };
/** Restarts in the middle of one export are bad luck; so many are its own doing. */
const MOST_INTERRUPTIONS = 5;

function reasonFor(error: unknown): string {
  return isForWantOfRoom(error)
    ? 'There is no room for it on the disk of the service.'
    : 'The export could not be made. The log of the service says why.';
}

export function buildMakeExport(options: Options) {
  const {
    store,
    settings: { dataDir },
    log,
  } = options;
  return async (key: { accountId: number; id: number }, stopping: AbortSignal): Promise<void> => {
    const { accountId, id } = key;
    const row = await store.exports.get(accountId, id);
    if (row.state === 'ready' || row.state === 'failed') return;
    const interruptions = await store.exports.start(key);
    if (interruptions >= MOST_INTERRUPTIONS) {
      log.error({ exportId: id, interruptions }, 'an export is given up: the worker ended each time it was made');
      return store.exports.fail(key, 'The service ended each time it made this export.', null);
    }
    const progress = buildProgressWriter((percent) => store.exports.setProgress(key, percent));
    const path = exportPath(dataDir, key);
    const part = `${path}.${randomUUID()}.part`;
    try {
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      const signal = AbortSignal.any([stopping, AbortSignal.timeout(longestRun[row.about])]);
      const made = await write(options, { row, path: part, signal, onProgress: progress.tell });
      await progress.end();
      if (typeof made === 'string') return await store.exports.fail(key, made, null);
      const { size } = await stat(part);
      const sha256 = row.about === 'dispute' ? await hashFile(part) : null;
      await rename(part, path);
      await store.exports.finish(key, { ...made, bytes: size, sha256 });
    } catch (error) {
      await progress.end();
      if (stopping.aborted) return await store.exports.putDown(key);
      log.error({ err: error, exportId: id }, 'an export failed');
      await store.exports.fail(key, reasonFor(error), pauses[row.attempts] ?? null);
    } finally {
      await rm(part, { force: true });
    }
  };
}

type Writing = { row: ExportRow; path: string; signal: AbortSignal; onProgress: (percent: number) => void };

/** Counts its contents, or says in words why there are none. */
async function write(
  { database, store, settings: { dataDir, publicUrl }, readAccount }: Options,
  writing: Writing,
): Promise<{ files: number; records: number } | string> {
  if (writing.row.about === 'person')
    return (await writePersonExport({ database, dataDir, ...writing })) ?? 'Nothing is kept about this person.';
  if (writing.row.about === 'dispute') return writeDisputePack({ database, store, dataDir, publicUrl, ...writing });
  const parts = await readAccount(writing.row);
  if (parts === undefined) return 'The person who asked for it is no administrator any more.';
  return writeAccountExport({ database, dataDir, publicUrl, parts, ...writing });
}

async function hashFile(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}
