/** Determines the kind of a file from its content alone; its name and declared type can only speak against it. */
import { open } from 'node:fs/promises';
import { TextDecoder } from 'node:util';
import { createReadStream } from 'node:fs';
import { fileTypeFromBuffer, fileTypeFromFile } from 'file-type';
import type { AttachmentType } from '#domain/attachment-type.ts';
import { Refusal } from '#domain/refusal.ts';

export type FileKind = { type: AttachmentType; mediaType: string };

/** Enough bytes to decide for all but containers (Office documents are zip archives). */
export const HEAD_BYTES = 4100;
const MB = 1_000_000;
export const mostBytes: Record<AttachmentType, number> = {
  IMAGE: 30 * MB,
  AUDIO: 200 * MB,
  VIDEO: 500 * MB,
  FILE: 50 * MB,
};

/** By the media type that file-type gives, which knows several names for some. */
const kinds: Record<string, FileKind> = {
  'image/jpeg': { type: 'IMAGE', mediaType: 'image/jpeg' },
  'image/png': { type: 'IMAGE', mediaType: 'image/png' },
  'image/webp': { type: 'IMAGE', mediaType: 'image/webp' },
  'image/heic': { type: 'IMAGE', mediaType: 'image/heic' },
  'image/heif': { type: 'IMAGE', mediaType: 'image/heif' },
  'image/gif': { type: 'IMAGE', mediaType: 'image/gif' },
  'video/mp4': { type: 'VIDEO', mediaType: 'video/mp4' },
  'video/x-m4v': { type: 'VIDEO', mediaType: 'video/mp4' },
  'video/quicktime': { type: 'VIDEO', mediaType: 'video/quicktime' },
  'video/webm': { type: 'VIDEO', mediaType: 'video/webm' },
  'audio/mpeg': { type: 'AUDIO', mediaType: 'audio/mpeg' },
  'audio/mp4': { type: 'AUDIO', mediaType: 'audio/mp4' },
  'audio/x-m4a': { type: 'AUDIO', mediaType: 'audio/mp4' },
  'audio/wav': { type: 'AUDIO', mediaType: 'audio/wav' },
  'audio/ogg': { type: 'AUDIO', mediaType: 'audio/ogg' },
  'audio/ogg; codecs=opus': { type: 'AUDIO', mediaType: 'audio/ogg' },
  'audio/flac': { type: 'AUDIO', mediaType: 'audio/flac' },
  'audio/amr': { type: 'AUDIO', mediaType: 'audio/amr' },
  'application/pdf': { type: 'FILE', mediaType: 'application/pdf' },
};
const officeArchive =
  /^application\/vnd\.(openxmlformats-officedocument\.(wordprocessingml\.document|spreadsheetml\.sheet|presentationml\.presentation)|oasis\.opendocument\.(text|spreadsheet|presentation))$/;
/** Names of the main stream in the old binary Office formats, which look like any other compound file. */
const officeStreams = [
  { stream: 'WordDocument', mediaType: 'application/msword' },
  { stream: 'Workbook', mediaType: 'application/vnd.ms-excel' },
  { stream: 'PowerPoint Document', mediaType: 'application/vnd.ms-powerpoint' },
];

export function unsupported(detail: string): Refusal {
  return new Refusal('unsupported_media', detail);
}

/** The kind that the beginning shows; undefined when only the whole file can tell (archives, text). */
export async function kindFromHead(head: Buffer): Promise<FileKind | undefined> {
  const found = await fileTypeFromBuffer(head);
  if (found?.mime === 'video/webm' && isSoundOnly(head)) return { type: 'AUDIO', mediaType: 'audio/webm' };
  return found === undefined ? undefined : kinds[found.mime];
}

/** Browsers record voice notes as WebM too: then its track list names a sound codec and no picture codec. */
function isSoundOnly(head: Buffer): boolean {
  return /A_(OPUS|VORBIS)/.test(head.toString('latin1')) && !/V_(VP8|VP9|AV1)/.test(head.toString('latin1'));
}

export async function kindFromFile(path: string, head: Buffer): Promise<FileKind> {
  const fromHead = await kindFromHead(head);
  if (fromHead !== undefined) return fromHead;
  const found = await fileTypeFromFile(path);
  if (found === undefined)
    return (await isPlainText(path, head)) ? { type: 'FILE', mediaType: 'text/plain' } : refuse();
  const { mime } = found;
  if (officeArchive.test(mime)) return { type: 'FILE', mediaType: mime };
  if (mime === 'application/x-cfb') return { type: 'FILE', mediaType: await compoundKind(path) };
  return refuse(mime);
}

function refuse(found?: string): never {
  const what = found === undefined ? 'of an unknown kind' : found;
  throw unsupported(
    `The file is ${what}. Taken are pictures (JPEG, PNG, WebP, HEIC, GIF), video (MP4, MOV, WebM), sound (MP3, M4A, WAV, OGG, FLAC, AMR), PDF, Office documents and plain text.`,
  );
}

/** [MS-CFB] 2.2: the directory, a list of 128-byte entries, starts in the sector named at offset 48. */
async function compoundKind(path: string): Promise<string> {
  const file = await open(path);
  try {
    const header = Buffer.alloc(512);
    await file.read(header, 0, 512, 0);
    const sectorBytes = 2 ** Math.min(header.readUInt16LE(30), 12);
    const directory = Buffer.alloc(4096);
    await file.read(directory, 0, 4096, (header.readUInt32LE(48) + 1) * sectorBytes);
    const found = officeStreams.find(({ stream }) => directory.includes(Buffer.from(stream, 'utf16le')));
    return found?.mediaType ?? refuse('application/x-cfb');
  } finally {
    await file.close();
  }
}

const markup = /^\s*<[!?a-z]/i;
// Tab, line feed, form feed, carriage return and escape occur in honest text files.
// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
const controlCharacter = /[\u0000-\u0008\u000b\u000e-\u001a\u001c-\u001f\u007f]/;

/** UTF-8 throughout, without control characters, and not a page or a picture in text's clothes. */
async function isPlainText(path: string, head: Buffer): Promise<boolean> {
  if (head.length === 0 || markup.test(head.toString('utf8').replace(/^\ufeff/, ''))) return false;
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for await (const chunk of createReadStream(path)) {
      if (controlCharacter.test(decoder.decode(chunk as Buffer, { stream: true }))) return false;
    }
    decoder.decode();
    return true;
  } catch {
    return false;
  }
}
