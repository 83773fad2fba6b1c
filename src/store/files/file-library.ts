/** Files as the rest of the service sees them: received, placed with their rows, read, and taken away when unused. */
import { rm } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import type { AttachmentType } from '#domain/attachment-type.ts';
import type { PicturePart } from '#domain/covering/picture-part.ts';
import { buildDeliveries } from './attachments-deliveries.ts';
import { buildStorageStore } from '../account/storage.ts';
import type { Database, Executor, Outcome } from '../database/database.ts';
import { findAccountOfId } from '../directory/token-accounts.ts';
import type { Claims } from './file-honesty.ts';
import { buildOverlays } from './film-place.ts';
import { makeCovered } from './covering/make-covered.ts';
import { placeFile, type ReceivedFile, receiveFile } from './file-intake.ts';
import { ensureRendition } from './file-renditions.ts';
import type { Scanner } from './file-scan.ts';
import { removeUnusedFiles, sweepFiles } from './file-sweep.ts';
import type { LinkedId } from './link-signature.ts';
import { buildTakeback } from './file-takeback.ts';
import { type FileContent, originalPath, type Rendition, type Rotation } from './files.ts';

export type StoredFile = FileContent & { type: AttachmentType; mediaType: string };

export const buildFileStore = (db: Executor) => ({
  /** In the transaction that shows it: the file's id, and the file in its place. */
  place: (accountId: number, dataDir: string, file: ReceivedFile): Promise<number> =>
    placeFile(db, dataDir, accountId, file),
});

/** A store, of which only its end is of interest. */
type Ends = Pick<Executor, 'afterEnd'>;

/** Undefined: nothing examines files, and accounts keep as much as there is room for unless they have a quota. */
export type UploadRules = { scanner?: Scanner | undefined; uploadQuota?: number | undefined };

/** The outcome for a part that failed: the rest may have been committed all the same. */
const failed = (outcome: Outcome): Outcome => (outcome === 'committed' ? 'rolled back' : outcome);

export const buildFileLibrary = (database: Database, dataDir: string, rules: UploadRules = {}) => {
  const { scanner, uploadQuota } = rules;
  const storage = buildStorageStore(database);
  const deliveries = buildDeliveries(dataDir);
  const takeback = buildTakeback(database, dataDir);

  return {
    receive: (accountId: number, stream: Readable, claims: Claims): Promise<ReceivedFile> =>
      receiveFile(
        {
          dataDir,
          accountId,
          scanner,
          checkRoom: (bytes) => storage.checkRoom(accountId, uploadQuota, { bytes }),
        },
        stream,
        claims,
      ),

    /** `work` places the file in a transaction of the store, or in the one that the store is of; after a refusal nothing of it stays. */
    settle: async <Result>(
      store: Ends,
      accountId: number,
      file: ReceivedFile,
      work: () => Promise<Result>,
    ): Promise<Result> => {
      let hasWorked = false;
      try {
        const result = await work();
        hasWorked = true;
        return result;
      } finally {
        await store.afterEnd((outcome) => takeback.settle(accountId, file, hasWorked ? outcome : failed(outcome)));
      }
    },

    /** Like a received file; it is placed and settled, or discarded. */
    cover: (content: Parameters<typeof makeCovered>[1], parts: PicturePart[]): Promise<ReceivedFile> =>
      makeCovered(dataDir, content, parts),

    /** Discards a received file that is not wanted after all. */
    discard: ({ folder }: ReceivedFile): Promise<void> => rm(folder, { recursive: true, force: true }),

    /**
     * For signed links: the signature is what allows. Links from before parts of a picture were covered give the covered
     * one, at once and in every process, so nothing is remembered here.
     */
    findLinked: async ({ accountId, id }: LinkedId): Promise<StoredFile | undefined> => {
      const owner = accountId ?? (await findAccountOfId(database, 'files', id));
      if (owner === undefined) return undefined;
      const [row] = await database.rows<StoredFile>(
        'files.find',
        `select account_id as "accountId", sha256, type, media_type as "mediaType" from files
         where account_id = $1
           and id = coalesce((select shown_id from covered_files where account_id = $1 and file_id = $2), $2)`,
        [owner, id],
      );
      return row;
    },

    findOverlays: buildOverlays(dataDir),
    originalPath: (content: FileContent): string => originalPath(dataDir, content),
    renditionPath: (content: FileContent, rendition: Rendition, rotation: Rotation): Promise<string> =>
      ensureRendition(dataDir, content, rendition, rotation),

    /** When the transaction of the store has ended: what nothing shows any more. */
    removeUnused: (store: Ends, accountId: number, ids: number[]): Promise<void> =>
      store.afterEnd(async (outcome) => {
        if (outcome === 'committed') await removeUnusedFiles(database, dataDir, accountId, ids);
      }),
    sweep: (): Promise<void> => sweepFiles(database, dataDir),
    deliveries,
    close: (): Promise<void> => takeback.stop(),
  };
};
export type FileLibrary = ReturnType<typeof buildFileLibrary>;
