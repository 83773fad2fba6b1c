/**
 * Files that come in parts (tus 1.0): one each, made when the attachment is announced.
 *
 *   <dataDir>/uploads/<delivery key>           the bytes so far (and .json beside it)
 *   <dataDir>/uploads/<delivery key>.done      it has become an attachment; for a client that missed the last answer
 */
import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { FileStore } from '@tus/file-store';
import { ERRORS, Upload } from '@tus/server';
import { isForWantOfRoom } from '#domain/storage/want-of-room.ts';
import { PENDING_DAYS } from './attachments-pending.ts';

/** Says that the disk is full, which the package's own store keeps to itself. */
class PartStore extends FileStore {
  override async write(...[part, key, offset]: Parameters<FileStore['write']>): Promise<number> {
    let bytes = 0;
    const counted = new Transform({
      transform(chunk: Buffer, _encoding, done) {
        bytes += chunk.length;
        done(null, chunk);
      },
    });
    try {
      await pipeline(part, counted, createWriteStream(join(this.directory, key), { flags: 'r+', start: offset }));
    } catch (error) {
      throw isForWantOfRoom(error) ? error : ERRORS.FILE_WRITE_ERROR;
    }
    return offset + bytes;
  }
}

export type Receipt = { accountId: number; size: number };

export function buildDeliveries(dataDir: string) {
  const directory = join(dataDir, 'uploads');
  const datastore = new PartStore({ directory });
  const receiptPath = (key: string) => join(directory, `${key}.done`);

  return {
    datastore,
    announce: async (key: string, size: number): Promise<void> => {
      await mkdir(directory, { recursive: true });
      await datastore.create(new Upload({ id: key, size, offset: 0 }));
    },
    open: (key: string): Readable => createReadStream(join(directory, key)),

    /** All of it has come; then only a crash can have kept it from becoming an attachment. */
    isComplete: async (key: string, size: number): Promise<boolean> =>
      (await stat(join(directory, key)).catch(() => undefined))?.size === size,

    /** Written before others can see that the delivery is no longer expected: a late request finds this instead. */
    confirm: async (key: string, receipt: Receipt): Promise<void> => {
      const unfinished = `${receiptPath(key)}-${randomUUID()}`;
      await writeFile(unfinished, JSON.stringify(receipt));
      await rename(unfinished, receiptPath(key));
    },
    /** Once it is an attachment for good. */
    finish: (key: string): Promise<void> => datastore.remove(key),
    findReceipt: async (accountId: number, key: string): Promise<Receipt | undefined> => {
      const text = await readFile(receiptPath(key), 'utf8').catch(() => undefined);
      const receipt = text === undefined ? undefined : (JSON.parse(text) as Receipt);
      return receipt?.accountId === accountId ? receipt : undefined;
    },
    cancel: async (key: string): Promise<void> => {
      await datastore.remove(key).catch(() => undefined);
      await rm(receiptPath(key), { force: true });
    },

    /** Deliveries that were announced too long ago. */
    sweep: async (): Promise<void> => {
      const oldest = Date.now() - PENDING_DAYS * 24 * 3_600_000;
      for (const name of await readdir(directory).catch(() => [])) {
        const path = join(directory, name);
        const found = await stat(path).catch(() => undefined);
        if (found !== undefined && found.mtimeMs < oldest) await rm(path, { force: true });
      }
    },
  };
}
