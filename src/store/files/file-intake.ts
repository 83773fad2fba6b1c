/**
 * Files coming in: streamed to `incoming`, checked, moved into place by one rename together with their rows.
 *
 *   receive ──> place (in the caller's transaction, under a lock of this content) ──> settle
 *
 * A marker names the moved files until the rows are committed, so that after a crash no file is left without rows.
 */
import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Refusal } from '#domain/refusal.ts';
import type { Database, Executor } from '../database/database.ts';
import type { FileDetails } from './file-details.ts';
import { type Claims, checkClaims, checkOneKind } from './file-honesty.ts';
import { type FileKind, HEAD_BYTES, kindFromFile, kindFromHead, mostBytes, unsupported } from './file-kind.ts';
import { makeRenditions, readPicture } from './file-renditions.ts';
import { orderMedia } from './media-children.ts';
import { isInPlace, lockContent, removeIfUnused } from './file-sweep.ts';
import { fileFolder } from './files.ts';
import { type Scanner, scanFile } from './file-scan.ts';

export type ReceivedFile = FileKind &
  FileDetails & {
    /** Under `incoming`, with the original and the upright renditions. */
    folder: string;
    sha256: string;
    bytes: number;
    width: number | null;
    height: number | null;
  };

/** The directory for incoming files, and the scanner that sees them first. */
export type Intake = {
  dataDir: string;
  accountId: number;
  scanner?: Scanner | undefined;
  /** Refuses what the account may not keep beside the rest. */
  checkRoom?: (bytes: number) => Promise<void>;
};

/** Streams to disk, at most as much as its kind may have, and refuses files that are not what they claim to be. */
export async function receiveFile(
  { dataDir, accountId, scanner, checkRoom }: Intake,
  stream: Readable,
  claims: Claims,
): Promise<ReceivedFile> {
  // It may fail while nobody reads it yet, which would end the process; a later reader gets the error.
  stream.on('error', () => undefined);
  const folder = join(dataDir, 'incoming', randomUUID());
  await mkdir(folder, { recursive: true });
  try {
    const path = join(folder, 'original');
    const { head, sha256, bytes } = await writeLimited(stream, path);
    if (bytes === 0) throw unsupported('The file is empty.');
    if (scanner !== undefined) await scanFile(scanner, path);
    // A picture that is here already, or comes a second time, has its renditions.
    const isKnown = await isInPlace(dataDir, { accountId, sha256 });
    // Known content takes no room: a repeated upload is answered however full the account is.
    if (!isKnown) await checkRoom?.(bytes);
    return { folder, sha256, bytes, ...(await examine(path, folder, { head, bytes, claims, isKnown })) };
  } catch (error) {
    stream.destroy();
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}

async function writeLimited(stream: Readable, path: string): Promise<{ head: Buffer; sha256: string; bytes: number }> {
  const hash = createHash('sha256');
  let head = Buffer.alloc(0);
  let bytes = 0;
  let limit: number | undefined;
  const measure = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      hash.update(chunk);
      if (head.length < HEAD_BYTES) head = Buffer.concat([head, chunk.subarray(0, HEAD_BYTES - head.length)]);
      const checked = limit === undefined && head.length === HEAD_BYTES ? setLimit() : Promise.resolve();
      checked.then(
        () => (bytes > (limit ?? mostBytes.IMAGE) ? done(tooLarge(limit ?? mostBytes.IMAGE)) : done(null, chunk)),
        done,
      );
    },
  });
  const setLimit = async () => {
    const kind = await kindFromHead(head);
    limit = mostBytes[kind?.type ?? 'FILE'];
  };
  // Flushed to the disk itself, because acknowledged files survive a power cut.
  await pipeline(stream, measure, createWriteStream(path, { flush: true }));
  return { head, sha256: hash.digest('hex'), bytes };
}

function tooLarge(limit: number): Refusal {
  return new Refusal('too_large', `Files of this kind have at most ${limit / 1_000_000} MB.`);
}

type Examination = { head: Buffer; bytes: number; claims: Claims; isKnown: boolean };
type Examined = Omit<ReceivedFile, 'folder' | 'sha256' | 'bytes'>;

async function examine(path: string, folder: string, { head, bytes, claims, isKnown }: Examination): Promise<Examined> {
  const kind = await kindFromFile(path, head);
  checkClaims(kind, claims);
  await checkOneKind(path, bytes, head, kind);
  const plain = { width: null, height: null, takenAt: null, duration: null };
  if (kind.type === 'IMAGE') {
    const picture = await readPicture(path);
    if (!isKnown) await makeRenditions(path, folder, 0);
    return { ...kind, ...picture };
  }
  if (kind.type === 'FILE') return { ...kind, ...plain };
  const answer = await orderMedia({ task: 'describe', original: path });
  // Damaged metadata is no reason to refuse a recording.
  if (!('recording' in answer)) return { ...kind, ...plain };
  const { hasPicture, ...details } = answer.recording;
  // Dictations are often kept as films without a picture.
  const isSound = kind.type === 'VIDEO' && !hasPicture && kind.mediaType !== 'video/webm';
  return { ...plain, ...details, ...(isSound ? { type: 'AUDIO', mediaType: 'audio/mp4' } : kind) };
}

/** The marker that names a move until its rows are committed. */
export const markerOf = ({ folder }: ReceivedFile) => `${folder}.placed`;

/** Moves the file into place and gives its row, in the caller's transaction. Stored once by content. */
export async function placeFile(tx: Executor, dataDir: string, accountId: number, file: ReceivedFile): Promise<number> {
  const content = { accountId, sha256: file.sha256 };
  await lockContent(tx, content);
  if (!(await isInPlace(dataDir, content))) {
    await writeFile(markerOf(file), JSON.stringify(content));
    const target = fileFolder(dataDir, content);
    await mkdir(dirname(target), { recursive: true });
    // Left by a crash, without an original in it.
    await rm(target, { recursive: true, force: true });
    await rename(file.folder, target);
  }
  const { type, mediaType, bytes, width, height, duration, takenAt } = file;
  const [row] = await tx.rows<{ id: number }>(
    'files.add',
    `with made as (
       insert into files (account_id, id, sha256, type, media_type, bytes, width, height, duration, taken_at)
       values ($1, $11, $2, $3, $4, $5, $6, $7, $8,
         coalesce($9::timestamptz, $10::timestamp at time zone (select time_zone from accounts where id = $1)))
       on conflict (account_id, sha256) do nothing returning id
     )
     select id from made union all select id from files where account_id = $1 and sha256 = $2`,
    [
      accountId,
      file.sha256,
      type,
      mediaType,
      bytes,
      width,
      height,
      duration,
      takenAt !== null && 'instant' in takenAt ? takenAt.instant : null,
      takenAt !== null && 'local' in takenAt ? takenAt.local : null,
      await tx.ids.takeOne('files', accountId),
    ],
  );
  if (row === undefined) throw new Error('insert returned no row');
  return row.id;
}

/** After the transaction: nothing of it stays in `incoming`, and when it failed no file stays without rows. */
export async function settleFile(
  database: Database,
  dataDir: string,
  accountId: number,
  file: ReceivedFile,
  committed: boolean,
): Promise<void> {
  await rm(file.folder, { recursive: true, force: true });
  if (!committed) await removeIfUnused(database, dataDir, { accountId, sha256: file.sha256 });
  await rm(markerOf(file), { force: true });
}
